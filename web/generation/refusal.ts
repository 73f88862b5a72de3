import type { ErrorCode, ErrorDetails } from '#domain/errors.ts';

/** Why the server refused to begin a story. */
export type Refusal = { code: ErrorCode; details: ErrorDetails };
