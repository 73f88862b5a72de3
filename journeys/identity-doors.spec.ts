import { type Issuer, issuers, startIssuer } from '#sandbox/issuers/issuer.ts';
import { type MailServer, startMailServer } from '#sandbox/mail/server.ts';
import { expect, test } from './fixtures.ts';
import { type ProductServer, startProduct } from './server.ts';

// One after another: side by side, each worker would start this house for itself.
test.describe.configure({ mode: 'default' });

test.describe('a house with doors of its own', () => {
  let product: ProductServer;
  let mail: MailServer;
  let issuer: Issuer;
  test.beforeAll(async () => {
    mail = await startMailServer();
    issuer = await startIssuer(issuers.pocketId, { sub: '1', email: 'omar@example.org', name: 'Omar' });
    product = await startProduct({
      // Passkeys need a host name, not an IP address.
      HOST: 'localhost',
      SANDBOX: 'deepseek',
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: 'lunatale',
      OIDC_NAME: 'Hearth',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Lunatale <hello@example.org>',
    });
  });
  test.afterAll(async () => {
    await product?.stop();
    await mail?.stop();
    await issuer?.stop();
  });

  test('a parent comes in by a link from a mail, adds a passkey, and comes back with it', async ({ page, context }) => {
    const devices = await context.newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${product.url}/signin`);
    await expect(page.getByRole('button', { name: 'Continue with Hearth' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
    await page.screenshot({ path: `reports/doors-${test.info().project.name}.png`, fullPage: true });
    await page.getByLabel('Your email address').fill('not an address');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('Please write an email address')).toBeVisible();
    await page.getByLabel('Your email address').fill('ana@example.org');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('Check your email: ana@example.org')).toBeVisible();
    await expect.poll(() => mail.mails.length).toBe(1);
    const link = /http\S+/.exec(mail.mails[0]?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await page.getByRole('button', { name: 'Yes, I confirm' }).click();
    await expect(page).toHaveURL(/\/(create|my-stories)$/);

    await page.goto(`${product.url}/profile`);
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await passkeys.getByRole('button', { name: 'Add a passkey on this device' }).click();
    await expect(passkeys.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('A link by email')).toBeVisible();
    await page.screenshot({ path: `reports/passkeys-${test.info().project.name}.png`, fullPage: true });
    await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
    await page.goto(`${product.url}/signin`);
    await page.getByRole('button', { name: 'Use a passkey of this device' }).click();
    await expect(page).toHaveURL(/\/my-stories$/);

    // The link is opened again, by whoever finds the mail.
    await page.goto(`${product.url}/profile`);
    await passkeys.getByRole('button', { name: /Remove the passkey/ }).click();
    await expect(passkeys.getByRole('listitem')).toHaveCount(0);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('The link was used already')).toBeVisible();
  });

  test('an issuer of the house signs in under its own name, and the first account gets the office by the code', async ({
    page,
  }) => {
    await page.goto(`${product.url}/signin`);
    await page.getByRole('button', { name: 'Continue with Hearth' }).click();
    await page.getByRole('button', { name: 'Yes, I confirm' }).click();
    await expect(page).toHaveURL(/\/(create|my-stories)$/);
    const code = /enter (\S+)/.exec(product.output())?.[1] ?? '';
    await page.goto(`${product.url}/operator`);
    await page.getByLabel('Code').fill('1111-2222-3333');
    await page.getByRole('button', { name: 'Become the operator' }).click();
    await expect(page.getByText('This code makes nobody an operator')).toBeVisible();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Become the operator' }).click();
    await page.getByRole('link', { name: 'To the back office' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  });
});
