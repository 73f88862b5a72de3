import { test } from './asking.ts';
import { expect } from './fixtures.ts';

const texts = {
  en: {
    voices: 'What parents say',
    questions: ['What is Premium?', 'Can I cancel?', 'Can I create stories without a plan?'],
    access: 'You keep access until the end of the billing period',
    free: '3 text-only stories and 1 illustrated story for free',
    begin: 'Sign in and begin',
    sold: ['Unlimited text stories', '10 illustrated stories a day', 'Your stories are written first when it is busy'],
    kept: 'Everything that is free: your shelf and both languages',
  },
  es: {
    voices: 'Lo que cuentan las familias',
    questions: ['¿Qué es Premium?', '¿Puedo cancelar?', '¿Puedo crear cuentos sin un plan?'],
    access: 'Conservas el acceso hasta el final del periodo',
    free: 'gratis 3 cuentos de texto y 1 cuento ilustrado',
    begin: 'Inicia sesión y empieza',
    sold: [
      'Cuentos de texto sin límite',
      '10 cuentos ilustrados al día',
      'Tus cuentos se escriben primero cuando hay mucha gente',
    ],
    kept: 'Todo lo que ya es gratis: tu estante y los dos idiomas',
  },
};

test('[PRICE-03] [PRICE-04] [PRICE-05] [PRICE-06] the pricing page lets three parents speak, answers three questions and leads to signing in', async ({
  page,
  language,
}) => {
  const text = texts[language];
  await page.goto('/pricing');
  const voices = page.getByRole('region', { name: text.voices });
  await expect(voices.getByRole('listitem')).toHaveCount(3);
  // The quotes are signed with a role only, because invented parents must not have names.
  for (const voice of await voices.getByRole('figure').all())
    await expect(voice.locator('figcaption')).toHaveText(/^(?:The|La|El|Una?|A) /);

  const questions = page.getByRole('main').locator('details');
  await expect(questions.locator('summary')).toHaveText(text.questions);
  for (const summary of await questions.locator('summary').all()) await summary.click();
  await expect(questions.nth(1)).toContainText(text.access);
  await expect(questions.nth(2)).toContainText(text.free);

  await page.getByRole('main').getByRole('link', { name: text.begin }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('[PRICE-01] Premium is sold for what it adds, and says of the rest that it is free', async ({
  page,
  language,
}) => {
  const text = texts[language];
  await page.goto('/pricing');
  const premium = page.getByRole('region', { name: 'Premium', exact: true });
  await expect(premium.getByRole('listitem')).toHaveText([...text.sold, text.kept]);
});

test('[SUB-17] an open page looks every 15 minutes whether the subscription is still known, and asks when it is not', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/billing/subscription')) asked.push(request.url());
  });
  await page.goto('/privacy-policy');
  await signIn(page);
  await page.goto('/profile');
  await expect.poll(() => asked.length).toBe(1);
  await page.waitForLoadState('networkidle');
  // After 15 minutes the subscription is still known.
  await page.clock.fastForward('15:01');
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  await page.clock.fastForward('15:01');
  await expect.poll(() => asked.length).toBe(2);
});
