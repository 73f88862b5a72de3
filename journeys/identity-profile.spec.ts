import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { words } from './words.ts';

test('[ROUTE-08] a parent keeps a family and is helped by it in the creator', async ({ page, signIn }) => {
  // This test visits many pages.
  test.slow();
  await page.goto('/profile');
  await page.waitForURL('**/signin');
  const email = await signIn(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expect(main.getByText('Google', { exact: true })).toBeVisible();
  await expect(main.getByText('This device')).toBeVisible();

  // Two children and a character for later stories.
  for (const [nickname, age, avoid] of [
    ['Bean', '6–10 years', 'the dark'],
    ['Pea', '1–3 years', 'the dark, big dogs'],
  ] as const) {
    await main.getByRole('button', { name: 'Add a child' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Write a name of up to 40 letters.')).toBeVisible();
    await dialog.getByLabel('Nickname').fill(nickname);
    await dialog.getByLabel('Age').selectOption(age);
    await dialog.getByLabel('Likes').fill('tractors');
    await dialog.getByLabel(/^Leave out/).fill(avoid);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const family = main.getByRole('region', { name: 'Your family' });
    await expect(family.getByRole('listitem').filter({ hasText: nickname })).toContainText(age);
  }
  await main.getByRole('button', { name: 'Add a character' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Pip');
  await page.getByRole('dialog').getByLabel(/^Look/).fill('small blue dragon');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('small blue dragon')).toBeVisible();

  // Choosing children fills in the form: the youngest sets the age, and all their fears are left out.
  await page.goto('/create');
  const whom = page.getByRole('region', { name: 'For whom?' });
  await whom.getByText('Bean', { exact: true }).click();
  await whom.getByText('Pea', { exact: true }).click();
  await expect(page.getByText(/^Medium · Toddler · /)).toBeVisible();
  await expect(whom.getByText('The story is not about the dark or big dogs.')).toBeVisible();
  await whom.getByText('Pip', { exact: true }).click();
  // The rest is folded until it is needed; a missing field unfolds itself.
  await expect(page.getByLabel(words.en.place)).toBeHidden();
  expect(await namesInBrowser(page, 'main details > summary')).toEqual([
    expect.stringMatching(/^Who is in it\?/),
    expect.stringMatching(/^Where does it happen\?/),
    expect.stringMatching(/^What is it about\?/),
    expect.stringMatching(/^Length, age, language and pictures/),
  ]);
  await page.getByRole('button', { name: words.en.write }).click();
  await expect(page.getByLabel(words.en.place)).toBeFocused();
  await page.getByLabel(words.en.place).fill('the old lighthouse');
  await page.getByLabel(words.en.message).fill('waiting for each other');
  await whom.getByText('tractors (Bean and Pea)', { exact: true }).click();
  await page.getByText('Length, age, language and pictures').click();
  await page.getByLabel(words.en.length).selectOption('short');
  await page.reload();
  await expect(page.locator('summary').getByText('waiting for each other, tractors')).toBeVisible();
  const asked = page.waitForRequest(/generate-story-stream/);
  await page.getByRole('button', { name: words.en.write }).click();
  expect((await asked).postDataJSON().storyParams).toMatchObject({
    ageGroup: 'toddler',
    characters: ['Bean', 'Pea', 'Pip, small blue dragon'],
    avoid: ['the dark', 'big dogs'],
    message: 'waiting for each other, tractors',
  });
  await expect(page.getByText(words.en.finished)).toBeVisible({ timeout: 30_000 });

  // The next day everything is one tap away.
  await page.goto('/create');
  await page.getByRole('button', { name: 'Same as last time' }).click();
  await expect(whom.getByRole('checkbox', { name: 'Bean', exact: true })).toBeChecked();
  await expect(page.locator('summary').getByText('waiting for each other, tractors')).toBeVisible();

  // A child is deleted after a question.
  await page.goto('/profile');
  await main.getByRole('button', { name: 'Delete Bean' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(main.getByText('Bean', { exact: true })).toHaveCount(0);
});

test('[ROUTE-08] [P33] a parent takes a copy of everything and deletes the account', async ({ page, signIn }) => {
  const email = await signIn(page);
  await page.goto('/profile');
  const main = page.getByRole('main');
  const coming = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download a copy' }).click();
  const copy = await coming;
  expect(copy.suggestedFilename()).toMatch(/^lunatale-[\d-]+\.zip$/);
  expect((await readFile(await copy.path())).subarray(0, 2).toString()).toBe('PK');

  await main.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await main.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();

  // A parent who comes back has a new account: asked again, and nothing is left.
  await signIn(page, email);
  await page.goto('/profile');
  await expect(main.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
});

test('[SESSION-04] [SESSION-12] signing out everywhere ends the session on the other device as well', async ({
  page,
  browser,
  signIn,
  product,
}) => {
  const email = await signIn(page);
  const laptop = await browser.newContext({ baseURL: product.url });
  const there = await laptop.newPage();
  await signIn(there, email);
  await page.goto('/profile');
  await expect(page.getByRole('listitem').filter({ hasText: /This device|Last used/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await there.goto('/my-stories');
  await expect(there).toHaveURL('/signin');
  await laptop.close();
});

/** The names that the browser itself gives to what matches, as a screen reader gets them. */
async function namesInBrowser(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const trees = await Promise.all(
    nodeIds.map((nodeId) => session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })),
  );
  await session.detach();
  return trees.map(({ nodes }) => String(nodes[0]?.name?.value ?? ''));
}
