import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type GenerateStoryGeminiAnswer,
  type Generation,
  generateStoryGeminiPath,
  generateStoryStreamPath,
  generationPath,
  generationPicturePath,
  stopGenerationPath,
} from '#domain/generation/api.ts';
import type { UsageStats } from '#domain/usage/allowance.ts';
import { createBreaker } from '../platform/breaker.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  server.ctx.breakers.gemini.succeeded();
  await server.sandbox.clearFaults();
  await server.sandbox.clearCalls();
});
afterAll(() => server.stop());

const params = storyParams({ model: 'gemini' });
const ask = async (member: TestMember, changes: object = {}) => {
  const answer = await member.call(generateStoryGeminiPath, {
    json: { storyParams: params, generationId: randomUUID(), turnstileToken: null, ...changes },
    headers: { 'x-region': 'us-east-1' },
  });
  return { status: answer.status, body: (await answer.json()) as GenerateStoryGeminiAnswer };
};
const used = async (member: TestMember) =>
  ((await (await member.call('/api/usage/stats')).json()) as UsageStats).freeImage.used;

describe('an illustrated story', () => {
  test('[ILLUS-01] [ILLUS-02] [ILLUS-05] [ILLUS-06] [GEN-15] comes with title, text and three pictures, and counts once', async () => {
    const parent = await server.signIn();
    const { status, body } = await ask(parent);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      imageGenerationFailed: false,
      freeRetryEligible: false,
      countedAgainstLimits: true,
      story: { title: expect.stringMatching(/./), content: expect.stringMatching(/^\*\*.+\*\*\n\n/), imageCount: 3 },
    });
    for (const image of body.story?.images ?? []) {
      expect(image).toMatchObject({
        mimeType: 'image/png',
        alt: expect.stringMatching(/./),
        paragraph: expect.any(Number),
      });
      expect(Buffer.from(image.data, 'base64').subarray(1, 4).toString()).toBe('PNG');
    }
    expect(await used(parent)).toBe(1);
  });

  test('the reference sheet is drawn once and sent with every picture, with strict safety settings', async () => {
    const parent = await server.signIn();
    await ask(parent);
    // Calls are recorded up to a length: settings come first, and the beginning of a reference shows it.
    const bodies = (await server.sandbox.calls('gemini')).map((call) => call.body ?? '');
    const drawings = bodies.filter((body) => body.includes('"IMAGE"'));
    // One answer is the book, and each of its three pictures is checked.
    expect(bodies.length - drawings.length).toBe(4);
    const references = drawings.map((body) => body.split('"inlineData"').length - 1);
    expect(references[0]).toBe(0);
    expect(references.slice(1).every((count) => count > 0)).toBe(true);
    for (const body of bodies) expect(body.split('"BLOCK_LOW_AND_ABOVE"').length - 1).toBe(4);
  });

  test('[P20] is kept with its pictures for whoever comes back, and for nobody else', async () => {
    const parent = await server.signIn();
    const generationId = randomUUID();
    const { body } = await ask(parent, { generationId });
    const generation = (await (await parent.call(generationPath(generationId))).json()) as Generation;
    expect(generation).toMatchObject({
      status: 'completed',
      counted: true,
      content: body.story?.content,
      picturesPlanned: 3,
    });
    expect(generation.pictures).toHaveLength(3);
    const picture = await parent.call(generationPicturePath(generationId, 0));
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(body.story?.images[0]?.data);
    const stranger = await server.signIn();
    expect((await stranger.call(generationPicturePath(generationId, 0))).status).toBe(404);
    expect((await parent.call(generationPicturePath(generationId, 7))).status).toBe(404);
  });

  test('[ILLUS-07] answers OPTIONS with 204, and with 503 while the writer counts as down', async () => {
    const options = () => fetch(server.url + generateStoryGeminiPath, { method: 'OPTIONS' });
    expect((await options()).status).toBe(204);
    await server.sandbox.fault({ vendor: 'gemini', fault: '500' });
    for (let story = 0; story < 2; story += 1) await ask(await server.signIn());
    expect((await options()).status).toBe(503);
  });

  test('[ILLUS-07] [P19] after the pause the writer is asked again, and one whole story brings it back for all', async () => {
    let later = 0;
    const { gemini } = server.ctx.breakers;
    server.ctx.breakers.gemini = createBreaker({ now: () => Date.now() + later });
    // Its text takes longer than it takes to request the first drawing.
    await server.sandbox.pace({ tokensPerSecond: 2000, firstTokenMilliseconds: 100 });
    const options = async () => (await fetch(server.url + generateStoryGeminiPath, { method: 'OPTIONS' })).status;
    for (let failure = 0; failure < 5; failure += 1) server.ctx.breakers.gemini.failed();
    expect((await ask(await server.signIn())).body).toMatchObject({ success: false, code: 'PROVIDER_UNAVAILABLE' });
    expect(await options()).toBe(503);
    later = 31_000;
    expect(await options()).toBe(204);
    expect((await ask(await server.signIn())).body).toMatchObject({ success: true, imageGenerationFailed: false });
    expect(server.ctx.breakers.gemini.isOpen).toBe(false);
    await server.sandbox.pace({ tokensPerSecond: null, firstTokenMilliseconds: 0 });
    server.ctx.breakers.gemini = gemini;
  });

  test('[P19] an open breaker asks nobody and costs nothing', async () => {
    for (let failure = 0; failure < 5; failure += 1) server.ctx.breakers.gemini.failed();
    const parent = await server.signIn();
    const { body } = await ask(parent);
    expect(body).toMatchObject({ success: false, code: 'PROVIDER_UNAVAILABLE' });
    expect(await server.sandbox.calls('gemini')).toHaveLength(0);
    expect(await used(parent)).toBe(0);
  });
});

