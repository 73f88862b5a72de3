import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type GenerateStoryGeminiAnswer, generateStoryGeminiPath } from '#domain/generation/api.ts';
import { type Story, storiesPath, storyPath } from '#domain/stories/api.ts';
import { type OwnPictures, redrawPath, storyPicturesPath } from '#domain/stories/pictures.ts';
import { type SharedStory, type StoryShare, sharedStoryPath, storySharePath } from '#domain/stories/share.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';
import { lightUpTo } from './redraw.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ redrawingsPerDay: 2 });
});
afterEach(async () => {
  server.ctx.breakers.gemini.succeeded();
  await server.sandbox.clearFaults();
  await server.sandbox.clearCalls();
});
afterAll(() => server.stop());

const options = storyParams({ model: 'gemini' });
/** Saves a picture book that was written here. */
async function keepBook(member: TestMember): Promise<Story> {
  const generationId = randomUUID();
  const told = await member.call(generateStoryGeminiPath, {
    json: { storyParams: options, generationId, turnstileToken: null },
  });
  const { story } = (await told.json()) as GenerateStoryGeminiAnswer;
  const json = { title: story?.title, content: story?.content, options, generationId };
  return (await (await member.call(storiesPath, { json })).json()) as Story;
}
const read = async (member: TestMember, { id }: Pick<Story, 'id'>) =>
  (await (await member.call(storyPath(id))).json()) as Story;
const pictures = async (member: TestMember, { id }: Pick<Story, 'id'>) =>
  (await (await member.call(storyPicturesPath(id))).json()) as OwnPictures;
const choose = (member: TestMember, { id }: Pick<Story, 'id'>, shown: string[], changedAt: string) =>
  member.call(storyPicturesPath(id), { method: 'PUT', json: { shown, changedAt } });
const redraw = (member: TestMember, { id }: Pick<Story, 'id'>, url: string, wish = '') =>
  member.call(redrawPath(id), { json: { url, wish } });
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const urls = ({ images }: { images: { url: string }[] | null }) => (images ?? []).map(({ url }) => url);

test('[DATA-07] a picture is left out everywhere, and comes back as it was', async () => {
  const parent = await server.signIn();
  const story = await keepBook(parent);
  const all = urls(story);
  expect(all).toHaveLength(3);
  const share = (await (await parent.call(storySharePath(story.id), { method: 'POST' })).json()) as StoryShare;
  const shared = async () =>
    ((await (await fetch(server.url + sharedStoryPath(share.token))).json()) as SharedStory).images.length;
  const { changedAt } = await pictures(parent, story);
  const left = (await (await choose(parent, story, all.slice(1), changedAt)).json()) as OwnPictures;
  expect(left.pictures.map(({ leftOut }) => leftOut)).toEqual([true, false, false]);
  expect(urls(await read(parent, story))).toEqual(all.slice(1));
  expect(await shared()).toBe(2);
  // The second of two devices is told.
  expect(await codeOf(await choose(parent, story, all, changedAt))).toEqual([409, 'STORY_CHANGED']);
  for (const shown of [['/somewhere/else.png'], [...all, 'x']])
    expect(await codeOf(await choose(parent, story, shown, left.changedAt))).toEqual([400, 'INVALID_REQUEST']);
  expect((await choose(parent, story, [], left.changedAt)).status).toBe(200);
  expect(await read(parent, story)).toMatchObject({ images: [], imageUploadFailed: false });
  const none = await pictures(parent, story);
  expect((await choose(parent, story, all, none.changedAt)).status).toBe(200);
  expect((await read(parent, story)).images).toEqual(story.images);
  expect(await shared()).toBe(3);
});

test('[P11] [P21] a picture is drawn again beside the same paragraph, the other is kept, and a day has its number', async () => {
  const parent = await server.signIn();
  const story = await keepBook(parent);
  const [first = '', second = ''] = urls(story);
  await server.sandbox.clearCalls();
  const answer = await redraw(parent, story, second, 'with a red kite');
  const drawn = (await answer.json()) as OwnPictures;
  expect([answer.status, drawn.left, drawn.pictures.length]).toEqual([200, 1, 4]);
  const now = await read(parent, story);
  expect(now.images).toHaveLength(3);
  const [, fresh] = now.images ?? [];
  expect(fresh?.url).not.toBe(second);
  expect([fresh?.paragraph, fresh?.position]).toEqual([story.images?.[1]?.paragraph, 1]);
  expect((await fetch(server.url + (fresh?.url ?? ''))).status).toBe(200);
  const bodies = (await server.sandbox.calls('gemini')).map(({ body }) => body);
  expect(bodies.some((body) => body.includes('with a red kite'))).toBe(true);
  // Back to the old picture, which was kept.
  const back = await choose(parent, story, urls(story), drawn.changedAt);
  expect(back.status).toBe(200);
  expect((await read(parent, story)).images).toEqual(story.images);
  // Two pictures at the same place are refused.
  const { changedAt } = await pictures(parent, story);
  const both = [...urls(story), fresh?.url ?? ''];
  expect(await codeOf(await choose(parent, story, both, changedAt))).toEqual([400, 'INVALID_REQUEST']);
  expect((await redraw(parent, story, first)).status).toBe(200);
  expect(await codeOf(await redraw(parent, story, first))).toEqual([429, 'TOUCH_UPS_LIMITED']);
  await server.ctx.recorder.flush();
  const [calls] = await server.sql<{ count: string; usd: string }>(
    "select count(*), sum(cost_usd) as usd from api_usage_logs where endpoint = 'redrawing' and user_id = $1",
    [parent.userId],
  );
  expect([Number(calls?.count), Number(calls?.usd) > 0.06]).toEqual([2, true]);
});

