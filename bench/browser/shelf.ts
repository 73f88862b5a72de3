import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { storiesPath } from '#domain/stories/api.ts';
import { presetCharacters, presetSettings } from '#domain/stories/options.ts';
import { sharedPagePath, storySharePath } from '#domain/stories/share.ts';
import { signIn } from '../product.ts';
import type { Chrome } from './chrome.ts';

const count = 24;

/** Saves some weeks' worth of stories for a parent: 24 stories, every fourth with a picture. */
export async function fillShelf(url: string, email: string): Promise<void> {
  const authorization = `Bearer ${await signIn(url, email)}`;
  const picture = await sharp({ create: { width: 1024, height: 768, channels: 3, background: '#345' } })
    .composite([
      { input: Buffer.from('<svg width="600" height="600"><circle cx="300" cy="300" r="200" fill="#fc6"/></svg>') },
    ])
    .png()
    .toBuffer();
  const images = [`data:image/png;base64,${picture.toString('base64')}`];
  for (let index = 0; index < count; index++) {
    const illustrated = index % 4 === 2;
    const story = {
      title: `The quiet lantern, night ${index + 1}`,
      content: 'A small light went over the hill, and everybody slept well.\n\n'.repeat(40),
      options: {
        length: 'medium',
        language: 'english',
        characters: [presetCharacters[index % presetCharacters.length], 'Nora'],
        setting: presetSettings[index % presetSettings.length],
        message: 'sharing',
        ageGroup: 'preschool',
        model: illustrated ? 'gemini' : 'deepseek',
        tone: 'playful',
      },
      images: illustrated ? images : [],
    };
    const answer = await fetch(url + storiesPath, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify(story),
    });
    if (!answer.ok) throw new Error(`a story was not kept: ${answer.status} ${await answer.text()}`);
  }
}

/** Generates and saves a story and creates its share link; returns the path of the public page. */
export async function shareStory(url: string, email: string): Promise<string> {
  const authorization = `Bearer ${await signIn(url, email)}`;
  const post = async (path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { authorization },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} failed: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const generationId = randomUUID();
  const options = {
    length: 'short',
    language: 'english',
    characters: ['fox', 'Nora'],
    setting: 'forest',
    message: 'sharing',
    ageGroup: 'preschool',
    model: 'deepseek',
    tone: 'playful',
  };
  const told = await post(generateStoryStreamPath, { storyParams: options, generationId });
  const story = { title: 'The quiet lantern', content: await told.text(), options, generationId };
  const { id } = (await (await post(storiesPath, story)).json()) as { id: string };
  const { token } = (await (await post(storySharePath(id))).json()) as { token: string };
  return sharedPagePath(token);
}

/** Signs a parent in on the page, as an adult; the browser keeps the session. */
export async function signInWith(chrome: Chrome, url: string, email: string): Promise<void> {
  await chrome.use(async (context) => {
    const page = await context.newPage();
    await page.goto(`${url}/signin`);
    await page.getByRole('button', { name: /Google/ }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: /Continue/ }).click();
    await page.getByRole('button', { name: /confirm/ }).click();
    await page.waitForURL((address) => address.origin === url && address.pathname !== '/welcome');
    await page.close();
  });
}
