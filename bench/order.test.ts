import { expect, test } from 'vitest';
import { ageGroups, storyLanguages, storyOptionsSchema } from '#domain/stories/options.ts';
import { createRandom } from '#storyteller/random.ts';
import { talesOf } from '#storyteller/tale/library.ts';
import { writeStory } from '#storyteller/write.ts';
import { orderScore } from './order.ts';

/** The story with the first two thirds of its paragraphs in another order. */
function shuffled(paragraphs: readonly string[], seed: string): string[] {
  const cut = Math.floor((paragraphs.length * 2) / 3);
  return [...createRandom(seed).shuffled(paragraphs.slice(0, cut)), ...paragraphs.slice(cut)];
}

test.for(storyLanguages)('[GEN-18] a tale stands above its own shuffled copies, in %s', (language) => {
  const pairs = talesOf(language).tales.flatMap(({ plot }) =>
    ageGroups.map((ageGroup) => {
      const options = storyOptionsSchema().parse({
        language,
        ageGroup,
        length: 'short',
        characters: ['Lena', 'Leo'],
        setting: 'forest',
        message: 'sharing',
      });
      const { paragraphs } = writeStory(options, 'order', { plot });
      const own = orderScore(paragraphs.join('\n\n'), language);
      return own > orderScore(shuffled(paragraphs, plot).join('\n\n'), language);
    }),
  );
  const noticed = pairs.filter(Boolean).length / pairs.length;
  expect(noticed).toBeGreaterThan(0.75);
});
