import { randomUUID } from 'node:crypto';
import { generateStoryGeminiPath } from '#domain/generation/api.ts';
import { type Story, storiesPath } from '#domain/stories/api.ts';
import { bearer } from './asking.ts';
import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory } from './shelf.ts';

const text = {
  en: {
    edit: 'Edit',
    dialog: 'Change this story',
    open: 'The pictures',
    leaveOut: 'Leave picture 1 out',
    leftOut: 'Picture 1 is left out',
    use: 'Use other picture 1 in place 1',
    wish: 'What should be different?',
    draw: 'Draw picture 2 again',
    others: 'Other pictures for place 2',
    left: '4 can be drawn again today',
    away: 'No picture came just now',
    cancel: 'Cancel',
  },
  es: {
    edit: 'Editar',
    dialog: 'Cambiar este cuento',
    open: 'Los dibujos',
    leaveOut: 'Quitar el dibujo 1',
    leftOut: 'El dibujo 1 no aparece',
    use: 'Usar el otro dibujo 1 en el lugar 1',
    wish: '¿Qué debe ser distinto?',
    draw: 'Dibujar de nuevo el dibujo 2',
    others: 'Otros dibujos para el lugar 2',
    left: 'Hoy se pueden dibujar 4 de nuevo',
    away: 'No llegó ningún dibujo',
    cancel: 'Cancelar',
  },
};

for (const language of ['en', 'es'] satisfies Language[]) {
  const say = text[language];

  test(`[DATA-07] a picture of a book is left out, comes back and is drawn again in ${language}`, async ({
    page,
    product,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page);
    const headers = await bearer(page);
    const generationId = randomUUID();
    const options = { ...aStory().options, model: 'gemini' as const };
    await page.request.post(generateStoryGeminiPath, { headers, data: { storyParams: options, generationId } });
    const data = { ...aStory({ title: 'The Drawn Hill' }), options, generationId };
    const story = (await (await page.request.post(storiesPath, { headers, data })).json()) as Story;
    expect(story.images).toHaveLength(3);
    await page.goto('/my-stories');
    await page.getByRole('link', { name: 'The Drawn Hill', exact: true }).click();
    const pictures = page.getByRole('article').getByRole('img');
    await expect(pictures.first()).toBeVisible();
    await page.getByRole('button', { name: say.edit, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say.dialog });
    await dialog.getByText(say.open, { exact: true }).click();
    await dialog.getByRole('button', { name: say.leaveOut }).click();
    await expect(dialog.getByText(say.leftOut).first()).toBeVisible();
    await page.screenshot({ path: `reports/pictures-${language}-${test.info().project.name}.png`, fullPage: true });
    await dialog.getByRole('button', { name: say.use }).click();
    await expect(dialog.getByText(say.leftOut)).toHaveCount(0);

    const clear = await product.sandbox.fault({ vendor: 'gemini', fault: '400' });
    await dialog.getByRole('button', { name: say.draw }).click();
    await expect(dialog.getByText(say.away)).toBeVisible({ timeout: 30_000 });
    await clear();
    await dialog.getByLabel(say.wish).nth(1).fill('with a red kite');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('list', { name: say.others }).getByRole('listitem')).toHaveCount(1, {
      timeout: 60_000,
    });
    await expect(dialog.getByText(say.left)).toBeVisible();
    await page.screenshot({ path: `reports/redrawn-${language}-${test.info().project.name}.png`, fullPage: true });
    await dialog.getByRole('button', { name: say.cancel }).click();
    await expect(pictures.first()).toBeVisible();
    const shown = await (await page.request.get(`${storiesPath}/${story.id}`, { headers })).text();
    expect(shown).toContain('image-3');
  });
}
