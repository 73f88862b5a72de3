import { type EditStory, type Story, storyPath } from '#domain/stories/api.ts';
import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';
import { words } from './words.ts';

const text = {
  en: {
    edit: 'Edit',
    dialog: 'Title, notes and tags',
    saved: 'Your changes are saved',
    missing: 'Please give the story a title',
    elsewhere: 'This story was changed on another device',
    mine: 'Save mine',
    theirs: 'Use what stands there',
    notes: /^Notes/,
  },
  es: {
    edit: 'Editar',
    dialog: 'Título, notas y etiquetas',
    saved: 'Guardamos tus cambios',
    missing: 'Ponle un título al cuento',
    elsewhere: 'Este cuento cambió en otro dispositivo',
    mine: 'Guardar lo mío',
    theirs: 'Usar lo que dice ahí',
    notes: /^Notas/,
  },
};

for (const language of ['en', 'es'] satisfies Language[]) {
  const say = text[language];

  test(`[DATA-06] a kept story gets another title and notes in ${language}, and two devices lose nothing of each other`, async ({
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
    // A touch beside the sheet takes nothing that was typed.
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

    // The other phone was quicker: both are shown, and what was typed stays.
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
    await expect(dialog.getByText(say.elsewhere)).toBeVisible();
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
  });
}
