import type { Page } from '@playwright/test';
import { expect, speak, test } from './fixtures.ts';
import { aStory, fillShelf, keepTold, shelfWords } from './shelf.ts';
import { words } from './words.ts';

// The narrowest window that WCAG requires, in the language with the longer words.
test.use({ viewport: { width: 320, height: 640 } });
test.setTimeout(240_000);
test.skip(({ isMobile }) => isMobile, 'the same pages');

const text = words.es;
const shelf = shelfWords.es;

/** The pages that a visitor can open. */
const open = [
  '/',
  '/create',
  '/signin',
  '/pricing',
  '/privacy-policy',
  '/terms-of-service',
  '/samples/dragon',
  '/shared/AAAAAAAAAAAAAAAAAAAAAA',
  '/auth/link#token=nothing',
  '/auth/callback?error=access_denied',
  '/mails?person=nobody',
  '/e-reader?person=nobody',
  '/invitation#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  '/not-found',
  '/design',
];

/** The pages for signed-in parents; stories are opened below. */
const ofMembers = [
  '/my-stories',
  '/profile',
  '/account',
  '/operator',
  '/authorize',
  '/welcome',
  '/subscription/success?session_id=nothing',
];

/**
 * Returns text and controls that reach beyond the window's side, and words that are cut off. Content of a scroll
 * container may be wider than the window.
 */
async function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (each: Element) => /auto|scroll/.test(getComputedStyle(each).overflowX);
    const inScroller = (each: Element) => {
      for (let at = each.parentElement; at && at !== document.body; at = at.parentElement) if (scrolls(at)) return true;
      return false;
    };
    const named = (each: Element) => `${each.tagName.toLowerCase()} "${each.textContent?.trim().slice(0, 60)}"`;
    const found: string[] = [];
    const sticking = document.documentElement.scrollWidth - innerWidth;
    if (sticking > 0) found.push(`the page is ${sticking} px too wide`);
    for (const each of document.querySelectorAll<HTMLElement>('body *')) {
      if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, right, width, height } = each.getBoundingClientRect();
      if (width <= 1 || height <= 1 || each.closest('[aria-hidden=true], .sr-only')) continue;
      const says = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const pressed = each.matches('button, a, input, select, textarea, summary');
      if (!says && !pressed) continue;
      if ((right > innerWidth + 1 || left < -1) && !inScroller(each)) found.push(`outside: ${named(each)}`);
      const { overflowX, textOverflow } = getComputedStyle(each);
      const cut = overflowX !== 'visible' && textOverflow !== 'ellipsis' && !scrolls(each);
      if (cut && each.scrollWidth > each.clientWidth + 1 && !each.matches('input, select, textarea'))
        found.push(`cut: ${named(each)}`);
    }
    return found;
  });
}

async function expectWithin(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect.soft(await beyond(page), what).toEqual([]);
}

async function walk(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
    await expectWithin(page, address);
  }
}

test('[NAV-03] at 320 px nothing that a visitor sees sticks out or is cut', async ({ page }) => {
  await speak(page, 'es');
  await walk(page, open);
  await page.goto('/create');
  await page.getByRole('button', { name: text.all }).first().click();
  await page.getByRole('button', { name: text.write }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectWithin(page, 'a form that was refused');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expectWithin(page, 'the menu');
});

test('[NAV-03] at 320 px nothing that a parent sees, and nothing that opens over it, sticks out or is cut', async ({
  page,
  signIn,
}) => {
  await speak(page, 'es');
  await signIn(page);
  await page.goto('/my-stories');
  await expectWithin(page, 'an empty shelf');
  const title = 'El extraordinariamente despistado guardián del faro y la coneja que lo contaba absolutamente todo';
  await fillShelf(page, [aStory({ title, tags: ['extraordinariamente', 'perro pequeñito'] })]);
  const told = await keepTold(page, aStory({ title: 'La lámpara tranquila' }));
  await walk(page, ofMembers);
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  };
  for (const button of [/^Agregar un perfil/, /^Agregar un personaje/]) {
    await page.goto('/profile');
    await page.getByRole('button', { name: button }).click();
    await expect(dialog).toBeVisible();
    await expectWithin(page, `the dialog behind ${button}`);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expectWithin(page, `the dialog behind ${button}, refused`);
    await close();
  }
  await page.goto('/my-stories?view=list');
  await expectWithin(page, 'the shelf as a list');
  await page.goto('/my-stories');
  await page.getByRole('button', { name: shelf.filters }).click();
  await expectWithin(page, 'the filters');
  await close();
  await page.getByRole('button', { name: shelf.remove(title) }).click();
  await expectWithin(page, 'the delete question');
  await close();

  await page.getByRole('link', { name: told.title }).click();
  await page.waitForURL('**/story/text?*');
  await expectWithin(page, 'the page of a story');
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await expectWithin(page, 'the dialog that changes a story');
  await close();
  await page.getByRole('button', { name: 'Compartir y guardar' }).click();
  await expectWithin(page, 'the menu that gives a story away');
  await page.getByRole('menuitem', { name: 'Hacer un libro' }).click();
  await page.getByRole('textbox').fill('¡Para Inés y 王! ❤');
  await expectWithin(page, 'the dialog that makes a book');
  await close();
  await page.getByRole('button', { name: 'Compartir y guardar' }).click();
  await page.getByRole('menuitem', { name: 'Compartir este cuento' }).click();
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  const link = await page.getByLabel('Enlace', { exact: true }).inputValue();
  await expectWithin(page, 'the dialog of a link');
  await close();
  await page.getByRole('link', { name: 'Siguiente capítulo' }).click();
  const begin = page.getByRole('button', { name: /^Escribir el capítulo/ });
  await begin.waitFor();
  await expectWithin(page, 'the question of the next chapter');
  await begin.click();
  await page.getByText(text.finished).waitFor({ state: 'attached' });
  await expectWithin(page, 'a finished story');
  await page.getByRole('button', { name: text.save, exact: true }).click();
  await expectWithin(page, 'the save dialog');
  await page.goto('/my-stories');
  await expectWithin(page, 'the shelf with a draft');
  await page.goto(link);
  await page.getByRole('article').waitFor();
  await expectWithin(page, 'a shared story');
});

test('[ADMIN-16] at 320 px nothing of the office sticks out or is cut', async ({ page, signIn }) => {
  await signIn(page, 'admin@lunatale.test');
  const screens = 'dashboard,analytics,users,user-usage,api-monitoring,api-costs,logs,services,safety,settings';
  await walk(
    page,
    screens.split(',').map((screen) => `/admin/${screen}`),
  );
});

test('[NAV-03] [P20] with text of twice its size a phone shows an evening without moving sideways', async ({
  page,
  signIn,
}) => {
  // What a window of 390 px shows of 32 px letters is laid out like half of both.
  await page.setViewportSize({ width: 195, height: 422 });
  await speak(page, 'es');
  await walk(page, ['/', '/create', '/signin', '/pricing']);
  await signIn(page);
  await page.goto('/create');
  await page.getByRole('button', { name: 'Usarla' }).click();
  await page.getByRole('button', { name: text.write }).click();
  const stop = page.getByRole('button', { name: text.stop });
  await stop.waitFor();
  await expectWithin(page, 'a story being written');
  await page.getByText(text.finished).waitFor({ state: 'attached' });
  await expectWithin(page, 'a finished story');
  await walk(page, ['/my-stories', '/profile']);
});
