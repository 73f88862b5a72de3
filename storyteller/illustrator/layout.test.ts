import { expect, test } from 'vitest';
import { presetCharacters } from '#domain/stories/options.ts';
import { createRandom } from '../random.ts';
import { cast } from './cast.ts';
import type { Pose } from './characters/figure.ts';
import { arrange } from './layout.ts';

const act = (pose: Pose) => ({ pose, mood: 'calm', gaze: 0, tone: (colour: string) => colour }) as const;
const names = [...presetCharacters, 'Luna', 'Mateo', 'grandpa Joe', 'the dragon', 'whale', 'robot', 'queen'];

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'the faces of %i characters are all inside the picture and none is covered',
  (count) => {
    for (const [w, h] of [
      [1000, 1000],
      [1333, 1000],
      [1000, 1333],
      [1778, 1000],
    ] as const)
      for (let round = 0; round < 12; round++) {
        const rolls = createRandom(`${count} ${round}`);
        const chosen = rolls.shuffled(names).slice(0, count);
        const figures = chosen.map((name) =>
          cast(name)(act(rolls.pick(['standing', 'sitting', 'waving', 'sleeping']))),
        );
        const spots = arrange(figures, w, h, rolls);
        expect(spots.map((spot) => spot.index).sort((a, b) => a - b)).toEqual(figures.map((_, i) => i));
        spots.forEach((spot, i) => {
          const figure = figures[spot.index];
          if (!figure) throw new Error('a spot without a figure');
          const face = {
            x: spot.x + figure.head.x * spot.scale,
            y: spot.y + figure.head.y * spot.scale,
            r: figure.head.r * spot.scale,
          };
          expect(face.x).toBeGreaterThan(face.r * 0.7);
          expect(face.x).toBeLessThan(w - face.r * 0.7);
          expect(face.y - face.r).toBeGreaterThan(0);
          // Figures drawn later must not cover the middle of this face.
          for (const later of spots.slice(i + 1)) {
            const other = figures[later.index];
            if (!other) throw new Error('a spot without a figure');
            const beside = Math.abs(later.x - face.x) - (other.width * later.scale) / 2;
            const above = later.y - other.height * later.scale;
            const hidden = beside < 0 && above < face.y && later.y > face.y;
            expect(hidden, `${chosen[later.index]} covers ${chosen[spot.index]}`).toBe(false);
          }
        });
      }
  },
);

test('feet stand inside what a card shows of a square picture, unless the view is near', () => {
  for (const size of [0.76, 1.2])
    for (let count = 1; count <= 10; count++) {
      const rolls = createRandom(`${count}`);
      const figures = rolls
        .shuffled(names)
        .slice(0, count)
        .map((name) => cast(name)(act('standing')));
      for (const spot of arrange(figures, 1000, 1000, rolls, { size, near: false })) expect(spot.y).toBeLessThan(890);
    }
});
