import { expect, test } from 'vitest';
import { shownParagraphs } from './pages.ts';
import { typeset, typesetTitle } from './typography.ts';

const shown = (text: string) => text.replaceAll('\u2060', '|').replaceAll('\u00a0', '~');

test.for([
  ['"Wait," said Tom. "It\'s \'round the bend..."', '“Wait,” said Tom. “It’s ’round the bend…”'],
  ['"She said \'go\' -- so I went."', '“She said ‘go’~— so I went.”'],
  ["The bears' beds - all three - were warm.", 'The bears’ beds~– all three~– were warm.'],
  ['(“Hush,” he said.) Wait—no.', '(“Hush,” he said.) Wait—no.'],
  ['"Half a sent', '“Half a sent'],
])('[STORY-01] [I18N-10] English is set as English is: %s', ([typed = '', set]) => {
  expect(shown(typeset(typed, 'english'))).toBe(set);
});

test.for([
  ['—Hola —dijo Ana—. ¿Vienes?', '—|Hola —|dijo Ana|—. ¿Vienes?'],
  ['-¡Hola! -dijo Ana-. Ven.', '—|¡Hola! —|dijo Ana|—. Ven.'],
  ['Leyó "para el tío Beto"...', 'Leyó «para el tío Beto»…'],
  ['—"Para Inés" —leyó Chasco—.', '—|«Para Inés» —|leyó Chasco|—.'],
  ['El mar — azul — dormía.', 'El mar~— azul~— dormía.'],
  ['Un físico-químico y una abeja.', 'Un físico-químico y una abeja.'],
])('[STORY-01] [I18N-10] Spanish is set as Spanish is, its dashes stay with their words: %s', ([typed = '', set]) => {
  expect(shown(typeset(typed, 'spanish'))).toBe(set);
});

test('what is set stays as it is, and what begins a story is set while the rest is on its way', () => {
  for (const [language, text] of [
    ['spanish', '-"¡Ay!" -dijo... y -- nada más - se durmió.'],
    ['english', '"Don\'t," she said -- \'cause it\'s late... - "Yes."'],
  ] as const) {
    const once = typeset(text, language);
    expect(typeset(once, language)).toBe(once);
  }
  const story = '"Uno", dijo Ana.\n\n-Dos -dijo el búho-. Y "tres"...';
  const whole = shownParagraphs(story, '', 'spanish');
  // A closing dash is recognised by what follows it: everything before the last phrase no longer changes.
  expect(whole[0]).toBe(shownParagraphs(story.slice(0, 25), '', 'spanish')[0]);
  expect(whole.map(shown)).toEqual(['«Uno», dijo Ana.', '—|Dos —|dijo el búho|—. Y «tres»…']);
});

test('[STORY-01] no short word stands alone on the last line of a title', () => {
  expect(shown(typesetTitle('La almohada que todavía no', 'spanish'))).toBe('La almohada que todavía~no');
  expect(shown(typesetTitle('Moon Soup', 'english'))).toBe('Moon Soup');
  expect(shown(typesetTitle('El guardián que lo contaba absolutamente todo', 'spanish'))).toBe(
    'El guardián que lo contaba absolutamente todo',
  );
});
