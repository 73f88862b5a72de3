import { counted, fillForm, latest, newName, test, write } from './asking.ts';
import { expect, type Language, signInAt } from './fixtures.ts';
import { words } from './words.ts';

/** Says what no list of words sees, and what the reader makes of it. */
const texts: Record<Language, Record<string, string>> = {
  en: {
    unfit: 'hiding in the washing machine is the best spaceship of all',
    refused: 'This message does not fit a bedtime story.',
    wrongly: 'This was refused wrongly',
    notMine: 'This is not for my child',
    stopped: 'This story did not come out right for children',
    away: 'Every wish in your own words is read before its story is told',
    presets: 'Choose from our stories',
    why: 'Frightening',
    own: 'In your own words',
    allow: 'They may read the story.',
    allowWish: 'They may read what I wrote.',
    send: 'Send',
    sent: 'Thank you. We will look at it.',
    told: 'What you told us',
    waiting: 'Nobody has looked at it yet.',
    right: 'You were right, and we learn from it.',
    calm: 'The little fox was tired, and the moon stood in the window of her small house. ',
    turn: 'Then she climbed into the drier and pulled the door shut: it was the best spaceship.',
  },
  es: {
    unfit: 'esconderse en la lavadora es la mejor nave de todas',
    refused: 'Este mensaje no va con un cuento para dormir.',
    wrongly: 'Lo rechazaron por error',
    notMine: 'Esto no es para mi peque',
    stopped: 'Este cuento no salió como debe ser para niños',
    away: 'Todo lo que pides con tus palabras se lee antes de contar el cuento',
    presets: 'Elegir de nuestros cuentos',
    why: 'Da miedo',
    own: 'Con tus palabras',
    allow: 'Puede leer el cuento.',
    allowWish: 'Puede leer lo que escribí.',
    send: 'Enviar',
    sent: 'Gracias. Lo vamos a revisar.',
    told: 'Lo que nos contaste',
    waiting: 'Todavía nadie lo revisa.',
    right: 'Tenías razón, y aprendemos de esto.',
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
    expect(await counted(page, 'freeText')).toBe(0);
    await page.getByRole('button', { name: own.wrongly }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: own.allowWish }).check();
    await dialog.getByRole('button', { name: own.send }).click();
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
  expect(await counted(page, 'freeText')).toBe(0);
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
  expect(await counted(page, 'freeText')).toBe(0);
  await page.getByRole('button', { name: own.presets }).click();
  await expect(page.getByLabel(words[language].message)).not.toHaveValue(/esperarse|waiting/);
  await write(page, language);
  await expect(page.getByText(words[language].finished)).toBeAttached({ timeout: 40_000 });
  expect(await counted(page, 'freeText')).toBe(1);
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
  await dialog.getByText(own.why ?? '', { exact: true }).click();
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
