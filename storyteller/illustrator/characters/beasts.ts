import type { PresetCharacter } from '#domain/stories/options.ts';
import { paper } from '../paint/palette.ts';
import type { Build } from './body.ts';
import * as homeAnimals from './home-animals.ts';
import { blossom, bowTie, collar, glasses, kerchief, ribbon, scarf, type Wear } from './wear.ts';
import * as wideAnimals from './wide-animals.ts';
import * as woodAnimals from './wood-animals.ts';

/** The preset animals that share the two-legged body; the owl has its own drawing. */
export const beasts: Record<Exclude<PresetCharacter, 'owl'>, Build> = {
  ...homeAnimals,
  ...wideAnimals,
  ...woodAnimals,
};

/** What each preset animal always wears, so that a child recognises it in every book. */
export const signature: Partial<Record<PresetCharacter, Wear>> = {
  cat: collar(paper.teal),
  dog: kerchief(paper.brick),
  owl: glasses(23, 0, 20),
  rabbit: bowTie(paper.teal),
  elephant: blossom(paper.coral),
  giraffe: scarf(paper.teal),
  ladybug: bowTie(paper.mustard),
  fox: scarf(paper.teal),
  zebra: kerchief(paper.coral),
  alligator: bowTie(paper.brick),
  monkey: kerchief(paper.mustard),
  chipmunk: ribbon(paper.brick),
};
