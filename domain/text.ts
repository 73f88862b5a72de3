import { z } from 'zod';

/**
 * Text of 1 to `max` characters, trimmed, that every part of the product can hold exactly: no NUL (the
 * database has none) and no half of a surrogate pair (UTF-8 has none). Anything else is refused (P23).
 */
export function textUpTo(max: number, min = 1) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'holds characters that cannot be stored');
}
