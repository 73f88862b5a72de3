import { expect, test } from 'vitest';
import { storyLanguages } from '#domain/stories/options.ts';
import { judgeStory } from '#domain/stories/safety/judge-story.ts';
import { everyTale, everyTelling } from '../testing.ts';

test.for(storyLanguages)(
  '[P28] [P29] no tale is refused by the guard of stories, to any age, in %s',
  everyTale,
  (language) => {
    const love = language === 'spanish' ? 'tractores' : 'tractors';
    for (const { story, options, name } of everyTelling(language, { love }))
      expect(judgeStory(story.text, options), name).toBe('fine');
  },
);
