import type { Route } from '@playwright/test';
import {
  answerInTurn,
  bearer,
  expectCounted,
  expectFailure,
  failure,
  fillForm,
  latest,
  test,
  textPath,
  write,
} from './asking.ts';
import { expect, type Language, speak } from './fixtures.ts';
import { words } from './words.ts';

const texts = {
  en: {
    creating: 'Creating your story…',
    s401: 'Authentication error: Your session may have expired. Please sign in again.',
    s403: "Authorization error: You don't have permission to access this resource.",
    s429: 'Rate limit exceeded: Too many requests. Please try again later.',
    s500: 'Server error: Something went wrong on our end. Please try again later.',
    other: 'Error: 418 - Short and stout',
    noSession: 'Authentication error: No valid session found',
    unreadable: 'The story could not be read from the server. Please try again.',
    verification: 'Please complete the verification challenge first.',
    suspended: 'This account cannot create stories at the moment.',
    cap: 'Our writers need a short rest today. Please try again later.',
    empty: 'No story content was received from the server',
    filtered: 'This story did not come out right for children',
    lost: 'The connection was lost. Your story goes on being written',
    stopped: 'Stopped. It does not count as one of your stories.',
    refused: '“f u c k” does not fit a bedtime story.',
    remove: 'Remove f u c k',
    refusedMessage: 'A story about that is not for bedtime.',
    instead: 'Use “Cat” instead',
    offered: 'Cat',
    bad: 'f u c k',
  },
  es: {
    creating: 'Creando tu cuento…',
    s401: 'Error de autenticación: es posible que tu sesión haya terminado. Inicia sesión de nuevo.',
    s403: 'Error de autorización: no tienes permiso para usar este recurso.',
    s429: 'Demasiadas solicitudes: inténtalo de nuevo más tarde.',
    s500: 'Error del servidor: algo salió mal de nuestro lado. Inténtalo de nuevo más tarde.',
    other: 'Error: 418 - Short and stout',
    noSession: 'Error de autenticación: no hay una sesión válida',
    unreadable: 'No se pudo leer el cuento que envió el servidor. Inténtalo de nuevo.',
    verification: 'Completa primero la verificación.',
    suspended: 'Esta cuenta no puede crear cuentos por ahora.',
    cap: 'Nuestros escritores necesitan un descanso por hoy.',
    empty: 'El servidor no envió ningún cuento',
    filtered: 'Este cuento no salió como debe ser para niños',
    lost: 'Se perdió la conexión. Tu cuento se sigue escribiendo',
    stopped: 'Se detuvo. No se descontó de tus cuentos.',
    refused: '«m1erda» no va con un cuento para dormir.',
    remove: 'Quitar: m1erda',
    refusedMessage: 'Ese tema no va con un cuento para dormir.',
    instead: 'Usar «Gato»',
    offered: 'Gato',
    bad: 'm1erda',
  },
} satisfies Record<Language, Record<string, string>>;

