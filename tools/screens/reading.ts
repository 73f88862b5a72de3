import type { Page } from '@playwright/test';
import { openFromShelf } from '../../journeys/shelf-of-stories.ts';
import type { Camera, View } from './camera.ts';

const texts = {
  en: {
    aloud: 'Read aloud',
    quiet: 'Stop reading aloud',
    full: 'Fill the screen',
    leave: 'Leave the full screen',
    paper: 'Paper',
    dusk: 'Dusk',
    lightsDown: 'Lights down',
    pages: 'Pages to turn',
    scroll: 'One long page',
  },
  es: {
    aloud: 'Leer en voz alta',
    quiet: 'Dejar de leer en voz alta',
    full: 'Usar toda la pantalla',
    leave: 'Salir de la pantalla completa',
    paper: 'Papel',
    dusk: 'Atardecer',
    lightsDown: 'Luz apagada',
    pages: 'Páginas para pasar',
    scroll: 'Una página larga',
  },
};

/** Shoots a story's page: in every light, filling the screen, read aloud, and on paper. */
export async function shootStory(camera: Camera, view: View, title: string, name: string): Promise<void> {
  const { page, language } = view;
  const text = texts[language];
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  await lendVoice(page);
  await page.goto('/my-stories');
  await openFromShelf(page, { title });
  await camera.shoot(view, name);
  await press(text.dusk);
  await camera.shoot(view, `${name}-dusk`, { window: true });
  await press(text.full);
  await camera.shoot(view, `${name}-full-page`, { window: true });
  await press(text.lightsDown);
  await camera.shoot(view, `${name}-lights-down`, { window: true });
  await press(text.paper);
  await press(text.leave);
  await press(text.pages);
  await camera.shoot(view, `${name}-turned`, { window: true });
  await press(text.scroll);
  await press(text.aloud);
  await camera.shoot(view, `${name}-read-aloud`, { window: true });
  await press(text.quiet);
  await page.emulateMedia({ media: 'print' });
  await camera.shoot(view, `${name}-printed`);
  await page.emulateMedia({ media: null });
  // The tools hid while the story was read.
  await page.keyboard.press('Escape');
}

/** Shoots the edit dialog of a saved story: unchanged, without a title, and when another device saved first. */
export async function shootEdit(camera: Camera, view: View): Promise<void> {
  const { page, language } = view;
  const english = language === 'en';
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: english ? 'Save' : 'Guardar', exact: true });
  const title = dialog.getByRole('textbox').first();
  await page.getByRole('button', { name: english ? 'Edit' : 'Editar', exact: true }).click();
  await dialog.waitFor();
  await camera.shoot(view, 'edit-dialog', { window: true });
  const before = await title.inputValue();
  await title.fill('');
  await save.click();
  await camera.shoot(view, 'edit-dialog-incomplete', { window: true });
  await title.fill(before);
  await page.route('**/api/stories/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { code: 'STORY_CHANGED', message: '', requestId: 'r' } })
      : route.continue(),
  );
  await save.click();
  await dialog.getByRole('definition').first().waitFor();
  await camera.shoot(view, 'edit-dialog-two-devices', { window: true });
  await page.unroute('**/api/stories/*');
  await page.keyboard.press('Escape');
}

/** Shoots the two ways to give a story away, and the page that the other person sees. */
export async function shootGiving(camera: Camera, view: View): Promise<void> {
  const { page, language } = view;
  const english = language === 'en';
  const open = async (item: string) => {
    await page.getByRole('button', { name: english ? 'Share and save' : 'Compartir y guardar' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    // The dialog's code may still be loading.
    await page.getByRole('dialog').waitFor();
  };
  await page.getByRole('button', { name: english ? 'Share and save' : 'Compartir y guardar' }).click();
  await camera.shoot(view, 'give-away-menu', { window: true });
  await page.keyboard.press('Escape');
  await open(english ? 'Make a book' : 'Hacer un libro');
  await camera.shoot(view, 'book-dialog', { window: true });
  await page.keyboard.press('Escape');
  await open(english ? 'Share this story' : 'Compartir este cuento');
  await camera.shoot(view, 'share-question', { window: true });
  await page.getByRole('button', { name: english ? 'Make the link' : 'Crear el enlace' }).click();
  const link = await page.getByLabel(english ? 'Link' : 'Enlace', { exact: true }).inputValue();
  await camera.shoot(view, 'share-link', { window: true });
  await page.goto(link);
  await page.getByRole('article').waitFor();
  await camera.shoot(view, 'shared-story');
}

/** Adds a silent voice that never ends, for a browser without one. */
async function lendVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = (lang: string) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false });
    const nothing = () => undefined;
    const value = {
      getVoices: () => [voice('en-US'), voice('es-MX')],
      speak: nothing,
      cancel: nothing,
      addEventListener: nothing,
      removeEventListener: nothing,
    };
    class SpeechSynthesisUtterance {}
    Object.assign(window, { SpeechSynthesisUtterance });
    Object.defineProperty(window, 'speechSynthesis', { value, configurable: true });
  });
}