describe('pictures that fail', () => {
  test('[P21] [ILLUS-17] some: the story is kept with the others and counts', async () => {
    const parent = await server.signIn();
    await server.sandbox.fault({
      vendor: 'gemini',
      fault: 'no-image',
      match: ['picture_request', '\\"mood\\"'],
      times: 1,
    });
    const { body } = await ask(parent);
    expect(body).toMatchObject({
      success: true,
      imageGenerationFailed: false,
      freeRetryEligible: false,
      countedAgainstLimits: true,
    });
    expect(body.story?.imageCount).toBe(2);
    expect(await used(parent)).toBe(1);
  });

  const endings = [
    'SAFETY',
    'RECITATION',
    'PROHIBITED_CONTENT',
    'IMAGE_SAFETY',
    'NO_IMAGE',
    'MAX_TOKENS',
    'blocked-prompt',
    'not-an-image',
  ] as const;
  test.for(endings)(
    '[P18] [P21] [P25] [ILLUS-19] [ILLUS-20] [ILLUS-21] all, by %s: the story is kept and the try is free',
    async (fault) => {
      const parent = await server.signIn();
      await server.sandbox.fault({ vendor: 'gemini', fault, match: 'picture_request' });
      const { status, body } = await ask(parent);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        imageGenerationFailed: true,
        freeRetryEligible: true,
        countedAgainstLimits: false,
        story: { imageCount: 0, images: [], content: expect.stringMatching(/./) },
      });
      expect(await used(parent)).toBe(0);
      expect((await ask(parent)).body.success).toBe(true);
    },
  );
});

describe('a text that fails', () => {
  test.for([
    ['400', 500, 'INTERNAL'],
    ['401', 500, 'INTERNAL'],
    ['429', 429, 'RATE_LIMITED'],
    ['500', 500, 'PROVIDER_UNAVAILABLE'],
    ['503', 503, 'PROVIDER_BUSY'],
    ['reset', 500, 'PROVIDER_UNAVAILABLE'],
    ['bad-json', 500, 'PROVIDER_UNAVAILABLE'],
    ['empty', 500, 'PROVIDER_UNAVAILABLE'],
    ['SAFETY', 500, 'CONTENT_FILTERED'],
    ['blocked-prompt', 500, 'CONTENT_FILTERED'],
    ['MAX_TOKENS', 500, 'PROVIDER_UNAVAILABLE'],
  ] as const)('[P18] [GEN-16] %s ends in %i %s and counts nothing', async ([fault, status, code]) => {
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'gemini', fault });
    const answer = await ask(parent);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await used(parent)).toBe(0);
  });
});

