import sharp from 'sharp';
import { storiesPath } from '#domain/stories/api.ts';
import { presetCharacters, presetSettings } from '#domain/stories/options.ts';
import { signIn } from '../product.ts';

const count = 24;

/** Puts onto a parent's shelf what some weeks leave there: 24 stories, every fourth with a picture. */
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
