import { expect, test } from 'vitest';
import { ageGroups, presetSettings, storyLanguages, storyOptionsSchema } from '#domain/stories/options.ts';
import { judgeStory } from '#domain/stories/safety/judge-story.ts';
import { writeStory } from '../write.ts';
import { textsOf } from './library.ts';

/** Over a thousand tales are told, and each new one adds to it. */
const everyTale = { timeout: 300_000 };

test.for(storyLanguages)(
  '[P28] [P29] no tale is refused by the guard of stories, to any age, in %s',
  everyTale,
  (language) => {
    for (const [index, { plot, id }] of textsOf(language).entries()) {
      for (const [at, ageGroup] of ageGroups.entries()) {
        const setting = presetSettings[(index + 5 * at) % presetSettings.length] ?? 'forest';
        const options = storyOptionsSchema().parse({
          language,
          ageGroup,
          length: 'short',
          characters: ['Lena', 'fox', 'Leo', 'Grandma Rosa'],
          setting,
          message: 'sharing',
        });
        const { text } = writeStory(options, id, { plot, love: language === 'spanish' ? 'tractores' : 'tractors' });
        expect(judgeStory(text, options), `${id} ${ageGroup} ${setting}`).toBe('fine');
      }
    }
  },
);
