import { expectCounted, fillForm, latest, test, write } from './asking.ts';
import { comeSignedIn, expect, speak } from './fixtures.ts';
import { startNetwork } from './network.ts';
import { words } from './words.ts';

const texts = {
  en: {
    lost: 'The connection was lost. Your story goes on being written',
    none: 'There is no connection now',
    goesOn: 'Your story is not lost',
  },
  es: {
    lost: 'Se perdió la conexión. Tu cuento se sigue escribiendo',
    none: 'Ahora no hay conexión',
    goesOn: 'Tu cuento no se perdió',
  },
};

test('[P20] [GEN-16] the network goes in the middle of a story and comes back: the story goes on where it broke off', async ({
  browser,
  language,
}) => {
  const network = await startNetwork();
  const context = await browser.newContext({ baseURL: network.url, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await speak(page, language);
    await comeSignedIn(page, network.url, 'far.away@example.com');
    await network.sandbox.pace({ tokensPerSecond: 150, firstTokenMilliseconds: 50 });
    const name = await fillForm(page, language);
    await write(page, language);
    const article = page.getByRole('article');
    await expect(article).toContainText(name);

    network.cut();
    await expect(page.getByText(texts[language].lost)).toBeVisible();
    const before = await article.innerText();
    expect(before).toContain(name);
    await network.sandbox.pace({ tokensPerSecond: 1500, firstTokenMilliseconds: 50 });
    network.mend();

    await expect(page.getByText(words[language].finished)).toBeAttached({ timeout: 40_000 });
    await expect(page.getByText(texts[language].lost)).toBeHidden();
    // No text is missing or repeated.
    const shown = (await article.locator('p').allTextContents()).join(' ').replace(/\s+/g, ' ').trim();
    const { content } = await latest(page);
    expect(shown).toBe(content.split('\n\n').slice(1).join(' ').replace(/\s+/g, ' ').trim());
    await expectCounted(page, 'freeText', 1);
    const asked = (await network.sandbox.calls('deepseek')).filter(({ body }) => body.includes(name));
    // The plan and the story come in one answer.
    expect(asked).toHaveLength(1);
  } finally {
    await context.close();
    await network.stop();
  }
});

test('[LIMIT-17] on wifi that answers nothing, whoever asks for a story is told so, and asks again when it is back', async ({
  browser,
  language,
}) => {
  const network = await startNetwork();
  const context = await browser.newContext({ baseURL: network.url, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await speak(page, language);
    await comeSignedIn(page, network.url, 'bad.wifi@example.com');
    const name = await fillForm(page, language);
    network.stall();
    await page.getByRole('button', { name: words[language].write }).click();
    const told = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(told).toContainText(texts[language].none, { timeout: 20_000 });
    await told.getByRole('button').last().click();
    network.mend();
    await write(page, language);
    await expect(page.getByText(words[language].finished)).toBeAttached({ timeout: 40_000 });
    await expect(page.getByRole('article')).toContainText(name);
    await expectCounted(page, 'freeText', 1);
  } finally {
    await context.close();
    await network.stop();
  }
});

test('[P20] a page that is opened again without a network says that the story goes on being written, and has it afterwards', async ({
  browser,
  language,
}) => {
  const network = await startNetwork();
  const context = await browser.newContext({ baseURL: network.url, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await speak(page, language);
    await comeSignedIn(page, network.url, 'reloads@example.com');
    await page.goto('/create');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
    await network.sandbox.pace({ tokensPerSecond: 60, firstTokenMilliseconds: 50 });
    const name = await fillForm(page, language);
    await write(page, language);
    await expect(page.getByRole('article')).toContainText(name);
    network.cut();
    await page.reload();
    await expect(page.getByText(texts[language].goesOn)).toBeVisible({ timeout: 20_000 });
    // The form has its fields, filled as they were sent.
    await expect(page.locator('main form')).toContainText(name);
    await expect(page.locator('main form textarea').first()).toBeVisible();
    await network.sandbox.pace({ tokensPerSecond: 1500, firstTokenMilliseconds: 50 });
    network.mend();
    await page.reload();
    await expect(page.getByText(words[language].finished)).toBeAttached({ timeout: 40_000 });
    await expect(page.getByText(texts[language].goesOn)).toBeHidden();
    await expectCounted(page, 'freeText', 1);
    // A story that is told is awaited no more.
    network.cut();
    await page.goto('/create');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('lunatale-story-awaited'))).toBeNull();
    await expect(page.getByText(texts[language].goesOn)).toBeHidden();
  } finally {
    await context.close();
    await network.stop();
  }
});
