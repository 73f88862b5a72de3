import { keepStory, openFromShelf } from '../../journeys/shelf-of-stories.ts';
import type { Camera, View } from './camera.ts';
import { shelfStories } from './content.ts';

const texts = {
  en: { favorite: /^Mark “/, ended: 'Your session has ended.' },
  es: { favorite: /^Marcar «/, ended: 'Tu sesión terminó.' },
};

/** Shoots shelf, opened story, unopened story and form offline, then an ended session. Needs the service worker. */
export async function shootOffline(camera: Camera, view: View): Promise<void> {
  const { page, language } = view;
  const text = texts[language];
  const [opened, other] = shelfStories(language);
  if (!opened || !other) return;
  await page.goto('/my-stories');
  for (const story of [other, opened]) await keepStory(page, story);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await openFromShelf(page, opened);
  await page.goto('/my-stories');
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: text.favorite }).first().click();
  await camera.shoot(view, 'offline-shelf');
  await openFromShelf(page, opened);
  await camera.shoot(view, 'offline-story', { window: true });
  await page.goto('/my-stories');
  await page.getByRole('link', { name: other.title }).first().click();
  await page.getByRole('alert').waitFor();
  await camera.shoot(view, 'offline-story-not-opened', { window: true });
  await page.goto('/create');
  await camera.shoot(view, 'offline-create', { window: true });
  await page.context().setOffline(false);

  await page.goto('/my-stories');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('lunatale-auth') ?? '{}');
    const ended = { ...session, access_token: 'none', refresh_token: 'none', expires_at: 1 };
    localStorage.setItem('lunatale-auth', JSON.stringify(ended));
  });
  await page.goto('/my-stories');
  await page.getByText(text.ended).waitFor();
  await camera.shoot(view, 'signin-session-ended');
}
