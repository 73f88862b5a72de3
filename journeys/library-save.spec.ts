import type { SavedStory } from '#domain/stories/api.ts';
import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory, openUnsaved, shelfWords } from './shelf.ts';

const stories = /\/api\/stories$/;
const unsaved = aStory({
  title: 'The Fox and the Snow',
  options: { ...aStory().options, characters: ['fox'], setting: 'forest', message: 'sharing', ageGroup: 'preschool' },
});

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = shelfWords[language];
  // Each language covers two of the four warnings: with all four, the test would take too long.
  const warnings = {
    en: {
      ids: '[SAVE-19] [SAVE-21]',
      results: [
        [2, 2, text.partial],
        [3, 1, text.uploadFailed],
      ],
    },
    es: {
      ids: '[SAVE-20] [SAVE-22]',
      results: [
        [0, 0, text.none],
        [3, 0, text.noStorage],
      ],
    },
  }[language] as { ids: string; results: [number, number, string | RegExp][] };

  test(`[SAVE-01] [SAVE-02] [SAVE-03] [SAVE-04] [SAVE-05] [SAVE-06] [SAVE-08] [SAVE-09] [SAVE-12] [SAVE-16] [SAVE-18] [SAVE-23] [ERR-21] a story is saved with title, notes, tags and mark in ${language}, after failures that lose nothing`, async ({
    page,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page);
    await openUnsaved(page, unsaved);
    const open = page.getByRole('main').getByRole('button', { name: text.save, exact: true });
    await open.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: text.cancel }).click();
    await expect(dialog).toHaveCount(0);
    await open.click();

    const title = dialog.getByLabel(text.storyTitle);
    await expect(title).toHaveValue('The Fox and the Snow');
    await expect(title).toHaveAttribute('placeholder', /./);
    await expect(title).toHaveAttribute('maxlength', '99');
    const tags = dialog.getByRole('list', { name: text.tags }).getByRole('listitem');
    await expect(tags).toHaveText(text.suggested);
    await title.fill(' ');
    const save = dialog.getByRole('button', { name: text.save, exact: true });
    await save.click();
    await expect(dialog.getByText(text.titleMissing)).toBeVisible();
    await title.fill('Snow');
    const notes = dialog.getByLabel(text.notes);
    await expect(notes).toHaveAttribute('maxlength', '1000');
    await notes.fill('¿Otra vez?');
    const tag = dialog.getByRole('textbox', { name: text.tags });
    await tag.fill('Winter');
    await tag.press('Enter');
    await tag.fill('night');
    await dialog.getByRole('button', { name: text.addTag, exact: true }).click();
    await expect(tags).toHaveText([...text.suggested, 'Winter', 'night']);
    await dialog.getByText(text.markFavorite).click();

    await page.route(stories, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText(text.failedTitle);
    await expect(dialog.getByRole('alert')).toContainText(text.thrown);
    await page.unroute(stories);
    await page.route(stories, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText(text.failed);
    await page.unroute(stories);

    // The page is closed by accident: the shelf offers the story, with everything that was typed.
    await page.goto('/my-stories');
    await expect(page.getByText(text.draft)).toContainText('Snow');
    await page.getByRole('button', { name: text.saveDraft }).click();
    await expect(notes).toHaveValue('¿Otra vez?');
    const answer = page.waitForResponse(
      (response) => stories.test(response.url()) && response.request().method() === 'POST',
    );
    await save.click();
    const saved = (await (await answer).json()) as SavedStory;
    expect(saved).toMatchObject({ title: 'Snow', notes: '¿Otra vez?', isFavorite: true });
    expect(saved.tags).toEqual(['fox', 'forest', 'sharing', 'preschool', 'Winter', 'night']);
    await expect(page.getByText(text.saved)).toBeVisible();
    await expect(page.locator('[data-highlighted]')).toContainText('Snow');
    await expect(page.getByRole('button', { name: text.unmark('Snow') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Snow', exact: true })).toBeVisible();
    await expect(page.getByText(text.draft)).toHaveCount(0);
  });

  test(`[SAVE-07] [SAVE-16] [STORY-07] ${warnings.ids} Quick Save in ${language} saves at once; what happened to the pictures is said`, async ({
    page,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page);
    const drawn = { ...unsaved, options: { ...unsaved.options, model: 'gemini' as const } };
    for (const [asked, kept, warning] of warnings.results) {
      await page.route(stories, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        const answer = await route.fetch();
        const json = { ...(await answer.json()), imagesAsked: asked, imagesSaved: kept };
        return route.fulfill({ response: answer, json });
      });
      await openUnsaved(page, drawn);
      await page.getByRole('main').getByRole('button', { name: text.save, exact: true }).click();
      await page.getByRole('button', { name: text.quickSave }).click();
      await expect(page.getByText(text.saved)).toBeVisible();
      await expect(page.getByText(warning)).toBeVisible();
      // The shelf outlines the new story.
      await expect(page.locator('[data-highlighted]')).toContainText('The Fox and the Snow');
      await page.unroute(stories);
    }
    await expect(page.getByRole('link', { name: 'The Fox and the Snow' })).toHaveCount(2);
  });
}

test('[SAVE-11] [ERR-21] a session that ended leads to signing in and back to the story', async ({ page, signIn }) => {
  const text = shelfWords.en;
  const email = await signIn(page);
  await openUnsaved(page, unsaved);
  await page.getByRole('main').getByRole('button', { name: text.save, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await page.route(stories, (route) =>
    route.fulfill({ status: 401, json: { code: 'NOT_SIGNED_IN', message: '', requestId: 'x' } }),
  );
  await dialog.getByLabel(text.notes).fill('kept');
  await dialog.getByRole('button', { name: text.save, exact: true }).click();
  await dialog.getByRole('button', { name: text.signIn }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.unroute(stories);
  await signIn(page, email);
  await expect(page).toHaveURL('/my-stories');
  await page.getByRole('button', { name: text.saveDraft }).click();
  await expect(dialog.getByLabel(text.notes)).toHaveValue('kept');
  await dialog.getByRole('button', { name: text.save, exact: true }).click();
  await expect(page.getByText(text.saved)).toBeVisible();
});

test('[ERR-21] a save that answers nothing is a failed save', async ({ page, signIn }) => {
  const text = shelfWords.en;
  await signIn(page);
  await openUnsaved(page, unsaved);
  await page.getByRole('main').getByRole('button', { name: text.save, exact: true }).click();
  await page.route(stories, (route) => route.fulfill({ status: 200, body: '' }));
  await page.getByRole('button', { name: text.quickSave }).click();
  await expect(page.getByRole('alert').getByText('Failed to save story', { exact: true })).toBeVisible();
});
