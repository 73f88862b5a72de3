import { expectCounted, fillForm, latest, newName, test, write } from './asking.ts';
import { expect, type Language, signInAt } from './fixtures.ts';
import { aStory, keepTold } from './shelf.ts';
import { words } from './words.ts';

/** Phrases that no word list catches, and the page's words for the reader's verdicts. */
const texts: Record<Language, Record<string, string>> = {
  en: {
    unfit: 'hiding in the washing machine is the best spaceship of all',
    refused: 'A story about that is not for bedtime.',
    wrongly: 'This was refused wrongly',
    notMine: 'This is not for my child',
    stopped: 'This story did not come out right for children',
    away: 'We read every wish in your own words before we tell its story',
    presets: 'Choose from our stories',
    question: 'What was it?',
    unsaid: 'Choose what it was, or write it in your own words.',
    why: 'Frightening',
    own: 'In your own words',
    allow: 'They may read the story.',
    allowWish: 'They may read what I wrote.',
    send: 'Send',
    sent: 'Thank you. We will look at it.',
    told: 'What you told us',
    waiting: 'Nobody has looked at it yet.',
    right: 'You were right, and we learn from it.',
    more: 'Share and save',
    share: 'Share this story',
    make: 'Make the link',
    title: 'She climbed into the drier and pulled the door shut',
    refusedTitle: 'This title cannot be shared.',
    linkQuestion: 'Should this story have a link?',
    uncounted: 'the attempt was not counted',
    filtered: 'the illustrator did not want to draw this story',
    service: 'Check Service Status',
    calm: 'The little fox was tired, and the moon stood in the window of her small house. ',
    turn: 'Then she climbed into the drier and pulled the door shut: it was the best spaceship.',
  },
  es: {
    unfit: 'esconderse en la lavadora es la mejor nave de todas',
    refused: 'Ese tema no va con un cuento para dormir.',
    wrongly: 'Lo rechazaron por error',
    notMine: 'Esto no es para mi niño o niña',
    stopped: 'Este cuento no salió como debe ser para niños',
    away: 'Antes de contar un cuento leemos lo que pides con tus palabras',
    presets: 'Elegir de nuestros cuentos',
    question: '¿Qué fue?',
    unsaid: 'Elige qué fue, o escríbelo con tus palabras.',
    why: 'Da miedo',
    own: 'Con tus palabras',
    allow: 'Puede leer el cuento.',
    allowWish: 'Puede leer lo que escribí.',
    send: 'Enviar',
    sent: 'Gracias. Lo vamos a revisar.',
    told: 'Lo que nos contaste',
    waiting: 'Todavía nadie lo revisa.',
    right: 'Tenías razón, y aprendemos de esto.',
    more: 'Compartir y guardar',
    share: 'Compartir este cuento',
    make: 'Crear el enlace',
    title: 'Se metió en la secadora y cerró la puerta',
    refusedTitle: 'Este título no se puede compartir.',
    linkQuestion: '¿Este cuento debió tener un enlace?',
    uncounted: 'este intento no contó',
    filtered: 'el ilustrador no quiso dibujar este cuento',
    service: 'Revisar el servicio',
    calm: 'La zorrita estaba cansada y la luna se asomaba a la ventana de su casa pequeña. ',
    turn: 'Entonces se metió en la secadora y cerró la puerta: era la mejor nave de todas.',
  },
};

for (const tag of ['@phone', '@desktop']) {
  test(`[P28] a wish that no list sees through is refused kindly at its field, and may be contradicted ${tag}`, {
    tag,
  }, async ({ language, page, signIn }) => {
    const own = texts[language];
    await signIn(page);
    await fillForm(page, language);
    const message = page.getByLabel(words[language].message);
    await message.fill(own.unfit ?? '');
    await write(page, language);
    await expect(message).toHaveAccessibleDescription(new RegExp(own.refused ?? ''));
    await expectCounted(page, 'freeText', 0);
    await page.getByRole('button', { name: own.wrongly }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: own.allowWish }).check();
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/reports'),
      dialog.getByRole('button', { name: own.send }).click(),
    ]);
    // Nobody chose the story's language, so it is the page's.
    const told = language === 'en' ? 'english' : 'spanish';
    expect(sent.postDataJSON()).toMatchObject({ wish: own.unfit, field: 'message', language: told });
    await expect(page.getByText(own.sent ?? '')).toBeVisible();
  });
}

