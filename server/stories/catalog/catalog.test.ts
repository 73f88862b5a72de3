import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Story, storiesPath, storyPageSize, storyPath } from '#domain/stories/api.ts';
import { privateFeedPaths } from '#domain/stories/private-feed.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function save(member: TestMember, title: string): Promise<Story> {
  const json = { title, content: `**${title}**\n\nFox saw a light in the mill.`, options: storyParams() };
  return (await (await member.call(storiesPath, { json })).json()) as Story;
}
const makeCatalog = async (member: TestMember) =>
  ((await (await member.call(privateFeedPaths.books, { method: 'POST' })).json()) as { url: string }).url;
const textOf = async (url: string) => (await fetch(url)).text();
const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
/** Returns the addresses of the links of one kind, in order. */
const linksOf = (feed: string, rel: string) =>
  [...feed.matchAll(/<link rel="([^"]+)" href="([^"]+)" type="([^"]+)"\/>/g)]
    .filter(([, each]) => each === rel)
    .map(([, , href = '']) => unescaped(href));
const acquisition = 'http://opds-spec.org/acquisition';

test('[P24] a catalog is an acquisition feed of OPDS with covers and books, whatever a title holds', async () => {
  const parent = await server.signIn();
  await save(parent, ']]><entry>&"\u0007 🦊');
  const url = await makeCatalog(parent);
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toBe(
    'application/atom+xml;profile=opds-catalog;kind=acquisition;charset=utf-8',
  );
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const feed = await answer.text();
  expect(feed.match(/<entry /g)).toHaveLength(1);
  expect(feed).not.toContain('\u0007');
  expect(feed).toContain('<summary type="text">Fox saw a light in the mill.</summary>');
  expect([linksOf(feed, 'self'), linksOf(feed, 'start')]).toEqual([[url], [url]]);
  const [book = ''] = linksOf(feed, acquisition);
  const epub = await fetch(book);
  expect([epub.status, epub.headers.get('content-type')]).toEqual([200, 'application/epub+zip']);
  expect(
    Buffer.from(await epub.arrayBuffer())
      .subarray(30, 58)
      .toString(),
  ).toBe('mimetypeapplication/epub+zip');
  for (const [rel, width] of [
    ['http://opds-spec.org/image', 1260],
    ['http://opds-spec.org/image/thumbnail', 420],
  ] as const) {
    const cover = await fetch(linksOf(feed, rel)[0] ?? '');
    expect([
      cover.headers.get('content-type'),
      (await sharp(Buffer.from(await cover.arrayBuffer())).metadata()).width,
    ]).toEqual(['image/jpeg', width]);
  }
});

test('[P08] a catalog lists its owner’s stories alone, and opens nothing of others, of a podcast’s token, or once it is taken back', async () => {
  const [parent, other] = [await server.signIn(), await server.signIn()];
  await save(parent, 'Mine');
  const theirs = await save(other, 'Theirs');
  const url = await makeCatalog(parent);
  const feed = await textOf(url);
  expect([feed.includes('>Mine<'), feed.includes('Theirs')]).toEqual([true, false]);
  const base = url.replace('/catalog.xml', '');
  for (const file of [`books/${theirs.id}.epub`, `covers/${theirs.id}.jpg`, 'books/x.epub', 'feed.xml', 'cover.jpg'])
    expect((await fetch(`${base}/${file}`)).status, file).toBe(404);
  const podcast = await (await parent.call(privateFeedPaths.sound, { method: 'POST' })).json();
  const withPodcast = (podcast as { url: string }).url.replace('feed.xml', 'catalog.xml');
  expect((await fetch(withPodcast)).status).toBe(404);
  const [book = ''] = linksOf(feed, acquisition);
  await server.sql("update profiles set status = 'suspended' where id = $1", [parent.userId]);
  expect((await fetch(url)).status).toBe(404);
  await server.sql("update profiles set status = 'active' where id = $1", [parent.userId]);
  expect((await fetch(book)).status).toBe(200);
  expect((await parent.call(privateFeedPaths.books, { method: 'DELETE' })).status).toBe(204);
  for (const gone of [url, book, `${base}/search.xml`]) expect((await fetch(gone)).status).toBe(404);
  // The podcast has another address, and stays.
  expect((await fetch((podcast as { url: string }).url)).status).toBe(200);
});

test('a catalog of many stories goes on from page to page, with each story once, and is searched', async () => {
  const parent = await server.signIn();
  const { id } = await save(parent, 'The first one');
  await server.sql(
    `insert into stories (user_id, title, content, length, language, characters, setting, message, age_group, model, story_type, search_text, title_key)
     select user_id, 'Number ' || n, content, length, language, characters, setting, message, age_group, model, story_type, 'number ' || n, 'number ' || n
     from stories, generate_series(1, $2::integer) n where id = $1`,
    [id, storyPageSize + 9],
  );
  const url = await makeCatalog(parent);
  const first = await textOf(url);
  const [next = ''] = linksOf(first, 'next');
  const second = await textOf(next);
  expect([linksOf(second, 'self'), linksOf(second, 'next')]).toEqual([[next], []]);
  const ids = [first, second].flatMap((page) => [...page.matchAll(/<id>urn:uuid:([^<]+)/g)].map(([, each]) => each));
  expect([ids.length, new Set(ids).size]).toEqual([storyPageSize + 10, storyPageSize + 10]);
  const search = await textOf(linksOf(first, 'search')[0] ?? '');
  const template = unescaped(/template="([^"]+)"/.exec(search)?.[1] ?? '');
  const found = await textOf(template.replace('{searchTerms}', encodeURIComponent('Number 59')));
  expect(found.match(/<title>Number 59<\/title>/g)).toHaveLength(1);
  expect(found.match(/<entry /g)).toHaveLength(1);
  expect((await fetch(`${url}?cursor=nonsense`)).status).toBe(400);
});

test('a book of the catalog reads as its story reads now', async () => {
  const parent = await server.signIn();
  const story = await save(parent, 'The Mill');
  const url = await makeCatalog(parent);
  const before = await textOf(url);
  const change = { title: 'The Lighthouse', notes: '', tags: [], changedAt: story.updatedAt };
  expect((await parent.call(storyPath(story.id), { method: 'PUT', json: change })).status).toBe(200);
  const after = await textOf(url);
  expect(after).toContain('<title>The Lighthouse</title>');
  const updated = (feed: string) => /<entry[\s\S]*?<updated>([^<]+)/.exec(feed)?.[1] ?? '';
  expect(updated(after) > updated(before)).toBe(true);
  const book = await fetch(linksOf(after, acquisition)[0] ?? '');
  expect(book.headers.get('content-disposition')).toContain('The%20Lighthouse.epub');
});
