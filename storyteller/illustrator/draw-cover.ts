import { createRandom } from '../random.ts';
import type { Action, Shot } from '../scene.ts';
import { type DrawnScene, drawScene } from './draw-scene.ts';

/** The facts of a story that its cover shows. */
export interface CoverFacts {
  setting: string;
  characters: readonly string[];
}

type Composition = { shot: Shot; kind: Action['kind']; mood?: DrawnScene['mood'] };

/** What one alone, and what two do on a cover: no two beside each other on a shelf need look alike. */
const alone: readonly Composition[] = [
  { shot: 'wide', kind: 'walk' },
  { shot: 'near', kind: 'wave', mood: 'joyful' },
  { shot: 'middle', kind: 'sit-beside' },
  { shot: 'wide', kind: 'point', mood: 'curious' },
  { shot: 'near', kind: 'stand' },
  { shot: 'middle', kind: 'walk', mood: 'joyful' },
];
const together: readonly Composition[] = [
  { shot: 'wide', kind: 'lead' },
  { shot: 'near', kind: 'hug', mood: 'tender' },
  { shot: 'middle', kind: 'sit-beside' },
  { shot: 'near', kind: 'whisper', mood: 'curious' },
  { shot: 'wide', kind: 'point', mood: 'curious' },
  { shot: 'middle', kind: 'walk', mood: 'joyful' },
  { shot: 'wide', kind: 'wave', mood: 'joyful' },
  { shot: 'near', kind: 'sit-beside' },
];

/** "Zoë and her dog Pickle" is two, on covers too. */
const apart = (name: string) => name.split(/ (?:and|with|y|e|con|&) /i).filter((part) => part.trim() !== '');

/**
 * The cover of a text story: its setting with the first three of its characters, in a light and a
 * composition that its seed (the story's id will do) chooses. Without words: the card or the book sets the title.
 */
export function drawCover(
  { setting, characters }: CoverFacts,
  seed: string,
  { width = 640, height = 480 } = {},
): string {
  const people = characters.flatMap(apart).slice(0, 3);
  const rolls = createRandom(`cover ${seed}`);
  const light = rolls.pick(['dusk', 'night', 'day'] as const);
  const { shot, kind, mood = 'calm' } = rolls.pick(people.length > 1 ? together : alone);
  const scene = {
    setting,
    characters: people,
    light,
    mood,
    action: { kind, by: 0, with: 1 },
    shot: people.length > 2 && shot === 'near' ? 'middle' : shot,
  } as const;
  return drawScene(scene, { width, height, seed });
}
