import type { Page } from '@playwright/test';
import { expect, signInAt, test } from './fixtures.ts';
import { type ProductServer, startProduct } from './server.ts';

// One after another: side by side, each worker would start this house for itself.
test.describe.configure({ mode: 'default' });

/** Words that no page may contain in an installation without payments. */
const ofPayments = /premium|upgrade|price|\$\s?\d|subscri|billing|pasar a|suscri|precio/i;

test.describe('a house without payments and without a picture model', () => {
  let product: ProductServer;
  test.beforeAll(async () => {
    product = await startProduct({ SANDBOX: 'google,deepseek', FREE_TEXT_STORIES: 'unlimited' });
  });
  test.afterAll(() => product?.stop());

  /** Returns all text of the page, for eyes and for screen readers. */
  const words = async (page: Page) =>
    `${await page.locator('body').innerText()} ${await page.locator('body').ariaSnapshot()}`;

  test('no page speaks of a price, and the form says once that stories are words', async ({ page }) => {
    await page.goto(product.url);
    await expect(page.getByText(/Three text stories|Tres cuentos de texto/)).toBeHidden();
    expect(await words(page)).not.toMatch(ofPayments);
    await signInAt(page, product.url, 'parent@example.com');
    await page.goto(`${product.url}/create`);
    await expect(page.getByText(/Here stories come as words|Aquí los cuentos vienen en palabras/)).toHaveCount(1);
    await expect(page.getByText(/^(Unlimited|Sin límite)$/)).toHaveCount(1);
    await expect(page.getByRole('radio', { name: /illustrations|dibujos/ })).toHaveCount(0);
    expect(await words(page)).not.toMatch(ofPayments);
    await page.screenshot({ path: `reports/without-${test.info().project.name}.png`, fullPage: true });
    await page.goto(`${product.url}/profile`);
    await expect(page.getByText(/^(Unlimited|Sin límite)$/)).toHaveCount(1);
    await page
      .getByRole('button', { name: /parent/i })
      .first()
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    expect(await words(page)).not.toMatch(ofPayments);
    await page.goto(`${product.url}/pricing`);
    await expect(page).toHaveURL(`${product.url}/`);
    await page.goto(`${product.url}/terms-of-service`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#payment-and-cancelling')).toHaveCount(0);
  });
});

test.describe('a house that could sell, where everything is free without end', () => {
  let product: ProductServer;
  test.beforeAll(async () => {
    product = await startProduct({ FREE_TEXT_STORIES: 'unlimited', FREE_ILLUSTRATED_STORIES: 'unlimited' });
  });
  test.afterAll(() => product?.stop());

  test('nobody is offered Premium, which would add nothing', async ({ page }) => {
    const offered = page.getByText(/premium|plans and prices|planes y precios/i);
    await page.goto(product.url);
    await expect(offered.filter({ visible: true })).toHaveCount(0);
    await signInAt(page, product.url, 'parent@example.com');
    for (const path of ['/create', '/profile']) {
      await page.goto(product.url + path);
      await expect(page.getByText(/^(Unlimited|Sin límite)$/)).toHaveCount(2);
      await expect(offered.filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { name: /^(Your plan|Tu plan)$/ })).toHaveCount(0);
    await page
      .getByRole('button', { name: /parent/i })
      .first()
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(offered.filter({ visible: true })).toHaveCount(0);
    await page.goto(`${product.url}/pricing`);
    await expect(page).toHaveURL(`${product.url}/`);
  });
});
