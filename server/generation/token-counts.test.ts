import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateStoryGeminiPath, generateStoryStreamPath } from '#domain/generation/api.ts';
import { type Spoiler, startSpoiler } from '#sandbox/spoiler.ts';
import { startTestServer, storyParams, type TestServer } from '../testing.ts';

let server: TestServer;
const spoilers: Spoiler[] = [];
beforeAll(async () => {
  server = await startTestServer({
    reader: {},
    through: async (urls) => {
      const through: Record<string, string> = {};
      for (const vendor of ['deepseek', 'gemini', 'reader'] as const) {
        const spoiler = await startSpoiler(urls[vendor] ?? '');
        spoilers.push(spoiler);
        through[vendor] = spoiler.url;
      }
      return through;
    },
  });
});
afterAll(async () => {
  await server.stop();
  for (const spoiler of spoilers) await spoiler.stop();
});

/** Every field in which a provider sends its counts. */
const counts =
  /"(prompt_tokens|completion_tokens|prompt_cache_hit_tokens|promptTokenCount|candidatesTokenCount|thoughtsTokenCount|tokenCount)":\s*\d+/g;

test.for(['1e300', '-5', '0.5', '"many"', 'null', '99999999999'])(
  '[P18] [P21] a provider that says it counted %s tokens costs no story, and its price is reckoned',
  async (count) => {
    for (const spoiler of spoilers) {
      spoiler.spoil = ({ body }) => body.toString().replaceAll(counts, (_, name) => `"${name}":${count}`);
    }
    for (const [path, options] of [
      [generateStoryStreamPath, storyParams({ characters: ['fox', 'Nora the baker'] })],
      [generateStoryGeminiPath, storyParams({ model: 'gemini' })],
    ] as const) {
      const parent = await server.signIn();
      const answer = await parent.call(path, { json: { storyParams: options } });
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain('"code"');
      await server.ctx.running.settled();
      await server.ctx.recorder.flush();
      expect(await server.sql('select status, counted from generations where user_id = $1', [parent.userId])).toEqual([
        { status: 'completed', counted: true },
      ]);
      const [row] = await server.sql<{ cost: number }>(
        'select cost_usd::float8 as cost from story_analytics where user_id = $1',
        [parent.userId],
      );
      expect(row?.cost).toBeGreaterThan(0);
      expect(row?.cost).toBeLessThan(1);
    }
  },
);
