import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateStoryStreamPath, stopGenerationPath } from '#domain/generation/api.ts';
import { adminPaths, type Monitoring } from '#domain/operations/figures.ts';
import { favoritePath, storiesPath, storyPath } from '#domain/stories/api.ts';
import { promptVersions } from '../generation/prompt.ts';
import { startTestServer, storyParams, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the back office tells what became of the stories of each version of the prompts', async () => {
  const parent = await server.signIn();
  const ask = async (generationId: string) =>
    (await parent.call(generateStoryStreamPath, { json: { storyParams: storyParams(), generationId } })).text();
  const generationId = randomUUID();
  const content = await ask(generationId);
  const saved = await parent.call(storiesPath, {
    json: { title: 'One', content, options: storyParams(), generationId },
  });
  const { id } = (await saved.json()) as { id: string };
  await parent.call(favoritePath(id), { json: { isFavorite: true } });
  // Opened on the evening it is saved, and twice on another day: read again once.
  await parent.call(storyPath(id));
  await server.sql("update stories set created_at = now() - interval '2 days' where id = $1", [id]);
  for (let times = 0; times < 2; times += 1) await parent.call(storyPath(id));
  const rereads = async () => (await server.sql('select rereads from generations where id = $1', [generationId]))[0];
  await expect.poll(rereads).toEqual({ rereads: 1 });
  await server.sql('update stories set created_at = now() where id = $1', [id]);
  await server.sandbox.fault({ vendor: 'deepseek', fault: 'unsafe' });
  await ask(randomUUID());
  await server.sandbox.clearFaults();
  await server.sandbox.fault({ vendor: 'deepseek', fault: 'stall' });
  const stopped = randomUUID();
  const coming = await parent.call(generateStoryStreamPath, {
    json: { storyParams: storyParams(), generationId: stopped },
  });
  expect((await parent.call(stopGenerationPath(stopped), { method: 'POST' })).status).toBe(204);
  await coming.text();
  await server.ctx.recorder.flush();
  const operator = await server.signIn('admin@lunatale.test');
  const answer = await operator.call(`${adminPaths.monitoring}?range=1h`);
  expect(((await answer.json()) as Monitoring).promptVersions).toEqual([
    {
      version: promptVersions.text,
      stories: 3,
      saved: 1,
      rereads: 1,
      favorites: 1,
      continued: 0,
      stopped: 1,
      refused: 1,
    },
  ]);
});
