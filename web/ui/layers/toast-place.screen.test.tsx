import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Story, storyPath } from '#domain/stories/api.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { paths } from '../../routes/paths.ts';
import { quietLamp } from '../../stories/testing/quiet-lamp.ts';
import { currentPlace, openPage } from '../../testing/page.tsx';
import { toast } from './toast.tsx';
// Loaded before the first test begins, and not within its time.
import '../../generation/pages/create.tsx';
import '../../stories/pages/story-text.tsx';

const windows = [
  ['phone', 360, 740],
  ['tablet', 768, 1024],
  ['desk', 1280, 900],
] as const;
const story: Story = {
  ...quietLamp,
  content: Array.from({ length: 30 }, () => 'The lamp went out, and the owl sang of the moon. '.repeat(6)).join('\n\n'),
};

afterEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 900);
});

/** Shows a message, and returns its element when it stands still. */
async function told(text: string): Promise<HTMLElement> {
  await toast.success(text, { seconds: 60 });
  await expect.element(page.getByText(text)).toBeVisible();
  const message = page.getByText(text).element().closest<HTMLElement>('.lunatale-toast') as HTMLElement;
  await Promise.all(message.getAnimations().map(({ finished }) => finished));
  return message;
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** What can be pressed or read at this moment and lies under the message; the tools over a full page come and go. */
function under(message: HTMLElement): (string | null)[] {
  const place = message.getBoundingClientRect();
  const seen = [...document.querySelectorAll<HTMLElement>('#main :is(a, button, input, textarea, select, h1, h2, p)')];
  return seen
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => each.closest('[data-reading=full] header') === null)
    .filter((each) => [...each.getClientRects()].some((part) => overlap(part, place)))
    .map((each) => each.getAttribute('aria-label') ?? (each.textContent || each.getAttribute('name')));
}

test('[P20] a message leaves with the page it is about, unless it was shown on leaving or offers an undo', async () => {
  const { screen } = await openPage(paths.create);
  await expect.element(screen.getByRole('button', { name: 'Write the story' })).toBeVisible();
  const go = (path: string) => {
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    return expect.poll(() => currentPlace().address).toBe(path);
  };
  await told('The story is kept.');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await go('/');
  await expect.poll(() => screen.getByText('The story is kept.').elements()).toEqual([]);
  await told('For the next page.');
  await go(paths.create);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(screen.getByText('For the next page.')).toBeVisible();
  void toast.success('It is gone.', { action: { label: 'Undo', onPress: () => {}, undoes: true } });
  await expect.element(screen.getByText('It is gone.')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await go('/');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(screen.getByText('It is gone.')).toBeVisible();
  await screen.unmount();
});

describe.each(windows)('[P20] on a %s', (_, width, height) => {
  test('a message covers nothing of the form, and is no higher than the bar on which it stands', async () => {
    await page.viewport(width, height);
    const { screen } = await openPage(paths.create, { language: 'es' });
    await expect.element(screen.getByRole('button', { name: 'Escribir el cuento' })).toBeVisible();
    const message = await told('¡Cuento guardado!');
    expect(under(message)).toEqual([]);
    const bar = document.querySelector('header') as HTMLElement;
    expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().bottom);
    scrollTo(0, 300);
    expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().bottom);
    await screen.unmount();
  });

  test.each(['paper', 'lights-down'])(
    'in the light “%s” a message covers no word and no page button of a book',
    async (light) => {
      await page.viewport(width, height);
      localStorage.setItem(storageKeys.reading, JSON.stringify({ light, turn: 'pages' }));
      const { screen } = await openPage(
        { pathname: paths.storyText, state: { story } },
        { answers: { [storyPath(story.id)]: story }, signedIn: true },
      );
      await screen.getByRole('button', { name: 'Next page' }).click();
      await expect.element(screen.getByText(/^2 of \d+$/)).toBeVisible();
      const message = await told('The link is copied.');
      await expect.poll(() => under(message)).toEqual([]);
      await screen.unmount();
    },
  );
});

/** How many lines the words take. */
function linesOf(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
}

const action = { label: 'Volver al cuento', onPress: () => {} };
test.each([
  [360, 640],
  [1280, 900],
  [1440, 900],
])(
  '[P20] at %i × %i no word of a message is broken, and one line beside a button stays one line',
  async (width, height) => {
    await page.viewport(width, height);
    const { screen } = await openPage(paths.create, { language: 'es' });
    await expect.element(screen.getByRole('button', { name: 'Escribir el cuento' })).toBeVisible();
    const text = 'Story saved successfully!';
    await toast.success(text, { seconds: 60, action });
    await expect.element(page.getByText(text)).toBeVisible();
    expect(linesOf(page.getByText(text).element())).toBe(1);
    if (width > 1000) {
      const links = [...document.querySelectorAll('header nav a')].filter((each) => each.checkVisibility());
      const message = page.getByText(text).element().closest('.lunatale-toast') as HTMLElement;
      const covered = links.filter((each) => overlap(each.getBoundingClientRect(), message.getBoundingClientRect()));
      expect(covered.map((each) => each.textContent).filter((name) => name !== 'Iniciar sesión')).toEqual([]);
    }
    await screen.unmount();
  },
);
