import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';
import { words } from './words.ts';

const text = {
  en: {
    edit: 'Edit',
    dialog: 'Change this story',
    open: 'Have a part told anew',
    words: 'The words of the story',
    shorter: 'Shorter',
    gentler: 'Gentler',
    passage: 'The part that is told anew',
    name: 'Another name',
    from: 'Name now',
    to: 'Name to be',
    missing: 'Please write a name',
    noOwn: 'The demo writer follows no wishes',
    tell: 'Tell this part anew',
    stop: 'Stop',
    stopped: 'Stopped. Nothing changed',
    use: 'Use the new words',
    keep: 'Keep the old ones',
    taken: 'The new words stand above',
    takeBack: 'Take them back',
    unfit: 'The new words were not right for your story',
    away: 'This part cannot be told anew just now',
    left: '18 left today',
    saved: 'Your changes are saved',
    before: 'How it read before',
  },
  es: {
    edit: 'Editar',
    dialog: 'Cambiar este cuento',
    open: 'Contar de nuevo una parte',
    words: 'El texto del cuento',
    shorter: 'Más corto',
    gentler: 'Más suave',
    passage: 'La parte que se cuenta de nuevo',
    name: 'Otro nombre',
    from: 'Nombre actual',
    to: 'Nombre nuevo',
    missing: 'Escribe un nombre',
    noOwn: 'El escritor de prueba no sigue deseos',
    tell: 'Contar esta parte de nuevo',
    stop: 'Detener',
    stopped: 'Detenido. No cambió nada',
    use: 'Usar el texto nuevo',
    keep: 'Dejar el de antes',
    taken: 'El texto nuevo está arriba',
    takeBack: 'Deshacer',
    unfit: 'El texto que salió no era bueno',
    away: 'En este momento no podemos',
    left: 'Quedan 18 por hoy',
    saved: 'Guardamos tus cambios',
    before: 'Cómo decía antes',
  },
};

const first = 'Fox ran to the dark hill with Nora.';
const second = 'A storm came over the mill, and Nora shouted.';

for (const language of ['en', 'es'] satisfies Language[]) {
  const say = text[language];

  test(`[DATA-06] a part of a story is told anew, taken or not, and lost by nothing in ${language}`, async ({
    page,
    product,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page);
    const [kept] = await fillShelf(page, [
      aStory({ title: 'The Hill', content: `**The Hill**\n\n${first}\n\n${second}` }),
    ]);
    if (!kept) throw new Error('nothing was kept');
    await page.goto(`/my-stories`);
    await page.getByRole('link', { name: 'The Hill', exact: true }).click();
    await page.getByRole('button', { name: say.edit, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say.dialog });
    const area = dialog.getByRole('textbox', { name: say.words });
    await dialog.getByText(say.open, { exact: true }).click();
    await expect(area).toHaveValue(`${first}\n\n${second}`);
    await expect(dialog.getByText(say.noOwn)).toBeVisible();

    // Nothing is selected: the cursor's paragraph is used.
    await area.focus();
    await page.keyboard.press('Control+End');
    const tell = dialog.getByRole('button', { name: say.tell });
    await tell.click();
    await expect(dialog.getByText('A rain came over the mill, and Nora said.')).toBeVisible();
    await page.screenshot({ path: `reports/retelling-${language}-${test.info().project.name}.png`, fullPage: true });
    await dialog.getByRole('button', { name: say.keep }).click();
    await expect(area).toHaveValue(`${first}\n\n${second}`);

    // Another name, in the selected text, by keyboard.
    await area.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Shift+End');
    // A browser tells of a selection a moment after the key.
    await expect(dialog.getByRole('region', { name: say.passage })).toHaveText(first);
    await dialog.getByText(say.name, { exact: true }).click();
    await tell.click();
    await expect(dialog.getByText(say.missing).first()).toBeVisible();
    await dialog.getByLabel(say.from).fill('Nora');
    await dialog.getByLabel(say.to).fill('Vera');
    // Enter requests the passage, and does not save.
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: say.use }).click();
    await expect(area).toHaveValue(`${first.replace('Nora', 'Vera')}\n\n${second}`);
    await expect(dialog.getByText(say.taken)).toBeVisible();
    await expect(dialog.getByText(say.left)).toBeVisible();
    await dialog.getByRole('button', { name: say.takeBack }).click();
    await expect(area).toHaveValue(`${first}\n\n${second}`);

    // A failed request changes nothing and does not count.
    await dialog.getByText(say.gentler, { exact: true }).click();
    await product.sandbox.script({ text: '“Fuck,” said the murderer.', times: 1 });
    await tell.click();
    await expect(dialog.getByText(say.unfit)).toBeVisible();
    const clear = await product.sandbox.fault({ vendor: 'deepseek', fault: '503' });
    await tell.click();
    await expect(dialog.getByText(say.away)).toBeVisible({ timeout: 20_000 });
    await clear();
    const hold = await product.sandbox.fault({ vendor: 'deepseek', fault: 'stall', after: 2 });
    await tell.click();
    await dialog.getByRole('button', { name: say.stop, exact: true }).click();
    await expect(dialog.getByText(say.stopped)).toBeVisible();
    await hold();
    await expect(dialog.getByText(say.left)).toBeVisible();

    await area.focus();
    await page.keyboard.press('Control+Home');
    await tell.click();
    await dialog.getByRole('button', { name: say.use }).click();
    await dialog.getByRole('button', { name: words[language].save, exact: true }).click();
    await expect(page.getByText(say.saved)).toBeVisible();
    await expect(page.getByText('Fox walked to the dim hill with Nora.')).toBeVisible();
  });
}
