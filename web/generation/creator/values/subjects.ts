import { optionBounds, presetMorals } from '#domain/stories/options.ts';

/** Returns the subjects of a message in the parent's own words, split at commas; a preset has none. */
function subjectsOf(message: string): string[] {
  if ((presetMorals as readonly string[]).includes(message)) return [];
  return message
    .split(',')
    .map((subject) => subject.trim())
    .filter((subject) => subject !== '');
}

/** Whether a message names this thing. */
export function isAbout(message: string, thing: string): boolean {
  return subjectsOf(message).includes(thing);
}

/** Adds a thing to the message; it replaces a preset, and is left out where there is no room. */
export function withSubject(message: string, thing: string): string {
  if (isAbout(message, thing)) return message;
  const longer = [...subjectsOf(message), thing].join(', ');
  return longer.length > optionBounds.message ? message : longer;
}

/** Removes this thing from the message. */
export function withoutSubject(message: string, thing: string): string {
  return subjectsOf(message)
    .filter((subject) => subject !== thing)
    .join(', ');
}

/** Whether `typed` is other words in the place of `before`, and not a part that was deleted or added. */
function isReplaced(before: string, typed: string): boolean {
  if (typed.length < 2) return before.length > 2 && typed.trim() !== '';
  if (before.includes(typed)) return false;
  const differs = (at: (index: number) => number) => {
    for (let index = 0; index < before.length; index += 1)
      if (before.at(at(index)) !== typed.at(at(index))) return index;
    return before.length;
  };
  const kept = differs((index) => index) + differs((index) => -1 - index);
  return 2 * kept < before.length;
}

/**
 * Returns what the field holds after somebody typed on behind `before`: right after a thing that was added by a tap, the
 * new words are another subject ("tractors, he lost one"), as they are where they took the place of all there was.
 */
export function typedBehind(before: string, typed: string, things: readonly string[]): string {
  if (isReplaced(before, typed)) {
    const longer = [...things.filter((thing) => isAbout(before, thing) && !isAbout(typed, thing)), typed].join(', ');
    return longer.length > optionBounds.message ? typed : longer;
  }
  const last = subjectsOf(before).at(-1) ?? '';
  const added = typed.startsWith(before) ? typed.slice(before.length) : '';
  return things.includes(last) && before.endsWith(last) && /^[\p{L}\p{N}]/u.test(added) ? `${before}, ${added}` : typed;
}
