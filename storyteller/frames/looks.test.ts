import { expect, test } from 'vitest';
import { type StoryLanguage, storyLanguages } from '#domain/stories/options.ts';
import { asTyped } from '../people/as-typed.ts';
import { peopleOf } from '../people/people-of.ts';
import { createRandom } from '../random.ts';
import { writeStory } from '../write.ts';
import { looksFrame } from './looks.ts';

/** What is said at bedtime of a family's looks, from several seeds. */
function said(language: StoryLanguage, typed: readonly string[], told = ''): string[] {
  const people = peopleOf[language](asTyped([...typed], '', language), createRandom('people'));
  return Array.from({ length: 12 }, (_, seed) =>
    looksFrame(people, told, language, createRandom(`looks${seed}`)).join('\n'),
  );
}

test.for([
  ['english', 'Theo, red hair', 'red hair'],
  ['english', 'Mia with red curls', 'red curls'],
  ['english', 'Nora in her big yellow raincoat', 'Nora’s big yellow raincoat'],
  ['english', 'Sara wearing purple glasses', 'Sara’s purple glasses'],
  ['english', 'Sam, uses a wheelchair', 'Sam’s wheelchair'],
  ['english', 'our dog Pickle, black with white paws', 'Pickle’s white paws'],
  ['spanish', 'Lucía de pelo rojo', 'l pelo rojo de Lucía'],
  ['spanish', 'Leo con camiseta verde de rayas', 'a camiseta verde de rayas de Leo'],
  ['spanish', 'Renata, lentes morados', 'os lentes morados de Renata'],
  ['spanish', 'mi hija Ema con botas muy rojas', 'as botas muy rojas de Ema'],
  ['spanish', 'el perro Canelo, café con patas blancas', 'as patas blancas de Canelo'],
] as const)('[GEN-18] how somebody looks is said at bedtime, in %s: %s', ([language, typed, words]) => {
  for (const line of said(language, [typed])) expect(line).toContain(words);
});

test.for([
  ['english', 'Theo, without glasses'],
  ['english', 'Ben, no red hair'],
  ['english', 'Captain Red Boots'],
  ['english', 'Ivy, tall for her age'],
  ['spanish', 'Emilio, sin lentes'],
  ['spanish', 'Ana, muy risueña'],
] as const)('[GEN-18] nothing is said of looks that nobody has, in %s: %s', ([language, typed]) => {
  expect(new Set(said(language, [typed]))).toEqual(new Set(['']));
});

test('[GEN-18] what the story tells of already is not said again, and the same of no two', () => {
  expect(new Set(said('english', ['Nora, red boots'], 'She had lost her boots.'))).toEqual(new Set(['']));
  expect(said('english', ['Nora, red hair'], 'He sat on a chair.').every((line) => line.includes('red hair'))).toBe(
    true,
  );
  for (const lines of said('english', ['Nora, red hair', 'Theo, black hair', 'Ada, freckles', 'Ben, glasses'])) {
    expect(lines.match(/hair/g)).toHaveLength(1);
    expect(lines).not.toContain('glasses');
  }
});

test.for(storyLanguages)('[GEN-18] a first story says how its children look, in %s', (language) => {
  const { look, words } = {
    english: { look: 'freckles', words: 'Mila’s freckles' },
    spanish: { look: 'pecas', words: 'pecas de Mila' },
  }[language];
  const tell = (told: string[]) =>
    Array.from(
      { length: 8 },
      (_, seed) =>
        writeStory(
          {
            language,
            ageGroup: 'preschool',
            length: 'short',
            model: 'deepseek',
            tone: 'playful',
            setting: 'home',
            characters: [`Mila, ${look}`],
            message: { english: 'sharing', spanish: 'compartir' }[language],
          },
          `looks${seed}`,
          { told },
        ).text,
    ).filter((text) => text.includes(words)).length;
  expect(tell([])).toBe(8);
  // A family hears no sentence every evening.
  expect(tell(['a plot of another evening'])).toBeGreaterThan(0);
  expect(tell(['a plot of another evening'])).toBeLessThan(8);
});
