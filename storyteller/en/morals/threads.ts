import type { PresetMoral } from '#domain/stories/options.ts';
import { bravery } from './threads/bravery.ts';
import { differences } from './threads/differences.ts';
import { discovery } from './threads/discovery.ts';
import { friendship } from './threads/friendship.ts';
import { help } from './threads/help.ts';
import { honesty } from './threads/honesty.ts';
import { kindness } from './threads/kindness.ts';
import { mistakes } from './threads/mistakes.ts';
import { nature } from './threads/nature.ts';
import { patience } from './threads/patience.ts';
import { persistence } from './threads/persistence.ts';
import { respect } from './threads/respect.ts';
import { sharing } from './threads/sharing.ts';
import { talents } from './threads/talents.ts';
import { teamwork } from './threads/teamwork.ts';

/**
 * What a moral does to a story: first it goes a little wrong (by day), then somebody chooses (at
 * dusk), and at night one sees what became of it. Nobody says what is to be learnt.
 * Three passages make a thread.
 */
export const threads: Record<PresetMoral, string[]> = {
  sharing,
  bravery,
  talents,
  friendship,
  help,
  mistakes,
  patience,
  kindness,
  differences,
  teamwork,
  honesty,
  discovery,
  respect,
  persistence,
  nature,
};
