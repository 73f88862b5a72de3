import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The page to shoot, with the device and the language that name the picture: `phone-en`. */
export type View = { page: Page; device: string; language: 'en' | 'es' };

/** Takes pictures into one folder, and writes a contact sheet of them at the end. */
export class Camera {
  readonly #folder: string;
  readonly #shots: { view: string; name: string; file: string }[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Shoots the whole page by day and by night, once all requests have ended; `window` shoots only the visible part, for
   * what is fixed to the window; `moving` does not wait for the requests to end. Warns of content that overflows at the
   * side.
   */
  async shoot({ page, device, language }: View, name: string, { window = false, moving = false } = {}): Promise<void> {
    await page.locator('h1, h2').first().waitFor();
    if (!moving) await page.waitForLoadState('networkidle');
    if (!window) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(() => {
        // Lay out the parts that are otherwise laid out only near the window.
        for (const each of document.querySelectorAll<HTMLElement>('main *'))
          if (getComputedStyle(each).contentVisibility === 'auto') each.style.contentVisibility = 'visible';
      });
      // Pictures below the window are loaded only near it.
      await showLazyPictures(page);
    }
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) console.warn(`${device} ${language} ${name}: ${beyond} px stick out at the side`);
    for (const theme of ['day', 'night']) {
      await page.evaluate(async (value) => {
        document.documentElement.dataset.theme = value;
        // The page itself notices the theme a moment later.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        // A transition between the themes would be shot half-way.
        for (const each of document.getAnimations())
          if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
      }, theme);
      const view = `${device} ${language}`;
      const file = `${device}-${language}-${name}-${theme}.jpeg`;
      await page.screenshot({ path: join(this.#folder, file), fullPage: !window, type: 'jpeg', quality: 82 });
      this.#shots.push({ view, name: `${name}, ${theme}`, file });
    }
  }

  /** Writes `index.html` beside the pictures; returns its path and the number of pictures. */
  finish(): { sheet: string; count: number } {
    const sheet = join(this.#folder, 'index.html');
    const parts = [...new Set(this.#shots.map(({ view }) => view))].map((view) => {
      const figures = this.#shots
        .filter((shot) => shot.view === view)
        .map(({ name, file }) => `<a href="${file}"><img src="${file}" loading="lazy" alt=""><br>${name}</a>`);
      return `<h2>${view}</h2><div>${figures.join('\n')}</div>`;
    });
    const style =
      'body{font:14px system-ui;margin:2rem}div{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:1rem}img{width:100%;height:18rem;object-fit:cover;object-position:top;border:1px solid #ccc}';
    writeFileSync(
      sheet,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style><h1>Screens</h1>${parts.join('\n')}</html>`,
    );
    return { sheet, count: this.#shots.length };
  }
}

async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')];
    for (const picture of pictures) picture.loading = 'eager';
    const soon = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([soon, Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))]);
  });
}
