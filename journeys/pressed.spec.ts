import { expect, test } from './fixtures.ts';
import { pressed, typedInto } from './pressed.ts';
import { aStory, fillShelf } from './shelf.ts';

// The phone on which the bench measures pages.
test.use({ viewport: { width: 412, height: 823 } });

test('what the figures of the pages press and type into is there', async ({ page, signIn }) => {
  const expectThere = async (path: string, ...controls: string[]) => {
    await page.goto(path);
    for (const each of controls) await expect(page.locator(each).first(), `${each} on ${path}`).toBeVisible();
  };
  await expectThere('/', pressed.landing);
  await expectThere('/create', pressed.create, typedInto.create);
  await expectThere('/pricing', pressed.pricing);
  await expectThere('/samples/dragon', pressed.story);
  await signIn(page);
  await fillShelf(page, [aStory({ title: 'The Quiet Lantern' })]);
  await expectThere('/my-stories', pressed.shelf, typedInto.shelf);
});
