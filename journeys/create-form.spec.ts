import { fillForm, test } from './asking.ts';
import { expect, type Language } from './fixtures.ts';
import { words } from './words.ts';

const texts = {
  en: {
    basics: 'The basics',
    who: [
      'Cat',
      'Dog',
      'Owl',
      'Rabbit',
      'Lion',
      'Squirrel',
      'Chipmunk',
      'Elephant',
      'Giraffe',
      'Ladybug',
      'Fox',
      'Unicorn',
      'Zebra',
      'Alligator',
      'Monkey',
    ],
    lengths: [/Short.*5-10 min/, /Medium.*10-15 min/, /Long.*15-20 min/],
    languages: ['English', 'Spanish'],
    ages: [/Toddler.*1-3 years/, /Preschool.*3-5 years/, /Elementary.*6-10 years/],
    missing: [
      'Please add at least one character to your story',
      'Please choose a setting for your story',
      'Please add a message or moral for your story',
    ],
    language: 'english',
    other: 'spanish',
    storyLanguage: 'Story language',
    interfaceLanguage: 'Language',
    textOnly: 'Text only',
    use: 'Use it',
    fewer: 'Show fewer',
    chosen: 'In the story',
  },
  es: {
    basics: 'Lo básico',
    who: [
      'Gato',
      'Perro',
      'Búho',
      'Conejo',
      'León',
      'Ardilla',
      'Ardilla listada',
      'Elefante',
      'Jirafa',
      'Mariquita',
      'Zorro',
      'Unicornio',
      'Cebra',
      'Caimán',
      'Mono',
    ],
    lengths: [/Corto.*5-10/, /Mediano.*10-15/, /Largo.*15-20/],
    languages: ['Inglés', 'Español'],
    ages: [/1-3 años/, /3-5 años/, /6-10 años/],
    missing: [
      'Agrega al menos un personaje a tu cuento',
      'Elige un lugar para tu cuento',
      'Elige de qué trata tu cuento, o dilo con tus palabras',
    ],
    language: 'spanish',
    other: 'english',
    storyLanguage: 'Idioma del cuento',
    interfaceLanguage: 'Idioma',
    textOnly: 'Solo texto',
    use: 'Usarla',
    fewer: 'Ver menos',
    chosen: 'En el cuento',
  },
} satisfies Record<Language, Record<string, unknown>>;

test('[CREATE-01] [CREATE-02] [CREATE-06] [CREATE-07] [CREATE-08] [CREATE-09] [CREATE-10] [CREATE-11] [CREATE-12] [CREATE-15] [CREATE-16] [CREATE-17] [CREATE-18] [CREATE-21] the form asks little, shows three of each and hides nothing', async ({
  language,
  page,
}) => {
  const text = words[language];
  const own = texts[language];
  await page.goto('/create');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('paragraph').first()).toBeVisible();
  // Only signed-in parents see how many stories they have left.
  await expect(main.getByRole('progressbar')).toHaveCount(0);

  const basics = main.getByRole('region', { name: own.basics });
  await expect(basics.getByRole('combobox')).toHaveCount(3);
  const length = basics.getByLabel(text.length);
  await expect(length.getByRole('option')).toHaveText(own.lengths);
  await expect(length).toHaveValue('medium');
  const storyLanguage = basics.getByLabel(own.storyLanguage);
  await expect(storyLanguage.getByRole('option')).toHaveText(own.languages);
  await expect(storyLanguage).toHaveValue(own.language);
  const age = basics.getByLabel(text.age, { exact: true });
  await expect(age.getByRole('option')).toHaveText(own.ages);
  await expect(age).toHaveValue('preschool');
  await expect(main.getByRole('radio', { name: own.textOnly })).toBeChecked();

  for (const [name, role] of [
    [text.who, 'checkbox'],
    [text.where, 'radio'],
    [text.what, 'radio'],
  ] as const) {
    const list = main.getByRole('region', { name });
    await expect(list.getByRole(role)).toHaveCount(3);
    await list.getByRole('button', { name: text.all }).click();
    await expect(list.getByRole(role)).toHaveCount(15);
    await list.getByRole('button', { name: own.fewer }).click();
    await expect(list.getByRole(role)).toHaveCount(3);
    await list.getByRole('button', { name: text.all }).click();
  }
  const who = main.getByRole('region', { name: text.who });
  await expect(who.getByRole('checkbox')).toHaveCount(15);
  for (const name of own.who) await expect(who.getByRole('checkbox', { name, exact: true })).toHaveCount(1);
});

