import { expect, test } from 'vitest';
import { publicSettingsPath } from '#domain/operations/api.ts';
import { openPage } from '../../testing/page.tsx';

const headings = (level: number) =>
  [...document.querySelectorAll<HTMLElement>(`main h${level}`)].map(({ textContent }) => textContent);

test('[LAND-03] four cards say what is special: personal, by AI, educational, in two languages', async () => {
  await openPage('/');
  const cards = () => [...document.querySelectorAll('section[aria-labelledby=features] li')];
  await expect
    .poll(() => cards().map((card) => card.querySelector('h3')?.textContent))
    .toEqual([
      'It is about them',
      'Written by AI, for this one night',
      'Something to take along',
      'In English and in Spanish',
    ]);
  for (const card of cards()) expect(card.querySelector('p')?.textContent?.length).toBeGreaterThan(20);
});

test('[LEGAL-07] Apple is a provider in the privacy text, and nowhere to sign in with', async () => {
  const privacy = await openPage('/privacy-policy');
  await expect
    .poll(() => document.querySelector('main')?.textContent)
    .toMatch(/Apple may be offered as a sign-in provider/);
  await privacy.screen.unmount();
  for (const path of ['/signin', '/terms-of-service', '/pricing', '/']) {
    const other = await openPage(path);
    await expect.poll(() => headings(1).length, { message: path }).toBe(1);
    expect(document.body.textContent, path).not.toContain('Apple');
    await other.screen.unmount();
  }
});

test('[LAND-04] [PRICE-03] three voices are marked as examples in a demonstration, and nobody invented speaks elsewhere', async () => {
  const plain = await openPage('/', { answers: { [publicSettingsPath]: () => new Response('', { status: 503 }) } });
  await expect.element(plain.screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelector('section[aria-labelledby=voices]')).toBeNull();
  await plain.screen.unmount();
  for (const path of ['/', '/pricing']) {
    const settings = { [publicSettingsPath]: { sandboxVendors: ['google'], supportEmail: 'help@lunatale.test' } };
    const { screen } = await openPage(path, { answers: settings });
    await expect.poll(() => document.querySelectorAll('section[aria-labelledby=voices] figure').length).toBe(3);
    await expect.element(screen.getByText('Three examples, made up for this demonstration.')).toBeInTheDocument();
    await screen.unmount();
  }
});
