import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LastWish, lastWishPath } from '#domain/generation/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function tell(parent: TestMember, options: StoryOptions): Promise<void> {
  const json = { storyParams: options, turnstileToken: null, generationId: randomUUID() };
  await (await parent.call('/functions/v1/generate-story-stream', { json })).text();
}

const lastWish = async (parent: TestMember) => (await (await parent.call(lastWishPath)).json()) as LastWish | null;

test('what was asked for last can be asked for again, and only by whoever asked', async () => {
  const [parent, stranger] = [await server.signIn(), await server.signIn()];
  expect(await lastWish(parent)).toBeNull();
  await tell(parent, storyParams());
  await tell(parent, storyParams({ characters: ['Ana', 'owl'], setting: 'castle' }));
  expect(await lastWish(parent)).toMatchObject({ options: { characters: ['Ana', 'owl'], setting: 'castle' } });
  expect(await lastWish(stranger)).toBeNull();
});

test('a story that was never finished is no wish to repeat', async () => {
  const parent = await server.signIn();
  await tell(parent, storyParams({ setting: 'garden' }));
  await server.sandbox.fault({ vendor: 'deepseek', fault: '500', match: 'Ottilie' });
  await tell(parent, storyParams({ characters: ['Ottilie'], setting: 'cave' }));
  expect((await lastWish(parent))?.options.setting).toBe('garden');
});
