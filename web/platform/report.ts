import type { BrowserLogEntry } from '#domain/operations/browser-log.ts';
import { callApi } from './api.ts';

// The server's limits, repeated without its schema: this file is fetched when something has gone wrong.
const messageLength = 500;
const stackLength = 4000;
const reportsOfOnePage = 20;

const noise = /\b(test|dummy|sample|example|placeholder|lorem)\b/i;

let sent = 0;
const seen = new Set<string>();

/**
 * Tells the server what went wrong here. Low-severity noise and repetitions are dropped (EVENT-16); a
 * report that does not arrive goes to the console and disturbs nobody (EVENT-17). Never pass story text.
 */
export async function report(entry: Pick<BrowserLogEntry, 'type' | 'severity' | 'message'> & { stack?: string }) {
  const message = clean(entry.message, messageLength);
  const key = `${entry.type} ${message}`;
  if (message === '' || seen.has(key) || sent >= reportsOfOnePage) return;
  if (entry.severity !== 'high' && noise.test(message)) return;
  seen.add(key);
  sent += 1;
  const stack = clean(entry.stack ?? '', stackLength);
  try {
    const whole: BrowserLogEntry = {
      type: entry.type,
      severity: entry.severity,
      message,
      pagePath: clean(location.pathname, 300) || '/',
      ...(stack && { stack }),
    };
    await callApi('/api/operations/log', { method: 'POST', body: { entries: [whole] } });
  } catch (error) {
    console.warn('A report did not arrive', error);
  }
}

/** Returns at most `length` characters of the text, without any that the server refuses. */
function clean(text: string, length: number): string {
  return text.replaceAll('\u0000', '').trim().slice(0, length).toWellFormed().trim();
}

/** Reports an uncaught error with high severity (EVENT-15). */
export function reportUncaught(type: 'window_error' | 'unhandled_rejection', reason: unknown): void {
  const error = reason instanceof Error ? reason : undefined;
  // An aborted call is reported to the user where it was made.
  if (error?.name === 'AbortError') return;
  void report({
    type,
    severity: 'high',
    message: error
      ? `${error.name}: ${error.message}`
      : `${type}: ${typeof reason === 'string' ? reason : 'no reason given'}`,
    ...(error?.stack && { stack: error.stack }),
  });
}
