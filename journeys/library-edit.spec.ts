import { type EditStory, type Story, storyPath } from '#domain/stories/api.ts';
import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';
import { words } from './words.ts';

const text = {
  en: {
    edit: 'Edit',
    dialog: 'Change this story',
    saved: 'Your changes are saved',
    missing: 'Please give the story a title',
    elsewhere: 'This story was changed on another device',
    mine: 'Save mine',
    theirs: 'Use what stands there',
    notes: /^Notes/,
    words: 'The words of the story',
    wordsHere: 'Your words',
    wordsThere: 'The words there',
    before: 'How it read before',
    use: 'Put these words into the fields',
  },
  es: {
    edit: 'Editar',
    dialog: 'Cambiar este cuento',
    saved: 'Guardamos tus cambios',
    missing: 'Ponle un título al cuento',
    elsewhere: 'Este cuento cambió en otro dispositivo',
    mine: 'Guardar lo mío',
    theirs: 'Usar lo que dice ahí',
    notes: /^Notas/,
    words: 'El texto del cuento',
    wordsHere: 'Tu texto',
    wordsThere: 'El texto de allá',
    before: 'Cómo decía antes',
    use: 'Poner este texto en los campos',
  },
};

for (const language of ['en', 'es'] satisfies Language[]) {
  const say = text[language];

  test(`[DATA-06] a kept story gets another title, other words and notes in ${language}, and two devices lose nothing of each other`, async ({
    page,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page);
    const [kept] = await fillShelf(page, [aStory({ title: 'The Quiet Lantern' })]);
    if (!kept) throw new Error('nothing was kept');
    await page.goto('/my-stories');
    await page.getByRole('link', { name: 'The Quiet Lantern', exact: true }).click();
    const open = page.getByRole('button', { name: say.edit, exact: true });
    const dialog = page.getByRole('dialog', { name: say.dialog });
    const title = dialog.getByLabel(words[language].storyTitle);

    await open.click();
    await title.fill('  ');
    await dialog.getByRole('button', { name: words[language].save, exact: true }).click();
    await expect(dialog.getByText(say.missing)).toBeVisible();
    await expect(title).toBeFocused();
    // A tap outside the sheet does not discard what was typed.
    await page.mouse.click(200, 20);
    await expect(title).toHaveValue('  ');
    await title.fill('The Mill Light');
    await dialog.getByLabel(say.notes).fill('Vera laughed');
    await dialog.getByRole('button', { name: words[language].save, exact: true }).click();
    await expect(page.getByText(say.saved)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Mill Light');
    await expect(page.getByText('Vera laughed')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Mill Light');

    // Another device saved first: both versions are shown, and what was typed stays.
    await open.click();
    await title.fill('Mine');
    const elsewhere = async (change: Partial<EditStory>) => {
      const token = await page.evaluate(() => JSON.parse(localStorage.getItem('lunatale-auth') ?? '{}').access_token);
      const headers = { authorization: `Bearer ${token}` };
      const now: Story = await (await page.request.get(storyPath(kept.id), { headers })).json();
      const data = { title: now.title, notes: now.notes, tags: now.tags, changedAt: now.updatedAt, ...change };
      expect((await page.request.put(storyPath(kept.id), { headers, data })).status()).toBe(200);
    };
    await elsewhere({ title: 'Theirs' });
    await dialog.getByRole('button', { name: words[language].save, exact: true }).click();
    await expect(dialog.getByText(say.elsewhere)).toBeInViewport();
    await expect(dialog.getByText('Theirs')).toBeVisible();
    await expect(title).toHaveValue('Mine');
    await dialog.getByRole('button', { name: say.mine }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine');

    await open.click();
    await elsewhere({ title: 'Theirs again' });
    await dialog.getByRole('button', { name: words[language].save, exact: true }).click();
    await dialog.getByRole('button', { name: say.theirs }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theirs again');

    // The text too: the earlier version is kept, and the versions of two devices are shown side by side.
    await open.click();
    await dialog.getByText(say.words, { exact: true }).first().click();
    const text = dialog.getByLabel(say.words);
    await text.fill('The lamp went out.\n\nThe owl sang.');
    await dialog.getByRole('button', { name: words[language].save, exact: true }).click();
    await expect(page.getByText('The owl sang.')).toBeVisible();
    await open.click();
    await dialog.getByText(say.words, { exact: true }).first().click();
    await text.fill('The lamp went out.\n\nThe owl slept.');
    await elsewhere({ content: 'The lamp went out.\n\nThe owl flew.' });
    await dialog.getByRole('button', { name: words[language].save, exact: true }).click();
    await expect(dialog.getByRole('region', { name: say.wordsThere }).locator('mark')).toHaveText('The owl flew.');
    await expect(dialog.getByRole('region', { name: say.wordsHere }).locator('mark')).toHaveText('The owl slept.');
    await dialog.getByRole('button', { name: say.theirs }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('The owl flew.')).toBeVisible();
    // The text typed here is not lost: it is an earlier version, and can be restored.
    await open.click();
    await dialog.getByText(say.before, { exact: true }).click();
    const version = dialog.getByRole('listitem').filter({ hasText: 'The owl slept.' });
    await version.locator('summary').click();
    await version.getByRole('button', { name: say.use }).click();
    await expect(text).toHaveValue('The lamp went out.\n\nThe owl slept.');
    await dialog.getByRole('button', { name: words[language].save, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('The owl slept.')).toBeVisible();
  });
}
