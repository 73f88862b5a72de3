import type { Page, Route } from '@playwright/test';
import {
  answerInTurn,
  bearer,
  expectCounted,
  expectFailure,
  failure,
  fillForm,
  illustratedPath,
  test,
  textPath,
  write,
} from './asking.ts';
import { expect, type Language } from './fixtures.ts';
import { words } from './words.ts';

const texts = {
  en: {
    progress: ['Preparing…', 'Connecting…', 'Generating your story with beautiful images...'],
    partial: '2 of 3 pictures were drawn',
    none: 'Your story is here, but its pictures could not be drawn',
    reasons: 'This can happen when:',
    free: 'This attempt did not count. Trying again is free.',
    without: 'Continue Without Images',
    check: 'Check Service Status',
    otherModel: 'Try Different AI Model',
    back: 'The illustrator is back.',
    down: 'The illustrator is still resting.',
    difficulties: 'Server error: our illustrator is having technical difficulties.',
    steps: 'What you can do',
    filtered: 'Content safety: the illustrator did not want to draw this story for children.',
    avoid:
      'violent terms such as weapon, gun, knife or blood, scary ones such as horror, monster or zombie, religious terms, celebrity names and brand names',
    slow: 'After 3 minutes the story was still not ready',
    inProgress: 'Story generation already in progress',
    s401: 'Authentication error: Your session may have expired. Please sign in again.',
    s403: "Authorization error: You don't have permission to access this resource.",
    s429: 'Rate limit exceeded: Too many requests. Please try again later.',
    badRequest: 'Bad request: Short and stout',
    other: 'Error 418: Short and stout',
    invalid: 'Something in the story options is not right.',
    missing: 'Something is missing in the story options.',
    quota: 'The illustrator has drawn all it can for now.',
    timeout: 'The illustrator took too long to answer.',
    busy: 'Our illustrator has too much to do right now.',
    cap: 'Our illustrator has put the brushes away for today.',
    unparsable: 'The answer of the illustrator could not be read.',
    shape: 'Invalid response format',
    empty: 'No story content received',
    network: 'Network problem: the illustrator could not be reached.',
    pictures: '3 of 3 pictures',
    format: 'Text only',
  },
  es: {
    progress: ['Preparando…', 'Conectando…', 'Creando tu cuento con hermosas ilustraciones...'],
    partial: 'Salieron 2 de 3 dibujos',
    none: 'Tu cuento está aquí, pero no se pudo dibujar',
    reasons: 'Puede pasar cuando:',
    free: 'Este intento no contó. Volver a intentarlo es gratis.',
    without: 'Seguir sin ilustraciones',
    check: 'Revisar el servicio',
    otherModel: 'Probar otro modelo de IA',
    back: 'El ilustrador ya volvió.',
    down: 'El ilustrador sigue descansando.',
    difficulties: 'Error del servidor: nuestro ilustrador tiene problemas técnicos.',
    steps: 'Qué puedes hacer',
    filtered: 'Seguridad del contenido: el ilustrador no quiso dibujar este cuento para niños.',
    avoid:
      'palabras violentas como arma, pistola, cuchillo o sangre, las que asustan como terror, monstruo o zombi, los términos religiosos, los nombres de famosos y las marcas',
    slow: 'Pasaron 3 minutos y el cuento no estaba listo',
    inProgress: 'Ya se está creando un cuento',
    s401: 'Error de autenticación: es posible que tu sesión haya terminado. Inicia sesión de nuevo.',
    s403: 'Error de autorización: no tienes permiso para usar este recurso.',
    s429: 'Demasiadas solicitudes: inténtalo de nuevo más tarde.',
    badRequest: 'Solicitud incorrecta: Short and stout',
    other: 'Error 418: Short and stout',
    invalid: 'Algo en las opciones del cuento no está bien.',
    missing: 'Falta algo en las opciones del cuento.',
    quota: 'El ilustrador ya dibujó todo lo que podía por ahora.',
    timeout: 'El ilustrador tardó demasiado en responder.',
    busy: 'Nuestro ilustrador tiene demasiado trabajo en este momento.',
    cap: 'Nuestro ilustrador guardó los pinceles por hoy.',
    unparsable: 'No se pudo leer la respuesta del ilustrador.',
    shape: 'La respuesta no tiene el formato esperado',
    empty: 'No llegó ningún cuento',
    network: 'Problema de conexión: no pudimos llegar al ilustrador.',
    pictures: '3 de 3 dibujos',
    format: 'Solo texto',
  },
} satisfies Record<Language, Record<string, string | string[]>>;

