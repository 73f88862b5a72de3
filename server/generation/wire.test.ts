import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#domain/errors.ts';
import {
  type GenerateStoryGeminiAnswer,
  generateStoryGeminiPath,
  generateStoryStreamPath,
} from '#domain/generation/api.ts';
import type { UsageStats } from '#domain/usage/allowance.ts';
import { tokens } from '#sandbox/deepseek/tokens.ts';
import type { FaultOf } from '#sandbox/faults.ts';
import { createLog } from '../platform/telemetry/log.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ silenceMilliseconds: 4000 });
});
afterEach(async () => {
  server.ctx.breakers.deepseek.succeeded();
  server.ctx.breakers.gemini.succeeded();
  await server.sandbox.clearFaults();
  await server.sandbox.clearScripts();
  await server.sandbox.clearCalls();
});
afterAll(() => server.stop());

const askText = (member: TestMember) => member.call(generateStoryStreamPath, { json: { storyParams: storyParams() } });
const askBook = async (member: TestMember) => {
  const answer = await member.call(generateStoryGeminiPath, {
    json: { storyParams: storyParams({ model: 'gemini' }) },
  });
  return { answer, body: (await answer.json()) as GenerateStoryGeminiAnswer & ErrorBody };
};
const used = async (member: TestMember) => {
  const stats = (await (await member.call('/api/usage/stats')).json()) as UsageStats;
  return stats.freeText.used + stats.freeImage.used;
};
const costOf = async (member: TestMember) => {
  await server.ctx.recorder.flush();
  const rows = await server.sql<{ cost_usd: string }>('select cost_usd from story_analytics where user_id = $1', [
    member.userId,
  ]);
  return rows.reduce((sum, row) => sum + Number(row.cost_usd), 0);
};
const statusesOf = (member: TestMember) =>
  server.sql<{ status: string }>('select status from generations where user_id = $1', [member.userId]);

describe('what a text provider really sends', () => {
  test('[P17] [P23] letters that cannot be kept are left out, and a letter in two pieces stays whole', async () => {
    await server.sandbox.fault({ vendor: 'deepseek', fault: 'odd-letters' });
    const parent = await server.signIn();
    const text = await (await askText(parent)).text();
    expect(text).toContain('\u{1F319}');
    expect(text).not.toMatch(/[\0\uFFFD]|ERROR:/);
    expect(await statusesOf(parent)).toEqual([{ status: 'completed' }]);
    expect(await used(parent)).toBe(1);
  });

  test.for(['error-object', 'error-finish', 'done-alone'] as const)(
    '[P18] [GEN-16] half a story that ends by %s is a failure and counts nothing',
    async (fault) => {
      await server.sandbox.fault({ vendor: 'deepseek', fault });
      const parent = await server.signIn();
      expect(await (await askText(parent)).text()).toContain('"code":"PROVIDER_UNAVAILABLE"');
      expect(await used(parent)).toBe(0);
    },
  );

  test('[P18] [GEN-04] silence in the middle is told as a time that ran out', async () => {
    await server.sandbox.fault({ vendor: 'deepseek', fault: 'stall', after: 200 });
    const parent = await server.signIn();
    const text = await (await askText(parent)).text();
    expect(text).toMatch(/^\*\*[\s\S]+ERROR:.*"code":"TIMEOUT"/);
    expect(await used(parent)).toBe(0);
  });

  test('[P17] [GEN-15] an answer without an end mark and a last empty line is read to its end', async () => {
    await server.sandbox.fault({ vendor: 'deepseek', fault: 'no-last-line' });
    const parent = await server.signIn();
    const text = await (await askText(parent)).text();
    const call = (await server.sandbox.calls('deepseek')).at(-1);
    // The plan comes before it.
    expect(call?.answer.endsWith(text)).toBe(true);
    expect(text).toMatch(/^\*\*/);
    expect(await used(parent)).toBe(1);
  });

  test('[GEN-15] [GEN-16] a story at the longest answer is told when its last sentence is whole, and only then', async () => {
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'deepseek', fault: 'length-whole' });
    expect(await (await askText(parent)).text()).not.toContain('ERROR:');
    expect(await used(parent)).toBe(1);
    await server.sandbox.clearFaults();
    // It breaks off in the middle of a sentence, whatever is told.
    await server.sandbox.script({ text: `**The Walk**\n\nThe fox walked home${' and walked on'.repeat(250)}` });
    await server.sandbox.fault({ vendor: 'deepseek', fault: 'length', after: 700 });
    expect(await (await askText(parent)).text()).toContain('"code":"PROVIDER_UNAVAILABLE"');
    expect(await used(parent)).toBe(1);
  });
});

