import { isPartHeading } from '#domain/stories/text/pages.ts';

/** A part of a text, from `start` to `end`. */
export type Passage = { start: number; end: number };

/**
 * Returns the selection without the space around it or, without a selection, the paragraph with the cursor. A part's
 * heading is never told anew: it begins behind one, and in place of a heading alone it is the paragraph behind it.
 * Null if that is only white space.
 */
export function passageAt(text: string, from: number, to: number): Passage | null {
  const found = markedAt(text, from, to);
  if (found === null) return null;
  const line = text.lastIndexOf('\n', found.start - 1) + 1;
  const [heading = ''] = text.slice(line).split('\n', 1);
  if (!isPartHeading(heading)) return found;
  const behind = line + heading.length;
  if (text.slice(behind, found.end).trim() !== '') return passageAt(text, behind, found.end);
  const next = text.slice(behind).search(/\S/);
  return next === -1 ? null : passageAt(text, behind + next, behind + next);
}

function markedAt(text: string, from: number, to: number): Passage | null {
  const [low, high] = [Math.min(from, to, text.length), Math.min(Math.max(from, to), text.length)];
  if (text.slice(low, high).trim() !== '') return trimmed(text, low, high);
  const before = text.slice(0, low).search(/\n\s*\n(?![\s\S]*\n\s*\n)/);
  const after = text.slice(low).search(/\n\s*\n/);
  return trimmed(text, before === -1 ? 0 : before, after === -1 ? text.length : low + after);
}

function trimmed(text: string, low: number, high: number): Passage | null {
  const part = text.slice(low, high);
  if (part.trim() === '') return null;
  const start = low + (part.length - part.trimStart().length);
  return { start, end: start + part.trim().length };
}

/** Returns up to `letters` letters of the text before and after a passage, cut between words. */
export function aroundPassage(
  text: string,
  { start, end }: Passage,
  letters: number,
): { before: string; after: string } {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  return {
    before: before.length <= letters ? before : before.slice(-letters).replace(/^\S*\s+/, ''),
    after: after.length <= letters ? after : after.slice(0, letters).replace(/\s+\S*$/, ''),
  };
}
