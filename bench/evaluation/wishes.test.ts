import { expect, test } from 'vitest';
import { storyLanguages } from '#domain/stories/options.ts';
import { parentsWishes } from './parents-wishes.ts';
import { wishesLanded, wishesMissed } from './wishes.ts';

test.for(storyLanguages)(
  '[GEN-18] nine in ten wishes in the parent’s own words land on a tale of what is meant, in %s',
  (language) => {
    expect(parentsWishes[language].length).toBeGreaterThanOrEqual(75);
    expect(wishesLanded(language), wishesMissed(language).join('; ')).toBeGreaterThanOrEqual(0.9);
  },
);
