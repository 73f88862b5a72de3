import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { childrenPath } from '#domain/identity/family.ts';
import { bearer } from './asking.ts';
import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory } from './shelf.ts';

test.use({ serviceWorkers: 'allow' });

const words = {
  en: {
    section: 'Tonight, ready',
    on: 'Turn on stories before bedtime for Bean',
    off: 'Turn off stories before bedtime for Bean',
    next: /^Next: /,
    tuesday: 'Tuesday',
    time: 'Written at',
    chapter: 'The next chapter',
    save: 'Save',
    saved: 'Saved.',
    denied:
      'Notifications are blocked for this page; your browser’s settings allow them. Nothing tells you; the story waits on your shelf.',
    told: 'This browser shows a quiet notification, without a name or a title.',
    notHere: 'No notifications here',
    here: 'Show a notification here',
  },
  es: {
    section: 'Listo para esta noche',
    on: 'Encender los cuentos antes de dormir para Bean',
    off: 'Apagar los cuentos antes de dormir para Bean',
    next: /^Próximo: /,
    tuesday: 'martes',
    time: 'Se escribe a las',
    chapter: 'El capítulo siguiente',
    save: 'Guardar',
    saved: 'Guardado.',
    denied:
      'Las notificaciones están bloqueadas para esta página; se permiten en los ajustes de tu navegador. Nada te avisa; el cuento te espera en tu estante.',
    told: 'Este navegador muestra una notificación discreta, sin nombres ni títulos.',
    notHere: 'Sin notificaciones aquí',
    here: 'Mostrar una notificación aquí',
  },
} satisfies Record<Language, object>;

/** Fakes the user's answer to the permission prompt, and the browser's push service, which no test can reach. */
async function answersNotifications(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((said) => {
    const asked = () => sessionStorage.getItem('asked') !== null;
    Object.defineProperty(Notification, 'permission', { get: () => (asked() ? said : 'default') });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('asked', 'yes');
      return said;
    };
    const endpoint = `https://push.example.org/${crypto.randomUUID()}`;
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    let subscription: object | null = null;
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const text = atob(String(options?.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/'));
      const applicationServerKey = Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
      const unsubscribe = async () => {
        subscription = null;
        return true;
      };
      subscription = { endpoint, options: { applicationServerKey }, toJSON: () => ({ endpoint, keys }), unsubscribe };
      return subscription as PushSubscription;
    };
  }, answer);
}

for (const [language, answer] of [
  ['en', 'granted'],
  ['es', 'denied'],
] as const) {
  const text = words[language];

  test(`[P23] [P36] a parent has stories written before bedtime in ${language}, where notifications are ${answer}`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    await answersNotifications(page, answer);
    await speak(page, language);
    await signIn(page);
    const headers = await bearer(page);
    await page.request.post(childrenPath, { headers, data: { nickname: 'Bean', ageGroup: 'toddler' } });
    await page.goto('/profile');
    const card = page.getByRole('region', { name: text.section });
    await expect(card.getByRole('button', { name: text.on })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();

    await card.getByRole('button', { name: text.on }).click();
    await expect(card.getByText(text.next)).toBeVisible();
    await expect(card.getByText(answer === 'granted' ? text.told : text.denied)).toBeVisible({ timeout: 45_000 });

    // Change the plan with the keyboard: every evening but one, at another time.
    await card.getByRole('checkbox', { name: text.tuesday }).press('Space');
    await card.getByLabel(text.time).fill('19:15');
    await card.getByText(text.chapter, { exact: true }).click();
    await card.getByRole('button', { name: text.save }).press('Enter');
    await expect(page.getByText(text.saved)).toBeVisible();
    await page.reload();
    await expect(card.getByLabel(text.time)).toHaveValue('19:15');
    await expect(card.getByRole('checkbox', { name: text.tuesday })).not.toBeChecked();
    await expect(card.getByRole('radio', { name: text.chapter })).toBeChecked();

    if (answer === 'granted') {
      // The fake subscription was lost with the page, so it is made again.
      await card.getByRole('button', { name: text.here }).click();
      await card.getByRole('button', { name: text.notHere }).click({ timeout: 45_000 });
      await expect(card.getByRole('button', { name: text.here })).toBeVisible();
    }
    await card.getByRole('button', { name: text.off }).click();
    await expect(card.getByRole('button', { name: text.on })).toBeVisible();
    await expect(card.getByText(text.next)).toHaveCount(0);

    // A notification links to a draft by its address alone.
    const generationId = randomUUID();
    const data = { storyParams: aStory().options, generationId };
    expect((await page.request.post(generateStoryStreamPath, { headers, data })).ok()).toBe(true);
    await page.goto(`/story/text?draft=${generationId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
