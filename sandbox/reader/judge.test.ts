import { expect, test } from 'vitest';
import { storyLanguages } from '#domain/stories/options.ts';
import { everyTale, everyTelling } from '#storyteller/testing.ts';
import { judge } from './judge.ts';

test.for(storyLanguages)('[P29] the stand-in lets every tale be told, to any age, in %s', everyTale, (language) => {
  const found: string[] = [];
  for (const { story, name } of everyTelling(language, { length: 'medium' })) {
    const judged = judge(story.text);
    if (judged.verdict === 'unfit') found.push(`${name} ${judged.reason}: ${judged.sentence}`);
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
