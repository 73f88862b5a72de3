import { expect, test } from 'vitest';
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
