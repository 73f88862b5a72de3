import { issuers, startIssuer } from '#sandbox/issuers/issuer.ts';
import { startMailServer } from '#sandbox/mail/server.ts';
import { startProduct } from '../../journeys/server.ts';
import type { Camera, View } from './camera.ts';

const texts = {
  en: { address: 'Your email address', send: 'Send me a link', sent: 'Check your email' },
  es: { address: 'Tu correo electrónico', send: 'Envíame un enlace', sent: 'Revisa tu correo' },
};

/** Starts products: all sign-ins but Google's; invitation only, issuer down; services that work; services that fail. */
export async function startHouses() {
  const mail = await startMailServer();
  const issuer = await startIssuer(issuers.pocketId, { sub: '1', email: 'omar@example.org', name: 'Omar' });
  // Passkeys need a host name, not an IP address.
  const doors = { HOST: 'localhost', OIDC_CLIENT_ID: 'lunatale', OIDC_NAME: 'Hearth', MAIL_FROM: 'hello@example.org' };
  const away = 'http://127.0.0.1:9/v1';
  const houses = {
    open: await startProduct({ ...doors, OIDC_ISSUER: issuer.url, SMTP_URL: mail.url }),
    invited: await startProduct({
      ...doors,
      OIDC_ISSUER: 'http://127.0.0.1:9',
      SMTP_URL: mail.url,
      SIGNUPS: 'invited',
      ALLOWED_EMAILS: '@lunatale.test',
    }),
    well: await startProduct(),
    ailing: await startProduct({
      SANDBOX: 'google',
      DEEPSEEK_BASE_URL: away,
      READER_BASE_URL: away,
      READER_MODEL: 'a-reader',
      PICTURES_BASE_URL: away,
      PICTURES_MODEL: 'a-painter',
    }),
  };
  const stop = () => Promise.all([...Object.values(houses), mail, issuer].map((each) => each.stop()));
  return { houses, stop };
}

/** Shoots the sign-in page of a product, and the pages that its mails link to. */
export async function shootDoors(camera: Camera, view: View, house: 'open' | 'invited'): Promise<void> {
  const { page, language } = view;
  const own = texts[language];
  await page.goto('/signin');
  await page.getByLabel(own.address).waitFor();
  await camera.shoot(view, `house-${house}-signin`);
  if (house === 'invited') return;
  await page.getByLabel(own.address).fill('ana@example.org');
  await page.getByRole('button', { name: own.send }).click();
  await page.getByText(own.sent).waitFor();
  await camera.shoot(view, 'house-open-signin-sent');
  await page.goto(`/auth/link#token=${'x'.repeat(43)}`);
  await camera.shoot(view, 'house-open-link-spent', { window: true });
  await page.goto(`/e-reader#${crypto.randomUUID()}`);
  await camera.shoot(view, 'house-open-e-reader', { window: true });
  await page.goto(`/mails#${crypto.randomUUID()}`);
  await camera.shoot(view, 'house-open-mails', { window: true });
}

/** Shoots the page where a first account becomes the operator, and the office's page that tries every service. */
export async function shootServices(camera: Camera, view: View, house: 'well' | 'ailing'): Promise<void> {
  const { page } = view;
  await page.goto('/operator');
  if (house === 'well') await camera.shoot(view, 'house-operator', { window: true });
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Ask all services' }).click();
  await page.getByRole('cell').or(page.getByRole('definition')).first().waitFor({ timeout: 90_000 });
  await camera.shoot(view, `house-${house}-services`);
}
