import { expect, test } from 'vitest';
import { withKnownNames } from './known-names.ts';

test.each([
  ['english', 'The Cup. Ishaan looked up. … and beside her sat Olive. “Good night, Ishaan,” said Olive.', 'owl'],
  ['spanish', 'La taza. Mateo miró. … y a su lado estaba Ovidio. —Buenas noches —dijo Ovidio.', 'owl'],
  ['english', 'The Cup. Ishaan looked up. … Then it was quiet. Olive slept.', 'owl'],
  ['spanish', 'La taza. Mateo miró. … Se oía la noche. Ovidio ya respiraba despacio.', 'owl'],
] as const)(
  '[GEN-18] who came in later than the remembered beginning keeps the name, in %s',
  (language, memory, owl) => {
    const [said = ''] = withKnownNames([owl], memory, language);
    expect(said).toBe(language === 'english' ? 'Olive the owl' : 'el búho Ovidio');
  },
);

test('[GEN-18] of two names the one that is said more often is the character’s', () => {
  const memory = 'El día. … dijo Ovidio. Y dijo Hilario: no, dijo Ovidio.';
  expect(withKnownNames(['owl'], memory, 'spanish')).toEqual(['el búho Ovidio']);
});

test.each([
  ['a word that begins a sentence is no name', 'El día. … Salieron todos. Sol había de sobra. Sol y más sol.', 'lion'],
  ['two names say nothing', 'El día. … y allí estaban Ovidio y Ulises.', 'owl'],
  ['a typed name is left alone', 'El día. … y allí estaba Ovidio.', 'Mateo'],
])('[GEN-18] %s', (_, memory, character) => {
  expect(withKnownNames([character], memory, 'spanish')).toEqual([character]);
});
