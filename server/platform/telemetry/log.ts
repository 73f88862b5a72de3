import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured lines on standard output. Callers pass ids and codes, never names, texts or tokens (P31). */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

type ErrorLine = { type: string; message: string; code?: string; constraint?: string; stack: string; cause?: unknown };

/**
 * Describes an error for the log (P31, P33): its kind, its code, where it happened and why, and nothing of
 * the data on which it failed. A failed query names its parameters, and a database or a parser quotes
 * the value that it refused.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? 'not an error' : String(error).slice(0, 300);
  const { code, constraint, cause } = error as Error & { code?: unknown; constraint?: unknown };
  const line: ErrorLine = {
    type: error.constructor.name,
    message: withoutData(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    // The first lines of a stack repeat the message.
    stack: (error.stack ?? '').split('\n').filter(isPlace).join('\n'),
  };
  return cause instanceof Error ? { ...line, cause: describeError(cause) } : line;
}

const isPlace = (line: string) => /^\s+at .*(:\d+:\d+\)?|<anonymous>\)?|native\)?)$/.test(line);

function withoutData(message: string): string {
  return message
    .replace(/\nparams: .*$/s, '')
    .replace(/"[^"]*"?/g, '"…"')
    .slice(0, 1000);
}
