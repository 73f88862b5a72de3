import { test as base, expect, type Page } from '@playwright/test';
import { type ProductServer, startProduct } from './server.ts';

export type Language = 'en' | 'es';

type Fixtures = {
  /** Signs in through the sandbox's Google, from wherever the page is, with an address nobody else uses. */
  signIn: (page: Page, email?: string) => Promise<string>;
};

let people = 0;

/** Each worker has a server of its own, so that a journey's faults and limits disturb no other. */
export const test = base.extend<Fixtures, { product: ProductServer }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  signIn: async ({ product }, use, testInfo) => {
    await use(async (page, email = `parent.${testInfo.workerIndex}.${++people}@example.com`) => {
      await signInAt(page, product.url, email);
      return email;
    });
  },
});

export { expect };

/** Signs in through the sandbox's Google at this product, from wherever the page is. */
export async function signInAt(page: Page, url: string, email: string): Promise<void> {
  if (!page.url().startsWith(`${url}/signin`)) await page.goto('/signin');
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /Continue/ }).click();
  await page.waitForURL((at) => at.origin === url && !at.pathname.startsWith('/auth'));
  // Asked once per account: an adult is here.
  if (new URL(page.url()).pathname === '/welcome') {
    await page.getByRole('button', { name: /^(Yes, I|Sí, lo) confirm/ }).click();
    await page.waitForURL((at) => at.pathname !== '/welcome');
  }
}

/** Sets the interface language as a returning visitor has it. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((code) => {
    localStorage.setItem('lunatale-language', code);
    // biome-ignore lint/suspicious/noDocumentCookie: the product's own cookie, set as the product sets it
    document.cookie = `lunatale-language=${code}; path=/`;
  }, language);
}