test('[CREATE-23] [CREATE-26] [CREATE-27] [CREATE-28] [CREATE-29] [CREATE-30] [CREATE-31] [CREATE-32] an incomplete form says what is missing, at its place, until it is there', {
  tag: '@desktop',
}, async ({ language, page }) => {
  const text = words[language];
  const own = texts[language];
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/functions/') && asked.push(request.url()));
  await page.goto('/create');
  const character = page.getByLabel(text.addCharacter);
  const place = page.getByLabel(text.place);
  const message = page.getByLabel(text.message);
  await character.fill('   ');
  await character.press('Enter');
  await place.fill('   ');
  await message.fill('   ');
  await page.getByRole('button', { name: text.write }).click();

  const [noCharacter = '', noPlace = '', noMessage = ''] = own.missing;
  await expect(character).toHaveAccessibleDescription(new RegExp(noCharacter));
  await expect(character).toBeFocused();
  await expect(place).toHaveAccessibleDescription(noPlace);
  await expect(message).toHaveAccessibleDescription(noMessage);

  await character.fill('Nora');
  await character.press('Enter');
  await expect(page.getByText(noCharacter)).toHaveCount(0);
  await place.fill('the moon');
  await expect(page.getByText(noPlace)).toHaveCount(0);
  await expect(page.getByText(noMessage)).toBeVisible();
  await message.fill('being brave');
  await expect(page.getByText(noMessage)).toHaveCount(0);
  await expect(page).toHaveURL(/\/create$/);
  expect(asked).toEqual([]);
});

test('[CREATE-14] [CREATE-22] [CREATE-24] [CREATE-25] characters are trimmed, each is in the story once, and can be taken out again', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/create');
  const add = page.getByLabel(words.en.addCharacter);
  const cast = page.getByRole('list', { name: texts.en.chosen }).getByRole('listitem');
  for (const name of ['  Nora ', 'nora', 'NORA  ', ' ', 'fox', 'Fox']) {
    await add.fill(name);
    await add.press('Enter');
    await expect(add).toHaveValue('');
  }
  await expect(cast).toHaveText([/^Nora/, /^Fox/]);
  // The list is out of sight on a phone: what became of the name is said where it was typed.
  await add.fill('Grandpa Lou');
  await add.press('Enter');
  await expect(page.locator('[aria-live]:not(.sr-only)', { hasText: 'Grandpa Lou is in the story.' })).toBeInViewport();
  await page.getByRole('button', { name: 'Remove Grandpa Lou' }).click();
  await page.getByRole('button', { name: 'Remove Nora' }).click();
  await expect(cast).toHaveText([/^Fox/]);

  // If the idea's animal is already in the story, using the idea adds nobody.
  const idea = page.getByRole('region', { name: 'Tonight’s idea' });
  const animal = ((await idea.getByRole('paragraph').innerText()).split('·')[0] ?? '').trim();
  if (animal !== 'Fox') {
    await add.fill(animal);
    await add.press('Enter');
    await expect(cast).toHaveCount(2);
  }
  const before = await cast.count();
  await idea.getByRole('button', { name: texts.en.use }).click();
  await expect(cast).toHaveCount(before);
});

test('[CREATE-20] [CREATE-30] an idea is one of each, and "surprise me" fills the whole form for one more tap', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('button', { name: words.en.write }).click();
  await expect(page.getByText(texts.en.missing[1] ?? '')).toBeVisible();
  const idea = page.getByRole('region', { name: 'Tonight’s idea' });
  expect((await idea.getByRole('paragraph').innerText()).split('·')).toHaveLength(3);
  await page.getByRole('button', { name: words.en.surprise }).last().click();
  for (const missing of texts.en.missing) await expect(page.getByText(missing)).toHaveCount(0);
  await expect(page.getByRole('list', { name: texts.en.chosen }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: words.en.where }).getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('region', { name: words.en.what }).getByRole('radio', { checked: true })).toHaveCount(1);
  // A name still in the input field also belongs to the story, and "surprise me" leaves it there.
  await page.getByRole('textbox', { name: 'Add a character' }).fill('Marina');
  await page.getByRole('textbox', { name: 'Or a place of your own' }).fill('the lighthouse');
  await page.getByRole('button', { name: words.en.surprise }).last().click();
  await expect(page.getByRole('textbox', { name: 'Or a place of your own' })).toHaveValue('the lighthouse');
  // The form is complete: the next step is signing in.
  await page.getByRole('button', { name: words.en.write }).click();
  await expect(page).toHaveURL(/\/signin$/);
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await kept()).toMatch(/Marina.*the lighthouse/);
});

