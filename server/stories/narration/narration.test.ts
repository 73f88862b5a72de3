import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { storyPath } from '#domain/stories/api.ts';
import {
  narrationSchema,
  narrationSentencePath,
  narrationSoundPath,
  storyNarrationPath,
} from '#domain/stories/narration/api.ts';
import { sentenceStarts } from '#domain/stories/narration/timeline.ts';
import { decoded, marksIn } from '#sandbox/speech/marks.ts';
import { startTestServer, type TestMember, type TestServer } from '../../testing.ts';
import { begin, demoVoice, narrate, saveText, untilEnd } from './testing.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ speech: {} });
  member = await server.signIn();
});
afterEach(() => server.sandbox.clearFaults());
afterAll(() => server.stop());

const bytesOf = async (path: string, init?: RequestInit) => {
  const answer = await fetch(server.url + path, init);
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const speechCalls = async () => (await server.sandbox.calls('speech')).filter(({ method }) => method === 'POST');

test('[P45] a story is read sentence by sentence into one file, whose times are those of the sentences', async () => {
  const id = await saveText(member, ['The owl blinked twice. Nobody saw it.', 'Then the moon rose over the barn.']);
  const answer = await begin(member, id);
  expect(answer.status).toBe(201);
  const narration = await untilEnd(member, narrationSchema().parse(await answer.json()));
  expect(narration).toMatchObject({ state: 'ready', storyId: id, made: 3, stoppedBy: null, voice: { demo: true } });
  expect(narration.sentences.map(({ paragraph, source }) => [paragraph, source])).toEqual([
    [0, 'engine'],
    [0, 'engine'],
    [1, 'engine'],
  ]);
  const whole = await bytesOf(narrationSoundPath(narration.key));
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('audio/mpeg');
  const parts = await Promise.all([0, 1, 2].map((index) => bytesOf(narrationSentencePath(narration.key, index))));
  expect(Buffer.concat(parts.map(({ bytes }) => bytes))).toEqual(Buffer.from(whole.bytes));
  const sound = await decoded(whole.bytes);
  expect(sound.errors).toBe(0);
  const seconds = narration.sentences.reduce((sum, each) => sum + (each.seconds ?? 0), 0);
  expect(sound.samples.length / sound.rate).toBeCloseTo(seconds, 1);
  // Each sentence's first mark is heard where its first word is reported to begin.
  const starts = sentenceStarts(narration.sentences);
  const marks = marksIn(sound);
  expect(marks).toHaveLength(14);
  for (const [index, { words }] of narration.sentences.entries()) {
    const said = (starts[index] ?? 0) + (words[0]?.[2] ?? 0);
    expect(Math.min(...marks.map((mark) => Math.abs(mark - said)))).toBeLessThan(0.05);
  }
});

test('[P45] the pause is longer at the end of a paragraph, and the last third is slower', async () => {
  const id = await saveText(
    member,
    [...Array(6)].map(() => 'The very same words. The very same words.'),
  );
  const { sentences } = await narrate(member, id);
  const seconds = sentences.map((each) => each.seconds ?? 0);
  expect((seconds[1] ?? 0) - (seconds[0] ?? 0)).toBeGreaterThan(0.3);
  const bodies = (await speechCalls()).map(({ body }) => JSON.parse(body) as { input: string; speed?: number });
  const asked = bodies.filter(({ input }) => input === 'The very same words.').map(({ speed = 1 }) => speed);
  expect(asked.slice(0, 8)).toEqual(Array(8).fill(1));
  expect(Math.min(...asked)).toBe(0.86);
  const spoken = ({ words }: (typeof sentences)[number]) => (words.at(-1)?.[3] ?? 0) - (words[0]?.[2] ?? 0);
  const [first, last] = [sentences[0], sentences.at(-1)];
  expect(last && first && spoken(last) / spoken(first)).toBeGreaterThan(1.1);
});

test('[P12, P45] the same text in the same voice is made once, also for two servers at once', async () => {
  const id = await saveText(member, ['A story that two devices press at once. It has two sentences.']);
  const twin = await server.twin();
  const post = (url: string) =>
    fetch(url + storyNarrationPath(id), {
      method: 'POST',
      headers: { authorization: `Bearer ${member.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ voice: demoVoice }),
    });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, place) => post(place % 2 ? twin.url : server.url)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201]);
  const keys = await Promise.all(answers.map(async (answer) => narrationSchema().parse(await answer.json()).key));
  expect(new Set(keys).size).toBe(1);
  const { state } = await narrate(member, id);
  await twin.stop();
  await narrate(member, id);
  expect(state).toBe('ready');
  const calls = (await speechCalls()).filter(({ body }) => body.includes('two devices press'));
  expect(calls).toHaveLength(1);
});

test('a sentence is heard while the next ones are still being made, and the whole as it comes', async () => {
  const id = await saveText(member, ['Here is the first one. Here is the slow one.', 'And here is the third one.']);
  const lift = await server.sandbox.fault({ vendor: 'speech', fault: 'hang', match: 'slow one' });
  const narration = narrationSchema().parse(await (await begin(member, id)).json());
  const first = await bytesOf(narrationSentencePath(narration.key, 0));
  expect(first.status).toBe(200);
  const sound = await fetch(server.url + narrationSoundPath(narration.key));
  const reader = sound.body?.getReader();
  const piece = await reader?.read();
  expect(Buffer.from(piece?.value ?? [])).toEqual(Buffer.from(first.bytes));
  await reader?.cancel();
  await lift();
  await member.call(storyNarrationPath(id), { method: 'DELETE' });
});

test('[P08] of somebody else’s story there is no narration, and none is begun', async () => {
  const id = await saveText(member, ['Mine alone.']);
  const other = await server.signIn();
  expect((await begin(other, id)).status).toBe(404);
  expect((await other.call(`${storyNarrationPath(id)}?voice=${demoVoice}`)).status).toBe(404);
  const { key } = await narrate(member, id);
  expect((await other.call(storyNarrationPath(id), { method: 'DELETE' })).status).toBe(404);
  expect((await bytesOf(narrationSoundPath(key))).status).toBe(200);
});

test('ranges of a finished narration are answered, and a wrong one is refused', async () => {
  const id = await saveText(member, ['A range of sound.']);
  const { key } = await narrate(member, id);
  const part = await bytesOf(narrationSoundPath(key), { headers: { range: 'bytes=144-287' } });
  expect([part.status, part.bytes.length]).toEqual([206, 144]);
  expect((await bytesOf(narrationSoundPath(key), { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
  expect((await bytesOf(narrationSoundPath('x'.repeat(22)))).status).toBe(404);
  expect((await bytesOf(narrationSentencePath(key, 7))).status).toBe(404);
});

test('[P45] words that were changed have no sound until they are read anew', async () => {
  const id = await saveText(member, ['As it was.']);
  const { key } = await narrate(member, id);
  await server.sql("update stories set content = 'As it is now.' where id = $1", [id]);
  expect((await member.call(`${storyNarrationPath(id)}?voice=${demoVoice}`)).status).toBe(404);
  expect((await bytesOf(narrationSoundPath(key))).status).toBe(404);
  expect((await narrate(member, id)).key).not.toBe(key);
});

test('[P45] of a story that was changed only the new sentences are made and paid for, and the old words bring their sound back', async () => {
  const paragraphs = (middle: string) => [
    'The hedgehog woke up late. It sneezed at the moon.',
    `${middle} Nobody answered.`,
    'Then the hedgehog curled up. It was a small warm ball. The moon went on alone.',
  ];
  const id = await saveText(member, paragraphs('It said good evening.'));
  const before = await narrate(member, id);
  const change = (middle: string) =>
    server.sql('update stories set content = $2 where id = $1', [id, paragraphs(middle).join('\n\n')]);
  const asked = async () => (await speechCalls()).map(({ body }) => (JSON.parse(body) as { input: string }).input);
  const first = await asked();

  await change('It said good morning. Then it laughed.');
  expect((await bytesOf(narrationSoundPath(before.key))).status).toBe(404);
  const after = await narrate(member, id);
  expect((await asked()).slice(first.length).toSorted()).toEqual(['It said good morning.', 'Then it laughed.']);
  expect(after.sentences.map(({ source }) => source)).toEqual(Array(8).fill('engine'));
  const [cost] = await server.sql<{ rows: number }>(
    'select count(*)::integer as rows from narrations where story_id = $1',
    [id],
  );
  expect(cost?.rows).toBe(1);
  const { samples, rate } = await decoded((await bytesOf(narrationSoundPath(after.key))).bytes);
  const words = after.sentences.flatMap((sentence) => sentence.words);
  expect(marksIn({ samples, rate })).toHaveLength(words.length);

  await change('It said nothing.');
  await change('It said good morning. Then it laughed.');
  const again = await begin(member, id);
  expect([again.status, narrationSchema().parse(await again.json()).key]).toEqual([200, after.key]);
  expect((await bytesOf(narrationSoundPath(after.key))).status).toBe(200);
  expect(await asked()).toHaveLength(first.length + 2);
});

test('[P45] a sentence that moves to the end of its story is read anew, as slowly as the end is', async () => {
  const others = ['Then came the dark.', 'Then came the cat.', 'Then came the owl.', 'Then came the moon.'];
  // In the place before the last the pause is nearly the old one, and only the pace differs.
  const orders = [
    ['The lamp was lit.', ...others, 'Then nobody came.'],
    [...others, 'The lamp was lit.', 'Then nobody came.'],
    [...others, 'Then nobody came.', 'The lamp was lit.'],
  ].map((order) => order.join(' '));
  const id = await saveText(member, orders.slice(0, 1));
  for (const content of orders) {
    await server.sql('update stories set content = $2 where id = $1', [id, content]);
    await narrate(member, id);
  }
  const asked = (await speechCalls()).map(({ body }) => JSON.parse(body) as { input: string; speed?: number });
  const speeds = asked.filter(({ input }) => input === 'The lamp was lit.').map(({ speed = 1 }) => speed);
  expect(speeds).toEqual([1, 0.93, 0.86]);
});

test('[P45] words that are changed while they are read end the reading, and what was read is not read again', async () => {
  const id = await saveText(member, ['The kettle sang. The clock listened. The cat did not.']);
  const lift = await server.sandbox.fault({ vendor: 'speech', fault: 'slow', match: 'The cat did not' });
  const begun = narrationSchema().parse(await (await begin(member, id)).json());
  await bytesOf(narrationSentencePath(begun.key, 1));
  await server.sql("update stories set content = 'The kettle sang. The clock listened. The dog did.' where id = $1", [
    id,
  ]);
  await lift();
  expect((await narrate(member, id)).state).toBe('ready');
  const asked = (await speechCalls()).filter(({ body }) => body.includes('The kettle sang'));
  expect(asked).toHaveLength(1);
});

test('[P33] the sound of earlier words goes after 30 days, and with its story', async () => {
  const id = await saveText(member, ['Earlier words.']);
  await narrate(member, id);
  await server.sql("update stories set content = 'Later words.' where id = $1", [id]);
  const kept = () => server.sql('select from narrations where story_id = $1', [id]);
  await server.sql('select forget_deleted_stories()');
  expect(await kept()).toHaveLength(1);
  await server.sql("update narrations set outdated_at = now() - interval '31 days' where story_id = $1", [id]);
  await server.sql('select forget_deleted_stories()');
  expect(await kept()).toEqual([]);
  const asked = await server.sql('select from object_removals where prefix like $1', [
    `narrations/${member.userId}/${id}/%`,
  ]);
  expect(asked).toHaveLength(1);
});

test('[P33] the sound goes with its story, and with its account', async () => {
  const id = await saveText(member, ['Gone with the story.']);
  const { key } = await narrate(member, id);
  const folder = `narrations/${member.userId}/${id}`;
  // The sentences go right after the whole is there.
  await expect.poll(() => server.ctx.objects.list(folder)).toHaveLength(1);
  await member.call(storyPath(id), { method: 'DELETE' });
  expect(await server.ctx.objects.list(folder)).toEqual([]);
  expect((await bytesOf(narrationSoundPath(key))).status).toBe(404);
  const leaving = await server.signIn();
  await narrate(leaving, await saveText(leaving, ['Gone with the account.']));
  await leaving.call('/api/identity/account', { method: 'DELETE', json: { email: leaving.email } });
  expect(await server.ctx.objects.list(`narrations/${leaving.userId}`)).toEqual([]);
  expect(await server.sql('select from narrations where user_id = $1', [leaving.userId])).toEqual([]);
});
