import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { familyPath } from '#domain/identity/family.ts';
import '../../../ui/styles.css';
import { creatorAnswers } from '../../../testing/creator-answers.ts';
import { openPage } from '../../../testing/page.tsx';
// Loaded before the first test begins, and not within its time.
import '../../pages/create.tsx';

test('[CREATE-01] [P20] a family that could not be loaded is missed aloud, and comes when asked again', async () => {
  let away = true;
  const child = { id: '1', nickname: 'Nico', ageGroup: 'preschool', likes: [], avoid: ['dogs'], pronoun: null };
  const family = () =>
    away ? Response.json({ code: 'X', message: '' }, { status: 400 }) : { children: [child], cast: [] };
  const answers = { ...creatorAnswers, [familyPath]: family };
  const { screen } = await openPage('/create', { answers, signedIn: true, language: 'es' });
  await expect.element(screen.getByText(/Tu familia no se pudo cargar/)).toBeVisible();
  away = false;
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Nico' })).toBeVisible();
  expect(screen.getByText(/Tu familia no se pudo cargar/).elements()).toEqual([]);
});

test('[CREATE-01] [CREATE-17] of two children it is said whose love a thing is, it stays beside an idea of the list, and what is left out is said in good Spanish', async () => {
  const child = { ageGroup: 'preschool', pronoun: null, look: '' };
  const children = [
    { ...child, id: '1', nickname: 'Thiago', likes: ['los volcanes', 'el fútbol'], avoid: ['las tormentas'] },
    { ...child, id: '2', nickname: 'Luana', likes: ['el fútbol'], avoid: ['la oscuridad'] },
  ];
  const cast = [{ id: '3', name: 'Roky', look: 'perro marrón', pronoun: null }];
  const answers = { ...creatorAnswers, [familyPath]: { children, cast } };
  const { screen } = await openPage('/create', { answers, signedIn: true, language: 'es' });
  await screen.getByText('Thiago', { exact: true }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'los volcanes', exact: true })).toBeVisible();
  await screen.getByText('Luana', { exact: true }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'el fútbol (Thiago y Luana)' })).toBeVisible();
  await expect.element(screen.getByText('El cuento no trata de las tormentas ni de la oscuridad.')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Roky', exact: true })).toBeVisible();
  const love = screen.getByRole('checkbox', { name: 'los volcanes (Thiago)' });
  await screen.getByText('los volcanes (Thiago)').click();
  await screen.getByRole('heading', { level: 2, name: '¿De qué trata?' }).click();
  const idea = screen.getByRole('radiogroup', { name: '¿De qué trata?' }).getByRole('radio').first();
  (idea.element() as HTMLElement).click();
  await expect.element(love).toBeChecked();
  await expect.element(idea).toBeChecked();
  const field = screen.getByRole('textbox', { name: /tus palabras/ });
  await expect.element(field).toHaveValue(expect.stringMatching(/^\p{Lu}.*, los volcanes$/u));
  await field.fill('la pelota nueva');
  await expect.element(love).toBeChecked();
  await expect.element(field).toHaveValue('los volcanes, la pelota nueva');
  await screen.unmount();
});

test.each([
  [false, [], 1],
  [true, [], 1],
  [true, ['Nico'], 0],
])(
  '[CREATE-01] who has no child saved is shown below the names where one is (signed in: %s, with %s)',
  async (signedIn, names, shown) => {
    const children = names.map((nickname) => ({
      id: '1',
      nickname,
      ageGroup: 'preschool',
      likes: [],
      avoid: [],
      pronoun: null,
    }));
    const answers = { ...creatorAnswers, [familyPath]: { children, cast: [] } };
    const { screen } = await openPage('/create', { answers, signedIn, language: 'es' });
    await expect.element(screen.getByText('¿Dónde ocurre?').first()).toBeVisible();
    await expect.poll(() => screen.getByRole('link', { name: /^Guarda una sola vez/ }).elements().length).toBe(shown);
    await screen.unmount();
  },
);

test.each(['en', 'es'] as const)(
  '[CREATE-14, P20] in %s the parts of the form are headings while they are folded, and once each when they are open',
  async (language) => {
    const child = { id: '1', nickname: 'Nico', ageGroup: 'preschool', likes: [], avoid: [], pronoun: null };
    const answers = { ...creatorAnswers, [familyPath]: { children: [child], cast: [] } };
    const { screen } = await openPage('/create', { answers, signedIn: true, language });
    for (const name of {
      en: ['Who is in it?', 'Where does it happen?', 'What is it about?', 'Length, age, language and pictures'],
      es: ['¿Quién aparece?', '¿Dónde ocurre?', '¿De qué trata?', 'Duración, edad, idioma y dibujos'],
    }[language]) {
      const heading = screen.getByRole('heading', { level: 2, name });
      await expect.element(heading).toBeVisible();
      await heading.click();
      expect(heading.elements()).toHaveLength(1);
      expect(heading.element().closest('details')?.open).toBe(true);
    }
    await screen.unmount();
  },
);

test('[CREATE-14] what is chosen is told without looks, whose commas would make two people of one', async () => {
  const child = { id: '1', nickname: 'Nico', ageGroup: 'preschool', likes: [], avoid: [], pronoun: null };
  const michi = { id: '2', name: 'Michi', look: 'grey cat with a bent tail' };
  const answers = { ...creatorAnswers, [familyPath]: { children: [child], cast: [michi] } };
  const { screen } = await openPage('/create', { answers, signedIn: true });
  for (const name of ['Nico', 'Michi']) await screen.getByText(name, { exact: true }).first().click();
  await expect.element(screen.getByText('Nico and Michi').first()).toBeInTheDocument();
  await screen.unmount();
});

test('[CREATE-16, P20] on a small phone a long place without spaces makes no part of the form wider', async () => {
  await page.viewport(360, 640);
  const child = { id: '1', nickname: 'Nico', ageGroup: 'preschool', likes: [], avoid: [], pronoun: null };
  const answers = { ...creatorAnswers, [familyPath]: { children: [child], cast: [] } };
  const { screen } = await openPage('/create', { answers, signedIn: true });
  await screen.getByRole('heading', { level: 2, name: 'Where does it happen?' }).click();
  await screen.getByRole('textbox', { name: /place of your own/ }).fill('x'.repeat(100));
  await expect.poll(() => screen.getByText('x'.repeat(100)).elements().length).toBeGreaterThan(0);
  expect(document.documentElement.scrollWidth).toBe(360);
  for (const part of document.querySelectorAll('details'))
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(360);
  await screen.unmount();
  await page.viewport(1280, 900);
});
