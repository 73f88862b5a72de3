import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { publicSettingsPath } from '#domain/operations/api.ts';
import type { SavedStory } from '#domain/stories/api.ts';
import '../ui/styles.css';
import { StoryScroll } from '../generation/writing/story-scroll.tsx';
import { LanguageProvider } from '../platform/i18n/language.tsx';
import { loadCatalogue } from '../platform/i18n/load.ts';
import { serveAnswers } from '../platform/testing/answers.ts';
import { ToastHost } from '../ui/layers/toast.tsx';
import { useSaveMessage } from './editing/use-save-message.ts';
import { useImageLookup } from './images/use-image-lookup.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const saved = (imagesAsked: number, imagesSaved: number, images: number) =>
  ({
    imagesAsked,
    imagesSaved,
    images: Array.from({ length: images }, () => ({})),
    options: { model: 'gemini' },
  }) as unknown as SavedStory;

function Save({ story }: { story: SavedStory }) {
  const say = useSaveMessage();
  return (
    <button type="button" onClick={() => say(story)}>
      Save
    </button>
  );
}

test.for([
  ['SAVE-16', saved(3, 3, 3), ''],
  ['SAVE-19', saved(2, 2, 2), 'Only 2 images of 3 could be generated'],
  [
    'SAVE-20',
    saved(0, 0, 0),
    'No images could be generated due to content restrictions. Try again without terms such as',
  ],
  ['SAVE-21', saved(3, 2, 2), 'Some of the images could not be saved, but your story was.'],
  [
    'SAVE-22',
    saved(3, 0, 0),
    'Your story was saved without its images because image storage is not available. Please contact support: help@lunatale.test',
  ],
] as const)('[SAVE-16, SAVE-19, SAVE-20, SAVE-21, SAVE-22] how a save went is said: %s', async ([, story, warning]) => {
  serveAnswers({ [publicSettingsPath]: { supportEmail: 'help@lunatale.test' } });
  const screen = await render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <MemoryRouter>
        <Save story={story} />
        <ToastHost />
      </MemoryRouter>
    </LanguageProvider>,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Story saved successfully!')).toBeVisible();
  const toast = () => document.querySelector<HTMLElement>('[data-sonner-toast]')?.innerText ?? '';
  await expect.poll(toast).toContain(warning);
  if (warning === '') expect(toast()).not.toMatch(/images/);
});

test('[SAVE-18] whoever saved in the middle of a story goes back to it', async () => {
  serveAnswers({ [publicSettingsPath]: { supportEmail: '' } });
  const screen = await render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <MemoryRouter>
        <Save story={{ ...saved(0, 0, 0), id: 's1', options: { model: 'deepseek' } } as never} />
        <Place />
        <ToastHost />
      </MemoryRouter>
    </LanguageProvider>,
  );
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Back to the story' }).click();
  await expect.element(screen.getByText('/story/text?story=s1')).toBeVisible();
});

function Place() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function Picture() {
  const navigate = useNavigate();
  const { lookup, onError } = useImageLookup({ id: 's1', images: [{ url: '/own.webp' }] as never });
  return (
    <>
      <p>{`${lookup.status} ${lookup.address} ${lookup.stamp}`}</p>
      <button type="button" onClick={onError}>
        fail
      </button>
      <button type="button" onClick={() => navigate('/there')}>
        go
      </button>
    </>
  );
}

test('[IMG-04, IMG-12, IMG-13] a lost picture is asked for again a second later, once, and after each navigation twice', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 5000 });
  const screen = await render(
    <MemoryRouter>
      <Picture />
    </MemoryRouter>,
  );
  const says = () => document.querySelector('p')?.textContent ?? '';
  const press = (name: string) => {
    for (const button of document.querySelectorAll('button')) if (button.textContent === name) button.click();
  };
  const loseAll = async () => {
    while (!says().startsWith('failed')) {
      press('fail');
      await new Promise(requestAnimationFrame);
    }
  };
  const after = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return says().split(' ')[0];
  };
  await after(500);
  await loseAll();
  expect(await after(999)).toBe('failed');
  expect(await after(1)).toBe('loading');
  expect(says()).toBe('loading /own.webp 6500');
  await loseAll();
  expect(await after(60_000), 'no second one').toBe('failed');
  press('go');
  await after(0);
  expect(await after(99)).toBe('failed');
  expect(await after(1)).toBe('loading');
  await loseAll();
  expect(await after(299)).toBe('failed');
  expect(await after(1)).toBe('loading');
  await loseAll();
  expect(await after(60_000)).toBe('failed');
  await screen.unmount();
});

test('[STORY-09, STORY-11] the page of a story is 600 px high, and its pictures stand beside their paragraphs', async () => {
  const images = [0, 2].map((position) => ({
    url: `/picture-${position}.webp`,
    alt: `Picture ${position}`,
    width: 4,
    height: 3,
    position,
  }));
  await render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <StoryScroll
        label="The story"
        title="The owl"
        paragraphs={['One.', 'Two.', 'Three.']}
        language="english"
        writing={false}
        images={images as never}
      />
    </LanguageProvider>,
  );
  const area = document.querySelector<HTMLElement>('section[aria-label="The story"]');
  expect(area?.offsetHeight).toBe(600);
  const order = [...(area?.querySelectorAll('[data-paragraph], img') ?? [])].map((element) =>
    element instanceof HTMLImageElement ? element.getAttribute('src') : element.textContent,
  );
  expect(order).toEqual(['One.', '/picture-0.webp', 'Two.', 'Three.', '/picture-2.webp']);
});
