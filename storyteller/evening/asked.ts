import { presetAmong, presetMorals, presetSettings, type StoryOptions } from '#domain/stories/options.ts';
import { type NextIdea, nextIdea, optionsFor } from '../frames/next.ts';
import { asTyped } from '../people/as-typed.ts';
import { withNamesOf } from '../people/capitals.ts';
import { heroFirst } from '../people/hero-first.ts';
import { withKnownNames } from '../people/known-names.ts';
import { placeFor } from '../places/places.ts';
import type { Idea } from '../tale/tale.ts';
import { withoutOrders } from '../wishes/avoid.ts';
import { lovedToo } from '../wishes/loved-too.ts';
import { isVague, type Wish } from '../wishes/wish.ts';
import { readWish } from '../wishes/wishes.ts';
import { chapterPlace } from './place-of.ts';
import { wellSpelt } from './spelling.ts';

/** What a parent asks for, read once for all attempts. */
export type Asked = {
  /** Those of the tale: where an idea is told around one (`next`), its message is told. */
  options: StoryOptions;
  wish: Wish;
  next: NextIdea | null;
  /** What the child loves, as the wish or a look says. */
  love: string | null;
};

/** Reads what a parent asks for. */
export function readAsked(typedOptions: StoryOptions): Asked {
  const asked = spelt(typedOptions);
  const { continues, language } = asked;
  const typed = asTyped(asked.characters, asked.message, language);
  const known = continues ? withKnownNames(typed, continues.memory, language) : typed;
  const characters = heroFirst(known, asked.message, language);
  const { message: said, avoid } = withoutOrders(asked.message, language);
  const message = withNamesOf(typed, said, language);
  const read = readWish(message, language);
  const options = {
    ...asked,
    characters,
    message,
    ...(avoid.length > 0 && { avoid: [...(asked.avoid ?? []), ...avoid] }),
    setting: (continues && chapterPlace(read, { ...asked, message })) || asked.setting,
  };
  const wish = withPlace(read, options);
  const next = nextIdea(options, wish);
  const love = wish.love ?? asked.characters.map((typed) => lovedToo(typed, language)?.love).find((one) => one) ?? null;
  if (next === null) return { options, wish, next, love };
  const told = optionsFor(next, options);
  return { options: told, wish: readWish(told.message, told.language), next, love };
}

/** What a parent typed in own words, spelt as the tales are. */
function spelt(options: StoryOptions): StoryOptions {
  const spell = (typed: string, presets: readonly string[]) =>
    presetAmong(presets, typed) ? typed : wellSpelt(typed, options.language);
  return {
    ...options,
    message: spell(options.message, presetMorals),
    setting: spell(options.setting, presetSettings),
  };
}

/**
 * The wish with what its place says of it: "he will not open his mouth", asked for in a dentist’s waiting room, is about
 * the dentist, and "a big adventure" in space is about space.
 */
function withPlace(wish: Wish, { message, setting, language }: StoryOptions): Wish {
  if (presetAmong(presetMorals, message) || wish.worry || wish.isDay || wish.isLove || wish.star) return wish;
  const { id } = placeFor(setting, language);
  if (id === 'hospital') {
    const { worry, text } = readWish(`${message}, ${setting}`, language);
    if (worry === 'doctor' || worry === 'hospital') return { ...wish, worry, text, message: null };
  }
  const isOpen = !wish.idea && !wish.own && !wish.shape && !wish.isTrouble && isVague(wish.message);
  return isOpen ? { ...wish, idea: readWish(setting, language).idea ?? known[id] ?? null } : wish;
}

/** What places are known for whose own names no idea has. */
const known: Partial<Record<string, Idea>> = {
  farm: 'farm',
  space: 'space',
  moon: 'space',
  underwater: 'sea',
  kitchen: 'cooking',
  jungle: 'wild-animals',
};
