import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { profilePath } from '#domain/identity/api.ts';
import { openPage } from '../../testing/page.tsx';

afterEach(() => page.viewport(1280, 900));

test('on a tablet what is known of a parent stands in one row', async () => {
  await page.viewport(768, 1024);
  const profile = {
    name: 'Ana',
    email: 'ana@families.example',
    provider: 'google',
    avatarUrl: null,
    createdAt: '2026-01-02T03:04:05Z',
    adultConfirmedAt: '2026-01-02T03:04:05Z',
  };
  const { screen } = await openPage('/profile', { answers: { [profilePath]: profile }, signedIn: true });
  await expect.element(screen.getByText('ana@families.example')).toBeVisible();
  const tops = [...document.querySelectorAll('dl dd')].map((each) => each.getBoundingClientRect().top);
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await screen.unmount();
});
