import type { Setting, TypeCase } from './type-case.ts';

/** From one baseline of a title to the next, in sizes. */
export const titleLeading = 1.25;

/** Returns each line of a text in lines of about the same length, smaller until all baselines fit into `room`. */
export function fitLines(
  text: string,
  setting: Setting,
  type: TypeCase,
  width: number,
  room: number,
): { lines: string[]; setting: Setting } {
  const lines = text.split('\n').flatMap((line) => balancedLines(line, setting, type, width));
  if ((lines.length - 1) * setting.size * titleLeading <= room || setting.size <= 9) return { lines, setting };
  return fitLines(text, { ...setting, size: setting.size * 0.9 }, type, width, room);
}

/** Returns lines of about the same length: as narrow as possible without becoming more. */
export function balancedLines(text: string, setting: Setting, type: TypeCase, width: number): string[] {
  const lines = breakLines(text, setting, type, () => width);
  const narrower = lines.length > 1 ? breakLines(text, setting, type, () => width * 0.95) : [];
  return narrower.length === lines.length ? balancedLines(text, setting, type, width * 0.95) : lines;
}

/** No line holds this many letters, so longer text needs no measuring. */
const lettersOfALine = 300;

/** A last word with fewer letters does not stand alone on the last line. */
const shortWord = 9;

/** Breaks text into lines that fit; cuts a word longer than its line; a short last word takes another one along. */
export function breakLines(text: string, setting: Setting, type: TypeCase, widthOf: (row: number) => number): string[] {
  const lines: string[] = [];
  let current = '';
  const fits = (words: string) =>
    words.length < lettersOfALine && type.widthOf(words, setting) <= widthOf(lines.length);
  for (let word of text.split(' ')) {
    const joined = current === '' ? word : `${current} ${word}`;
    if (fits(joined)) {
      current = joined;
      continue;
    }
    if (current !== '') lines.push(current);
    while (!fits(word)) {
      const letters = [...word];
      let cut = 1;
      while (cut + 1 < letters.length && fits(letters.slice(0, cut + 1).join(''))) cut += 1;
      lines.push(letters.slice(0, cut).join(''));
      word = letters.slice(cut).join('');
    }
    current = word;
  }
  if (current === '') return lines;
  const above = lines.at(-1)?.split(' ') ?? [];
  const taken = above.length > 2 && current.length < shortWord ? above.at(-1) : undefined;
  if (taken === undefined || !fits(`${taken} ${current}`)) return [...lines, current];
  return [...lines.slice(0, -1), above.slice(0, -1).join(' '), `${taken} ${current}`];
}

/**
 * Breaks the heading of a part that needs more than a line behind its colon, if both sides then fit, else into lines of
 * about the same length.
 */
export function headingLines(text: string, setting: Setting, type: TypeCase, width: number): string[] {
  const lines = balancedLines(text, setting, type, width);
  const sides = text.split(/(?<=^[^:]+:) /);
  const fits = sides.every((side) => type.widthOf(side, setting) <= width);
  return lines.length === 2 && sides.length === 2 && fits ? sides : lines;
}