const pictures = (page: Page) => page.getByRole('article').getByRole('figure');
/** Matches a request for a picture of a story, not for the sheet that all pictures are based on. */
const aPicture = (name: string) => [name, 'picture_request', '\\"mood\\"'];

test('[ILLUS-01] [ILLUS-02] [ILLUS-03] [ILLUS-08] [ILLUS-09] [ILLUS-17] [GEN-15] [STORY-08] [STORY-09] [STORY-10] an illustrated story shows its progress, its text, then its pictures, and is kept with them', async ({
  page,
  language,
  signIn,
}) => {
  const text = words[language];
  const own = texts[language];
  // Collects everything that the page announces, however short it is shown.
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const it of document.querySelectorAll('[role=status]')) said.add(it.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await signIn(page);
  const name = await fillForm(page, language, { illustrated: true });
  const asked = page.waitForRequest(illustratedPath);
  await write(page, language);
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect(await request.allHeaders()).toMatchObject({
    'x-region': 'us-east-1',
    'cache-control': 'no-cache',
    ...(await bearer(page)),
  });
  expect(request.postDataJSON()).toEqual({
    storyParams: expect.objectContaining({ characters: [name], model: 'gemini', storyType: 'free_image' }),
    generationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    turnstileToken: null,
  });

  // The text is there while the pictures are still being drawn.
  await expect(page.getByRole('article')).toContainText(name);
  await expect(page.getByText(text.finished)).toBeAttached();
  expect(await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said])).toEqual(
    expect.arrayContaining(own.progress),
  );
  await expect(pictures(page)).toHaveCount(3);
  const paragraphs = page.getByRole('article').locator('p');
  for (const picture of await pictures(page).all()) {
    await expect(picture.getByRole('img')).toHaveAccessibleName(/./);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.getByRole('img').evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(100);
    // A caption says what the picture shows, in at most 100 letters, and repeats no paragraph.
    const caption = (await picture.locator('figcaption').innerText()).trim();
    expect([...caption].length).toBeLessThanOrEqual(100);
    await expect(paragraphs.filter({ hasText: caption.replace(/\.\.\.$/, '') })).toHaveCount(0);
  }
  await expectCounted(page, 'freeImage', 1);
  await expect(failure(page)).toHaveCount(0);

  await page.getByRole('button', { name: text.save, exact: true }).click();
  const title = await page.getByLabel(text.storyTitle).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: text.save, exact: true }).click();
  await page.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(/\/story\/with-images/);
  await expect(page.getByRole('article')).toContainText(name);
});

test('[P20] [P21] [ILLUS-17] [ILLUS-18] a story that loses its page and one picture is found again, with the others', {
  tag: '@phone',
}, async ({ page, language, product, signIn }) => {
  const text = words[language];
  await signIn(page);
  const name = await fillForm(page, language, { illustrated: true });
  // One picture is slow, so that the page is reloaded meanwhile; another one fails.
  await product.sandbox.fault({ vendor: 'gemini', fault: 'slow', match: aPicture(name), times: 1 });
  await product.sandbox.fault({ vendor: 'gemini', fault: 'no-image', match: aPicture(name), times: 1 });
  await write(page, language);
  await expect(page.getByRole('article')).toContainText(name);
  await page.reload();
  // The page leads straight to a running story, and offers one that is already finished.
  const read = page.getByRole('button', { name: /^(Read it|Leerlo)$/ });
  await expect(page.getByRole('article').or(read)).toBeVisible();
  if (await read.isVisible()) await read.click();
  await expect(page.getByRole('article')).toContainText(name);
  await expect(page.getByText(texts[language].partial)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(text.finished)).toBeAttached();
  await expect(pictures(page)).toHaveCount(2);
  await expectCounted(page, 'freeImage', 1);
});

