import { z } from 'zod';
import { textUpTo } from '../text.ts';

/** Longest values, in characters; a browser cuts before it sends. */
const browserLogBounds = { message: 500, stack: 4000, path: 300, entries: 10 } as const;

export const browserLogEntrySchema = z.object({
  type: z.enum(['window_error', 'unhandled_rejection', 'page_not_found', 'client']),
  severity: z.enum(['low', 'medium', 'high']),
  message: textUpTo(browserLogBounds.message),
  stack: textUpTo(browserLogBounds.stack).optional(),
  /** The page's path alone: no query and no fragment, which may hold a token. */
  pagePath: textUpTo(browserLogBounds.path).optional(),
});
export type BrowserLogEntry = z.infer<typeof browserLogEntrySchema>;

/** POST: what went wrong in a browser. Answers 204 whether or not it was kept. */
export const browserLogPath = '/api/operations/log';
export const browserLogSchema = z.object({
  entries: z.array(browserLogEntrySchema).min(1).max(browserLogBounds.entries),
});

/**
 * A text for the log without what could name somebody or let somebody in: addresses of mail, tokens,
 * and the query and fragment of addresses (P31).
 */
export function redact(text: string): string {
  return text
    .replace(/[^\s@<>"'()]+@[^\s@<>"'()]+\.[a-z]{2,}/gi, '[email]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
    .replace(/\b(bearer|token|key|secret|password)([=:\s]+)[^\s&"',;]+/gi, '$1$2[hidden]')
    .replace(/((?:https?:\/\/|\/)[^\s?#"')]*)[?#][^\s"')]*/g, '$1')
    .replace(/\b[\w-]{40,}\b/g, '[token]');
}
