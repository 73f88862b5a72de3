/** Letters in about three lines on a phone, the height of the tall letter. */
const threeLines = 80;

/**
 * Whether a story's first letter is drawn three lines high: not in a shorter paragraph, where the next one would run
 * into it, and not in speech, whose dash or quotation mark would be as tall as the letter.
 */
export function opensTall(paragraph: string): boolean {
  return paragraph.length >= threeLines && /^[\p{L}\p{N}]/u.test(paragraph);
}
