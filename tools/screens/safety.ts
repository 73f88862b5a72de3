import { failure, fillForm, newName, write } from '../../journeys/asking.ts';
import type { ProductServer } from '../../journeys/server.ts';
import { aStory, keepTold } from '../../journeys/shelf.ts';
import { words } from '../../journeys/words.ts';
import type { Camera, View } from './camera.ts';

const texts = {
  en: {
    unfit: 'hiding in the washing machine is the best spaceship of all',
    wrongly: 'This was refused wrongly',
    notMine: 'This is not for my child',
    presets: 'Choose from our stories',
    more: 'Share and save',
    share: 'Share this story',
    make: 'Make the link',
    calm: 'The little fox was tired, and the moon stood in the window of her small house. ',
    turn: 'Then she climbed into the drier and pulled the door shut: it was the best spaceship.',
  },
  es: {
    unfit: 'esconderse en la lavadora es la mejor nave de todas',
    wrongly: 'Lo rechazaron por error',
    notMine: 'Esto no es para mi niño o niña',
    presets: 'Elegir de nuestros cuentos',
    more: 'Compartir y guardar',
    share: 'Compartir este cuento',
    make: 'Crear el enlace',
    calm: 'La zorrita estaba cansada y la luna se asomaba a la ventana de su casa pequeña. ',
    turn: 'Entonces se metió en la secadora y cerró la puerta: era la mejor nave de todas.',
  },
};

/**
 * Shoots child safety as a parent sees it: a refused wish, a stopped story, a refused link, and the parent's
 * objections. Needs an account without limits.
 */
export async function shootSafety(camera: Camera, view: View, { sandbox }: ProductServer): Promise<void> {
  const { page, language } = view;
  const own = texts[language];
  const ask = async (options: { illustrated?: boolean; message?: string; name?: string } = {}) => {
    await page.goto('/create');
    const name = await fillForm(page, language, options);
    if (options.message) await page.getByLabel(words[language].message).fill(options.message);
    return name;
  };

  await ask({ message: own.unfit });
  await write(page, language);
  await page.getByRole('button', { name: own.wrongly }).waitFor();
  await camera.shoot(view, 'safety-refused', { window: true });
  await page.getByRole('button', { name: own.wrongly }).click();
  await camera.shoot(view, 'safety-refused-wrongly', { window: true });

  const stopped = await ask();
  const paragraphs = Array.from({ length: 6 }, () => own.calm.repeat(3).trim());
  paragraphs.splice(3, 0, `${own.calm}${own.turn}`);
  const told = await sandbox.script({ text: `**Luna**\n\n${paragraphs.join('\n\n')}`, match: stopped });
  await write(page, language);
  await failure(page).waitFor();
  await camera.shoot(view, 'safety-stopped');
  await told();

  for (const illustrated of [false, true]) {
    await ask({ illustrated });
    await write(page, language);
    await page.getByText(words[language].finished).waitFor({ state: 'attached', timeout: 60_000 });
    const button = page.getByRole('button', { name: own.notMine });
    await button.scrollIntoViewIfNeeded();
    await camera.shoot(view, illustrated ? 'safety-told-illustrated' : 'safety-told', { window: true });
    await button.click();
    await camera.shoot(view, illustrated ? 'safety-report-illustrated' : 'safety-report', { window: true });
    await page.getByRole('dialog').getByRole('radio').first().check({ force: true });
    await page.getByRole('dialog').getByRole('checkbox').check();
    await page.getByRole('dialog').getByRole('textbox').fill('The owl was too loud for her.');
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.goto('/profile');
  await page.locator('#reports').waitFor();
  await camera.shoot(view, 'safety-unanswered');

  const title = own.turn.split(':')[0] ?? '';
  await keepTold(page, aStory({ title }));
  await page.goto('/my-stories');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('article').waitFor();
  await page.getByRole('button', { name: own.notMine }).scrollIntoViewIfNeeded();
  await camera.shoot(view, 'safety-reading', { window: true });
  await page.getByRole('button', { name: own.more }).click();
  await page.getByRole('menuitem', { name: own.share }).click();
  await page.getByRole('button', { name: own.make }).click();
  await page.getByRole('dialog').getByRole('button', { name: own.wrongly }).waitFor();
  await camera.shoot(view, 'safety-link-refused', { window: true });
  await page.getByRole('dialog').getByRole('button', { name: own.wrongly }).click();
  await camera.shoot(view, 'safety-link-refused-wrongly', { window: true });
}

/** Shoots the notice that the reader is away, and the form with presets that it leads to. */
export async function shootAway(camera: Camera, view: View, { sandbox }: ProductServer): Promise<void> {
  const { page, language } = view;
  for (const illustrated of [false, true]) {
    const name = newName();
    const back = await sandbox.fault({ vendor: 'reader', fault: 'prose', match: name });
    await page.goto('/create');
    await fillForm(page, language, { name, illustrated });
    await write(page, language);
    await failure(page).waitFor({ timeout: 60_000 });
    await camera.shoot(view, illustrated ? 'safety-away-illustrated' : 'safety-away', { window: true });
    await back();
    await page.getByRole('button', { name: texts[language].presets }).click();
    await camera.shoot(view, illustrated ? 'safety-presets-illustrated' : 'safety-presets', { window: true });
  }
}

/** Shoots an absent reader in a product that tells no story unread. */
export async function shootClosed(camera: Camera, view: View, { sandbox }: ProductServer): Promise<void> {
  const { page, language } = view;
  for (const illustrated of [false, true]) {
    const name = newName();
    const back = await sandbox.fault({ vendor: 'reader', fault: 'prose', match: name });
    await page.goto('/create');
    await fillForm(page, language, { name, illustrated });
    await write(page, language);
    await failure(page).waitFor({ timeout: 60_000 });
    await camera.shoot(view, illustrated ? 'safety-closed-illustrated' : 'safety-closed', { window: true });
    await back();
  }
}

/** Shoots a parent's reports and the answers to them. */
export async function shootAnswers(camera: Camera, view: View): Promise<void> {
  await view.page.goto('/profile');
  await view.page.locator('#reports').waitFor();
  await camera.shoot(view, 'safety-answered');
}

/** Shoots the office's list with an operator who decides, and in a product without a reader and without reports. */
export async function shootOfficeSafety(camera: Camera, view: View, by: 'operator' | 'nobody'): Promise<void> {
  const { page } = view;
  await page.goto('/admin/safety');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  if (by === 'operator') {
    const open = page.getByRole('article').filter({ hasNotText: 'The parent was right' });
    await page.locator('summary').first().click();
    await camera.shoot(view, 'safety-office-operator');
    await open.first().getByLabel('Answer to the parent').fill('Thank you. Owls are quieter with us from now on.');
    await open.first().getByRole('button', { name: 'The parent is right' }).click();
    await page.getByText('The parent was right').first().waitFor();
  }
  await camera.shoot(view, by === 'operator' ? 'safety-office-decided' : `safety-office-${by}`);
  if (by !== 'nobody') return;
  await page.route('**/api/operations/safety', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }));
  await page.reload();
  await page.getByRole('alert').first().waitFor();
  await camera.shoot(view, 'safety-office-failing');
}
