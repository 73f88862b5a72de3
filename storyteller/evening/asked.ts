import {
  presetAmong,
  presetMorals,
  presetSettings,
  type StoryLanguage,
  type StoryOptions,
} from '#domain/stories/options.ts';
import { capital } from '#domain/stories/text/renamed.ts';
import { literal } from '../book.ts';
import { type NextIdea, nextIdea, optionsFor } from '../frames/next.ts';
import { asTyped } from '../people/as-typed.ts';
import { withCapitals, withNamesOf } from '../people/capitals.ts';
import { guestIn } from '../people/guest.ts';
import { deedOf, heroFirst, ofHero } from '../people/hero-first.ts';
import { withKnownNames } from '../people/known-names.ts';
import { peopleWords } from '../people/people-words.ts';
import { placeFor } from '../places/places.ts';
import { wordsOf as placeWords } from '../places/words.ts';
import type { Idea } from '../tale/tale.ts';
import { besideWorry, unasked, withoutOrders } from '../wishes/avoid.ts';
import { lovedToo } from '../wishes/loved-too.ts';
import { isVague, type Wish } from '../wishes/wish.ts';
import { readWish } from '../wishes/wishes.ts';
import { wordsOf } from '../wishes/worded.ts';
import { chapterPlace } from './place-of.ts';
import { isWord, wellSpelt } from './spelling.ts';

/** What a parent asks for, read once for all attempts. */
export type Asked = {
  /** Those of the tale: where an idea is told around one (`next`), its message is told. */
  options: StoryOptions;
  wish: Wish;
  next: NextIdea | null;
  /** What the child loves, as the wish or a look says. */
  love: string | null;
  /** What no tale may be about (`tales`), and what its words should not name (`words`). */
  spared: { tales: readonly string[]; words: readonly string[] };
};

/** Reads what a parent asks for. */
export function readAsked(typedOptions: StoryOptions): Asked {
  const asked = withSibling(withGuest(spelt(typedOptions)));
  const { continues, language } = asked;
  const typed = asTyped(asked.characters, asked.message, language);
  const known = continues ? withKnownNames(typed, continues.memory, language) : typed;
  const characters = heroFirst(known, withNamesOf(known, asked.message, language), language);
  const { message: ordered, avoid } = withoutOrders(asked.message, language);
  const said = deedOf(characters[0] ?? '', ordered, language);
  const { message, doer } = ofHero(characters, withNamesOf(typed, said, language), language);
  const read = asDoneBy(doer, characters[0] ?? '', readWish(message, language));
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
  const always = asked.avoid ?? [];
  const spared = { tales: [...besideWorry(always, wish), ...avoid], words: [...unasked(always, wish), ...avoid] };
  if (next === null) return { options, wish, next, love, spared };
  const told = optionsFor(next, options);
  return { options: told, wish: readWish(told.message, told.language), next, love, spared };
}

/** What another one does to the hero, told of that one: "Sami laughed at {hero full}", and else not at all. */
function asDoneBy(doer: string | null, hero: string, wish: Wish): Wish {
  const { told = '', 'told I': _said, clear: _clear, matter: _matter, ...slots } = wish.slots;
  if (!doer || !told.startsWith('{hero full}')) return wish;
  const done = told
    .replace('{hero full}', doer)
    .replace(new RegExp(`(?<= )${literal(hero)}(?!\\p{L})`, 'u'), '{hero full}');
  return { ...wish, slots: { ...slots, ...(done.includes('{hero') && { told: done }) } };
}

/** Who is only named in the message is a friend in the story. */
function withGuest(options: StoryOptions): StoryOptions {
  const { message, characters, language } = options;
  const guest = presetAmong(presetMorals, message) ? null : guestIn(message, language);
  if (!guest) return options;
  const isThere = characters.some((typed) =>
    withCapitals(typed, language).includes(guest.split(',')[0]?.split(' ').at(-1) ?? guest),
  );
  return { ...options, message: 'friendship', characters: isThere ? characters : [...characters, guest] };
}

/** The sister who was hit, or of whom a story is asked for, is an only child's friend in it, and nobody of the place is. */
function withSibling(options: StoryOptions): StoryOptions {
  const { message, characters, language } = options;
  const { words } = wordsOf(language);
  const [, sibling] = characters.length === 1 ? (words.sibling.exec(message) ?? []) : [];
  if (!sibling) return options;
  const { worry, message: means } = readWish(message, language);
  const isThere = words.ofSibling.test(message) || amongSiblings.includes(worry ?? means ?? '');
  return isThere ? { ...options, characters: [...characters, sibling] } : options;
}
const amongSiblings = ['hitting', 'jealousy', 'saying-sorry', 'sharing'];

/** What a parent typed in own words, spelt as the tales are. */
function spelt(options: StoryOptions): StoryOptions {
  const spell = (typed: string, presets: readonly string[]) =>
    presetAmong(presets, typed) ? typed : wellSpelt(typed, options.language);
  return {
    ...options,
    message: spell(options.message, presetMorals),
    setting: asTown(spell(options.setting, presetSettings), options.language),
    // Behind a name stands how somebody looks.
    characters: options.characters.map((each) =>
      each.replace(
        /^([^,]+, *)(\p{Ll}.*)$/su,
        (_, name: string, look: string) => name + wellSpelt(look, options.language),
      ),
    ),
  };
}

/** A place of one word that nothing is called by is a town, and gets its capital: "umbral" is none, and "huamachuco" is. */
function asTown(setting: string, language: StoryLanguage): string {
  const { creatures, things, family } = peopleWords(language);
  const isNoun =
    isWord(setting, language) ||
    [creatures, things, family, placeWords(language).nouns].some((nouns) => nouns.test(setting));
  if (!/^\p{Ll}{4,}$/u.test(setting) || isNoun || placeFor(setting, language).id !== 'pretend') return setting;
  return capital(setting);
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
  return isOpen ? { ...wish, idea: readWish(setting, language).idea ?? knownFor[id] ?? null } : wish;
}

/** What places are known for whose own names no idea has. */
const knownFor: Partial<Record<string, Idea>> = {
  farm: 'farm',
  space: 'space',
  moon: 'space',
  underwater: 'sea',
  kitchen: 'cooking',
  jungle: 'wild-animals',
};
