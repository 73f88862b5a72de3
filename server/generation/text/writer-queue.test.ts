import { expect, test } from 'vitest';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { startTestServer, storyParams, type TestMember } from '../../testing.ts';

test('[GEN-22] when all writers are busy, who pays goes before who asked earlier', async () => {
  const server = await startTestServer({ writers: 1 });
  try {
    await server.sandbox.pace({ tokensPerSecond: 500, firstTokenMilliseconds: 300 });
    const [busy, free, premium] = [await server.signIn(), await server.signIn(), await server.signIn()];
    await server.sql("insert into subscriptions (user_id, status) values ($1, 'active')", [premium.userId]);
    const ask = async (member: TestMember, name: string) => {
      const params = storyParams({ characters: [name] });
      return (await member.call(generateStoryStreamPath, { json: { storyParams: params } })).text();
    };
    const begun = async () =>
      (await server.sandbox.calls('deepseek'))
        .filter(({ body }) => body.includes('FIRST A PLAN'))
        .map(({ body }) => /Ada|Bea|Cleo/.exec(body)?.[0]);

    const stories = [ask(busy, 'Ada')];
    await expect.poll(begun).toEqual(['Ada']);
    stories.push(ask(free, 'Bea'));
    const waiting = 'select 1 from generations where user_id = $1';
    await expect.poll(() => server.sql(waiting, [free.userId])).toHaveLength(1);
    stories.push(ask(premium, 'Cleo'));
    expect((await Promise.all(stories)).every((text) => text.length > 500)).toBe(true);
    expect(await begun()).toEqual(['Ada', 'Cleo', 'Bea']);
  } finally {
    await server.stop();
  }
});
