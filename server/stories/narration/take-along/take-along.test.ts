import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import NodeID3 from 'node-id3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { narrationFilePath, sharedNarrationPath, sharedSoundPath } from '#domain/stories/narration/api.ts';
import { privateFeedPaths } from '#domain/stories/private-feed.ts';
import { type SharedStory, sharedStoryPath } from '#domain/stories/share.ts';
import { decoded } from '#sandbox/speech/marks.ts';
import { startTestServer, type TestMember, type TestServer } from '../../../testing.ts';
import { begin, demoVoice, narrate, saveText } from '../testing.ts';
import { writeFeed } from './write-feed.ts';

const validator = '/usr/share/java/epubcheck.jar';
const hasJava = spawnSync('java', ['-version']).status === 0;

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ speech: {} });
  member = await server.signIn();
});
afterAll(() => server.stop());

const order = (id: string, format: string) =>
  member.call(narrationFilePath(id), { json: { format, voice: demoVoice, dedication: '' } });

test('a narration is one MP3 with its title, its cover and its sound, under the story’s name', async () => {
  const id = await saveText(member, ['One sentence. And another.'], { title: 'Ñandú & the <moon>' });
  const early = await order(id, 'audio');
  expect([early.status, ((await early.json()) as { code: string }).code]).toEqual([409, 'NARRATION_NOT_READY']);
  await narrate(member, id);
  const answer = await order(id, 'audio');
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('Ñandú & the moon.mp3'));
  const file = Buffer.from(await answer.arrayBuffer());
  const tags = NodeID3.read(file);
  expect(tags).toMatchObject({ title: 'Ñandú & the <moon>', artist: 'Lunatale', image: { mime: 'image/jpeg' } });
  const { samples, rate, errors } = await decoded(file);
  expect(errors).toBe(0);
  expect(samples.length / rate).toBeGreaterThan(2);
});

test('a series is one MP3 with a chapter for each story, in their order', async () => {
  const first = await saveText(member, ['The first evening.'], { title: 'First' });
  const second = await saveText(member, ['The second evening, a little longer.'], { title: 'Second' });
  await server.sql(
    'update stories set chapter_of = $1, series = (select series from stories where id = $1) where id = $2',
    [first, second],
  );
  await narrate(member, first);
  const half = await order(first, 'series');
  expect(await half.json()).toMatchObject({ code: 'NARRATION_NOT_READY', used: 1, limit: 2 });
  await narrate(member, second);
  const tags = NodeID3.read(Buffer.from(await (await order(second, 'series')).arrayBuffer()));
  expect(tags.chapter?.map(({ tags: { title } = {} }) => title)).toEqual(['First', 'Second']);
  expect(tags.chapter?.[1]?.startTimeMs).toBeGreaterThan(1000);
});

test.runIf(hasJava && existsSync(validator))(
  'a book that reads itself aloud passes the validator',
  { timeout: 240_000 },
  async () => {
    const id = await saveText(member, ['“Who <is> there?” asked Mia & Tom. Nobody.', 'The end came softly.'], {
      title: 'A & <B>',
    });
    await narrate(member, id);
    const path = join(mkdtempSync(join(tmpdir(), 'lunatale-spoken-')), 'spoken.epub');
    writeFileSync(path, Buffer.from(await (await order(id, 'epub')).arrayBuffer()));
    const check = spawnSync('java', ['-jar', validator, path], { encoding: 'utf8' });
    expect([check.status, check.stderr]).toEqual([0, expect.not.stringMatching(/ERROR|WARNING/)]);
  },
);

