import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type GenerateStoryGeminiAnswer,
  generateStoryGeminiPath,
  generateStoryStreamPath,
  timesLonger,
} from '#domain/generation/api.ts';
import { sandboxControl } from '#sandbox/control.ts';
import { startImagesServer } from '#sandbox/dialects/images.ts';
import { type ChatServer, type Manners, manners, startChatServer } from '#sandbox/dialects/server.ts';
import { type RunningSandbox, startSandbox } from '#sandbox/start.ts';
import { createDeepSeekClient } from '../providers/deepseek/client.ts';
import { type ChatDialect, chatDialects } from '../providers/deepseek/dialect.ts';
import { startTestServer, storyParams, type TestServer } from '../testing.ts';

let writer: RunningSandbox;
beforeAll(async () => {
  writer = await startSandbox({ vendors: ['deepseek', 'gemini'], publicUrl: 'http://127.0.0.1', pace: 'instant' });
});
afterAll(() => writer.stop());

const open = (own: Manners) => startChatServer(own, writer.urls);
const textSettings = (chat: ChatServer, own: Manners) => ({
  baseUrl: chat.url,
  apiKey: own.needsKey ? 'sk-test' : '',
  dialect: null,
});

const usual = { thinks: false, usage: true, limit: 'max_tokens', json: true, thinking: 'none' } satisfies ChatDialect;
const cases: [keyof typeof manners, ChatDialect, number][] = [
  ['openai', { ...usual, limit: 'max_completion_tokens' }, 3],
  ['openrouter', { ...usual, thinking: 'reasoning' }, 4],
  ['ollama', { ...usual, thinking: 'reasoning_effort' }, 2],
  ['llamacpp', { ...usual, thinking: 'chat_template_kwargs' }, 3],
  ['vllm', { ...usual, thinking: 'chat_template_kwargs' }, 4],
  ['lmstudio', { ...usual, thinking: 'thinking', json: false }, 2],
  ['strict', { ...usual, usage: false, json: false }, 4],
  ['lenient', { ...usual, thinks: true }, 4],
  ['marked', { ...usual, thinks: true }, 4],
];

test.for(cases)('a story comes from a server like %s, asked with what it takes', async ([name, dialect, questions]) => {
  const own: Manners = manners[name];
  const chat = await open(own);
  const server = await startTestServer({ vendors: ['google'], text: textSettings(chat, own) });
  try {
    const [text] = server.ctx.textProviders;
    expect(await text.client.learn()).toEqual(dialect);
    expect(chat.requests).toHaveLength(questions);
    const parent = await server.signIn();
    const generationId = randomUUID();
    const answer = await parent.call(generateStoryStreamPath, { json: { storyParams: storyParams(), generationId } });
    const story = await answer.text();
    expect(answer.status, story).toBe(200);
    expect(story).toMatch(/^\*\*[^*]+\*\*\n\n/);
    expect(story).not.toMatch(/think>|perhaps/);
    // A plan and its story in one answer, and no other question at bedtime.
    expect(chat.requests).toHaveLength(questions + 1);
    expect(await text.client.isUp()).toBe(true);
    expect(await text.client.models()).toEqual(['a-model']);
  } finally {
    await server.stop();
    await chat.stop();
  }
});

test('a story waits for a dialect that is not known yet, and finds the /v1 that an address lacks', async () => {
  const chat = await open(manners.strict);
  const server = await startTestServer({
    vendors: ['google'],
    text: { ...textSettings(chat, manners.strict), baseUrl: chat.url.replace('/v1', '') },
  });
  try {
    const parent = await server.signIn();
    const answer = await parent.call(generateStoryStreamPath, { json: { storyParams: storyParams() } });
    expect(await answer.text()).toMatch(/^\*\*/);
  } finally {
    await server.stop();
    await chat.stop();
  }
});

test('a model that is not there, a wrong key and a server that is away are told apart, and asked again', async () => {
  const chat = await open(manners.openai);
  const client = (changes: object) =>
    createDeepSeekClient({ baseUrl: chat.url, apiKey: 'sk-test', model: 'a-model', dialect: null, ...changes });
  await expect(client({ model: 'no-such-model' }).learn()).rejects.toMatchObject({ kind: 'refused_model' });
  await expect(client({ apiKey: '' }).learn()).rejects.toMatchObject({ kind: 'refused_key' });
  const away = client({ baseUrl: 'http://127.0.0.1:9/v1' });
  await expect(away.learn()).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(away.models()).rejects.toMatchObject({ kind: 'unreachable' });
  await chat.stop();
});

