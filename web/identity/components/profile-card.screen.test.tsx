import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { profilePath } from '#domain/identity/api.ts';
import { openPage } from '../../testing/page.tsx';

afterEach(() => page.viewport(1280, 900));

test('on a tablet what is known of a parent stands in one row', async () => {
  await page.viewport(768, 1024);
  const profile = {
    name: 'Ana',
    email: 'ana.maria.fernandez@families.example',
    provider: 'google',
    avatarUrl: null,
    createdAt: '2026-01-02T03:04:05Z',
    adultConfirmedAt: '2026-01-02T03:04:05Z',
  };
  const { screen } = await openPage('/profile', { answers: { [profilePath]: profile }, signedIn: true });
  await expect.element(screen.getByText('ana.maria.fernandez@families.example')).toBeVisible();
  const facts = [...document.querySelectorAll('dl dd')].map((each) => each.getBoundingClientRect());
  expect(facts).toHaveLength(3);
  expect(new Set(facts.map(({ top }) => top)).size).toBe(1);
  // A long address is not broken.
  expect(new Set(facts.map(({ height }) => height)).size).toBe(1);
  await screen.unmount();
});
