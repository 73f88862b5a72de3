import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { profilePath } from '#domain/identity/api.ts';
import { type Story, storiesPath, storyPath } from '#domain/stories/api.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { openPage } from '../../testing/page.tsx';
import { quietLamp } from '../testing/quiet-lamp.ts';
// Loaded before the first test begins, and not within its time.
import '../pages/story-text.tsx';

const options = {
  characters: ['owl'],
  setting: 'forest',
  message: 'kindness',
  tone: 'playful',
  length: 'short',
  language: 'english',
  ageGroup: 'toddler',
  model: 'deepseek',
};
const content = ['**The Owl**', ...Array.from({ length: 40 }, (_, index) => `Owl flew over hill ${index}.`)].join(
  '\n\n',
);
const story = { title: 'The Owl', content, options };

/** What the device was asked to say. */
let utterances: { text: string; onend?: () => void }[] = [];

beforeEach(() => {
  utterances = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => ['en-US', 'es-MX'].map((lang) => ({ lang, name: lang, localService: true, default: true })),
    addEventListener() {},
    removeEventListener() {},
    cancel() {},
    speak: (utterance: { text: string }) => utterances.push(utterance),
  });
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const answers = { [profilePath]: { adultConfirmedAt: '2026-01-02T03:04:05Z' } };

async function openStory(shown: object = story, language: 'en' | 'es' = 'en') {
  const { screen } = await openPage(
    { pathname: '/story/text', state: { story: shown } },
    { answers, signedIn: true, language },
  );
  await expect.element(screen.getByRole('article')).toBeVisible();
  return screen;
}

type Screen = Awaited<ReturnType<typeof openStory>>;