test('[P29] a text that turns unfit is stopped in the middle, taken back and not counted', {
  tag: '@phone',
}, async ({ language, page, product, signIn }) => {
  const own = texts[language];
  await signIn(page);
  const name = await fillForm(page, language);
  const paragraphs = Array.from({ length: 8 }, () => (own.calm ?? '').repeat(4).trim());
  paragraphs.splice(4, 0, `${own.calm}${own.turn}`);
  const over = await product.sandbox.script({ text: `**Luna**\n\n${paragraphs.join('\n\n')}`, match: name });
  await write(page, language);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(own.stopped ?? '');
  await expect(page.getByRole('article').locator('p').first()).toContainText((own.calm ?? '').slice(0, 20));
  await expect(page.getByRole('article')).not.toContainText(/drier|secadora/);
  await expectCounted(page, 'freeText', 0);
  await over();
});

test('[P18] while the reader is away own words wait, which is said plainly, and presets go on', {
  tag: '@desktop',
}, async ({ language, page, product, signIn }) => {
  test.slow();
  const own = texts[language];
  await signIn(page);
  const name = newName();
  const over = await product.sandbox.fault({ vendor: 'reader', fault: 'prose', match: name });
  await fillForm(page, language, { name });
  await write(page, language);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(own.away ?? '', { timeout: 40_000 });
  await expectCounted(page, 'freeText', 0);
  await page.getByRole('button', { name: own.presets }).click();
  await expect(page.getByLabel(words[language].message)).not.toHaveValue(/esperarse|waiting/);
  await write(page, language);
  await expect(page.getByText(words[language].finished)).toBeAttached({ timeout: 40_000 });
  await expectCounted(page, 'freeText', 1);
  await over();
});

test('a report reaches the back office, and its answer the parent', { tag: '@phone' }, async ({
  browser,
  language,
  page,
  product,
  signIn,
}) => {
  test.slow();
  const own = texts[language];
  await signIn(page);
  await fillForm(page, language);
  await write(page, language);
  await expect(page.getByText(words[language].finished)).toBeAttached();
  expect((await latest(page)).counted).toBe(true);
  await page.getByRole('button', { name: own.notMine }).click();
  const dialog = page.getByRole('dialog');
  // Without a word of what was wrong nobody could answer.
  await dialog.getByRole('button', { name: own.send }).click();
  const reasons = dialog.getByRole('radiogroup', { name: own.question });
  await expect(reasons).toHaveAccessibleDescription(own.unsaid ?? '');
  await expect(reasons.getByRole('radio').first()).toBeFocused();
  await dialog.getByText(own.why ?? '', { exact: true }).click();
  await expect(reasons).not.toHaveAccessibleDescription(/./);
  await dialog.getByLabel(own.own ?? '').fill('Tilda 7');
  await dialog.getByRole('checkbox', { name: own.allow }).check();
  await dialog.getByRole('button', { name: own.send }).click();
  await expect(page.getByText(own.sent ?? '')).toBeVisible();
  await page.goto('/profile');
  const told = page.getByRole('region', { name: own.told });
  await expect(told).toContainText(own.waiting ?? '');

  const office = await browser.newPage({ baseURL: product.url });
  await signInAt(office, product.url, 'editor@lunatale.test');
  await office.goto('/admin/safety');
  const report = office.getByRole('article').filter({ hasText: 'Tilda 7' });
  await report.getByLabel('Answer to the parent').fill('Thank you, we look into it.');
  await report.getByRole('button', { name: 'The parent is right' }).click();
  await expect(report.getByText('The parent was right')).toBeVisible();
  await office.close();

  await page.reload();
  await expect(told).toContainText(own.right ?? '');
  await expect(told).toContainText('Thank you, we look into it.');
});

