import { z } from 'zod';
import { textUpTo } from '../text.ts';

/** Longest values, in characters, and most entries; browsers truncate before sending. */
const browserLogBounds = { message: 500, stack: 4000, path: 300, entries: 10 } as const;

export const browserLogEntrySchema = z.object({
  type: z.enum(['window_error', 'unhandled_rejection', 'page_not_found', 'client']),
  severity: z.enum(['low', 'medium', 'high']),
  message: textUpTo(browserLogBounds.message),
  stack: textUpTo(browserLogBounds.stack).optional(),
  /** Only the page's path: the query and the fragment may contain a token. */
  pagePath: textUpTo(browserLogBounds.path).optional(),
});
export type BrowserLogEntry = z.infer<typeof browserLogEntrySchema>;

/** POST reports what went wrong in a browser. Returns 204 whether or not it was stored. */
export const browserLogPath = '/api/operations/log';
export const browserLogSchema = z.object({
  entries: z.array(browserLogEntrySchema).min(1).max(browserLogBounds.entries),
});

/**
 * Removes from a log text what could identify somebody or grant access: mail addresses, tokens, and
 * the query and fragment of addresses (P31).
 */
export function redact(text: string): string {
  return text
    .replace(/[^\s@<>"'()]+@[^\s@<>"'()]+\.[a-z]{2,}/gi, '[email]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
    .replace(/\b(bearer|token|key|secret|password)([=:\s]+)[^\s&"',;]+/gi, '$1$2[hidden]')
    .replace(/((?:https?:\/\/|\/)[^\s?#"')]*)[?#][^\s"')]*/g, '$1')
    .replace(/\b[\w-]{40,}\b/g, '[token]');
}
