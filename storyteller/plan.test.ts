import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type StoryOptions, storyLengths, storyOptionsSchema } from '#domain/stories/options.ts';
import { planStory } from './plan.ts';
import { createRandom } from './random.ts';

const options = (given: Partial<StoryOptions> = {}) =>
  storyOptionsSchema().parse({
    length: 'short',
    language: 'english',
    characters: ['fox', 'owl'],
    setting: 'forest',
    message: 'sharing',
    ...given,
  });

test('the same seed makes the same plan and another seed another', () => {
  expect(planStory(options(), 'a')).toEqual(planStory(options(), 'a'));
  const shapes = new Set(Array.from({ length: 80 }, (_, i) => planStory(options(), `seed ${i}`).shape));
  expect(shapes.size).toBeGreaterThanOrEqual(8);
});

test('a fork does not depend on what was drawn before it', () => {
  const one = createRandom('x');
  one.next();
  expect(one.fork('names').next()).toBe(createRandom('x').fork('names').next());
});

test('[GEN-18] every character is in at least two scenes, up to ten, at every length', () => {
  for (const length of storyLengths) {
    for (let size = 1; size <= 10; size++) {
      const characters = Array.from({ length: size }, (_, i) => `Name ${i}`);
      const plan = planStory(options({ length, characters }), 'seed');
      for (const index of plan.cast.keys()) {
        expect(plan.scenes.filter((scene) => scene.present.includes(index)).length).toBeGreaterThanOrEqual(2);
      }
      expect(
        plan.scenes.every((scene) => scene.present.includes(0) && new Set(scene.present).size === scene.present.length),
      ).toBe(true);
    }
  }
});

test('three scenes are drawn, by day, at dusk and by night, and the words add up to the target', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...storyLengths), (seed, length) => {
      const plan = planStory(options({ length }), seed);
      expect(plan.scenes.filter((s) => s.picture).map((s) => s.light)).toEqual(['day', 'dusk', 'night']);
      const sum = plan.scenes.reduce((total, scene) => total + scene.words, 0);
      expect(Math.abs(sum - plan.words.target)).toBeLessThan(10);
      expect(plan.words.target * 0.9).toBeGreaterThanOrEqual(plan.words.min);
      expect(plan.words.target * 1.1).toBeLessThanOrEqual(plan.words.max);
    }),
  );
});

test('the same name twice is one character, and a name holds no markup or line breaks', () => {
  const plan = planStory(options({ characters: ['Luna', 'luna ', '**Bo**\nb', 'FOX'] }), 'seed');
  expect(plan.cast.map((member) => member.name)).toEqual(['Luna', 'Bo b', 'fox']);
});
