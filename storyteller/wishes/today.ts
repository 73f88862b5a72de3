import type { StoryLanguage } from '#domain/stories/options.ts';
import { smallFirst } from '../people/given-names.ts';
import type { Worry } from '../tale/tale.ts';
import { dayTold, isComic } from './day.ts';
import { loveFacts } from './facts.ts';
import { meaning } from './meaning.ts';
import { isQuestion } from './shapes/shapes.ts';
import { isImagined, type Wish } from './wish.ts';
import { wordsOf } from './worded.ts';

/** Worries of what can also have gone well: a medal in swimming is no fear of water. */
// biome-ignore format: many in a line are read at one look
const triumphs: readonly Worry[] = [
  'water', 'reading', 'perfect', 'losing', 'dogs', 'first-day', 'sleeping-alone', 'new-food', 'brushing', 'washing',
  'shyness', 'dark', 'wet-bed', 'loud-noises', 'doctor', 'goodbye', 'comfort-toy', 'too-small', 'asking-for-help', 'waiting',
  'far-away', 'sleepover', 'stage', 'saying-sorry',
];

/** Worries of what a child can also love: "loves swimming and dogs" tells of no fear. */
// biome-ignore format: many in a line are read at one look
const liked: readonly Worry[] = [
  'water', 'dogs', 'loud-noises', 'dark', 'doctor', 'reading', 'washing', 'new-food', 'moving', 'perfect',
  'storm',
];

/** Worries of what a family also goes to see: "we saw the fireworks" with no word of fear is a good day. */
const seen: readonly Worry[] = ['loud-noises', 'dogs', 'far-away', 'dark', 'storm'];

/** Notes what was good today, or else what the child loves above all, in a wish that asks for nothing in particular. */
export function readToday(wish: Wish, message: string, language: StoryLanguage): void {
  const { words: say, subject, adores } = wordsOf(language);
  const isTriumph =
    wish.worry !== null &&
    (isComic(message, language) ||
      (triumphs.includes(wish.worry) && say.triumph.test(message)) ||
      (seen.includes(wish.worry) && !say.trouble.test(message)));
  const halves = message.replace(/[.!]+$/u, '').split(say.joinsLoves);
  // "Pirates and treasure" asks for a story of both.
  const isStory = halves.length === 2 && halves.every((half) => subject?.test(half));
  const loving = wish.shape || isStory ? null : (adores.exec(message) ?? say.adored.exec(message));
  const [phrase] = (loving?.slice(1) ?? [])
    .filter((one) => one !== undefined)
    // "Washing machine. He sits and watches" and "garbage trucks!!" are named first.
    .map((one) => smallFirst(one).replace(say.adoredUntil, '').trim());
  // "Diggers and waves at the drivers" goes on to something else than what is loved.
  const loved = phrase && phrase.split(' ').length > 5 ? phrase.split(say.joinsLoves)[0] : phrase;
  const beside = loved ? meaning(message.replace(loved, ' '), language) : null;
  // A parent who names a fear beside it writes because of that: "loves dogs, but is afraid of the neighbour's".
  // "Won't share, she's mad about horses" is about sharing.
  const isAsking = beside?.message === 'bravery' || (beside?.message && say.trouble.test(message));
  const isLoved = beside !== null && !isAsking && !isMocked.test(message);
  const isLiked =
    isLoved && wish.worry !== null && liked.includes(wish.worry) && beside.worry === null && !say.trouble.test(message);
  if (wish.worry && !isTriumph && !isLiked) return;
  // "Flying the kite today" is no great wish.
  const isDone = wish.shape?.kind === 'trip' || (wish.shape?.kind === 'wants' && !wish.star);
  const isDays = !wish.shape || isDone || (isComic(message, language) && !isQuestion(wish.shape));
  const told = !isLiked && isDays ? dayTold(message, language) : null;
  // "Las vacas, las gallinas y el tractor" is all that a tired parent types of what the child loves.
  const isWorld = isImagined(wish.idea);
  const isList = !isStory && !wish.worry && !wish.message && !wish.star && !isWorld && say.listed.test(message);
  const adored = isLoved && (!wish.worry || isLiked) ? loved : isList ? message : null;
  if (!told && !adored) return;
  // "Making arepas, loves kneading" is told by a tale of cooking, where nothing is known of kneading itself.
  if (!told && wish.idea && adored && !loveFacts.knows(adored, language)) return;
  if (wish.worry) Object.assign(wish, { worry: null, also: null });
  Object.assign(wish, { own: null, message: null, isTrouble: false, words: '', sayable: false });
  if (told) Object.assign(wish, { isDay: true, shape: null, slots: { ...wish.slots, told } });
  else {
    // A tale of a whale is no answer to a love of sharks.
    if (subject && !subject.test(adored ?? '')) wish.idea = null;
    Object.assign(wish, { isLove: true, love: adored });
  }
}

/** Matches what others did to a child because of what it loves. */
const isMocked =
  /\b(?:someone|somebody|they|everyone|kids?|boys?|girls?|people|class) (?:\p{L}+ )?(?:laughed|teased|said)\b/iu;
