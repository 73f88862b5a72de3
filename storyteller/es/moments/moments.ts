import type { ScenePlan } from '../../plan.ts';
import type { Setting } from '../settings/setting.ts';
import { anyNight, calm, lullabies } from './bed.ts';
import { chatter } from './chatter.ts';
import { dusk, joy } from './dusk.ts';
import { echoes, nightEchoes } from './echoes.ts';
import { merryGestures, plainGestures, worriedGestures } from './gesture.ts';
import { going } from './going.ts';
import { eveningAtHome, walkingHome } from './home.ts';
import { place } from './place.ts';
import { asides } from './small/asides.ts';
import { comforts } from './small/comforts.ts';
import { encounters } from './small/encounters.ts';
import { evenings, nights } from './small/evenings.ts';
import { finds } from './small/finds.ts';
import { habits } from './small/habits.ts';
import { lullings } from './small/lullings.ts';
import { mornings } from './small/mornings.ts';
import { quiets } from './small/quiets.ts';
import { suppers } from './small/suppers.ts';
import { tender } from './small/tender.ts';
import { worries } from './small/worries.ts';
import { talk } from './talk.ts';

/** The passing moments that fit a place in a passage, for the light and the beat of its scene. */
export function momentsAt(name: string, scene: ScenePlan, setting: Setting): readonly string[] {
  switch (name) {
    case 'paisaje':
      if (scene.light === 'dusk') return [...setting.TARDE, ...dusk];
      return [...setting.DIA, ...place];
    case 'gesto':
      if (scene.beat === 'mend') return joy;
      if (scene.beat === 'turn') return [...plainGestures, ...dusk];
      // Nobody smiles or somersaults while things go wrong.
      return scene.beat === 'trouble'
        ? [...plainGestures.filter((line) => !line.includes('gesto}')), ...worriedGestures]
        : [...plainGestures, ...merryGestures];
    case 'charla':
      return [...talk, ...chatter];
    case 'camino':
      return going;
    case 'vuelta':
      return walkingHome;
    case 'casa':
      return eveningAtHome;
    case 'noche':
      return [...setting.NOCHE, ...anyNight];
    case 'calma':
      return calm;
    case 'eco':
      return scene.pace === 'slow' ? nightEchoes : echoes;
    case 'nana':
      return lullabies.map((verse) => `«${verse}»`);
    default:
      throw new Error(`Unknown moment @${name}`);
  }
}

/** Small scenes of a few sentences, for when there is room; they stand as paragraphs of their own. */
const smallScenes = {
  morning: [...mornings, ...habits],
  aside: [...asides, ...encounters, ...finds],
  worry: [...worries, ...comforts],
  tender: [...tender, ...quiets],
  evening: [...evenings, ...suppers],
  night: [...nights, ...lullings],
} as const satisfies Record<string, readonly string[]>;
export type SmallBank = keyof typeof smallScenes;

export function smallScenesAt(bank: SmallBank): readonly string[] {
  return smallScenes[bank];
}