test('[ILLUS-10] [ILLUS-11] [ILLUS-19] [ILLUS-20] [ILLUS-21] [ILLUS-26] [ILLUS-27] [ILLUS-29] [ERR-12] without pictures there is still the story, the reasons, and a way on; refused wishes get others', {
  tag: '@desktop',
}, async ({ page, language, product, signIn }) => {
  const text = words[language];
  const own = texts[language];
  await signIn(page);
  const name = await fillForm(page, language, { illustrated: true });

  // The illustrator refuses the wish itself.
  let over = await product.sandbox.fault({ vendor: 'gemini', fault: 'blocked-prompt', match: name });
  await write(page, language);
  await expectFailure(page, own.filtered);
  await expectFailure(page, own.avoid);
  await expect(failure(page).getByRole('button', { name: own.without })).toBeVisible();
  await expect(failure(page).getByRole('button', { name: own.check })).toHaveCount(0);
  await over();

  // The next try gets its text but none of its pictures.
  over = await product.sandbox.fault({ vendor: 'gemini', fault: 'IMAGE_SAFETY', match: [name, 'picture_request'] });
  await failure(page).getByRole('button', { name: text.retry }).click();
  await expect(page.getByText(own.none)).toBeVisible();
  for (const said of [own.free, own.reasons]) await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(own.avoid);
  await expect(page.getByRole('article')).toContainText(name);
  await expect(pictures(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: text.retry })).toBeVisible();
  await expectCounted(page, 'freeImage', 0);
  await page.getByRole('button', { name: own.without }).click();
  await expect(page.getByText(own.none)).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText(name);
  await expect(page.getByRole('button', { name: text.save, exact: true })).toBeVisible();
  await over();

  // For a wish that is refused again, the page offers subjects that the illustrator accepts.
  await page.getByRole('button', { name: text.createNew }).click();
  const second = await fillForm(page, language, { illustrated: true });
  over = await product.sandbox.fault({ vendor: 'gemini', fault: 'SAFETY', match: second });
  await write(page, language);
  await expectFailure(page, own.filtered);
  const offers = failure(page)
    .getByRole('button')
    .filter({ hasNotText: text.retry })
    .filter({ hasNotText: own.without })
    .filter({ hasNotText: /refused wrongly|rechazaron por error/ });
  await expect(offers).toHaveCount(2);
  await offers.first().click();
  const cast = page.getByRole('region', { name: text.who }).getByRole('list').first().getByRole('listitem');
  await expect(cast).toHaveCount(2);
  await expect(cast.filter({ hasText: second })).toHaveCount(0);
  await over();
});

test('[ILLUS-12] [ILLUS-13] [ILLUS-14] [ILLUS-15] [ILLUS-28] [ERR-14] [ERR-17] while the illustrator is down the page looks for it, says when it is back, and the story can do without', {
  tag: '@phone',
}, async ({ page, language, product, signIn }) => {
  const text = words[language];
  const own = texts[language];
  await page.clock.install();
  await signIn(page);
  const name = await fillForm(page, language, { illustrated: true });
  const over = await product.sandbox.fault({ vendor: 'gemini', fault: 'bad-json', match: name, times: 3 });
  const health: number[] = [];
  let answer = 503;
  await page.route(illustratedPath, async (route) => {
    if (route.request().method() !== 'OPTIONS') return route.fallback();
    health.push(answer);
    await route.fulfill({ status: answer });
  });
  await write(page, language);
  await expectFailure(page, own.difficulties);
  await expectFailure(page, own.steps);
  const check = failure(page).getByRole('button', { name: own.check });
  const otherModel = failure(page).getByRole('button', { name: own.otherModel });
  await expect(otherModel).toBeVisible();
  await check.click();
  await expect(page.getByText(own.down)).toBeVisible();
  expect(health).toEqual([503]);

  answer = 405;
  await page.clock.runFor(110_000);
  expect(health).toHaveLength(1);
  await page.clock.runFor(11_000);
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: own.back });
  await expect(toast).toBeVisible();
  expect(health).toEqual([503, 405]);
  await page.clock.runFor(9_000);
  await expect(toast.getByRole('button', { name: text.retry })).toBeVisible();
  await expect(check).toHaveCount(0);
  await expect(otherModel).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(0);
  await over();

  // Down again, this time by the network: another model writes the same story.
  const lost = (route: Route) => route.abort('failed');
  await answerInTurn(page, illustratedPath, 'POST', [lost, lost]);
  await failure(page).getByRole('button', { name: text.retry }).click();
  await page.clock.runFor(1_500);
  await expectFailure(page, own.network);
  const asked = page.waitForRequest(textPath);
  await otherModel.click();
  expect((await asked).postDataJSON().storyParams).toMatchObject({ characters: [name], model: 'deepseek' });
  await page.clock.runFor(2_000);
  await expect(page.getByText(text.finished)).toBeAttached();
  await page.getByRole('button', { name: text.back }).click();
  await expect(page.getByRole('radio', { name: own.format })).toBeChecked();
  await expectCounted(page, 'freeText', 1);
});