/** Returns what the schema of the format finds wrong with a feed. */
function problemsOf(feed: string): string | null {
  using rules = XmlDocument.fromBuffer(readFileSync(new URL('./podcast-feed.rng', import.meta.url)));
  using schema = RelaxNGValidator.fromDoc(rules);
  using document = XmlDocument.fromString(feed);
  try {
    schema.validate(document);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

test('[P24] a feed without an episode, in Spanish, with a very short one or one without a word for a title is valid, and the schema notices what is wrong', () => {
  const of = {
    site: 'https://example.org',
    address: 'https://example.org/feed.xml',
    cover: 'https://example.org/cover.jpg',
  };
  const episode = { id: randomUUID(), url: 'https://example.org/1.mp3', bytes: 144, seconds: 0.02, madeAt: new Date() };
  const titles = ['夜の森', '\u0007', '<![CDATA[', 'a'.repeat(200)];
  const full = writeFeed({ ...of, language: 'spanish', episodes: titles.map((title) => ({ ...episode, title })) });
  expect(problemsOf(full)).toBeNull();
  expect(problemsOf(writeFeed({ ...of, language: 'english', episodes: [] }))).toBeNull();
  for (const [right, wrong] of [
    ['<language>es</language>', ''],
    ['length="144"', 'length="0"'],
    ['<itunes:explicit>false', '<itunes:explicit>no'],
    ['>episodic<', '>sometimes<'],
    [' GMT</pubDate>', '</pubDate>'],
    ['</channel>', '<script/></channel>'],
  ] as const) {
    expect(full).toContain(right);
    expect(problemsOf(full.replace(right, wrong))).not.toBeNull();
  }
});

test('[P24] a feed is RSS that podcast players take, whatever a title holds, and opens nothing once it is taken back', {
  timeout: 60_000,
}, async () => {
  const parent = await server.signIn();
  expect(await (await parent.call(privateFeedPaths.sound)).json()).toBeNull();
  await narrate(parent, await saveText(parent, ['A story for the car.'], { title: ']]><item>&"\u0007 🦊' }));
  const made = await parent.call(privateFeedPaths.sound, { method: 'POST' });
  expect(made.status).toBe(201);
  const { url } = (await made.json()) as { url: string };
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const feed = await answer.text();
  expect(problemsOf(feed)).toBeNull();
  // Podcast directories are asked to leave it out.
  expect(feed).toContain('<itunes:block>Yes');
  expect(feed.match(/<item>/g)).toHaveLength(1);
  const [, address = '', length = '', type = ''] =
    /<enclosure url="([^"]+)" length="(\d+)" type="([^"]+)"/.exec(feed) ?? [];
  const episode = await fetch(address);
  expect([episode.status, episode.headers.get('content-type'), type]).toEqual([200, 'audio/mpeg', 'audio/mpeg']);
  expect((await episode.arrayBuffer()).byteLength).toBe(Number(length));
  expect((await fetch(address, { headers: { range: 'bytes=0-9' } })).status).toBe(206);
  const cover = await fetch(url.replace('feed.xml', 'cover.jpg'));
  expect(cover.headers.get('content-type')).toBe('image/jpeg');
  await parent.call(privateFeedPaths.sound, { method: 'DELETE' });
  for (const gone of [url, address]) expect((await fetch(gone)).status).toBe(404);
});

test('[P08] whoever holds a story’s link hears it if its owner allows, and no longer than that', async () => {
  const id = await saveText(member, ['To be heard by grandma.']);
  await narrate(member, id);
  const token = randomBytes(16).toString('base64url');
  await server.sql('insert into story_shares (story_id, user_id, token) values ($1, $2, $3)', [
    id,
    member.userId,
    token,
  ]);
  await server.sql('update stories set generation_id = gen_random_uuid() where id = $1', [id]);
  await server.sql(
    "insert into generations (id, user_id, request_hash, story_type, options, status, content, usage_date, lease_expires_at) select generation_id, user_id, 'x', 'free_no_image', '{}', 'completed', content, current_date, now() from stories where id = $1",
    [id],
  );
  const heard = () => fetch(server.url + sharedNarrationPath(token));
  const sound = () => fetch(`${server.url}/storage/v1/narrations/${token}/story.mp3`);
  const told = async () => ((await (await fetch(server.url + sharedStoryPath(token))).json()) as SharedStory).sound;
  expect([(await heard()).status, (await sound()).status, await told()]).toEqual([404, 404, false]);
  const allow = (allowed: boolean) => member.call(sharedSoundPath(id), { method: 'PUT', json: { allowed } });
  expect(await (await allow(true)).json()).toEqual({ allowed: true });
  const narration = (await (await heard()).json()) as { key: string; state: string };
  expect([narration.key, narration.state, (await sound()).status]).toEqual([token, 'ready', 200]);
  expect(await told()).toBe(true);
  // Strangers do not hear a handwritten text that the reader has not checked.
  await server.sql("update stories set content = 'Words of my own.' where id = $1", [id]);
  await narrate(member, id);
  expect((await sound()).status).toBe(404);
  await server.sql("update stories set content = 'To be heard by grandma.' where id = $1", [id]);
  await narrate(member, id);
  expect((await sound()).status).toBe(200);
  await allow(false);
  expect([(await heard()).status, (await sound()).status]).toEqual([404, 404]);
  expect((await begin(await server.signIn(), id)).status).toBe(404);
});
