import { presetCharacters, presetMorals, presetSettings } from '#domain/stories/options.ts';

/** How many random items a suggestion list shows (CREATE-21). */
export const suggestionCount = 3;

/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Returns `count` different items in random order; those in `avoid` only when the others run out. */
export function pickSome<Item>(
  list: readonly Item[],
  count: number,
  random: Random,
  avoid: readonly Item[] = [],
): Item[] {
  const fresh = shuffled(
    list.filter((item) => !avoid.includes(item)),
    random,
  );
  const rest = shuffled(
    list.filter((item) => avoid.includes(item)),
    random,
  );
  return [...fresh, ...rest].slice(0, count);
}

/** One random pick from each preset list (CREATE-20). */
export type Idea = { character: string; setting: string; message: string };

export function pickIdea(random: Random, previous?: Idea): Idea {
  const one = <Item extends string>(list: readonly Item[], avoid: string | undefined): string =>
    pickSome<string>(list, 1, random, avoid === undefined ? [] : [avoid])[0] ?? '';
  return {
    character: one(presetCharacters, previous?.character),
    setting: one(presetSettings, previous?.setting),
    message: one(presetMorals, previous?.message),
  };
}

/** Fills everything that is required at random: two or three characters, a setting and a message. */
export function surprise(random: Random): { characters: string[]; setting: string; message: string } {
  const { setting, message } = pickIdea(random);
  return { characters: pickSome<string>(presetCharacters, random() < 0.5 ? 2 : 3, random), setting, message };
}

/** Does the same, but keeps the characters, setting and message that are in the parent's own words. */
export function surpriseBeside(
  { characters, setting, message }: { characters: string[]; setting: string; message: string },
  random: Random = Math.random,
): { characters: string[]; setting: string; message: string } {
  const isOwn = (list: readonly string[]) => (text: string) => text.trim() !== '' && !list.includes(text);
  const own = characters.filter(isOwn(presetCharacters));
  const found = surprise(random);
  return {
    characters: [...own, ...found.characters].slice(0, Math.max(3, own.length)),
    setting: isOwn(presetSettings)(setting) ? setting : found.setting,
    message: isOwn(presetMorals)(message) ? message : found.message,
  };
}

function shuffled<Item>(list: Item[], random: Random): Item[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as Item, copy[last] as Item];
  }
  return copy;
}
