import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GenerateStoryGeminiAnswer, generateStoryGeminiPath } from '#domain/generation/api.ts';
import { type ImageManners, startImagesServer } from '#sandbox/dialects/images.ts';
import { startChatServer } from '#sandbox/dialects/server.ts';
import { type RunningSandbox, startSandbox } from '#sandbox/start.ts';
import { startTestServer, storyParams } from '../../testing.ts';

let writers: RunningSandbox;
beforeAll(async () => {
  writers = await startSandbox({ vendors: ['deepseek', 'gemini'], publicUrl: 'http://127.0.0.1', pace: 'instant' });
});
afterAll(() => writers.stop());

async function openHouse(own: ImageManners) {
  const chat = await startChatServer({ jsonSchemaOnly: true }, writers.urls);
  const images = await startImagesServer(own);
  const server = await startTestServer({
    vendors: ['google'],
    text: { baseUrl: chat.url, apiKey: '', dialect: null },
    pictures: { baseUrl: images.url, apiKey: '' },
  });
  const stop = () => Promise.all([server.stop(), chat.stop(), images.stop()]);
  const ask = async () => {
    const parent = await server.signIn();
    const params = { ...storyParams({ model: 'gemini' }) };
    const answer = await parent.call(generateStoryGeminiPath, { json: { storyParams: params } });
    expect(answer.status).toBe(200);
    const { story } = (await answer.json()) as GenerateStoryGeminiAnswer;
    return { parent, story };
  };
  return { server, images, ask, stop };
}

const everything = ['model', 'prompt', 'response_format', 'size', 'n'];
const kinds: [string, ImageManners][] = [
  ['gives bytes when asked for them', {}],
  ['refuses to be asked for bytes, and sends them', { takes: ['model', 'prompt', 'n', 'size'] }],
  ['takes a model and a prompt, and hands out an address', { takes: ['model', 'prompt'], givesAddress: true }],
];

test.for(kinds)('a picture book is written by the text model and drawn by a server that %s', async ([, own]) => {
  const house = await openHouse(own);
  try {
    const { parent, story } = await house.ask();
    expect(story?.content).toMatch(/^\*\*[^*]+\*\*\n\n/);
    expect(story?.imageCount).toBe(3);
    // No sheet is drawn, since no request would take it; words say how everybody looks.
    const drawn = house.images.requests.filter(({ prompt }) => !String(prompt).includes('reference sheet'));
    expect(drawn).toHaveLength(house.images.requests.length);
    for (const { prompt } of drawn.slice(-3)) expect(String(prompt)).toMatch(/In it: .*Nora|fox \(/);
    expect(Object.keys(drawn.at(-1) ?? {}).sort()).toEqual([...(own.takes ?? everything)].sort());
    const [bill] = await house.server.sql<{ cost: string }>(
      'select cost_usd as cost from generations where user_id = $1',
      [parent.userId],
    );
    expect(Number(bill?.cost)).toBeGreaterThanOrEqual(3 * 0.02);
  } finally {
    await house.stop();
  }
});

test('[P21] what an illustrator will not draw is left out, and the story is kept without it', async () => {
  const house = await openHouse({ refuses: 'bedtime' });
  try {
    const { story } = await house.ask();
    expect(story?.content).toMatch(/^\*\*/);
    expect(story?.imageCount).toBe(0);
  } finally {
    await house.stop();
  }
});