/** Normalises white space. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const refuse = (status: number, code?: string) => (route: Route) =>
  route.fulfill({ status, json: { ...(code && { code }), message: 'Short and stout', requestId: 'r' } });

test('[ERR-01] [ERR-02] [ERR-05] [ERR-06] [ERR-08] [ERR-48] [GEN-06] [GEN-14] every refusal of a text story has its words, and a retry', {
  tag: '@desktop',
}, async ({ language, page, signIn }) => {
  const text = words[language];
  const own = texts[language];
  await signIn(page);
  await fillForm(page, language);
  const rows: [(route: Route) => Promise<void>, string][] = [
    [refuse(401), own.s401],
    [refuse(403), own.s403],
    [refuse(429), own.s429],
    [refuse(418), own.other],
    [refuse(401, 'NOT_SIGNED_IN'), own.noSession],
    [refuse(403, 'VERIFICATION_REQUIRED'), own.verification],
    [refuse(403, 'VERIFICATION_FAILED'), own.verification],
    [refuse(403, 'ACCOUNT_SUSPENDED'), own.suspended],
    [refuse(503, 'SPENDING_CAP_REACHED'), own.cap],
    [(route) => route.fulfill({ status: 200, body: 'unreadable' }), own.unreadable],
  ];
  await answerInTurn(
    page,
    textPath,
    'POST',
    rows.map(([answer]) => answer),
  );
  await write(page, language);
  for (const [index, [, message]] of rows.entries()) {
    await expectFailure(page, message);
    await expect(page.getByRole('button', { name: text.back })).toBeEnabled();
    if (index === rows.length - 2)
      await page.evaluate(() => Object.defineProperty(Response.prototype, 'body', { value: null }));
    if (index < rows.length - 1) await failure(page).getByRole('button', { name: text.retry }).click();
  }
  await expectCounted(page, 'freeText', 0);
});

test('[ERR-04] [GEN-04] [GEN-15] [GEN-16] [GEN-23] [P18] a writer that fails is told, costs nothing, and the next try is whole', {
  tag: '@phone',
}, async ({ language, page, product, signIn }) => {
  const text = words[language];
  const own = texts[language];
  const { sandbox } = product;
  await signIn(page);
  const match = await fillForm(page, language);
  const again = failure(page).getByRole('button', { name: text.retry });

  let over = await sandbox.fault({ vendor: 'deepseek', fault: '500', match });
  await write(page, language);
  await expectFailure(page, own.s500);
  await over();
  over = await sandbox.fault({ vendor: 'deepseek', fault: 'content_filter', match, after: 5 });
  await again.click();
  await expectFailure(page, own.filtered);
  await over();
  over = await sandbox.script({ text: ' ', match });
  await again.click();
  await expectFailure(page, own.empty);
  await over();
  over = await sandbox.fault({ vendor: 'deepseek', fault: 'cut', match, after: 60 });
  await again.click();
  await expectFailure(page, own.s500);
  // The text so far stays visible, without any of the error itself.
  await expect(page.getByRole('article').locator('p').first()).toContainText(/\w/);
  await expect(page.getByRole('article')).not.toContainText('ERROR');
  await expectCounted(page, 'freeText', 0);
  await over();
  await again.click();
  await expect(page.getByText(text.finished)).toBeAttached();
  await expect(failure(page)).toHaveCount(0);
  await expectCounted(page, 'freeText', 1);
  expect((await latest(page)).counted).toBe(true);
});

test('[P28] [CREATE-03] [CREATE-04] what does not fit a bedtime story is said at its field, with an offer that mends it', {
  tag: '@desktop',
}, async ({ language, page, signIn }) => {
  const text = words[language];
  const own = texts[language];
  await signIn(page);
  const name = await fillForm(page, language);
  const character = page.getByLabel(text.addCharacter);
  await character.fill(own.bad);
  await character.press('Enter');
  await write(page, language);
  const remove = page.getByRole('button', { name: own.remove });
  await expect(remove).toHaveAccessibleDescription(new RegExp(own.refused));
  await expect(remove).toBeFocused();
  await page.getByRole('button', { name: own.instead }).click();
  await expect(page.getByText(own.refused)).toHaveCount(0);
  const cast = page.getByRole('region', { name: text.who }).getByRole('list').first().getByRole('listitem');
  await expect(cast).toHaveText([new RegExp(name), new RegExp(own.offered)]);
  await write(page, language);
  await expect(page.getByText(text.finished)).toBeAttached();
  // Back in the form, everything is unchanged.
  await page.getByRole('button', { name: text.back }).click();
  await expect(cast).toHaveCount(2);
  await expect(page.getByLabel(text.length)).toHaveValue('short');

  // A refused field further down is also marked and focused.
  const message = page.getByLabel(text.message);
  await message.fill(own.bad);
  await write(page, language);
  await expect(message).toHaveAccessibleDescription(new RegExp(own.refusedMessage));
  await expect(message).toBeFocused();
});

test('[P20] [GEN-16] a story survives a closed tab and a lost network, and ends where it is told to stop', {
  tag: '@phone',
}, async ({ language, page, context, product, signIn }) => {
  const text = words[language];
  const own = texts[language];
  await product.sandbox.pace({ tokensPerSecond: 150, firstTokenMilliseconds: 50 });
  await signIn(page);
  const name = await fillForm(page, language);
  await write(page, language);
  await expect(page.getByRole('article')).toContainText(name);
  await page.close();

  // Later, in another tab: it leads straight to the story, which was written meanwhile.
  const next = await context.newPage();
  await speak(next, language);
  await next.goto('/create');
  await expect(next.getByRole('article')).toContainText(name);
  await product.sandbox.pace({ tokensPerSecond: 1500, firstTokenMilliseconds: 50 });
  await expect(next.getByText(text.finished)).toBeAttached({ timeout: 30_000 });
  const shown = (await next.getByRole('article').locator('p').allTextContents()).join(' ');
  const { content, id } = await latest(next);
  expect(plain(shown)).toBe(plain(content.split('\n\n').slice(1).join(' ')));
  await expectCounted(next, 'freeText', 1);

  // The network is lost while the story is requested: once it is back, the story begins, and only once.
  await next.getByRole('button', { name: text.createNew }).click();
  await fillForm(next, language);
  await answerInTurn(next, textPath, 'POST', [
    async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
  ]);
  await write(next, language);
  await expect(next.getByText(own.lost)).toBeVisible();
  await context.setOffline(false);
  await expect(next.getByText(text.finished)).toBeAttached();
  await expectCounted(next, 'freeText', 2);

  // An explicit stop reaches the provider and costs nothing.
  await product.sandbox.pace({ tokensPerSecond: 60, firstTokenMilliseconds: 50 });
  await next.getByRole('button', { name: text.createNew }).click();
  const second = await fillForm(next, language);
  await write(next, language);
  await expect(next.getByRole('article')).toContainText(second);
  await next.getByRole('button', { name: text.stop }).click();
  await expect(next.getByRole('paragraph').filter({ hasText: own.stopped })).toBeVisible();
  await expect
    .poll(async () => (await product.sandbox.calls('deepseek')).findLast(({ body }) => body.includes(second))?.state)
    .toBe('aborted');
  await expectCounted(next, 'freeText', 2);
  expect((await latest(next)).id).not.toBe(id);
  await product.sandbox.pace({ tokensPerSecond: 1500, firstTokenMilliseconds: 250 });
});

test('[GEN-01] [GEN-02] [GEN-05] [GEN-08] [GEN-09] [GEN-12] [CREATE-38] [CREATE-39] the page asks once, and follows the words only while the reader is near their end', {
  tag: '@phone',
}, async ({ page, product, signIn }) => {
  await product.sandbox.pace({ tokensPerSecond: 120, firstTokenMilliseconds: 500 });
  await signIn(page);
  await fillForm(page, 'en');
  const requests: { authorization: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/generate-story-stream')) return;
    requests.push({ authorization: request.headers().authorization, body: request.postDataJSON() });
  });
  await write(page, 'en');
  await expect(page.getByRole('heading', { level: 1, name: texts.en.creating })).toBeVisible();

  const box = page.getByRole('region', { name: 'The story' });
  const place = () =>
    box.evaluate((it) => ({ top: it.scrollTop, below: it.scrollHeight - it.clientHeight - it.scrollTop }));
  const height = () => box.evaluate((it) => it.scrollHeight);
  await expect.poll(async () => (await place()).top).toBeGreaterThan(150);
  expect((await place()).below).toBeLessThanOrEqual(100);

  // After scrolling up, the page stays where the reader is.
  await box.evaluate((it) => it.scrollTo({ top: 20 }));
  const before = await height();
  await expect.poll(height).toBeGreaterThan(before + 100);
  expect((await place()).top).toBe(20);
  // Near the end, it follows again.
  await box.evaluate((it) => it.scrollTo({ top: it.scrollHeight - it.clientHeight - 60 }));
  const then = await height();
  await expect.poll(height).toBeGreaterThan(then + 100);
  expect((await place()).below).toBeLessThanOrEqual(100);

  expect(requests).toEqual([
    {
      authorization: (await bearer(page)).authorization,
      body: {
        storyParams: expect.objectContaining({ tone: 'playful', storyType: 'free_no_image', model: 'deepseek' }),
        turnstileToken: null,
        generationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    },
  ]);
  await page.getByRole('button', { name: words.en.stop }).click();
  await product.sandbox.pace({ tokensPerSecond: 1500, firstTokenMilliseconds: 250 });
});

test('[GEN-11] [GEN-14] half a minute without a word ends the wait, and the retry finds the story', {
  tag: '@desktop',
}, async ({ page, product, signIn }) => {
  await page.clock.install();
  await signIn(page);
  const match = await fillForm(page, 'en');
  const over = await product.sandbox.fault({ vendor: 'deepseek', fault: 'stall', match, after: 60, times: 1 });
  await write(page, 'en');
  // The text before the silence has arrived when two looks find the same.
  const article = page.getByRole('article');
  await expect(article).toBeVisible();
  let read = '';
  const still = async () => {
    const before = read;
    read = await article.innerText();
    return read === before;
  };
  await expect.poll(still, { intervals: [500] }).toBe(true);
  // Looking took some of the 30 seconds too.
  await page.clock.runFor(20_000);
  await expect(failure(page)).toHaveCount(0);
  await page.clock.runFor(12_000);
  await expectFailure(page, 'No data received within 30 seconds');
  await over();
  await page.getByRole('button', { name: words.en.back }).click();
  await expect(page.getByLabel(words.en.length)).toHaveValue('short');
});
