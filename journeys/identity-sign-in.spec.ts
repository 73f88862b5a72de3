import { fillForm, write } from './asking.ts';
import { expect, speak, test } from './fixtures.ts';

test('[SIGNIN-01] [SIGNIN-02] [SIGNIN-03] [SIGNIN-05] [SIGNIN-06] [SIGNIN-07] [SIGNIN-13] [CALLBACK-01] [CALLBACK-02] [CALLBACK-06] [CALLBACK-07] [P02] signing in asks for the account each time and returns to where the parent was', async ({
  page,
  signIn,
}) => {
  await page.goto('/my-stories?sort=title');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveText([/Google/]);
  await expect(page.locator('iframe')).toHaveCount(0);

  const asked = page.waitForRequest(/prompt=select_account/);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('response', (response) => addresses.push(response.headers().location ?? ''));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const email = await signIn(page);
  expect((await asked).url()).toContain('prompt=select_account');
  // Google returns a code: no address on the way contains a token.
  expect(addresses.filter((each) => /callback\?attempt=\w+&code=/.test(each))).not.toEqual([]);
  expect(addresses.filter((each) => /access_token|refresh_token=/.test(each))).toEqual([]);
  await expect(page).toHaveURL('/my-stories?sort=title');
  expect(await page.evaluate(() => sessionStorage.getItem('auth_redirect'))).toBeNull();
  const profile = await page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('lunatale-auth') ?? '{}');
    const answer = await fetch('/api/identity/profile', { headers: { authorization: `Bearer ${access_token}` } });
    return answer.json();
  });
  expect(profile).toMatchObject({ email, provider: 'google' });

  // Signed out and straight to the sign-in page: no target is remembered, so it leads to the creator. The shelf's
  // requests must end first: without a session they would be refused.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signin?redirect=https://elsewhere.example/');
  expect(await page.evaluate(() => sessionStorage.getItem('auth_redirect'))).toBeNull();
  await signIn(page, email);
  await expect(page).toHaveURL('/create');
});

test('[CALLBACK-04] [CALLBACK-05] [CALLBACK-08] [CALLBACK-09] [ERR-31] [ERR-33] [ERR-34] [P01] [P02] forged, refused and failed returns end on a page that says so and leads back', async ({
  page,
  product,
}) => {
  const title = page.getByRole('heading', { name: 'Authentication Error' });
  await page.goto('/auth/callback?redirect=/create#access_token=a.b.c&refresh_token=stolen');
  await expect(title).toBeVisible();
  await expect(page.getByText('No session found. Please try signing in again.')).toBeVisible();
  expect(await page.evaluate(() => location.hash + location.search)).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('lunatale-auth'))).toBeNull();
  await page.getByRole('link', { name: 'Return to Sign In' }).click();
  await expect(page).toHaveURL('/signin');

  // The parent cancels at Google: the page says "No problem", and has one way back.
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'No problem' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL('/auth/callback');

  // Google reports that the e-mail address is not verified.
  const over = await product.sandbox.fault({
    vendor: 'google',
    fault: 'unverified-email',
    match: 'unsure@example.com',
  });
  await page.getByRole('link', { name: 'Return to Sign In' }).click();
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByLabel('Email').fill('unsure@example.com');
  await page.getByRole('button', { name: /Continue/ }).click();
  await expect(title).toBeVisible();
  await expect(page.getByText('no verified e-mail address')).toBeVisible();
  await expect(page.getByText('If you write to us about this, name the number')).toContainText(
    /[0-9a-f]{8}-[0-9a-f-]{27}/,
  );
  await over();

  // A return address outside the site is ignored; one inside is followed.
  for (const [target, end] of [
    ['//elsewhere.example/', '/create'],
    ['/\\elsewhere.example', '/create'],
    ['https://elsewhere.example/', '/create'],
    ['/pricing?plan=premium#faq', '/pricing?plan=premium#faq'],
  ] as const) {
    await page.goto('/signin');
    await page.evaluate((redirect) => {
      sessionStorage.setItem('lunatale-sign-in', JSON.stringify({ attempt: 'known', startedAt: Date.now() }));
      const back = `${location.origin}/auth/callback?attempt=known&redirect=${encodeURIComponent(redirect)}`;
      location.assign(`/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(back)}`);
    }, target);
    await page.getByLabel('Email').fill(`returning.${Date.now()}@example.com`);
    await page.getByRole('button', { name: /Continue/ }).click();
    // Every one of them is new here, and is asked first.
    await page.getByRole('button', { name: 'Yes, I confirm' }).click();
    await expect(page).toHaveURL(end);
    // Without a session the page's requests would be refused.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => localStorage.clear());
  }
});

test('[ERR-31] a sign-in that cannot begin says so', async ({ page }) => {
  await page.addInitScript(() => {
    // A sign-in needs randomness: without it the page cannot begin.
    Object.defineProperty(crypto, 'getRandomValues', {
      value: () => {
        throw new Error('no entropy');
      },
    });
  });
  await page.goto('/signin');
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.getByText('Error signing in with Google. Please try again.')).toBeVisible();
});

test('[SIGNIN-10] [ROUTE-13] [ROUTE-15] [SESSION-01] [SESSION-03] [SESSION-16] while it is unknown who is there, the pages say that they are checking; an unusable session ends as a visitor', async ({
  page,
  signIn,
}) => {
  // The renewal of an expired session hangs, so it stays unknown whether somebody is signed in.
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/auth/v1/token**', async (route) => {
    await held;
    await route.fulfill({ status: 400, json: { code: 400, error_code: 'refresh_token_not_found', msg: 'unknown' } });
  });
  await page.goto('/privacy-policy');
  await page.evaluate(() => {
    const user = { id: crypto.randomUUID(), email: 'late@example.com', user_metadata: {}, app_metadata: {} };
    const expires_at = Math.floor(Date.now() / 1000) - 60;
    localStorage.setItem(
      'lunatale-auth',
      JSON.stringify({ access_token: 'old.old.old', refresh_token: 'old', token_type: 'bearer', expires_at, user }),
    );
  });
  await page.goto('/signin');
  await expect(page.getByText('Checking authentication...')).toBeVisible();
  await page.goto('/my-stories');
  await expect(page.getByText('Verifying access...')).toBeVisible();
  answer();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('lunatale-auth'), localStorage.getItem('lunatale-session')]),
  ).toEqual([null, null]);

  // The page says why it is shown and what happens next, until the parent has signed in.
  const ended = page.getByText('Your session has ended. Sign in, and you go on where you were.');
  await expect(ended).toBeVisible();
  await page.unroute('**/auth/v1/token**');
  await signIn(page);
  await expect(page).toHaveURL('/my-stories');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
  await expect(ended).toHaveCount(0);
});

test('[SESSION-03] a session that is taken away under the open form ends once, and the story waits behind the sign-in', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await speak(page, 'en');
  await signIn(page);
  await page.goto('/create');
  await fillForm(page, 'en');
  await page.evaluate(() => localStorage.removeItem('lunatale-auth'));
  await write(page, 'en');
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
});

test('[SIGNIN-01] the sign-in page stands before its scripts have come, and nothing of it moves when they do', {
  tag: '@phone',
}, async ({ page }) => {
  const { promise: codeHeld, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, (route) => codeHeld.then(() => route.continue()));
  await page.goto('/signin', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const before = await heading.boundingBox();
  // Whoever searches is told what stands on it.
  const told = 'Sign in to write stories, keep them and read them again tomorrow.';
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', told);
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
});