test('[P21] a picture that does not come, or is not what was planned, leaves all as it was and counts nothing', async () => {
  const parent = await server.signIn();
  const story = await keepBook(parent);
  const [first = ''] = urls(story);
  for (const order of [{ fault: '500' as const }, { fault: 'sees-unfit' as const, match: 'everybodyThereOk' }]) {
    await server.sandbox.fault({ vendor: 'gemini', ...order });
    expect(await codeOf(await redraw(parent, story, first))).toEqual([500, 'PROVIDER_UNAVAILABLE']);
    await server.sandbox.clearFaults();
    server.ctx.breakers.gemini.succeeded();
  }
  expect(await pictures(parent, story)).toMatchObject({ left: 2, pictures: [{}, {}, {}] });
  expect(await read(parent, story)).toEqual({ ...(await read(parent, story)), images: story.images });
});

test('[P12] who hangs up each time has a picture drawn three times as often as a day lets, and no more', async () => {
  const parent = await server.signIn();
  const story = await keepBook(parent);
  const [url = ''] = urls(story);
  await server.sandbox.fault({ vendor: 'gemini', fault: 'silence' });
  for (let time = 1; time <= 6; time += 1) {
    await server.sandbox.clearCalls();
    const hangUp = new AbortController();
    const answer = parent.call(redrawPath(story.id), { json: { url, wish: '' }, signal: hangUp.signal });
    await expect.poll(async () => (await server.sandbox.calls('gemini')).length, { timeout: 5000 }).toBe(1);
    hangUp.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(async () => (await pictures(parent, story)).left, { timeout: 5000 }).toBe(2);
  }
  expect(await codeOf(await redraw(parent, story, url))).toEqual([429, 'TOUCH_UPS_LIMITED']);
});

test('[P28] a wish that no picture should show reaches no illustrator, and neither does a picture of one’s own', async () => {
  const parent = await server.signIn();
  const story = await keepBook(parent);
  const [first = ''] = urls(story);
  await server.sandbox.clearCalls();
  for (const wish of ['a murderer with a bloody knife', 'at 12 Elm Street'])
    expect(await codeOf(await redraw(parent, story, first, wish)), wish).toEqual([422, 'INPUT_REFUSED']);
  await server.sql("update stories set images = jsonb_set(images, '{0,own}', 'true') where id = $1", [story.id]);
  expect(await codeOf(await redraw(parent, story, first))).toEqual([400, 'INVALID_REQUEST']);
  expect(await server.sandbox.calls('gemini')).toEqual([]);
});

test('[P08] another’s pictures are neither seen, chosen nor drawn', async () => {
  const [parent, other] = [await server.signIn(), await server.signIn()];
  const story = await keepBook(parent);
  const [first = ''] = urls(story);
  const { changedAt } = await pictures(parent, story);
  for (const answer of [
    await other.call(storyPicturesPath(story.id)),
    await choose(other, story, [], changedAt),
    await redraw(other, story, first),
  ])
    expect(await codeOf(answer)).toEqual([404, 'STORY_NOT_FOUND']);
  expect(urls(await read(parent, story))).toEqual(urls(story));
});

test.each([
  [['The sun was high.', 'They walked.'], 1, 'day'],
  [['The sun was high.', 'In the evening the lanterns were lit.', 'Crick.'], 2, 'night'],
  [['Era de noche. Afuera, los faroles.', 'Algo hizo cric.'], 1, 'night'],
  [['Una mañana salió Fer.', 'Al atardecer volvió.', 'Solo durmió.'], 1, 'dusk'],
  [['The moon was a story.', 'They walked.', 'They sat down.'], 2, undefined],
  [['Ann sat alone in a Solomon chair.'], 0, undefined],
] as const)('[STORY-08] a picture is redrawn in the light of its words: %j', (paragraphs, at, light) => {
  expect(lightUpTo(paragraphs, at)).toBe(light);
});