async function press(screen: Screen, name: string): Promise<void> {
  const button = screen.getByRole('button', { name, exact: true });
  await expect.element(button).toBeInTheDocument();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

const said = () => [...document.querySelectorAll('[aria-live=polite]')].map((each) => each.textContent);

const texts = {
  en: {
    aloud: 'Read aloud',
    stop: 'Stop reading aloud',
    reading: 'Reading aloud. Press “Read aloud” again to pause.',
    paused: 'Paused.',
    ended: 'Reading aloud has ended.',
    pages: 'Turn pages',
    next: 'Next page',
    second: /^Page 2 of \d+$/,
  },
  es: {
    aloud: 'Leer en voz alta',
    stop: 'Dejar de leer en voz alta',
    reading: 'Leyendo en voz alta. Toca otra vez «Leer en voz alta» para hacer una pausa.',
    paused: 'En pausa.',
    ended: 'La lectura en voz alta terminó.',
    pages: 'Pasar páginas',
    next: 'Página siguiente',
    second: /^Página 2 de \d+$/,
  },
};

test.each(['en', 'es'] as const)(
  '[P44] in %s reading aloud says that it begins, pauses and ends; a second press pauses it in its place',
  async (language) => {
    const text = texts[language];
    const screen = await openStory(story, language);
    const button = screen.getByRole('button', { name: text.aloud, exact: true });
    await press(screen, text.aloud);
    await expect.poll(said).toContain(text.reading);
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    utterances.at(-1)?.onend?.();
    await expect.poll(() => utterances.at(-1)?.text).toBe('Owl flew over hill 1.');

    await press(screen, text.aloud);
    await expect.poll(said).toContain(text.paused);
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await press(screen, text.aloud);
    await expect.poll(said).toContain(text.reading);
    expect(utterances.at(-1)?.text).toBe('Owl flew over hill 1.');

    await press(screen, text.stop);
    await expect.poll(said).toContain(text.ended);
    await expect.element(button).toHaveFocus();
    await screen.unmount();
  },
);

test('[P44] when the story has been read to its end, the focus goes from the controls to the button that began it', async () => {
  const screen = await openStory({ ...story, content: '**The Owl**\n\nOwl slept.' });
  await press(screen, 'Read aloud');
  const pause = screen.getByRole('button', { name: 'Pause', exact: true });
  await expect.element(pause).toBeVisible();
  (pause.element() as HTMLElement).focus();
  for (let sentence = 0; sentence < 4; sentence += 1) utterances.at(-1)?.onend?.();
  await expect.element(pause).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Read aloud', exact: true })).toHaveFocus();
  await screen.unmount();
});

test('a button keeps the focus when its press reaches the limit', async () => {
  localStorage.setItem(storageKeys.reading, JSON.stringify({ size: 26 }));
  const screen = await openStory();
  const larger = screen.getByRole('button', { name: 'Larger text' });
  await press(screen, 'Larger text');
  await expect.element(larger).toHaveAttribute('aria-disabled', 'true');
  await expect.element(larger).toHaveFocus();
  await press(screen, 'Larger text');
  await expect.element(larger).toHaveFocus();
  await screen.unmount();
});

test.each(['en', 'es'] as const)(
  '[STORY-01] in %s a turned page is announced, and the last one keeps the focus on its button',
  async (language) => {
    const text = texts[language];
    localStorage.setItem(storageKeys.reading, JSON.stringify({ turn: 'pages' }));
    const screen = await openStory(story, language);
    const next = screen.getByRole('button', { name: text.next });
    expect(said().some((each) => text.second.test(each))).toBe(false);
    await press(screen, text.next);
    await expect.poll(() => said().some((each) => text.second.test(each))).toBe(true);
    for (let page = 0; page < 30 && next.element().getAttribute('aria-disabled') !== 'true'; page += 1) {
      const before = said().join();
      await press(screen, text.next);
      await expect.poll(() => said().join()).not.toBe(before);
    }
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
    await screen.unmount();
  },
);

test('[SAVE-18] a save is announced after its dialog has gone, in a region that no dialog hides', async () => {
  const saved = { ...story, id: '7d9f4f0e-5f0b-4c55-9d6b-2d9a4f3a3b11', images: null, imagesAsked: 0, imagesSaved: 0 };
  const { screen } = await openPage(
    { pathname: '/story/text', state: { story } },
    {
      answers: {
        ...answers,
        [storiesPath]: ({ method }: { method: string }) => (method === 'POST' ? saved : undefined),
      },
      signedIn: true,
    },
  );
  const open = { dialog: true, hidden: true };
  const watch = new MutationObserver(() => {
    const toast = [...document.querySelectorAll('[data-sonner-toast]')].find((each) =>
      each.textContent?.includes('Story saved successfully!'),
    );
    if (!toast) return;
    watch.disconnect();
    open.dialog = document.querySelector('[role=dialog]') !== null;
    open.hidden = toast.closest('[aria-hidden=true]') !== null;
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
  await press(screen, 'Save');
  await screen.getByRole('button', { name: 'Quick Save' }).click();
  await expect.element(screen.getByText('Story saved successfully!')).toBeVisible();
  expect(open).toEqual({ dialog: false, hidden: false });
  await screen.unmount();
});

test('[STORY-05] on a phone the last words can be scrolled up over the controls of the voice', async () => {
  await page.viewport(390, 844);
  const screen = await openStory();
  await press(screen, 'Read aloud');
  const controls = screen.getByRole('group', { name: 'Reading aloud' });
  await expect.element(controls).toBeVisible();
  const box = screen.getByRole('region', { name: 'The Owl' }).element();
  const end = document.querySelector('[data-last-words]') as HTMLElement;
  await expect
    .poll(() => {
      box.scrollTop = box.scrollHeight;
      window.scrollTo(0, 0);
      return end.getBoundingClientRect().bottom < controls.element().getBoundingClientRect().top;
    })
    .toBe(true);
  await screen.unmount();
  await page.viewport(1280, 900);
});

test.each([
  [320, 256],
  [640, 256],
])(
  '[P20] in a window of %i × %i, as zoom makes it, the controls of the voice leave room to read along',
  async (...size) => {
    await page.viewport(...size);
    const screen = await openStory();
    await press(screen, 'Read aloud');
    const controls = screen.getByRole('group', { name: 'Reading aloud' });
    await expect.element(controls).toBeVisible();
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    expect(controls.element().getBoundingClientRect().top - bar).toBeGreaterThan(100);
    await expect.element(controls.getByRole('button', { name: 'Stop reading aloud' })).toBeInViewport({ ratio: 1 });
    await screen.unmount();
    await page.viewport(1280, 900);
  },
);

test.each(['paper', 'lights-down'])(
  '[STORY-01] on a phone with the light "%s" the controls of the voice cover neither the page nor its number',
  async (light) => {
    await page.viewport(390, 844);
    localStorage.setItem(storageKeys.reading, JSON.stringify({ light, turn: 'pages' }));
    const screen = await openStory();
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    await press(screen, 'Read aloud');
    const controls = screen.getByRole('group', { name: 'Reading aloud' });
    await expect.element(controls).toBeVisible();
    const gap = () => controls.element().getBoundingClientRect().top - pages.element().getBoundingClientRect().bottom;
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    // It stays so, and no more of the page is taken than the controls need.
    await new Promise((done) => setTimeout(done, 300));
    expect(gap()).toBeGreaterThanOrEqual(0);
    expect(gap()).toBeLessThan(40);
    await screen.unmount();
    await page.viewport(1280, 900);
  },
);

/** Lets the device read on, sentence by sentence, until the highlight would have left what is in sight. */
async function readOn(sentences: number): Promise<void> {
  for (let each = 0; each < sentences; each += 1) {
    const spoken = utterances.length;
    utterances.at(-1)?.onend?.();
    await expect.poll(() => utterances.length).toBe(spoken + 1);
  }
  await new Promise((done) => setTimeout(done, 700));
}

test.each(['scroll', 'pages'])(
  '[P44, P20] with the layout “%s” the page follows the voice until the reader moves away, and again once both meet',
  async (turn) => {
    await page.viewport(390, 700);
    localStorage.setItem(storageKeys.reading, JSON.stringify({ turn }));
    const screen = await openStory();
    const box = screen.getByRole('region', { name: 'The Owl' }).element();
    const place = () => Math.round(box.scrollTop + box.scrollLeft);
    await press(screen, 'Read aloud');
    await expect.poll(() => utterances.length).toBeGreaterThan(0);
    await readOn(20);
    const followed = place();
    expect(followed).toBeGreaterThan(100);
    // Back to the first page.
    if (turn === 'pages') while (place() > 0) await press(screen, 'Previous page');
    else {
      box.dispatchEvent(new WheelEvent('wheel', { deltaY: -4000 }));
      box.scrollTo({ top: 0, behavior: 'instant' });
    }
    await readOn(3);
    expect(place()).toBe(0);
    // The voice's own controls bring the page to it.
    await press(screen, 'Back a sentence');
    await expect.poll(place).toBeGreaterThan(100);
    await screen.unmount();
    await page.viewport(1280, 900);
  },
);

test('[P44, P20] in a window as low as at 400 percent each control of the voice is seen whole while it has the focus', async () => {
  await page.viewport(320, 256);
  const screen = await openStory();
  await press(screen, 'Read aloud');
  const controls = screen.getByRole('group', { name: 'Reading aloud' });
  await expect.element(controls).toBeVisible();
  for (const name of ['Speed', 'Sleep timer']) {
    const select = controls.getByRole('combobox', { name }).element() as HTMLElement;
    select.focus();
    const { left, right } = select.getBoundingClientRect();
    expect([name, left >= 0 && right <= 320]).toEqual([name, true]);
  }
  await screen.unmount();
  await page.viewport(1280, 900);
});

test('[P44, P20] what has the focus at the end of the story stays in sight while the story is read aloud', async () => {
  await page.viewport(320, 256);
  localStorage.setItem(storageKeys.reading, JSON.stringify({ light: 'lights-down' }));
  const screen = await openStory();
  await press(screen, 'Read aloud');
  const controls = screen.getByRole('group', { name: 'Reading aloud' });
  await expect.element(controls).toBeVisible();
  const last = screen.getByRole('group', { name: 'And now?' }).getByRole('link', { name: 'Create New Story' });
  (last.element() as HTMLElement).focus();
  await readOn(6);
  await expect.element(last).toHaveFocus();
  const { top, bottom } = last.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(document.querySelector('main header')?.getBoundingClientRect().top ?? 0);
  expect(bottom).toBeLessThanOrEqual(controls.element().getBoundingClientRect().top);
  await screen.unmount();
  await page.viewport(1280, 900);
});

test.each([
  ['en', 'Fill the screen', 'Edit'],
  ['en', 'Fill the screen', 'Create New Story'],
  ['es', 'Usar toda la pantalla', 'Editar'],
] as const)('[P20] in %s Escape leaves the full page with the focus on “%s … %s”', async (language, fill, name) => {
  const kept: Story = { ...quietLamp, content };
  const { screen } = await openPage(
    { pathname: '/story/text', state: { story: kept } },
    { answers: { ...answers, [storyPath(kept.id)]: kept }, signedIn: true, language },
  );
  await expect.element(screen.getByRole('article')).toBeVisible();
  await press(screen, fill);
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('#main :is(a, button)')].find(
      (each) => each.textContent === name && each.checkVisibility({ visibilityProperty: true }),
    );
  const box = document.querySelector('section[tabindex="0"]') as HTMLElement;
  box.scrollTop = box.scrollHeight;
  await expect.poll(shown).not.toBeUndefined();
  shown()?.focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.documentElement.dataset.reading).toBeUndefined();
  expect(document.activeElement?.textContent).toBe(name);
  expect(document.activeElement?.checkVisibility({ visibilityProperty: true })).toBe(true);
  await screen.unmount();
});

test('[P20] the first press on a text size tells the new size, and not the old one before', async () => {
  const screen = await openStory();
  const heard: string[] = [];
  const region = screen.getByRole('group', { name: 'Text size' }).element().querySelector('[aria-live]') as Element;
  const note = () => region.textContent && heard.push(region.textContent);
  new MutationObserver(note).observe(region, { subtree: true, childList: true, characterData: true });
  await press(screen, 'Larger text');
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  await press(screen, 'Smaller text');
  await expect.poll(() => heard).toEqual(['Text size 4 of 6', 'Text size 3 of 6']);
  await screen.unmount();
});

test.each([
  ['en', 'This story is not on your shelf any more'],
  ['es', 'Este cuento ya no está en tu estante'],
] as const)(
  '[STORY-02, P20] in %s the page of a story that is gone has a heading and a title',
  async (language, gone) => {
    const missing = () => Response.json({ code: 'NOT_FOUND', message: 'Not there.' }, { status: 404 });
    const { screen } = await openPage(`/story/text?story=${quietLamp.id}`, {
      answers: { ...answers, [storyPath(quietLamp.id)]: missing },
      signedIn: true,
      language,
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: `${gone}.` })).toBeVisible();
    await expect.poll(() => document.title).toBe(`${gone} · Lunatale`);
    await screen.unmount();
  },
);

test('[STORY-10, P20] a picture is named once by its number and says what is seen, in the words below it', async () => {
  const caption = 'Owl waves to the moon.';
  const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const image = { url, alt: 'Story illustration 1', caption, position: 3 };
  const screen = await openStory({ ...story, images: [image] });
  await page.viewport(390, 844);
  const figure = screen.getByRole('figure', { name: 'Illustration 1', exact: true });
  await expect.element(figure.getByRole('img')).toHaveAccessibleName(caption);
  expect(figure.element().querySelector('figcaption')).toHaveTextContent(caption);
  expect(figure.element().querySelector('figcaption')).toHaveAttribute('aria-hidden', 'true');
  await screen.unmount();
  await page.viewport(1280, 900);
});
