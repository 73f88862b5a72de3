import type { StoryLanguage } from '#domain/stories/options.ts';
import { smallFirst } from '../people/given-names.ts';
import { dayOf, isSad } from './day.ts';
import { lovedToo } from './loved-too.ts';
import { tellUnsaid } from './unsaid.ts';
import { isUnread, type Wish } from './wish.ts';
import { asLoved, type Worded, wordsOf } from './worded.ts';

/** Whether a wish is short and only letters and what stands between them, so that it can be said within a sentence. */
const isSayable = (said: string) =>
  /^(?!.*\p{Lu}{3})[\p{L}\p{M}\s,«»’'-]+$/u.test(said) && said.split(' ').length <= 14;

/**
 * Words that no list knows are what the child loves ("custard"), what a story is about, or what is on the child's mind: a
 * tale of anything else would be none of the parent's. "Something nice" leaves the choice to the storyteller.
 */
export function readUnknown(wish: Wish, text: string, worded: Worded | null, language: StoryLanguage): void {
  const { unknown, words: say } = wordsOf(language);
  if (!isUnread(wish) || wish.slots.greeted) return;
  const typed = text.replace(/[.!…\s]+$/u, '').replace(/"([^"]+)"/gu, '«$1»');
  if (typed === '' || unknown.open.test(typed)) return;
  const said = smallFirst(typed);
  const told = dayOf(typed, language);
  const isLoved = unknown.loved.test(said) && !say.unloved.test(said) && !say.asked.test(said) && !say.topic.test(said);
  if (wish.isInvented) wish.own = worded ?? { kind: 'about', words: said };
  else if (isLoved)
    Object.assign(wish, {
      isLove: true,
      love: lovedToo(said, language)?.love ?? asLoved(said, language).replace(/^(?:our|my|his|her|their) /iu, 'the '),
    });
  else if (unknown.happens.test(said) && isSayable(said)) wish.own = { kind: 'story', words: said };
  else if (isName(worded, text, wish, language)) wish.own = worded;
  else if (told) Object.assign(wish, { isDay: true, slots: { ...wish.slots, told } });
  else if (unknown.trouble.test(said) && (isSad(text, language) || say.trouble.test(text)))
    tellUnsaid(wish, text, language);
  else if (unknown.about.test(said) && isSayable(said)) wish.own = { kind: 'about', words: said };
  else if (isSayable(said)) wish.own = { kind: 'called', words: typed };
}

/** Whether a story can be called by these words: they name somebody or something, and are no trouble. */
function isName(
  worded: Worded | null,
  text: string,
  { slots: { told } }: Wish,
  language: StoryLanguage,
): worded is Worded {
  const { unknown, words } = wordsOf(language);
  return (
    worded?.kind === 'about' &&
    unknown.about.test(worded.words) &&
    !isSad(text, language) &&
    (!told || words.relative.test(worded.words))
  );
}
