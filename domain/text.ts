import { z } from 'zod';

/**
 * Trimmed text of `min` to `max` characters, not all invisible unless `min` is 0, that every part of the product can
 * store exactly: no NUL (the database has none), no lone surrogate (UTF-8 has none). All else is refused (P23).
 */
export function textUpTo(max: number, min = 1) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine(
      (text) => min === 0 || /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text),
      'holds nothing that can be seen',
    )
    .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'holds characters that cannot be stored');
}
