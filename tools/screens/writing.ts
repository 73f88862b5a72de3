import { failure, fillForm, illustratedPath, textPath, write } from '../../journeys/asking.ts';
import type { ProductServer } from '../../journeys/server.ts';
import { words } from '../../journeys/words.ts';
import type { Camera, View } from './camera.ts';

const slow = { tokensPerSecond: 45, firstTokenMilliseconds: 1500 };
const quick = { tokensPerSecond: 1500, firstTokenMilliseconds: 100 };

/** Matches a request for a picture of a story, not for the sheet that all pictures are based on. */
const aPicture = (name: string) => [name, 'picture_request', '\\"mood\\"'];

/** Shoots a story while it is written and when it is finished, with and without pictures, and the states in between. */
export async function shootWriting(camera: Camera, view: View, { sandbox }: ProductServer): Promise<void> {
  const { page, language } = view;
  const text = words[language];
  await fillForm(page, language);
  await camera.shoot(view, 'create-filled', { window: true });
  await sandbox.pace(slow);
  await write(page, language);
  await page.getByRole('button', { name: text.stop }).waitFor();
  await camera.shoot(view, 'writing-begins', { window: true, moving: true });
  await page.getByRole('article').locator('p').nth(2).waitFor();
  await camera.shoot(view, 'writing', { window: true, moving: true });
  await page.goto('/my-stories');
  const watch = page.getByRole('link', { name: language === 'en' ? 'Watch it' : 'Verlo' });
  await watch.waitFor();
  await camera.shoot(view, 'shelf-while-writing', { window: true, moving: true });
  await watch.click();
  await page.getByRole('article').waitFor();
  await sandbox.pace(quick);
  await page.getByText(text.finished).waitFor({ state: 'attached' });
  await camera.shoot(view, 'written', { window: true });
  await page.getByRole('button', { name: text.save, exact: true }).click();
  await camera.shoot(view, 'save-dialog', { window: true });
  await page.getByRole('dialog').getByRole('button', { name: text.save, exact: true }).click();
  await page.getByText(text.saved).waitFor();
  await camera.shoot(view, 'shelf-with-message', { window: true });

  // The next chapter of the saved story and, finished but not saved, as a draft.
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('link', { name: language === 'en' ? 'Next chapter' : 'Siguiente capítulo' }).click();
  const begin = page.getByRole('button', { name: language === 'en' ? /^Write chapter/ : /^Escribir el capítulo/ });
  await begin.waitFor();
  await camera.shoot(view, 'next-chapter');
  await begin.click();
  await page.getByText(text.finished).waitFor({ state: 'attached' });
  await page.goto('/my-stories');
  await camera.shoot(view, 'shelf-draft');

  await page.route(textPath, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '', requestId: 'r' } }),
  );
  await fillForm(page, language);
  await write(page, language);
  await failure(page).waitFor();
  await camera.shoot(view, 'writing-failed', { window: true });
  await page.unroute(textPath);
}

/** Shoots pictures: being drawn, all there, some missing, none, and refused. Needs an account without limits. */
export async function shootIllustrating(camera: Camera, view: View, { sandbox }: ProductServer): Promise<void> {
  const { page, language } = view;
  const finished = () => page.getByText(words[language].finished).waitFor({ state: 'attached' });
  const ask = async (prepare: (name: string) => Promise<unknown>) => {
    await page.goto('/create');
    const name = await fillForm(page, language, { illustrated: true });
    await prepare(name);
    await write(page, language);
  };
  await ask((name) => sandbox.fault({ vendor: 'gemini', fault: 'slow', match: aPicture(name), times: 1 }));
  await page.getByRole('article').waitFor();
  await camera.shoot(view, 'illustrating', { window: true, moving: true });
  await finished();
  await camera.shoot(view, 'illustrated', { window: true });
  await ask((name) => sandbox.fault({ vendor: 'gemini', fault: 'no-image', match: aPicture(name), times: 1 }));
  await finished();
  await camera.shoot(view, 'illustrated-in-part');
  await ask((name) =>
    sandbox.fault({ vendor: 'gemini', fault: 'IMAGE_SAFETY', match: [name, 'picture_request'], times: 20 }),
  );
  await finished();
  await camera.shoot(view, 'illustrated-not');
  await ask(() =>
    page.route(illustratedPath, (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '', requestId: 'r' } }),
    ),
  );
  await failure(page).waitFor();
  await camera.shoot(view, 'illustrating-failed');
  await page.unroute(illustratedPath);
  await sandbox.clearFaults();
}

/** Shoots the dialogs that a used-up allowance opens over the filled form. */
export async function shootLimits(camera: Camera, view: View): Promise<void> {
  const { page, language } = view;
  await page.goto('/create');
  await fillForm(page, language);
  for (const [name, reason, role, limit] of [
    ['limit-upgrade', 'FREE_NO_IMAGE_LIMIT_EXCEEDED', 'dialog', 3],
    ['limit-pictures', 'FREE_IMAGE_LIMIT_EXCEEDED', 'dialog', 1],
    ['limit-daily', 'DAILY_GEMINI_LIMIT_EXCEEDED', 'alertdialog', 10],
  ] as const) {
    await page.route('**/api/usage/check**', (route) =>
      route.fulfill({ json: { allowed: false, reason, used: limit, limit } }),
    );
    await write(page, language);
    await page.getByRole(role).waitFor();
    await camera.shoot(view, name, { window: true });
    await page.unroute('**/api/usage/check**');
    await page.keyboard.press('Escape');
    await page.getByRole(role).waitFor({ state: 'detached' });
  }
}
