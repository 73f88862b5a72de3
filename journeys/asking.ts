import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { test as base, expect, type Language, speak } from './fixtures.ts';
import { words } from './words.ts';

/** The phone uses English and the desktop Spanish, so that every journey runs in both languages. */
export const test = base.extend<{ language: Language }>({
  language: async ({ page, isMobile }, use) => {
    const language = isMobile ? 'en' : 'es';
    await speak(page, language);
    await use(language);
  },
});

export const textPath = '**/functions/v1/generate-story-stream';
export const illustratedPath = '**/functions/v1/generate-story-gemini';

/** Returns a name that no other journey uses, so that a fault can be set for this story alone. */
export function newName(): string {
  const letters = randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6);
  return `Tilda${letters}`;
}

/** Opens the creator and fills in all required fields, in a parent's own words. */
export async function fillForm(
  page: Page,
  language: Language,
  { name = newName(), illustrated = false }: { name?: string; illustrated?: boolean } = {},
): Promise<string> {
  const text = words[language];
  if (new URL(page.url()).pathname !== '/create') await page.goto('/create');
  await page.getByLabel(text.addCharacter).fill(name);
  await page.getByLabel(text.addCharacter).press('Enter');
  await page.getByLabel(text.place).fill(language === 'en' ? 'the old lighthouse' : 'el viejo faro');
  await page.getByLabel(text.message).fill(language === 'en' ? 'waiting for each other' : 'esperarse el uno al otro');
  await page.getByLabel(text.length).selectOption('short');
  if (illustrated) await chooseIllustrated(page, language);
  return name;
}

async function chooseIllustrated(page: Page, language: Language): Promise<void> {
  await page.getByText(language === 'en' ? 'With illustrations' : 'Con ilustraciones', { exact: true }).click();
}

export async function write(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: words[language].write }).click();
}

/** Returns the header with the token that the page sends with its calls. */
export async function bearer(page: Page): Promise<{ authorization: string }> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('lunatale-auth') ?? '{}').access_token);
  return { authorization: `Bearer ${token}` };
}

/** Waits until `count` stories of a kind are counted: the page reports a stop before the server has settled it. */
export async function expectCounted(page: Page, kind: 'freeText' | 'freeImage', count: number): Promise<void> {
  const headers = await bearer(page);
  const used = async () => (await (await page.request.get('/api/usage/stats', { headers })).json())[kind].used;
  await expect.poll(used).toBe(count);
}

/** Returns the newest unsaved story, from the server. */
export async function latest(page: Page): Promise<{ id: string; status: string; content: string; counted: boolean }> {
  const answer = await page.request.get('/api/generation/latest', { headers: await bearer(page) });
  return answer.json();
}

/** Answers the first requests to an address with these answers, in order, and lets later ones through. */
export async function answerInTurn(
  page: Page,
  path: string,
  method: 'POST' | 'OPTIONS' | 'GET',
  answers: ((route: Route) => Promise<void>)[],
): Promise<void> {
  const left = [...answers];
  await page.route(path, async (route) => {
    const answer = route.request().method() === method ? left.shift() : undefined;
    await (answer ? answer(route) : route.fallback());
  });
}

/** The alert that reports a failed story. */
export const failure = (page: Page) => page.getByRole('main').getByRole('alert');

export async function expectFailure(page: Page, text: string | RegExp): Promise<void> {
  await expect(failure(page)).toContainText(text);
}
