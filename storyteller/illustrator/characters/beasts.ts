import type { PresetCharacter } from '#domain/stories/options.ts';
import { paper } from '../palette.ts';
import { alligator } from './alligator.ts';
import type { Build } from './body.ts';
import { cat } from './cat.ts';
import { chipmunk } from './chipmunk.ts';
import { dog } from './dog.ts';
import { elephant } from './elephant.ts';
import { fox } from './fox.ts';
import { giraffe } from './giraffe.ts';
import { ladybug } from './ladybug.ts';
import { lion } from './lion.ts';
import { monkey } from './monkey.ts';
import { rabbit } from './rabbit.ts';
import { squirrel } from './squirrel.ts';
import { unicorn } from './unicorn.ts';
import { blossom, bowTie, collar, glasses, kerchief, ribbon, scarf, type Wear } from './wear.ts';
import { zebra } from './zebra.ts';

/** The preset animals that share the two-legged body; the owl has its own. */
export const beasts: Record<Exclude<PresetCharacter, 'owl'>, Build> = {
  cat,
  dog,
  rabbit,
  lion,
  squirrel,
  chipmunk,
  elephant,
  giraffe,
  ladybug,
  fox,
  unicorn,
  zebra,
  alligator,
  monkey,
};

/** What each preset animal always wears, so that a child knows it again in every book. */
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
