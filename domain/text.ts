import { z } from 'zod';

/**
 * Text of 1 to `max` characters, trimmed and not all invisible, that every part of the product can hold exactly: no NUL (the
 * database has none) and no half of a surrogate pair (UTF-8 has none). Anything else is refused (P23).
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
