import { presetAmong, presetSettings, type StoryOptions } from '#domain/stories/options.ts';
import { pretendFrame, wishFrame } from '../frames/frames.ts';
import { nextFrame } from '../frames/next.ts';
import { type PlaceFacts, varied } from '../places/place.ts';
import { withSparedDwellers } from '../places/places.ts';
import { createRandom, type Random } from '../random.ts';
import { canHold, isAskedFor } from '../tale/choose-tales.ts';
import type { Tale } from '../tale/tale.ts';
import type { Wish } from '../wishes/wish.ts';
import type { Asked } from './asked.ts';
import { castFor } from './casting.ts';
import { chooseChapters } from './choose-chapters.ts';
import { chaptersLeft, type Further } from './further.ts';
import type { StoryMemory } from './memory.ts';
import { placeToTell, startOf } from './place-of.ts';

/** An evening before it is told: what was asked for, the tales chosen for it, who plays in them and where. */
export type Evening = {
  asked: Asked;
  memory: StoryMemory;
  tales: readonly [Tale, ...Tale[]];
  place: PlaceFacts;
  /** Where its pictures are drawn. */
  drawn: string;
  cast: ReturnType<typeof castFor>;
  random: Random;
  /** The tale that goes on from another evening. */
  further: Further | null;
  /** The seed from which its people are. */
  peoplesSeed: string;
  /** What is told around the tales, with the plan's premise where that is not the first tale's. */
  frame: { before: readonly string[]; atNight: readonly string[]; premise: string | undefined };
};

/** Chooses the tales, the place and the people of an evening, of which the story can then be told in several lengths. */
export function beginEvening(asked: Asked, seed: string, memory: StoryMemory): Evening {
  const { options, wish } = asked;
  const { language, setting, avoid = [] } = options;
  const random = createRandom(`${seed}\u0000${language}`);
  const left =
    asked.next?.goesOn && memory.lastChapter ? chaptersLeft(memory.lastChapter, asked.next.x, options) : null;
  // A tale that goes on has its people and its place from the evening on which it began.
  const peoplesSeed = left?.seed ?? seed;
  const known = createRandom(`${peoplesSeed}\u0000${language}`);
  const start = startOf(setting, wish, language);
  const told = withSparedDwellers(placeToTell(start, options, wish), avoid, language);
  const place = varied(told, known.fork('place'), avoid);
  const further = left?.tales.every((tale) => canHold(tale, { place, avoid })) ? left : null;
  const tales = chooseChapters(asked, place, random, memory, further?.tales);
  const cast = castFor(asked, tales, place, known, memory);
  const isGame = place.id === 'pretend';
  const game = isGame ? pretendFrame(place.facts.place?.[0] ?? '', options, cast, random) : [];
  const next = asked.next && nextFrame(asked.next, cast, further !== null);
  const idea = next ?? ownFrame(asked, tales[0], cast);
  return {
    asked,
    memory,
    tales,
    place,
    drawn: drawnPlace(options, wish, start, isGame),
    cast,
    random,
    further,
    peoplesSeed,
    frame: {
      before: [...game, ...(idea?.before ?? [])],
      atNight: idea?.after ?? [],
      premise: further ? next?.premise : undefined,
    },
  };
}

/**
 * What is told around a tale of the parent's own idea, if the tale itself is not about it. A wish for pirates gets a pirate tale; an idea
 * without a tale is named before one, or played in it, and mentioned once more at bedtime.
 */
function ownFrame({ options, wish }: Asked, first: Tale, cast: Evening['cast']) {
  const isToldOf =
    first.about === 'own-story' ||
    isAskedFor(first, wish) ||
    wish.star !== null ||
    (wish.own?.kind !== 'story' && first.about === wish.idea && !!wish.idea);
  return wish.own && !isToldOf ? wishFrame(wish.own, options.language, cast) : null;
}

/**
 * Where an evening's pictures are drawn: a preset that is only played, and the evening after a day out, at home, and
 * what happens out in space in its station.
 */
function drawnPlace({ setting }: StoryOptions, { isDay }: Wish, start: string, isGame: boolean): string {
  const preset = presetAmong(presetSettings, setting);
  if ((isGame && preset) || (isDay && start === 'home')) return 'home';
  return preset === 'space' ? 'space station' : (preset ?? setting);
}
