import { expect, test } from 'vitest';
import { ageGroups, storyLanguages, storyLengths, storyOptionsSchema } from '#domain/stories/options.ts';
import { extractTitle } from '#domain/stories/title.ts';
import { writeStory } from './write.ts';

const optionsOf = (given: object) =>
  storyOptionsSchema().parse({
    length: 'short',
    language: 'english',
    characters: ['fox', 'owl', 'Luna'],
    setting: 'forest',
    message: 'sharing',
    ...given,
  });

test('[GEN-18] [GEN-19] in both languages the text is the title, marked, and the paragraphs', () => {
  for (const language of storyLanguages) {
    const options = optionsOf({ language });
    const { title, paragraphs, text } = writeStory(options, 'seed');
    expect(text).toBe(`**${title}**\n\n${paragraphs.join('\n\n')}`);
    expect(extractTitle(text, options.characters, language)).toBe(title);
    expect(paragraphs.every((paragraph) => paragraph.trim() !== '' && !paragraph.includes('\n'))).toBe(true);
  }
});

test('a story has three pictures, by day, at dusk and by night, each beside a paragraph of its own', () => {
  for (const language of storyLanguages) {
    for (const ageGroup of ageGroups) {
      for (const length of storyLengths) {
        const { scenes, paragraphs } = writeStory(optionsOf({ language, ageGroup, length }), 'pictures');
        expect(scenes.map((scene) => scene.light)).toEqual(['day', 'dusk', 'night']);
        const places = scenes.map((scene) => scene.paragraph);
        expect(new Set(places).size).toBe(3);
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(places.every((place) => place >= 0 && place < paragraphs.length)).toBe(true);
        expect(
          scenes.every((scene) => scene.setting === 'forest' && scene.characters[0] === 'fox' && scene.alt !== ''),
        ).toBe(true);
      }
    }
  }
});

test('the same options and seed write the same story', () => {
  for (const language of storyLanguages) {
    expect(writeStory(optionsOf({ language }), 'once')).toEqual(writeStory(optionsOf({ language }), 'once'));
    expect(writeStory(optionsOf({ language }), 'once').text).not.toBe(
      writeStory(optionsOf({ language }), 'twice').text,
    );
  }
});