test('[CREATE-14] whoever is pressed before the page has taken in the press before is in the story as well', async ({
  page,
}) => {
  await page.goto('/create');
  const offered = page.getByRole('region', { name: words.en.who }).getByRole('checkbox');
  await expect(offered.nth(2)).toBeAttached();
  await offered.evaluateAll((boxes) => {
    for (const place of [0, 1, 2, 1]) (boxes[place] as HTMLInputElement).click();
  });
  await expect(page.getByRole('list', { name: 'In the story' }).getByRole('listitem')).toHaveCount(2);
  const checked = () =>
    offered.evaluateAll((boxes) => boxes.slice(0, 3).map((box) => (box as HTMLInputElement).checked));
  await expect.poll(checked).toEqual([true, false, true]);
});

test('[CREATE-10] the story language follows the interface until the parent picks one', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/create');
  const storyLanguage = page
    .getByRole('region', { name: /basics|básico/ })
    .locator('select[name=language], select')
    .nth(1);
  await expect(storyLanguage).toHaveValue('english');
  const choose = (code: string) =>
    page.evaluate((value) => {
      const select = [...document.querySelectorAll('select')].find((each) => each.querySelector('option[value=es]'));
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    }, code);
  await choose('es');
  await expect(storyLanguage).toHaveValue('spanish');
  await storyLanguage.selectOption('english');
  await choose('en');
  await choose('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(storyLanguage).toHaveValue('english');
});

test('[CREATE-33] [CREATE-34] [CREATE-35] [CREATE-36] [CREATE-37] [ERR-07] a visitor’s wish for pictures survives the sign-in and is taken up once', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await page.goto('/create');
  const name = await fillForm(page, 'en', { illustrated: true });
  await page.getByRole('button', { name: words.en.write }).click();
  await expect(page.getByText('Please sign in to generate stories')).toBeVisible();
  await expect(page).toHaveURL(/\/signin\?redirect=create$/);
  expect(await page.evaluate(() => sessionStorage.getItem('lunatale-pending-options'))).toContain(name);
  const asked = page.waitForRequest('**/functions/v1/generate-story-gemini');
  await signIn(page);
  expect((await asked).postDataJSON().storyParams).toMatchObject({
    characters: [name],
    model: 'gemini',
    tone: 'playful',
  });
  await expect(page).toHaveURL(/\/create$/);
  expect(await page.evaluate(() => sessionStorage.getItem('lunatale-pending-options'))).toBeNull();
});

test('[CREATE-33] [CREATE-35] who has not yet confirmed being an adult is asked, also when only the server knows, and the story is written then', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByLabel('Email').fill(`unconfirmed.${Date.now()}@example.com`);
  await page.getByRole('button', { name: /Continue/ }).click();
  await page.waitForURL('**/welcome');

  // The creator cannot load the profile; the server refuses the story.
  const unknown = '**/api/identity/profile';
  await page.route(unknown, (route) => route.abort());
  await page.goto('/create');
  const name = await fillForm(page, 'en');
  const refused = page.waitForResponse('**/functions/v1/generate-story-stream');
  await page.getByRole('button', { name: words.en.write }).click();
  expect((await refused).status()).toBe(403);
  await page.waitForURL('**/welcome');
  await expect(page.getByText('The story you asked for is kept')).toBeVisible();

  await page.unroute(unknown);
  const asked = page.waitForRequest('**/functions/v1/generate-story-stream');
  await page.getByRole('button', { name: 'Yes, I confirm' }).click();
  expect((await asked).postDataJSON().storyParams.characters).toEqual([name]);
  await expect(page.getByText(words.en.finished)).toBeAttached();
});
