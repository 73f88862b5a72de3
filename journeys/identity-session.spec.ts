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

  // Signing in again in one tab signs in the other tab as well.
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
  // A tab that becomes visible an hour before the end renews nothing.
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

  // Near its end again, but renewed moments ago: no renewal yet.
  const before = renewals.length;
  await leave(500);
  await becomeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(renewals).toHaveLength(before);
});

test('[SESSION-12] [SESSION-13] a tab without a clock agrees with the other one at once: nothing waits for a timer', async ({
  page,
  signIn,
  context,
}) => {
  const second = await context.newPage();
  await second.goto('/privacy-policy');
  const visitor = second.getByRole('banner').getByRole('link', { name: 'Sign in' });
  const parent = second.getByRole('button', { name: 'Account of Ines Still' });
  await expect(visitor).toBeVisible();
  // From now on no timer of this tab fires, except short ones (up to 300 ms), which React needs to show late content.
  await second.evaluate(() => {
    const soon = window.setTimeout.bind(window);
    const setTimeout = (work: TimerHandler, ms = 0, ...given: unknown[]) => (ms <= 300 ? soon(work, ms, ...given) : 0);
    Object.assign(window, { setTimeout, setInterval: () => 0 });
  });

  await page.goto('/privacy-policy');
  await signIn(page, 'ines.still@example.com');
  await expect(parent).toBeVisible();
  await page.getByRole('button', { name: 'Account of Ines Still' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(visitor).toBeVisible();
});

test('[SESSION-17] [SESSION-19] an open page renews its session by itself when ten minutes are left, and not before', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await page.goto('/privacy-policy');
  await signIn(page);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  const first = await stored(page);
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
  });
  // The checks at 15, 30 and 45 minutes renew nothing; the next one, at 60 minutes, would be too late.
  for (const minutes of ['15:01', '15:01', '15:01']) await page.clock.fastForward(minutes);
  expect(renewals).toEqual([]);
  await page.clock.fastForward('05:05');
  await expect.poll(async () => (await stored(page))?.refresh_token).not.toBe(first?.refresh_token);
  expect(renewals).toHaveLength(1);
});

test('[SESSION-04] [P05] a sign-out without a network is told to the server when there is one, also by a page that is opened later', async ({
  page,
  signIn,
  context,
}) => {
  const email = await signIn(page);
  const elsewhere = async (token: string | undefined) =>
    (await context.request.get('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })).status();
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.poll(() => stored(page)).toBeNull();
  };

  // The network comes back while the page is open.
  await page.goto('/');
  let session = await stored(page);
  await signOut();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await elsewhere(session?.access_token)).toBe(200);
  await context.setOffline(false);
  await expect.poll(() => elsewhere(session?.access_token)).toBe(401);

  // The page is closed before the network comes back.
  await signIn(page, email);
  await page.goto('/');
  session = await stored(page);
  await signOut();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/privacy-policy');
  await expect.poll(() => elsewhere(session?.access_token)).toBe(401);
  await expect.poll(() => next.evaluate(() => localStorage.getItem('lunatale-sign-outs'))).toBeNull();
});
