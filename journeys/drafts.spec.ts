import { fillForm, test, write } from './asking.ts';
import { expect, type Language } from './fixtures.ts';
import { words } from './words.ts';

const texts = {
  en: {
    end: 'The end',
    read: 'Read',
    listen: 'Listen',
    story: 'The story',
    drafts: 'Not saved yet',
    saveOf: /^Save “/,
    dropOf: /^Discard “/,
    drop: 'Discard',
    quickSave: 'Quick Save',
    dropped: 'The draft is gone.',
    lightsDown: 'Lights down',
    back: 'Back',
    none: 'This device has no voice of its own. Keep the story, and a voice of ours can read it.',
  },
  es: {
    end: 'Fin',
    read: 'Leer',
    listen: 'Escuchar',
    story: 'El cuento',
    drafts: 'Sin guardar todavía',
    saveOf: /^Guardar «/,
    dropOf: /^Descartar «/,
    drop: 'Descartar',
    quickSave: 'Guardado rápido',
    dropped: 'El cuento sin guardar se descartó.',
    lightsDown: 'Luz apagada',
    back: 'Volver',
    none: 'Este dispositivo no tiene voz propia. Guarda el cuento y una de nuestras voces podrá leerlo.',
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

test('[GEN-07] [GEN-13] [STORY-05] [P20] a finished story settles at its end, can be read and heard without being saved, and waits as a draft beside the next one', async ({
  language,
  page,
  signIn,
}) => {
  const text = words[language];
  const own = texts[language];
  await signIn(page);
  const name = await fillForm(page, language);
  await write(page, language);
  await expect(page.getByText(text.finished)).toBeAttached();
  const box = page.getByRole('region', { name: own.story });
  await expect(box.getByText(own.end, { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await box.evaluate((it) => it.scrollHeight - it.clientHeight - it.scrollTop)).toBeLessThanOrEqual(1);
  await expect(page.getByRole('button', { name: text.createNew })).toBeVisible();
  await expect(page.getByRole('button', { name: text.save, exact: true })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  // A draft can be listened to and read with the lights down without being saved.
  await page.getByRole('button', { name: own.listen, exact: true }).click();
  await expect(page).toHaveURL('/story/text');
  await expect(page.getByText(own.none)).toBeVisible();
  const said = page.getByRole('listitem').filter({ hasText: own.none });
  await said.getByRole('button', { name: text.save, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: own.lightsDown }).click();
  await expect(page.locator('html')).toHaveAttribute('data-reading', 'full');
  await expect(page.getByRole('article')).toContainText(name);

  await page.goto('/create');
  const second = await fillForm(page, language);
  await write(page, language);
  await expect(page.getByText(text.finished)).toBeAttached();
  await page.goto('/my-stories');
  const drafts = page.getByRole('region', { name: own.drafts });
  await expect(drafts.getByRole('listitem')).toHaveCount(2);
  await drafts.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('article')).toContainText(name);
  await expect(page.getByRole('button', { name: text.save, exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: own.back, exact: true }).click();

  // A saved draft becomes a story of the shelf; a discarded one is gone.
  await drafts.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: own.saveOf }).click();
  await page.getByRole('dialog').getByRole('button', { name: own.quickSave }).click();
  await expect(page.locator('[data-highlighted]')).toContainText(title);
  await expect(page.locator('[data-highlighted] h2 a')).toBeFocused();
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await drafts.getByRole('button', { name: own.dropOf }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: own.drop, exact: true }).click();
  await expect(page.getByText(own.dropped)).toBeVisible();
  await expect(drafts).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.locator('h2').getByRole('link')).toHaveText([title]);
  expect(second).not.toBe(name);
});
