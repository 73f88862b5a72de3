import type { StoryOptions } from './options.ts';

/** Whether an entry of a story's characters has this name, with or without a look ("Pip, small blue dragon"). */
export function isCalled(character: string, name: string): boolean {
  const [entry, wanted] = [character.trim().toLocaleLowerCase(), name.trim().toLocaleLowerCase()];
  return entry === wanted || entry.startsWith(`${wanted}, `);
}

/**
 * The pronouns of the story's characters; other names are dropped. Only characters' names are judged (P28), so no
 * other name of a request may reach a writer. Undefined if none is left.
 */
export function pronounsAmong(
  pronouns: StoryOptions['pronouns'],
  characters: readonly string[],
): StoryOptions['pronouns'] {
  const known = Object.entries(pronouns ?? {}).filter(([name]) => characters.some((each) => isCalled(each, name)));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
