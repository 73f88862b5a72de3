import type { ScenePlan } from '../../plan.ts';
import type { Setting } from '../settings/setting.ts';
import { calm, lullabies } from './bed.ts';
import { dusk, joy } from './dusk.ts';
import { gesture } from './gesture.ts';
import { going } from './going.ts';
import { returning } from './home.ts';
import { place } from './place.ts';
import { talk } from './talk.ts';

/** The passing moments that fit a place in a passage, for the light and the beat of its scene. */
export function momentsAt(name: string, scene: ScenePlan, setting: Setting): readonly string[] {
  switch (name) {
    case 'paisaje':
      if (scene.light === 'dusk') return [...setting.TARDE, ...dusk];
      return [...setting.DIA, ...place];
    case 'gesto':
      return scene.beat === 'mend' ? joy : gesture;
    case 'charla':
      return talk;
    case 'camino':
      return going;
    case 'vuelta':
      return returning;
    case 'noche':
      return setting.NOCHE;
    case 'calma':
      return calm;
    case 'nana':
      return lullabies.map((verse) => `«${verse}»`);
    default:
      throw new Error(`Unknown moment @${name}`);
  }
}
