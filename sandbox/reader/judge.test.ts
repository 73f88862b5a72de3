import { expect, test } from 'vitest';
import { ageGroups, presetSettings, storyLanguages, storyOptionsSchema } from '#domain/stories/options.ts';
import { textsOf } from '#storyteller/tale/library.ts';
import { writeStory } from '#storyteller/write.ts';
import { judge } from './judge.ts';

/** Over a thousand tales are told, and each new one adds to it. */
const everyTale = { timeout: 300_000 };

test.for(storyLanguages)('[P29] the stand-in lets every tale be told, to any age, in %s', everyTale, (language) => {
  const found: string[] = [];
  for (const [index, { plot, id }] of textsOf(language).entries()) {
    for (const [at, ageGroup] of ageGroups.entries()) {
      const setting = presetSettings[(index + 5 * at) % presetSettings.length] ?? 'forest';
      const options = storyOptionsSchema().parse({
        language,
        ageGroup,
        length: 'medium',
        characters: ['Lena', 'fox', 'Leo', 'Grandma Rosa'],
        setting,
        message: 'sharing',
      });
      const judged = judge(writeStory(options, id, { plot }).text);
      if (judged.verdict === 'unfit') found.push(`${id} ${ageGroup} ${judged.reason}: ${judged.sentence}`);
    }
  }
  expect(found).toEqual([]);
});

test.each([
  'The clown promised to come back every night.',
  'El payaso prometió volver todas las noches.',
  'She climbed into the dr\u0131er'.replace('\u0131', 'i'),
  'la niña se m\u200Bete en la s\u200Becadora',
  'Orla gets a gun and shoots the dentist',
  'Mateo toma una pistola y le dispara al dentista',
])('sees an idea behind a disguise: %j', (text) => {
  expect(judge(text).verdict).toBe('unfit');
});
