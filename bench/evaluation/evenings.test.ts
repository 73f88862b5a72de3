import { expect, test } from 'vitest';
import { ageGroups, storyLanguages } from '#domain/stories/options.ts';
import { thirtyEvenings } from './evenings.ts';

test.for(storyLanguages.flatMap((language) => ageGroups.map((ageGroup) => ({ language, ageGroup }))))(
  'thirty evenings of one family, $ageGroup in $language: no title twice, and by evening twenty at most one sentence in twenty was heard before',
  ({ language, ageGroup }) => {
    const { heardBefore, titles } = thirtyEvenings(language, ageGroup);
    expect(heardBefore).toHaveLength(30);
    const first = heardBefore.slice(0, 20);
    expect(first.reduce((sum, share) => sum + share, 0) / first.length).toBeLessThanOrEqual(0.05);
    expect(new Set(titles).size).toBe(titles.length);
  },
);