describe('limits', () => {
  test('[LIMIT-02] [LIMIT-14] [LIMIT-25] the second illustrated story of a free parent is refused', async () => {
    const parent = await server.signIn();
    await ask(parent);
    expect(await ask(parent)).toMatchObject({
      status: 402,
      body: { success: false, code: 'FREE_IMAGE_LIMIT_EXCEEDED' },
    });
  });

  test('[P11] of 200 parallel starts a subscriber has exactly 10 a day, one at a time', async () => {
    const parent = await server.signIn();
    await server.sql("insert into subscriptions (user_id, status) values ($1, 'active')", [parent.userId]);
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 14; round += 1) {
      const answers = await Promise.all(Array.from({ length: 15 }, () => ask(parent)));
      codes.push(...answers.map(({ body }) => body.code));
    }
    const count = (code: string | undefined) => codes.filter((each) => each === code).length;
    expect(count(undefined)).toBe(10);
    expect(count('GENERATION_IN_PROGRESS') + count('DAILY_GEMINI_LIMIT_EXCEEDED')).toBe(200);
  });

  test('[ILLUS-16] a second illustrated story at the same time is refused', async () => {
    const parent = await server.signIn();
    await server.sql("insert into subscriptions (user_id, status) values ($1, 'active')", [parent.userId]);
    await server.sandbox.fault({ vendor: 'gemini', fault: 'silence', times: 1 });
    const generationId = randomUUID();
    const first = ask(parent, { generationId });
    await expect.poll(async () => (await server.sandbox.calls('gemini')).length).toBe(1);
    expect(await ask(parent)).toMatchObject({ status: 409, body: { code: 'GENERATION_IN_PROGRESS' } });
    await parent.call(stopGenerationPath(generationId), { method: 'POST' });
    expect(await first).toMatchObject({ status: 409, body: { code: 'GENERATION_STOPPED' } });
  });

  test('[P12] the same generation id 20 times is one story', async () => {
    const parent = await server.signIn();
    const generationId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(parent, { generationId })));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.story))).size).toBe(1);
    expect(await server.sandbox.calls('gemini')).toHaveLength(8);
    expect(await used(parent)).toBe(1);
  });

  test('the daily spending cap refuses politely', async () => {
    const capped = await startTestServer({ dailyCap: 0.01 });
    const parent = await capped.signIn();
    await capped.sql("insert into provider_spending values ((now() at time zone 'utc')::date, 'gemini', 0.02)");
    const answer = await parent.call(generateStoryGeminiPath, { json: { storyParams: params } });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'SPENDING_CAP_REACHED' });
    const textStory = await parent.call(generateStoryStreamPath, { json: { storyParams: storyParams() } });
    expect(await textStory.text()).toMatch(/^\*\*/);
    await capped.stop();
  });

  test('[EVENT-13] the cost of a story is recorded by provider and day', async () => {
    const parent = await server.signIn();
    await ask(parent);
    await server.ctx.recorder.flush();
    const [row] = await server.sql<{ cost_usd: string }>('select cost_usd from story_analytics where user_id = $1', [
      parent.userId,
    ]);
    expect(Number(row?.cost_usd)).toBeGreaterThan(4 * 0.0336);
    const [day] = await server.sql<{ total: string }>(
      "select total_cost_usd as total from daily_cost_summaries where api_provider = 'gemini'",
    );
    expect(Number(day?.total)).toBeGreaterThanOrEqual(Number(row?.cost_usd));
  });
});

describe('bad input', () => {
  const { length: _, ...withoutLength } = params;
  test.for([
    ['[ILLUS-22] no object', 'story', 'INVALID_REQUEST', /^Invalid story parameters: /],
    ['[ILLUS-22] a list', [], 'INVALID_REQUEST', /^Invalid story parameters: /],
    ['[ILLUS-23] no length', withoutLength, 'MISSING_PARAMETERS', /^Missing required field: length$/],
    [
      '[ILLUS-24] no characters',
      { ...params, characters: [] },
      'INVALID_REQUEST',
      /^Characters must be a non-empty array$/,
    ],
    [
      '[ILLUS-24] characters as text',
      { ...params, characters: 'fox' },
      'INVALID_REQUEST',
      /^Characters must be a non-empty array$/,
    ],
    [
      '[ILLUS-25] a blank setting',
      { ...params, setting: ' ' },
      'INVALID_REQUEST',
      /^setting must be a non-empty string$/,
    ],
    [
      '[ILLUS-25] a number as message',
      { ...params, message: 7 },
      'INVALID_REQUEST',
      /^message must be a non-empty string$/,
    ],
    ['10,000 letters', { ...params, message: 'a'.repeat(10_000) }, 'INVALID_REQUEST', /message/],
  ] as const)('%s is refused by both calls', async ([, storyParamsSent, code, message]) => {
    const parent = await server.signIn();
    for (const path of [generateStoryGeminiPath, generateStoryStreamPath]) {
      const answer = await parent.call(path, { json: { storyParams: storyParamsSent } });
      const body = (await answer.json()) as { code: string; message: string };
      expect({ status: answer.status, code: body.code }).toEqual({ status: 400, code });
      expect(body.message).toMatch(message);
    }
    expect(await server.sandbox.calls('gemini')).toHaveLength(0);
    expect(await used(parent)).toBe(0);
  });
});