test('[P39] a server that never answered the first question is asked anew, and whoever waited has that answer too', async () => {
  const control = sandboxControl(writer.control);
  const client = createDeepSeekClient({
    baseUrl: writer.urls.deepseek ?? '',
    apiKey: 'sandbox',
    model: 'deepseek-flash',
    dialect: null,
  });
  await control.clearCalls();
  await control.fault({ vendor: 'deepseek', fault: 'silence', times: 1 });
  const first = client.learn();
  await expect.poll(async () => (await control.calls('deepseek')).length, { timeout: 10_000 }).toBe(1);
  await control.clearFaults();
  // A call at once waits for the same answer; a later one may ask again.
  void client.learn();
  expect(await control.calls('deepseek')).toHaveLength(1);
  await expect
    .poll(() => Promise.race([client.learn(), 'nothing']), { timeout: 20_000 })
    .toMatchObject({ usage: true });
  expect(await first).toMatchObject({ usage: true });
  const open = async () => (await control.calls('deepseek')).filter(({ state }) => state === 'open').length;
  await expect.poll(open, { timeout: 10_000 }).toBe(0);
}, 60_000);

test('[P39] a model at home that reads long and writes slowly tells its story where it is given the time, and not else', async () => {
  // A thirtieth of what a small machine takes: the first word after 40 seconds, and few a second.
  const slow: Manners = { ...manners.llamacpp, slow: { first: 1400, piece: 2 } };
  const chat = await open(slow);
  const text = { ...textSettings(chat, slow), dialect: chatDialects.llamacpp };
  const [usual, patient] = [
    await startTestServer({ vendors: ['google'], text, patienceSeconds: 1 }),
    await startTestServer({ vendors: ['google'], text, patienceSeconds: 4 }),
  ];
  try {
    const tell = async (server: TestServer) =>
      (await server.signIn()).call(generateStoryStreamPath, { json: { storyParams: storyParams() } });
    const [refused, told] = await Promise.all([tell(usual), tell(patient)]);
    expect([refused.status, await refused.json()]).toEqual([504, expect.objectContaining({ code: 'TIMEOUT' })]);
    expect(told.status).toBe(200);
    expect(await told.text()).toMatch(/^\*\*[^*]+\*\*\n\n[\s\S]{300,}[.!?”]\s*$/);
    expect(await (await fetch(`${patient.url}/api/operations/settings`)).json()).toMatchObject({ patienceSeconds: 4 });
  } finally {
    await usual.stop();
    await patient.stop();
    await chat.stop();
  }
});

test('[P39] a picture book of a slow model at home is made where it is given the time, and takes as many times longer', async () => {
  const slow: Manners = { ...manners.llamacpp, slow: { first: 1400, piece: 2 } };
  const [chat, images] = [await open(slow), await startImagesServer({})];
  const at = (patienceSeconds: number) =>
    startTestServer({
      vendors: ['google'],
      text: { ...textSettings(chat, slow), dialect: chatDialects.llamacpp },
      pictures: { baseUrl: images.url, apiKey: '' },
      patienceSeconds,
    });
  const [usual, patient] = [await at(1), await at(4)];
  try {
    const make = async (server: TestServer) => {
      const storyParamsOf = storyParams({ model: 'gemini' });
      const parent = await server.signIn();
      return parent.call(generateStoryGeminiPath, { json: { storyParams: storyParamsOf } });
    };
    const [refused, told] = await Promise.all([make(usual), make(patient)]);
    expect(await refused.json()).toMatchObject({ code: 'TIMEOUT' });
    const { story } = (await told.json()) as GenerateStoryGeminiAnswer;
    expect(story?.images).toHaveLength(3);
    // A fixed limit for the whole would end it in the middle.
    expect([1, 30, 120].map(timesLonger)).toEqual([1, 1, 4]);
  } finally {
    await usual.stop();
    await patient.stop();
    await Promise.all([chat.stop(), images.stop()]);
  }
});