describe('a wait that a provider asks for', () => {
  test.for(['429-date', '429-delay'] as const)(
    '[P19] %s is kept: nobody asks again, and the caller is told',
    async (fault) => {
      await server.sandbox.fault({ vendor: 'deepseek', fault });
      await server.sandbox.fault({ vendor: 'gemini', fault });
      const parent = await server.signIn();
      const text = await askText(parent);
      const book = await askBook(parent);
      for (const answer of [text, book.answer]) {
        expect(answer.status).toBe(429);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(30);
      }
      expect(book.body.retryAfterSeconds).toBeGreaterThan(30);
      expect(await server.sandbox.calls('deepseek')).toHaveLength(1);
      expect(await server.sandbox.calls('gemini')).toHaveLength(1);
    },
  );
});

describe('an answer that breaks off', () => {
  const books = async () => (await server.sandbox.calls('gemini')).filter(({ body }) => body.includes('story_request'));

  test('[P19] [ILLUS-17] a book of which nothing is shown yet, and a picture, are asked for once more', async () => {
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'gemini', fault: 'cut', match: 'story_request', times: 1, after: 40 });
    await server.sandbox.fault({ vendor: 'gemini', fault: 'cut', match: ['picture_request', '\\"mood\\"'], times: 1 });
    const { body } = await askBook(parent);
    expect(body).toMatchObject({ success: true, story: { imageCount: 3 } });
    expect(await books()).toHaveLength(2);
    expect(await used(parent)).toBe(1);
  });

  test('[P19] [P21] the plan and the picture of an answer that broke off belong to no story', async () => {
    await askBook(await server.signIn());
    const text = (await books())[0]?.answer.replace(/"thing":"[^"]*"/, '"thing":"a lost thing"') ?? '';
    await server.sandbox.clearCalls();
    await server.sandbox.script({ text, match: 'story_request', times: 1 });
    // The cut comes after the plan and before any word of the story.
    const after = tokens(text.slice(0, text.indexOf('"opening"') + '"opening":"'.length)).length;
    await server.sandbox.fault({ vendor: 'gemini', fault: 'cut', match: 'story_request', times: 1, after });
    const parent = await server.signIn();
    expect((await askBook(parent)).body).toMatchObject({ success: true, story: { imageCount: 3 } });
    expect(await books()).toHaveLength(2);
    const [kept] = await server.sql<{ planned: string; told: string }>(
      `select plan->>'thing' as planned, thing as told from generations join told_stories on generation_id = id
        where generations.user_id = $1`,
      [parent.userId],
    );
    expect(kept?.planned).not.toBe('a lost thing');
    expect(kept?.told).toBe(kept?.planned);
  });

  test('[P19] [GEN-16] what breaks off twice is told and counts nothing', async () => {
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'gemini', fault: 'cut', match: 'story_request', after: 40 });
    expect((await askBook(parent)).body).toMatchObject({ success: false, code: 'PROVIDER_UNAVAILABLE' });
    expect(await books()).toHaveLength(2);
    expect(await used(parent)).toBe(0);
  });

  test('[P19] [GEN-16] what breaks off after the first words is not asked for again and counts nothing', async () => {
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'gemini', fault: 'cut', match: 'story_request', times: 1 });
    expect((await askBook(parent)).body).toMatchObject({ success: false, code: 'PROVIDER_UNAVAILABLE' });
    expect(await books()).toHaveLength(1);
    expect(await used(parent)).toBe(0);
  });

  test('[P23] letters that cannot be kept end no illustrated story', async () => {
    await server.sandbox.fault({ vendor: 'gemini', fault: 'odd-letters' });
    const parent = await server.signIn();
    expect((await askBook(parent)).body).toMatchObject({ success: true });
    expect(await statusesOf(parent)).toEqual([{ status: 'completed' }]);
  });
});

