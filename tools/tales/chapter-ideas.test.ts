import { expect, test } from 'vitest';
import type { StoryOptions } from '#domain/stories/options.ts';
import { chapterIdeas } from '#server/generation/chapter-ideas.ts';
import { nextIdea } from '#storyteller/frames/next.ts';
import { readWish } from '#storyteller/wishes/wishes.ts';

// The server offers ideas and the storyteller, which it knows over HTTP only, tells them.
test.each([
  [
    'english',
    'a spyglass',
    'Nora put the spyglass down beside Copper the fox and Pim the mouse.',
    'Copper the fox',
    'Pim the mouse',
  ],
  [
    'spanish',
    'un paraguas',
    'Nora dejó el paraguas junto al zorro Cobre y la hormiga Mínima.',
    'el zorro Cobre',
    'la hormiga Mínima',
  ],
] as const)(
  '[GEN-18] each idea that is offered in %s is one that the storyteller tells',
  (language, thing, content, friend, met) => {
    const options: StoryOptions = {
      language,
      characters: ['Nora', 'fox'],
      setting: 'forest',
      message: 'sharing',
      ageGroup: 'preschool',
      length: 'medium',
      tone: 'calm',
      model: 'deepseek',
    };
    const plan = { thing, roles: ['Nora', friend, met].map((name) => `${name}: helps`) };
    const ideas = chapterIdeas({ content, options }, plan);
    expect(ideas.length).toBeGreaterThan(5);
    const untold = ideas.filter((message) => {
      const wish = readWish(message, language);
      return nextIdea({ ...options, message }, wish) === null && !wish.message && !wish.worry;
    });
    expect(untold).toEqual([]);
  },
);
