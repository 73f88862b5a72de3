import type { Page } from '@playwright/test';
import { type SaveStory, type Story, type StorySummary, storiesPath } from '#domain/stories/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { bearer } from './asking.ts';

const options: StoryOptions = {
  length: 'short',
  language: 'english',
  characters: ['fox', 'Nora'],
  setting: 'forest',
  message: 'sharing',
  ageGroup: 'preschool',
  model: 'deepseek',
  tone: 'playful',
};

const content = [
  'The forest was so quiet that Nilo the fox could hear the moss growing.',
  '“Take mine,” said the owl, and pointed one wing at the moon.',
  'They walked home together, slowly, and nobody was lost any more.',
].join('\n\n');

/** The smallest possible picture: one pixel of one colour. */
export const tinyPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Saves a story for the signed-in parent, as the save dialog does. */
export async function keepStory(page: Page, story: Partial<SaveStory> = {}): Promise<Story> {
  const answer = await page.request.post(storiesPath, {
    headers: await bearer(page),
    data: { title: 'The fox and the moon', content, options, ...story } satisfies SaveStory,
  });
  if (!answer.ok()) throw new Error(`The story was not saved: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Opens a story from the shelf by its card. */
export async function openFromShelf(page: Page, story: Pick<StorySummary, 'title'>): Promise<void> {
  if (new URL(page.url()).pathname !== '/my-stories') await page.goto('/my-stories');
  await page.getByRole('link', { name: story.title }).first().click();
  await page.waitForURL(/\/story\//);
  await page.getByRole('article').waitFor();
}