test('[ILLUS-04] [ILLUS-16] [ERR-16] after three minutes the page stops waiting; a second wish meanwhile is told to wait', {
  tag: '@desktop',
}, async ({ page, context, language, product, signIn }) => {
  const text = words[language];
  const own = texts[language];
  await page.clock.install();
  // This test has two wishes, two tabs and a long wait.
  test.slow();
  // An operator has no limits: only the running story stands in the way.
  await signIn(page, 'admin@lunatale.test');
  const name = await fillForm(page, language, { illustrated: true });
  const over = await product.sandbox.fault({ vendor: 'gemini', fault: 'silence', match: name });
  const asked = page.waitForRequest(illustratedPath);
  await write(page, language);
  const id = (await asked).postDataJSON().generationId;
  await page.clock.runFor(500);
  await expect(page.getByText(own.progress[2] ?? '')).toBeVisible();

  // The tab knows only its own story; the server knows all stories of the parent.
  await page.getByRole('button', { name: text.back }).click();
  await write(page, language);
  await expectFailure(page, own.inProgress);
  const other = await context.newPage();
  await other.goto('/create');
  const refused = await other.request.post('/functions/v1/generate-story-gemini', {
    headers: await bearer(other),
    data: { storyParams: { ...(await asked).postDataJSON().storyParams, characters: ['owl'] }, turnstileToken: null },
  });
  expect(await refused.json()).toMatchObject({ code: 'GENERATION_IN_PROGRESS' });
  await other.close();

  await page.getByRole('button', { name: text.back }).click();
  const aborted = page.waitForEvent('requestfailed', (request) => request.postDataJSON()?.generationId === id);
  await page.getByRole('button', { name: /^(Watch it|Verlo)$/ }).click();
  await expect(page.getByText(own.progress[2] ?? '')).toBeVisible();
  await page.clock.fastForward(181_000);
  await aborted;
  await expectFailure(page, own.slow);
  await expect(failure(page).getByRole('button', { name: own.without })).toBeVisible();
  await over();
  await page.request.post(`/api/generation/${id}/stop`, { headers: await bearer(page) });
});

test('[ERR-09] [ERR-10] [ERR-11] [ERR-13] [ERR-15] [ERR-18] [ERR-19] [ERR-20] [ERR-48] [ILLUS-10] [ILLUS-11] [ILLUS-12] every refusal of an illustrated story has its words, and leaves the page usable', {
  tag: '@phone',
}, async ({ page, language, signIn }) => {
  const text = words[language];
  const own = texts[language];
  await signIn(page);
  await fillForm(page, language, { illustrated: true });
  const refuse = (status: number, code?: string) => (route: Route) =>
    route.fulfill({
      status,
      json: { success: false, ...(code && { code }), message: 'Short and stout', requestId: 'r' },
    });
  const plain = (body: string) => (route: Route) => route.fulfill({ status: 200, body });
  type Ways = 'image' | 'down' | 'both' | 'retry';
  const rows: [(route: Route) => Promise<void>, string, Ways][] = [
    [refuse(400, 'INVALID_REQUEST'), own.invalid, 'retry'],
    [refuse(400, 'MISSING_PARAMETERS'), own.missing, 'retry'],
    [refuse(400, 'INVALID_JSON'), own.badRequest, 'retry'],
    [refuse(401), own.s401, 'retry'],
    [refuse(403), own.s403, 'retry'],
    [refuse(429), own.s429, 'retry'],
    [refuse(500, 'QUOTA_EXCEEDED'), own.quota, 'image'],
    [refuse(500, 'TIMEOUT'), own.timeout, 'both'],
    [refuse(500, 'SOMETHING_NEW'), own.difficulties, 'down'],
    [refuse(503, 'SPENDING_CAP_REACHED'), own.cap, 'image'],
    [refuse(503, 'PROVIDER_BUSY'), own.busy, 'both'],
    [refuse(418), own.other, 'retry'],
    [plain('<html>'), own.unparsable, 'retry'],
    [plain('{"story":7}'), own.shape, 'retry'],
    [plain('{"success":true,"story":{"content":" ","images":[]}}'), own.empty, 'retry'],
  ];
  await answerInTurn(
    page,
    illustratedPath,
    'POST',
    rows.map(([answer]) => answer),
  );
  await write(page, language);
  for (const [index, [, message, ways]] of rows.entries()) {
    await expectFailure(page, message);
    const offered = async (name: string) => (await failure(page).getByRole('button', { name }).count()) > 0;
    expect([message, await offered(own.without), await offered(own.otherModel)]).toEqual([
      message,
      ways === 'image' || ways === 'both',
      ways === 'down' || ways === 'both',
    ]);
    if (index < rows.length - 1) await failure(page).getByRole('button', { name: text.retry }).click();
  }
  await page.getByRole('button', { name: text.back }).click();
  await expect(page.getByLabel(text.length)).toHaveValue('short');
  await expectCounted(page, 'freeImage', 0);
});
