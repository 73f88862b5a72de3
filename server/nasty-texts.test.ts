import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateStoryGeminiPath, generateStoryStreamPath } from '#domain/generation/api.ts';
import { profilePath } from '#domain/identity/api.ts';
import { castPath, childrenPath } from '#domain/identity/family.ts';
import { browserLogPath } from '#domain/operations/browser-log.ts';
import { type Story, storiesPath, storyPath } from '#domain/stories/api.ts';
import { storyBookPath } from '#domain/stories/book.ts';
import { nastyLetters, nastyTexts } from '#domain/stories/safety/nasty-texts.ts';
import { type StoryShare, sharedPagePath, sharedStoryPath, storySharePath } from '#domain/stories/share.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Keeps a story as if a generation had written this text. */
async function keep(member: TestMember, content: string): Promise<Story | undefined> {
  const generationId = randomUUID();
  await server.sql(
    `insert into generations (id, user_id, request_hash, story_type, options, status, content, usage_date, lease_expires_at)
     values ($1, $2, '', 'free_text', '{}', 'completed', $3, current_date, now())`,
    [generationId, member.userId, content.isWellFormed() ? content : ''],
  );
  const answer = await member.call(storiesPath, {
    json: { title: 'The Quiet Lantern', content, options: storyParams(), generationId },
  });
  return answer.status === 201 ? ((await answer.json()) as Story) : undefined;
}

const read = async (answer: Promise<Response>) => {
  const given = await answer;
  await given.arrayBuffer();
  return given.status;
};

/** Sends a text in every field that accepts one, through all that handles it; returns the statuses. */
async function everywhere(member: TestMember, text: string): Promise<number[]> {
  const statuses: number[] = [];
  const call = async (path: string, json?: unknown) =>
    void statuses.push(await read(member.call(path, json === undefined ? {} : { json })));
  const story = await keep(member, text);
  if (story) {
    await call(storyPath(story.id));
    const shared = await member.call(storySharePath(story.id), { method: 'POST' });
    const { token } = (await shared.json()) as Partial<StoryShare>;
    statuses.push(shared.status);
    if (token) for (const path of [sharedStoryPath(token), sharedPagePath(token)]) await call(path);
    await call(storyBookPath(story.id), { dedication: text, format: 'epub' });
    await call(`${storiesPath}?search=${encodeURIComponent([...text].slice(0, 300).join('').toWellFormed())}`);
    statuses.push(await read(member.call(storyPath(story.id), { method: 'DELETE' })));
  }
  const options = storyParams();
  for (const field of ['setting', 'message', 'avoid'])
    await call(generateStoryStreamPath, { storyParams: { ...options, [field]: text } });
  await call(generateStoryGeminiPath, { storyParams: { ...options, characters: [text] } });
  await call(storiesPath, { title: text, content: 'x', options, notes: text, tags: [text] });
  await call(childrenPath, { name: text, ageGroup: 'toddler' });
  await call(castPath, { name: text, look: text });
  await call(browserLogPath, { message: text, path: text });
  await call(profilePath, { name: text });
  statuses.push(
    await read(fetch(`${server.url}${storiesPath}/${encodeURIComponent(text.slice(0, 2000).toWellFormed())}`)),
  );
  return statuses;
}

/** Measures the CPU time of this process, server and caller, in milliseconds: other programs do not count. */
async function worked(work: () => Promise<number[]>): Promise<{ milliseconds: number; statuses: number[] }> {
  const before = process.cpuUsage();
  const statuses = await work();
  const { user, system } = process.cpuUsage(before);
  return { milliseconds: (user + system) / 1000, statuses };
}

test(`[P28] ${nastyLetters} letters of every nasty kind keep no route busy for much longer than a story of that length`, {
  timeout: 300_000,
}, async () => {
  const parent = await server.signIn();
  const story = 'The fox walked on, and it was quiet. '.repeat(nastyLetters).slice(0, nastyLetters - 1);
  await everywhere(parent, story);
  const usual = (await worked(() => everywhere(parent, story))).milliseconds;
  for (const text of nastyTexts) {
    const { milliseconds, statuses } = await worked(() => everywhere(parent, text));
    const kind = JSON.stringify(text.slice(0, 12));
    expect(
      statuses.filter((status) => status >= 500),
      kind,
    ).toEqual([]);
    // Work that grows with the square of 60,000 letters would take minutes.
    expect(milliseconds, kind).toBeLessThan(6 * usual + 1000);
    // And everybody else is answered meanwhile and afterwards.
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  }
});