test('[P28] an illustrated story is refused for its wish at the same field, and may be contradicted there', {
  tag: '@desktop',
}, async ({ language, page, signIn }) => {
  const own = texts[language];
  await signIn(page);
  await fillForm(page, language, { illustrated: true });
  const message = page.getByLabel(words[language].message);
  await message.fill(own.unfit ?? '');
  await write(page, language);
  await expect(message).toHaveAccessibleDescription(new RegExp(own.refused ?? ''));
  await expect(page.getByRole('button', { name: own.wrongly })).toBeVisible();
  await expectCounted(page, 'freeImage', 0);
});

test('[P29] an illustrated story whose plan is unfit ends before anything is shown, and may be contradicted', {
  tag: '@phone',
}, async ({ language, page, product, signIn }) => {
  const own = texts[language];
  await signIn(page);
  const name = newName();
  const over = await product.sandbox.fault({
    vendor: 'reader',
    fault: 'unfit',
    match: [name, '\\"kind\\":\\"text\\"'],
  });
  await fillForm(page, language, { name, illustrated: true });
  await write(page, language);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(own.filtered ?? '', { timeout: 40_000 });
  await expect(alert).toContainText(own.uncounted ?? '');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectCounted(page, 'freeImage', 0);
  await alert.getByRole('button', { name: own.wrongly }).click();
  await page.getByRole('dialog').getByRole('button', { name: own.send }).click();
  await expect(page.getByText(own.sent ?? '')).toBeVisible();
  await over();
});

test('[P18] while the reader is away an illustrated story waits too, for that one reason alone', {
  tag: '@desktop',
}, async ({ language, page, product, signIn }) => {
  test.slow();
  const own = texts[language];
  await signIn(page);
  const name = newName();
  const over = await product.sandbox.fault({ vendor: 'reader', fault: 'prose', match: name });
  await fillForm(page, language, { name, illustrated: true });
  await write(page, language);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(own.away ?? '', { timeout: 40_000 });
  await expect(alert).toContainText(own.uncounted ?? '');
  await expect(alert.getByRole('button', { name: own.service })).toHaveCount(0);
  await expect(alert.getByRole('list')).toHaveCount(0);
  await expectCounted(page, 'freeImage', 0);
  await alert.getByRole('button', { name: own.presets }).click();
  await expect(page.getByLabel(words[language].message)).not.toHaveValue(/esperarse|waiting/);
  await over();
});

test('[P31] an illustrated story may be said not to be for a child, without its text', { tag: '@desktop' }, async ({
  language,
  page,
  signIn,
}) => {
  test.slow();
  const own = texts[language];
  await signIn(page);
  await fillForm(page, language, { illustrated: true });
  await write(page, language);
  await expect(page.getByText(words[language].finished)).toBeAttached({ timeout: 40_000 });
  await page.getByRole('button', { name: own.notMine }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(own.why ?? '', { exact: true }).click();
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/reports'),
    dialog.getByRole('button', { name: own.send }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ withText: false, reason: 'frightening', wish: '' });
  await expect(page.getByText(own.sent ?? '')).toBeVisible();
});

for (const tag of ['@phone', '@desktop']) {
  test(`[P28] [P31] a link that is refused for its title says so, and may be contradicted ${tag}`, { tag }, async ({
    language,
    page,
    signIn,
  }) => {
    const own = texts[language];
    await signIn(page);
    await page.goto('/my-stories');
    await keepTold(page, aStory({ title: own.title ?? '' }));
    await page.reload();
    await page.getByRole('link', { name: own.title }).click();
    await page.getByRole('button', { name: own.more }).click();
    await page.getByRole('menuitem', { name: own.share }).click();
    await page.getByRole('button', { name: own.make }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText(own.refusedTitle ?? '');
    await dialog.getByRole('button', { name: own.wrongly }).click();
    const asked = page.getByRole('dialog', { name: own.linkQuestion });
    await asked.getByRole('checkbox').check();
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/reports'),
      asked.getByRole('button', { name: own.send }).click(),
    ]);
    expect(sent.postDataJSON()).toMatchObject({ kind: 'refused_wrongly', wish: own.title, language: 'english' });
    await expect(page.getByText(own.sent ?? '')).toBeVisible();
  });
}
