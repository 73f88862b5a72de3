import { keepTold, shelfWords } from '../../journeys/shelf.ts';
import { keepStory, openFromShelf } from '../../journeys/shelf-of-stories.ts';
import type { Camera, View } from './camera.ts';
import { shelfStories } from './content.ts';
import { shootEdit, shootGiving, shootStory } from './reading.ts';

const titleOfTold = { en: 'The owl who lent a lamp', es: 'La lechuza que prestó una lámpara' };

/** Shoots the shelf in every state, the pages of its stories, and their dialogs. */
export async function shootShelf(camera: Camera, view: View): Promise<void> {
  const { page, device, language } = view;
  const text = shelfWords[language];
  await page.goto('/my-stories');
  await camera.shoot(view, 'shelf-empty');
  await page.route('**/api/stories', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }));
  await page.goto('/my-stories');
  await page.getByText(text.errorTitle).waitFor();
  await camera.shoot(view, 'shelf-failing');
  await page.unroute('**/api/stories');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/stories', (route) => asked.then(() => route.continue()));
  await page.goto('/my-stories');
  await page.getByTestId('skeletons').waitFor();
  await camera.shoot(view, 'shelf-loading', { moving: true });
  answer();
  await page.unrouteAll({ behavior: 'wait' });

  // Saved in reverse, because the newest is first on the shelf.
  for (const story of shelfStories(language).reverse()) await keepStory(page, story);
  await page.goto('/my-stories');
  await page.getByRole('article').or(page.getByRole('listitem')).first().waitFor();
  await camera.shoot(view, 'shelf');
  if (device === 'phone') {
    await page.getByRole('button', { name: text.filters }).click();
    await camera.shoot(view, 'shelf-filters', { window: true });
    await page.keyboard.press('Escape');
  }
  await page.goto('/my-stories?character=Teo&tag=sharing');
  await page
    .getByRole('article')
    .or(page.getByText(text.empty, { exact: true }))
    .first()
    .waitFor();
  await camera.shoot(view, 'shelf-narrowed');
  await page.goto('/my-stories?view=list');
  await camera.shoot(view, 'shelf-list');
  await page.goto('/my-stories');
  await page.getByLabel(text.search).fill('xyzxyz');
  await page.getByText(text.empty, { exact: true }).waitFor();
  await camera.shoot(view, 'shelf-nothing-found');
  await page.goto('/my-stories');
  await page
    .getByRole('button', { name: text.remove('').slice(0, 8) })
    .first()
    .click();
  await camera.shoot(view, 'delete-question', { window: true });
  await page.keyboard.press('Escape');

  const [drawn, written] = shelfStories(language);
  if (drawn) await shootStory(camera, view, drawn.title, 'story-with-pictures');
  if (written) await shootStory(camera, view, written.title, 'story');
  // Only a story that was generated here can be shared.
  const told = written && (await keepTold(page, { ...written, title: titleOfTold[language] }));
  if (told) {
    await page.goto('/my-stories');
    await openFromShelf(page, { title: told.title });
    await shootEdit(camera, view);
    await shootGiving(camera, view);
  }
}
