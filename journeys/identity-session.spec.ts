import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

type Stored = { access_token: string; refresh_token: string; expires_at: number; expires_in: number };
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lunatale-auth') ?? 'null') as Stored | null);

test('[SESSION-02] [SESSION-04] [SESSION-06] [SESSION-07] [SESSION-12] [SESSION-13] [SESSION-20] [SESSION-21] [DATA-18] [P05] two tabs agree on who is signed in, and a sign-out ends both and the tokens', async ({
  page,
  signIn,
  context,
}) => {
  await page.goto('/my-stories');
  await signIn(page, 'luz.marina@example.com');
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('lunatale-session') ?? 'null'));
  expect(record.user).toMatchObject({ email: 'luz.marina@example.com', name: 'Luz Marina', provider: 'google' });
  expect(record.user.avatarUrl).toMatch(/^http/);
  expect(Date.parse(record.user.createdAt)).toBeGreaterThan(0);
  const session = await stored(page);
  expect(Math.round((session?.expires_in ?? 0) / 60)).toBe(60);
  expect(record.expiresAt).toBe((session?.expires_at ?? 0) * 1000);
  expect(record.expiresAt).toBeGreaterThan(Date.now());

  const second = await context.newPage();
  await second.goto('/my-stories');
  await expect(second.getByRole('button', { name: 'Account of Luz Marina' })).toBeVisible();
  await page.getByRole('button', { name: 'Account of Luz Marina' }).click();
  const ended = page.waitForResponse(/auth\/v1\/logout/);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(second).toHaveURL('/signin');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth|session/.test(key)))).toEqual([]);
  await ended;
  const answer = await page.request.get('/auth/v1/user', {
    headers: { authorization: `Bearer ${session?.access_token}` },
  });
  expect(answer.status()).toBe(401);

  // Signing in again in one tab signs the other in as well.
  await second.goto('/privacy-policy');
  await signIn(page, 'luz.marina@example.com');
  await expect(second.getByRole('button', { name: 'Account of Luz Marina' })).toBeVisible();
});

test('[SESSION-14] [SESSION-15] [SESSION-17] [SESSION-18] [SESSION-19] a session is renewed in its last ten minutes, at most every five minutes, and survives a lost network', async ({
  page,
  signIn,
}) => {
  await page.goto('/my-stories');
  await signIn(page);
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
  });
  const first = await stored(page);
  // A tab that becomes visible with an hour to go renews nothing.
  const becomeVisible = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await becomeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(renewals).toHaveLength(0);

  const leave = (seconds: number) =>
    page.evaluate((left) => {
      const session = JSON.parse(localStorage.getItem('lunatale-auth') ?? '{}');
      localStorage.setItem(
        'lunatale-auth',
        JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + left }),
      );
    }, seconds);

  // Without a network the attempt fails and the session stays.
  await leave(500);
  await page.route('**/auth/v1/token**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('grant_type'));
  await becomeVisible();
  await failed;
  expect((await stored(page))?.refresh_token).toBe(first?.refresh_token);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

  await page.unroute('**/auth/v1/token**');
  await becomeVisible();
  await expect.poll(async () => (await stored(page))?.refresh_token).not.toBe(first?.refresh_token);

  // Near its end again, but renewed moments ago: not yet.
  const before = renewals.length;
  await leave(500);
  await becomeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(renewals).toHaveLength(before);
});
