import type { ErrorCode, ErrorDetails } from '#domain/errors.ts';
import { ApiError, NetworkError } from '../../platform/api.ts';

/** A failing answer and its content. */
export type Refused = {
  kind: 'refused';
  status: number;
  code: ErrorCode | null;
  text: string;
  details: ErrorDetails;
  number?: string | null;
};

/**
 * Why a story failed. `refused` came before the first word, `ended` after it. With `number`, the id of the request or
 * of the story, an operator finds what happened.
 */
export type WritingFailure =
  | Refused
  | { kind: 'ended'; code: ErrorCode; details: ErrorDetails; number?: string }
  | { kind: 'network' | 'inactive' | 'empty' | 'unreadable' };

/** Thrown while reading the stream when no story text arrives for too long (GEN-11). */
export class InactivityError extends Error {
  constructor() {
    super('No data received within 30 seconds');
    this.name = 'InactivityError';
  }
}

/** Thrown when an answer has no body to read (ERR-08). */
export class UnreadableError extends Error {}

export const refusedBy = ({ status, code, message, details, requestId }: ApiError): Refused => ({
  kind: 'refused',
  status,
  code,
  text: message,
  details,
  number: requestId,
});

export function toFailure(error: unknown): WritingFailure {
  if (error instanceof ApiError) return refusedBy(error);
  if (error instanceof NetworkError) return { kind: 'network' };
  if (error instanceof InactivityError) return { kind: 'inactive' };
  return { kind: 'unreadable' };
}
