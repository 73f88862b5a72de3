import type { StoryOptions } from './options.ts';

/** Whether this entry of a story's characters is somebody of this name, with a look ("Pip, small blue dragon") or without. */
function isCalled(character: string, name: string): boolean {
  const [entry, wanted] = [character.trim().toLocaleLowerCase(), name.trim().toLocaleLowerCase()];
  return entry === wanted || entry.startsWith(`${wanted}, `);
}

/**
 * The pronouns of those who are in the story. Whatever else stands there is left out: names are judged as characters
 * (P28), and no other word of a request may reach a writer beside them. Undefined when nobody is left.
 */
export function pronounsAmong(
  pronouns: StoryOptions['pronouns'],
  characters: readonly string[],
): StoryOptions['pronouns'] {
  const known = Object.entries(pronouns ?? {}).filter(([name]) => characters.some((each) => isCalled(each, name)));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
