import type { Light } from '../scene.ts';
import { drawScene } from './draw-scene.ts';

/** The facts of a story that its cover shows. */
export interface CoverFacts {
  setting: string;
  characters: readonly string[];
}

const lights = ['dusk', 'night', 'day'] as const satisfies readonly Light[];

/**
 * The cover of a text story: its setting with the first three of its characters, in a light that
 * its seed (the story's id will do) chooses. Without words: the card or the book sets the title.
 */
export function drawCover({ setting, characters }: CoverFacts, seed: string, { width = 640, height = 480 } = {}): string {
  const sum = [...seed].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const light = lights[sum % lights.length] ?? 'dusk';
  return drawScene({ setting, characters: characters.slice(0, 3), light, mood: 'calm' }, { width, height, seed });
}
