/** Letters that fill about three lines on a phone, the height of the tall letter. */
const threeLines = 80;

/**
 * Whether a story's first letter is drawn over three lines: not beside fewer, where the next paragraph would be drawn
 * into it, nor of speech, whose dash or mark would be as tall as the letter.
 */
export function opensTall(paragraph: string): boolean {
  return paragraph.length >= threeLines && /^[\p{L}\p{N}]/u.test(paragraph);
}
