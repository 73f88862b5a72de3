import type { PresetMoral } from '#domain/stories/options.ts';
import type { Idea, Worry } from '../tale/tale.ts';
import type { Shape } from './shapes/shapes.ts';
import type { ThingKind } from './things.ts';
import type { Worded } from './worded.ts';

/** What a parent's words mean. */
export type Wish = {
  worry: Worry | null;
  message: PresetMoral | null;
  /** The subject it asks a story about. */
  idea: Idea | null;
  /** The wish's words if they mean none of these: told as they are, by a tale that can carry any wish. */
  words: string;
  /** A thing that the child loves, named together with the wish or alone. */
  love: string | null;
  /** The whole wish, in small letters and without accents. */
  text: string;
  /** Whether the words are a saying that a story can quote. */
  sayable: boolean;
  /** The parent's own story, if the wish asks for one. */
  own: Worded | null;
  /** The shape of the parent's own story, if tales know it. */
  shape: Shape | null;
  /** The character that such a story is about, who plays in the chosen tale: as the hero or as the friend. */
  star: { who: string; plays: 'hero' | 'friend' } | null;
  /** Whether it is a plot about somebody whom the parent made up, which no tale of a child's trouble can tell. */
  isInvented: boolean;
  /** A second worry, for the second chapter. */
  also: Worry | null;
  /** Whether it is a trouble of the child's that may have no tale, and that can be told in the parent's words. */
  isTrouble: boolean;
  /** Whether it tells what was good today (the slot `told`), or what the child thinks of all day (`love`). */
  isDay: boolean;
  isLove: boolean;
  /** The slots of the wish's shape, also set when a tale of another shape is told. */
  slots: Shape['slots'];
  /** A thing that the wish names and that can replace a tale's own thing. */
  thing: { name: string; kind: ThingKind } | null;
  /** In a wish about a loss: who has died or is gone. */
  lost: string | null;
};

/** A wish of which nothing is known yet. */
export const unread = (): Wish => ({
  worry: null,
  message: null,
  idea: null,
  words: '',
  text: '',
  love: null,
  sayable: false,
  own: null,
  shape: null,
  star: null,
  also: null,
  thing: null,
  slots: {},
  isInvented: false,
  isTrouble: false,
  isDay: false,
  isLove: false,
  lost: null,
});

/** Whether nothing is known that a wish asks for. */
export const isUnread = (wish: Wish): boolean =>
  !(
    wish.worry ||
    wish.message ||
    wish.idea ||
    wish.shape ||
    wish.star ||
    wish.own ||
    wish.isTrouble ||
    wish.isDay ||
    wish.isLove ||
    wish.sayable
  );

/** Ideas of beings and worlds that are nobody's everyday trouble. */
// biome-ignore format: many in a line are read at one look
const imagined: readonly Idea[] = [
  'treasure', 'dragon', 'dinosaurs', 'space', 'monster', 'castle', 'magic', 'tiny', 'robot', 'unicorn', 'superhero',
  'mermaid', 'fairies', 'mystery',
];
export const isImagined = (idea: Idea | null): boolean => idea !== null && imagined.includes(idea);

/** Messages that a trouble's words mean by the way, such as the sea, friends or a team. */
// biome-ignore format: many in a line are read at one look
const meantByTheWay: readonly PresetMoral[] = [
  'nature', 'discovery', 'friendship', 'teamwork', 'differences', 'bravery', 'help',
];
export const isByTheWay = (message: PresetMoral | null): boolean => message !== null && meantByTheWay.includes(message);

/** Whether a message is none, or one that many words mean a little: "adventure" beside a superhero asks for the superhero. */
export const isVague = (message: PresetMoral | null): message is 'discovery' | 'nature' | null =>
  message === null || message === 'discovery' || message === 'nature';
