import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';

// The policy must also allow the service worker.
test.use({ serviceWorkers: 'allow' });
test.slow();

/** Collects what the content policy refuses from now on, on every page. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (/^refused:|Content Security Policy|TrustedHTML|TrustedScript/.test(text)) violations.push(text);
  });
  page.on('pageerror', (error) => violations.push(String(error)));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`refused: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} at ${location.pathname}`);
    });
  });
  return violations;
}

async function visit(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeAttached();
  }
}

test('[P24] every page works under its content policy, and nothing it does is refused', async ({ page, signIn }) => {
  const violations = await watchViolations(page);
  await visit(page, ['/', '/signin', '/privacy-policy', '/samples/dragon']);
  await signIn(page);
  await fillShelf(page, [aStory({ title: 'The Quiet Lantern' })]);
  const looking = page.waitForEvent('worker', (worker) => worker.url().includes('/assets/formats.worker-'));
  await visit(page, ['/create', '/my-stories', '/pricing', '/profile', '/account']);
  // Formats of a language are tested in a worker.
  await looking;
  await page.goto('/my-stories');
  await page.getByRole('link', { name: 'The Quiet Lantern' }).click();
  await expect(page.getByRole('heading', { name: 'The Quiet Lantern' }).first()).toBeVisible();
  // The service worker is registered three seconds after the page.
  await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((found) => found !== undefined));
  expect(violations).toEqual([]);
});

test('[P24] the back office works under its content policy as well', async ({ page, signIn }) => {
  const violations = await watchViolations(page);
  await signIn(page, 'admin@lunatale.test');
  const screens = ['dashboard', 'analytics', 'users', 'api-monitoring', 'api-costs', 'logs'];
  await visit(
    page,
    screens.map((screen) => `/admin/${screen}`),
  );
  expect(violations).toEqual([]);
});

test('[P24] text that becomes markup, a script in the page or one from elsewhere is refused', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  const outcome = await page.evaluate(() => {
    const tried: string[] = [];
    const attempt = (name: string, work: () => void) => {
      try {
        work();
        tried.push(name);
      } catch {
        // refused
      }
    };
    attempt('markup', () => {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran = 1">');
    });
    attempt('script text', () => {
      const script = document.createElement('script');
      script.text = 'window.ran = 2';
      document.body.append(script);
    });
    attempt('script address', () => {
      document.createElement('script').src = 'https://evil.example/x.js';
    });
    attempt('policy', () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      trustedTypes.createPolicy('evil', {});
    });
    return { tried, ran: (window as { ran?: number }).ran };
  });
  expect(outcome).toEqual({ tried: [], ran: undefined });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4);
});

test('[EVENT-18] without a key nobody is asked to be counted, and browsers may reach no other host', async ({
  page,
}) => {
  const answer = await page.goto('/pricing');
  expect(answer?.headers()['content-security-policy']).not.toContain('connect-src');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Usage statistics' })).toHaveCount(0);
});
