import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Story, storyPath } from '#domain/stories/api.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { paths } from '../../routes/paths.ts';
import { currentPlace, openPage } from '../../testing/page.tsx';
import { quietLamp } from '../testing/quiet-lamp.ts';
// Loaded before the first test begins, and not within its time.
import '../pages/story-text.tsx';

const story: Story = {
  ...quietLamp,
  content: Array.from({ length: 30 }, () => 'The lamp went out, and the owl sang of the moon. '.repeat(6)).join('\n\n'),
};
const { id: _, ...loose } = story;

afterEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
});

async function read(shown: unknown, settings: object, kept: Story = story) {
  localStorage.setItem(storageKeys.reading, JSON.stringify(settings));
  const { screen } = await openPage(
    { pathname: paths.storyText, state: { story: shown } },
    {
      answers: { [storyPath(story.id)]: kept },
      signedIn: true,
    },
  );
  await expect.element(screen.getByRole('region', { name: story.title })).toBeVisible();
  return { screen, row: screen.getByRole('group', { name: 'And now?' }) };
}

test('[STORY-14] on pages to turn the last page offers the heart and the next chapter, and pressing them turns no page', async () => {
  await page.viewport(390, 844);
  const { screen, row } = await read(story, { light: 'paper', turn: 'pages' });
  const heart = row.getByRole('button');
  const next = screen.getByRole('button', { name: 'Next page' });
  // Before the last page the keyboard comes to the page buttons, and not to what is offered after the end.
  await expect.poll(() => heart.element().closest('[inert]')).not.toBeNull();
  (screen.getByRole('region', { name: story.title }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(next).toHaveFocus();
  while (next.element().getAttribute('aria-disabled') !== 'true' && !(next.element() as HTMLButtonElement).disabled) {
    const shown = screen.getByText(/^\d+ of \d+$/).element().textContent;
    await next.click();
    await expect.element(screen.getByText(/^\d+ of \d+$/)).not.toHaveTextContent(shown ?? '');
  }
  await expect.poll(() => heart.element().closest('[inert]')).toBeNull();
  (heart.element() as HTMLElement).focus();
  await expect.poll(() => heart.element().getBoundingClientRect().left).toBeLessThan(390);
  const box = screen.getByRole('region', { name: story.title }).element();
  const before = box.scrollLeft;
  expect(before).toBeGreaterThan(0);
  await userEvent.keyboard(' ');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  expect(box.scrollLeft).toBe(before);
  await row.getByRole('link', { name: 'Next chapter' }).click();
  await expect.poll(currentPlace).toMatchObject({
    address: '/create',
    state: { nextChapter: { characters: ['owl'], continues: { storyId: story.id } } },
  });
});

test('[STORY-14] [P20] a chapter that is not the last of its book leads to the next one, and not to the form', async () => {
  await page.viewport(390, 844);
  const next = { id: '0192f1c4-6d2a-4c3e-8f11-5b7a9e2d4c11', title: 'The Second Lamp' };
  const { screen } = await read(story, { light: 'paper', turn: 'scroll' }, { ...story, next });
  await expect.element(screen.getByRole('link', { name: 'Next chapter: The Second Lamp' }).first()).toBeInTheDocument();
  await screen.getByRole('link', { name: 'Next chapter: The Second Lamp' }).first().click();
  await expect.poll(currentPlace).toMatchObject({ state: { storyId: next.id } });
});

test('[STORY-05] with the lights down a story that is not kept can be kept after its last word, in the dark', async () => {
  const { screen, row } = await read(loose, { light: 'lights-down', turn: 'scroll' });
  const keep = row.getByRole('button', { name: 'Keep this story' });
  const looks = () => {
    const { color, backgroundColor } = getComputedStyle(keep.element());
    return [color, backgroundColor];
  };
  await expect.poll(looks).toEqual(['rgb(201, 154, 91)', 'rgba(0, 0, 0, 0)']);
  await keep.click();
  await expect.element(screen.getByRole('dialog', { name: 'Keep this story' })).toBeVisible();
});

test('[STORY-11, STORY-14] with the lights down a story can be edited after its last word, and with the lights up the rest of the screen is back', async () => {
  const { screen, row } = await read(story, { light: 'paper', turn: 'scroll' });
  await screen.getByRole('button', { name: 'Lights down' }).click();
  await expect.element(row.getByRole('button', { name: 'This is not for my child' })).toBeInTheDocument();
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement.dataset.reading).toBe('full');
  await screen.getByRole('button', { name: 'Paper' }).click();
  await expect.poll(() => document.documentElement.dataset.reading).toBeUndefined();
  // A page that fills the window by choice stays so in every light.
  await screen.getByRole('button', { name: 'Fill the screen' }).click();
  await screen.getByRole('button', { name: 'Lights down' }).click();
  await screen.getByRole('button', { name: 'Paper' }).click();
  expect(document.documentElement.dataset.reading).toBe('full');
});

test('[STORY-14] where the tools stand below the page they are not offered twice', async () => {
  const { row } = await read(story, { light: 'paper', turn: 'scroll' });
  expect(row.elements()).toEqual([]);
});

test.each([
  ['kept', story, ['Favorite', 'Next chapter', 'Create New Story']],
  ['not kept', loose, ['Keep this story', 'Create New Story']],
])(
  '[STORY-14] on a phone the last words of a story that is %s and every choice after them are seen at once, and none twice',
  async (_, shown, names) => {
    await page.viewport(390, 844);
    const { screen, row } = await read(shown, { light: 'paper', turn: 'scroll' });
    // At the beginning they stand below the page, within reach of those who do not read.
    expect(row.elements()).toEqual([]);
    await expect.element(screen.getByRole('link', { name: 'Create New Story' })).toBeInTheDocument();
    const box = screen.getByRole('region', { name: story.title }).element();
    box.scrollTo(0, box.scrollHeight);
    await expect.poll(() => row.elements().length).toBe(1);
    const controls = [...row.element().querySelectorAll('a, button')];
    expect(controls.map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual(names);
    const { top, bottom } = box.getBoundingClientRect();
    const last = box.querySelector('[data-paragraph="29"]')?.getBoundingClientRect();
    expect(last?.bottom).toBeGreaterThan(top + 100);
    for (const control of controls)
      expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(Math.min(bottom, 844));
    expect(screen.getByRole('link', { name: 'Create New Story' }).elements()).toHaveLength(1);
  },
);