describe('every token that is billed is in the costs', () => {
  test.for(['unsafe', 'content_filter', 'length', 'cut'] as const)(
    '[EVENT-13] a text that ends by %s',
    async (fault) => {
      await server.sandbox.fault({ vendor: 'deepseek', fault, after: 300 });
      const parent = await server.signIn();
      await (await askText(parent)).text();
      // 300 tokens of output at 0.6 USD a million, or our estimate of them.
      expect(await costOf(parent)).toBeGreaterThan(0.0001);
    },
  );

  test('[EVENT-13] a text that is empty and asked for is paid for its request', async () => {
    await server.sandbox.fault({ vendor: 'deepseek', fault: 'empty' });
    const parent = await server.signIn();
    await (await askText(parent)).text();
    expect(await costOf(parent)).toBeGreaterThan(0);
  });

  test.for(['other-shape', 'SAFETY', 'MAX_TOKENS'] as const)('[EVENT-13] a plan that ends by %s', async (fault) => {
    await server.sandbox.fault({ vendor: 'gemini', fault });
    const parent = await server.signIn();
    expect((await askBook(parent)).body.success).toBe(false);
    expect(await costOf(parent)).toBeGreaterThan(0.0003);
  });

  test('[EVENT-13] a picture that broke off and came again is two', async () => {
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'gemini', fault: 'cut', match: ['picture_request', '\\"mood\\"'], times: 1 });
    await askBook(parent);
    expect(await costOf(parent)).toBeGreaterThan(5 * 0.0336);
  });

  test('[EVENT-13] what is thought costs as what is said, and is not asked for', async () => {
    const thoughtful = await server.signIn();
    await server.sandbox.fault({ vendor: 'gemini', fault: 'thinking' });
    await askBook(thoughtful);
    const [call] = await server.sandbox.calls('gemini');
    expect(JSON.parse(call?.body ?? '{}').generationConfig.thinkingConfig).toEqual({ thinkingBudget: 0 });
    await server.sandbox.clearFaults();
    const plain = await server.signIn();
    await askBook(plain);
    // A thousand tokens of thinking for each of five answers, at 2.5 USD a million.
    expect((await costOf(thoughtful)) - (await costOf(plain))).toBeGreaterThan(0.011);
  });
});

describe('who is told what', () => {
  test('[P39] [P31] a provider that failed a story is named in the log, with nothing of the story', async () => {
    const lines: string[] = [];
    const own = await startTestServer({ log: createLog('info', { write: (line) => void lines.push(line) }) });
    try {
      await own.sandbox.fault({ vendor: 'deepseek', fault: '500' });
      const parent = await own.signIn();
      const json = { storyParams: storyParams({ characters: ['Wilhelmine'] }) };
      expect((await parent.call(generateStoryStreamPath, { json })).status).toBe(500);
      const [told] = lines.filter((line) => line.includes('a provider failed a story'));
      expect(JSON.parse(told ?? '{}')).toMatchObject({ level: 40, provider: 'deepseek', kind: 'broken', status: 500 });
      expect(lines.join()).not.toContain('Wilhelmine');
    } finally {
      await own.stop();
    }
  });

  test('[P18] [ILLUS-12] a provider that has too much to do is told as busy', async () => {
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'deepseek', fault: '503' });
    await server.sandbox.fault({ vendor: 'gemini', fault: '503' });
    const text = await askText(parent);
    expect([text.status, ((await text.json()) as ErrorBody).code]).toEqual([503, 'PROVIDER_BUSY']);
    const { answer, body } = await askBook(parent);
    expect([answer.status, body.code]).toEqual([503, 'PROVIDER_BUSY']);
  });

  const wrong: [FaultOf<'deepseek'> & FaultOf<'gemini'>, string][] = [
    ['400', 'refused_request (400)'],
    ['401', 'refused_key (401)'],
    ['403', 'refused_key (403)'],
    ['404', 'refused_model (404)'],
  ];
  test.for(wrong)(
    '[P18] [EVENT-12] %s is ours for the parent, and told to the operators at once',
    async ([fault, said]) => {
      const parent = await server.signIn();
      await server.sandbox.fault({ vendor: 'deepseek', fault });
      await server.sandbox.fault({ vendor: 'gemini', fault });
      expect(await (await askText(parent)).json()).toMatchObject({ code: 'INTERNAL' });
      expect((await askBook(parent)).body).toMatchObject({ code: 'INTERNAL' });
      await server.ctx.recorder.flush();
      const rows = await server.sql<{ error_message: string }>(
        "select error_message from error_logs where user_id = $1 and error_type = 'provider' and severity = 'high' order by 1",
        [parent.userId],
      );
      expect(rows.map((row) => row.error_message)).toEqual([`deepseek: ${said}`, `gemini: ${said}`]);
    },
  );

  test('[P18] [EVENT-12] a model that cannot draw is told to the operators too', async () => {
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'gemini', fault: '404', match: 'picture_request' });
    expect((await askBook(parent)).body).toMatchObject({ success: true, imageGenerationFailed: true });
    await server.ctx.recorder.flush();
    const rows = await server.sql("select 1 from error_logs where user_id = $1 and error_type = 'provider'", [
      parent.userId,
    ]);
    expect(rows.length).toBeGreaterThan(0);
  });
});
