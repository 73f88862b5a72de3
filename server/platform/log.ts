import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured lines on standard output. Whoever logs passes ids and codes, never names, texts or tokens (P31). */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
