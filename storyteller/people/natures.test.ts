import { describe, expect, test } from 'vitest';
import { presetCharacters, storyLanguages, storyOptionsSchema } from '#domain/stories/options.ts';
import { createRandom } from '../random.ts';
import { writeStory } from '../write.ts';
import { natureOf } from './natures.ts';
import { peopleOf } from './people-of.ts';
import type { Person } from './person.ts';

const tell = (language: 'english' | 'spanish', wish: object, evening = 0) =>
  writeStory(
    storyOptionsSchema().parse({
      language,
      ageGroup: 'preschool',
      length: 'short',
      setting: 'meadow',
      message: 'patience',
      ...wish,
    }),
    'natures',
    { told: Array.from({ length: evening }, (_, n) => `a story ${n}`) },
  ).text;

describe('what an animal does because it is that animal', () => {
  test.each(storyLanguages)(
    '[GEN-18] of each preset there is something, and each evening something else, in %s',
    (language) => {
      for (const preset of presetCharacters) {
        const [person] = peopleOf[language]([preset], createRandom('natures')) as [Person];
        const heard = [0, 1, 2, 3, 4].map((evening) => natureOf(person, evening, language)?.[0] ?? null);
        expect(new Set(heard.slice(0, 3)).size, preset).toBe(3);
        expect(heard.slice(3), preset).toEqual([null, null]);
      }
    },
  );

  test('[GEN-18] a story begins with it and says who that is there, and nowhere again', () => {
    const text = tell('english', { characters: ['a firefly called Glim', 'fox'] });
    expect(text).toMatch(/\n\nGlim the firefly lit up whenever (?:it|he|she) thought of something/u);
    expect(text.match(/Glim the firefly/gu)).toHaveLength(1);
    expect(tell('spanish', { characters: ['ladybug', 'fox'] })).toMatch(/\n\nLa mariquita \p{L}+ tenía siete puntos/u);
  });

  test('[GEN-18] of a trouble and of who was made up nothing funny is told', () => {
    const wished = { characters: ['elephant'], setting: 'home' };
    expect(tell('english', { ...wished, message: 'sharing' })).toContain('trunk went to and fro');
    expect(tell('english', { ...wished, message: 'she is scared of the dark' })).not.toContain('trunk went to and fro');
    expect(tell('english', { characters: ['an elephant who sneezes bubbles'] })).not.toContain('trunk went to and fro');
  });
});
