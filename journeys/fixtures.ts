import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { adultConfirmationPath } from '#domain/identity/account.ts';
import { profilePath } from '#domain/identity/api.ts';
import { TestBrowser } from '#sandbox/google/browser.ts';
import { unexpected } from './broken-on-purpose.ts';
import { type ProductServer, productAddresses, startProduct } from './server.ts';

export type Language = 'en' | 'es';

type Fixtures = {
  /**
   * Signs in through the sandbox's Google, with a new address by default: by hand from the current page or, if no page
   * is open yet, by setting the session directly.
   */
  signIn: (page: Page, email?: string) => Promise<string>;
  /** Fails a journey if the browser's console has an error that the journey did not cause on purpose. */
  healthy: undefined;
};

let people = 0;

/** Each worker has its own server, so that a journey's faults and limits do not affect others. */
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
  healthy: [
    async ({ context, browser }, use, { file, title }) => {
      const told: string[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('page', (page) => listen(page, told));
        return watched;
      };
      watch(context);
      // Also watches the contexts of other devices, which a journey opens by itself.
      const { newContext } = browser;
      browser.newContext = async (...options) => watch(await newContext.apply(browser, options));
      await use(undefined);
      browser.newContext = newContext;
      expect(unexpected(file, title, told), 'the console, beyond what this journey breaks on purpose').toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  signIn: async ({ product }, use, testInfo) => {
    await use(async (page, email = `parent.${testInfo.workerIndex}.${++people}@example.com`) => {
      if (page.url() === 'about:blank') await comeSignedIn(page, product.url, email);
      else await signInAt(page, product.url, email);
      return email;
    });
  },
});

export { expect };

/** Signs in through the sandbox's Google at this product, from any page. */
export async function signInAt(page: Page, url: string, email: string): Promise<void> {
  if (!page.url().startsWith(`${url}/signin`)) await page.goto(`${url}/signin`);
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /Continue/ }).click();
  await page.waitForURL((at) => at.origin === url && !at.pathname.startsWith('/auth'));
  // Each account is asked once to confirm that an adult is here.
  if (new URL(page.url()).pathname === '/welcome') {
    await page.getByRole('button', { name: /^(Yes, I|Sí, lo) confirm/ }).click();
    await page.waitForURL((at) => at.pathname !== '/welcome');
  }
}

/** Makes the calls of a sign-in by hand, and stores their session in the browser. */
export async function comeSignedIn(page: Page, url: string, email: string): Promise<void> {
  const fragment = new URLSearchParams((await new TestBrowser().signIn(url, email)).hash.slice(1));
  const headers = { authorization: `Bearer ${fragment.get('access_token')}` };
  await page.request.post(url + profilePath, { headers, data: {} });
  await page.request.post(url + adultConfirmationPath, { headers, data: { confirmed: true } });
  const user = await (await page.request.get(`${url}/auth/v1/user`, { headers })).json();
  const lifetime = Number(fragment.get('expires_in'));
  const session = {
    access_token: fragment.get('access_token'),
    refresh_token: fragment.get('refresh_token'),
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: Math.floor(Date.now() / 1000) + lifetime,
    user,
  };
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('lunatale-auth', value), JSON.stringify(session));
}

/** The pages of stand-ins are not ours. */
const isOurs = (url: string) => [...productAddresses].some((address) => url.startsWith(address));

function listen(page: Page, told: string[]): void {
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && isOurs(url)) told.push(`${message.text()} ${url}`);
  });
  page.on('pageerror', ({ message }) => {
    if (isOurs(page.url())) told.push(`uncaught: ${message}`);
  });
}

/** Sets the interface language as it is for a returning visitor. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((code) => {
    localStorage.setItem('lunatale-language', code);
    // biome-ignore lint/suspicious/noDocumentCookie: the product's own cookie, set as the product sets it
    document.cookie = `lunatale-language=${code}; path=/`;
  }, language);
}
