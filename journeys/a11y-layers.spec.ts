import { answerInTurn, fillForm, test, textPath, write } from './asking.ts';
import { expectAccessible, expectRoom } from './audit.ts';
import { expect } from './fixtures.ts';
import { aStory, keepTold, openUnsaved, shelfWords } from './shelf.ts';
import { openFromShelf } from './shelf-of-stories.ts';

// Checking the rules takes long on a busy machine.
test.setTimeout(240_000);

test('[LIMIT-18] [STORY-12] what opens over the creator, the shelf and a story is accessible, and so is a story that failed', async ({
  page,
  language,
  isMobile,
  signIn,
}) => {
  const shelf = shelfWords[language];
  const judge = async (state: string) => {
    await expectAccessible(page, state);
    await expectRoom(page, state);
  };
  await signIn(page);

  await page.route('**/api/usage/check**', (route) =>
    route.fulfill({ json: { allowed: false, reason: 'FREE_NO_IMAGE_LIMIT_EXCEEDED', used: 3, limit: 3 } }),
  );
  await fillForm(page, language);
  await write(page, language);
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge('the offer of Premium');
  await page.unroute('**/api/usage/check**');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await answerInTurn(page, textPath, 'POST', [
    (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '', requestId: 'r' } }),
  ]);
  await write(page, language);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await judge('a story that could not be written');

  // Only a story that was generated here can be shown to others.
  const story = await keepTold(page, aStory({ title: 'The fox and the moon' }));
  await page.goto('/my-stories');
  await page.getByRole('button', { name: shelf.remove(story.title) }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await judge('the question before deleting');
  await page.keyboard.press('Escape');
  if (isMobile) {
    await page.getByRole('button', { name: shelf.filters }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await judge('the sheet of filters');
    await page.keyboard.press('Escape');
  }
  await page.getByLabel(shelf.search).fill('xyzxyz');
  await expect(page.getByText(shelf.empty, { exact: true })).toBeVisible();
  await judge('a search that found nothing');

  await page.goto('/my-stories');
  await openFromShelf(page, story);
  const english = language === 'en';
  const more = page.getByRole('button', { name: english ? 'Share and save' : 'Compartir y guardar' });
  for (const item of english ? ['Make a book', 'Share this story'] : ['Hacer un libro', 'Compartir este cuento']) {
    await more.click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await judge(item);
    if (item !== 'Share this story' && item !== 'Compartir este cuento') await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: english ? 'Make the link' : 'Crear el enlace' }).click();
  await expect(page.getByLabel(english ? 'Link' : 'Enlace', { exact: true })).toBeVisible();
  await judge('the link to a story');
});

test('[STORY-05] by every light the tools of a story that is not kept yet can be read, and what opens over it', async ({
  page,
  language,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/my-stories');
  await openUnsaved(page, aStory());
  const english = language === 'en';
  const save = page.getByRole('button', { name: english ? 'Save' : 'Guardar', exact: true });
  for (const light of english ? ['Dusk', 'Paper', 'Lights down'] : ['Atardecer', 'Papel', 'Luz apagada']) {
    await page.getByRole('button', { name: light, exact: true }).click();
    await expectAccessible(page, light);
    await save.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, `the save dialog in ${light}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
