import type { StoryLanguage } from '#domain/stories/options.ts';
import { plain } from '../people/person.ts';
import { isSad } from './day.ts';
import { loveFacts } from './facts.ts';
import { meaning } from './meaning.ts';
import { bare } from './phrases.ts';
import { unread, type Wish } from './wish.ts';
import { wordsOf } from './worded.ts';

/**
 * Returns what a note or a look names as loved, or as what a story should have, beside what it is about ("hes into
 * submarines", "q salgan robots"), with the words that say so; null if no tale knows anything of such a thing.
 */
export function lovedToo(said: string, language: StoryLanguage): { love: string; phrase: string } | null {
  for (const { 0: phrase, groups: { one, love: typed = '' } = {} } of plain(said).matchAll(
    wordsOf(language).lovesToo,
  )) {
    const love = loveFacts.named(typed.toLowerCase(), one !== undefined, language);
    if (love !== null) return { love, phrase };
  }
  return null;
}

/** Worries of animals and friends who are gone: what is loved beside them may be who is gone. */
const ofGone: readonly Wish['worry'][] = ['loss', 'pet-ill', 'friend-goes'];

/** Reads what is loved beside a wish. It is the whole wish where the rest leaves the choice open or tells no trouble. */
export function readLovedToo(wish: Wish, message: string, language: StoryLanguage): void {
  const isTaken = wish.love || wish.isDay || wish.shape || wish.star || wish.isInvented || wish.slots.greeted;
  const too = isTaken || ofGone.includes(wish.worry) ? null : lovedToo(message, language);
  if (!too) return;
  const { love, phrase } = too;
  const rest = message.replace(phrase, ' ');
  const beside = meaning(rest, language);
  const { unknown, words } = wordsOf(language);
  const isRest =
    beside.worry || beside.message || beside.isTrouble || isSad(rest, language) || words.trouble.test(rest);
  if (!wish.own && !isRest && (wish.isTrouble || unknown.open.test(message)))
    Object.assign(wish, { ...unread(), text: wish.text, idea: wish.idea, thing: wish.thing, isLove: true, love });
  // Who is afraid of dogs does not think of them in bed.
  else if (!wish.worry || meaning(love, language).worry !== wish.worry) wish.love = love;
  // The trains that are loved ask for no tale of trains, where something else is the matter.
  if (wish.worry) wish.text = wish.text.replace(bare(phrase), ' ');
}
