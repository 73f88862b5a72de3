import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPath, exportPath } from '#domain/identity/account.ts';
import { type Story, storiesPath, storyPath } from '#domain/stories/api.ts';
import {
  type Recording,
  type Recordings,
  recordedPauses,
  recordedSentencePath,
  recordedSound,
  recordedTimeline,
  recordingConsentPath,
  recordingPath,
  recordingSoundPath,
  recordingsPath,
  storyRecordingsPath,
} from '#domain/stories/recordings.ts';
import { keepRetention } from '../../operations/upkeep/jobs.ts';
import { removeAsked } from '../../platform/objects/object-removals.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';
import { levelled, wavOf } from './wav.ts';

let server: TestServer;
let clock = new Date();
beforeAll(async () => {
  server = await startTestServer({ now: () => clock, storagePerAccount: 2_000_000 });
});
afterAll(() => server.stop());

const content = 'Fox looked up. A star fell.\n\nHe slept.';

/** A tone of this many milliseconds, whose samples are `loudness` at most. */
function tone(milliseconds: number, loudness = 8000): Buffer {
  const samples = Buffer.alloc(Math.round((milliseconds * recordedSound.samplesPerSecond) / 1000) * 2);
  for (let at = 0; at < samples.length / 2; at += 1)
    samples.writeInt16LE(Math.round(Math.sin(at / 12) * loudness), at * 2);
  return samples;
}
const wav = (milliseconds: number, loudness?: number) => wavOf([tone(milliseconds, loudness)]);

const save = async (member: TestMember, text = content) =>
  (await (
    await member.call(storiesPath, { json: { title: 'The Star', content: text, options: storyParams() } })
  ).json()) as Story;
const agree = (member: TestMember) => member.call(recordingConsentPath, { method: 'PUT', json: { agreed: true } });
const begin = (member: TestMember, storyId: string, readBy = 'Grandma Rosa') =>
  member.call(storyRecordingsPath(storyId), { json: { readBy } });
const send = (member: TestMember, id: string, sentence: number, file: Buffer, type = 'audio/wav') =>
  member.call(recordedSentencePath(id, sentence), {
    method: 'PUT',
    body: new Uint8Array(file),
    headers: { 'content-type': type },
  });
const voices = async (member: TestMember) => (await (await member.call(recordingsPath)).json()) as Recordings;
const kept = async (member: TestMember) => server.ctx.objects.list(`recordings/${member.userId}`);
const code = async (answer: Response) => {
  const body = (await answer.json()) as { code?: string; field?: string };
  return [answer.status, body.code, body.field].filter(Boolean);
};

/** Returns a parent with a story that somebody has read to its end. */
async function recorded(): Promise<{ parent: TestMember; story: Story; recording: Recording }> {
  const parent = await server.signIn();
  const story = await save(parent);
  await agree(parent);
  const { id } = (await (await begin(parent, story.id)).json()) as Recording;
  await send(parent, id, 0, wav(400));
  await send(parent, id, 1, wav(500));
  const recording = (await (await send(parent, id, 2, wav(600))).json()) as Recording;
  return { parent, story, recording };
}

describe('a story that somebody of the family reads', () => {
  test('is kept sentence by sentence, and heard whole, each sentence at the place that is said', async () => {
    const parent = await server.signIn();
    const story = await save(parent);
    await agree(parent);
    const begun = (await (await begin(parent, story.id)).json()) as Recording;
    expect(begun).toMatchObject({ readBy: 'Grandma Rosa', isWhole: false });
    expect(begun.sentences.map(({ paragraph, start, end }) => [paragraph, start, end])).toEqual([
      [0, 0, 14],
      [0, 15, 27],
      [1, 0, 9],
    ]);
    expect(await code(await parent.call(recordingSoundPath(begun.id)))).toEqual([404, 'RECORDING_NOT_FOUND']);
    await send(parent, begun.id, 0, wav(400));
    await send(parent, begun.id, 2, wav(600));
    const last = (await (await send(parent, begun.id, 1, wav(500, 500))).json()) as Recording;
    const { sentence, paragraph } = recordedPauses;
    const second = 400 + sentence;
    const third = second + 500 + paragraph;
    expect(last.sentences.map(({ from, to }) => [from, to])).toEqual([
      [0, 400],
      [second, second + 500],
      [third, third + 600],
    ]);
    expect(last.isWhole).toBe(true);
    const timeline = recordedTimeline(last, content.split('\n\n'), 'english');
    expect(timeline.map(({ source, seconds }) => [source, seconds])).toEqual([
      ['recorded', 0.75],
      ['recorded', 1.4],
      ['recorded', 0.6],
    ]);
    expect(timeline[1]?.words.map(([start, end]) => content.slice(15 + start, 15 + end))).toEqual([
      'A',
      'star',
      'fell',
    ]);
    expect(timeline[1]?.words.at(-1)?.[3]).toBeCloseTo(0.5, 2);
    const answer = await parent.call(recordingSoundPath(begun.id));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const sound = Buffer.from(await answer.arrayBuffer()).subarray(44);
    expect(sound.length).toBe(((third + 600) * recordedSound.samplesPerSecond * 2) / 1000);
    // Sound where the sentences are, silence between them, and the quiet one as loud as the others.
    const loudest = (from: number, to: number) => {
      const samples = sound.subarray(from * 48, to * 48);
      return Math.max(...Array.from({ length: samples.length / 2 }, (_, at) => Math.abs(samples.readInt16LE(at * 2))));
    };
    expect([loudest(400, second), loudest(second + 500, third)]).toEqual([0, 0]);
    expect(loudest(0, 400)).toBeGreaterThan(3000);
    expect(loudest(second, second + 500) / loudest(0, 400)).toBeCloseTo(1, 1);
    const range = await parent.call(recordingSoundPath(begun.id), { headers: { range: 'bytes=0-3' } });
    expect([range.status, await range.text()]).toEqual([206, 'RIFF']);
  });

  test('is recorded anew one sentence at a time: the earlier sound goes, and the whole is joined again', async () => {
    const { parent, recording } = await recorded();
    await (await parent.call(recordingSoundPath(recording.id))).arrayBuffer();
    const before = await kept(parent);
    clock = new Date(clock.getTime() + 1000);
    const changed = (await (await send(parent, recording.id, 1, wav(900))).json()) as Recording;
    expect(changed.version).not.toBe(recording.version);
    const after = await kept(parent);
    expect(after).toHaveLength(3);
    expect(after.filter((key) => before.includes(key))).toHaveLength(2);
    const sound = await (await parent.call(recordingSoundPath(recording.id))).arrayBuffer();
    expect(sound.byteLength).toBe(44 + (changed.sentences[2]?.to ?? 0) * 48);
  });

  test('[P08] [SEC-03] is its own account’s alone', async () => {
    const { recording, story } = await recorded();
    const other = await server.signIn();
    await agree(other);
    const missing = [404, 'RECORDING_NOT_FOUND'];
    expect(await code(await other.call(recordingSoundPath(recording.id)))).toEqual(missing);
    expect(await code(await send(other, recording.id, 0, wav(400)))).toEqual(missing);
    expect(await code(await other.call(recordingPath(recording.id), { method: 'DELETE' }))).toEqual(missing);
    expect(await code(await begin(other, story.id))).toEqual([404, 'STORY_NOT_FOUND']);
    expect((await voices(other)).recordings).toEqual([]);
  });
});

describe('a story whose words are changed by hand', () => {
  test('keeps the sound of every sentence that stays as it is, and only that', async () => {
    const { parent, story, recording } = await recorded();
    const change = { title: story.title, notes: '', tags: [], changedAt: story.updatedAt };
    const words = { ...change, content: 'He slept.\n\nFox looked up. A lamp shone.' };
    expect((await parent.call(storyPath(story.id), { method: 'PUT', json: words })).status).toBe(200);
    const [now] = (await (await parent.call(storyRecordingsPath(story.id))).json()) as Recording[];
    const lengths = now?.sentences.map(({ from, to }) => (from === null || to === null ? null : to - from));
    expect([now?.id, lengths, now?.isWhole]).toEqual([recording.id, [600, 400, null], false]);
    expect(await kept(parent)).toHaveLength(2);
    const last = (await (await send(parent, recording.id, 2, wav(700))).json()) as Recording;
    expect(last.isWhole).toBe(true);
  });
});

describe('consent', () => {
  test('nothing is recorded before somebody agreed', async () => {
    const parent = await server.signIn();
    const story = await save(parent);
    expect(await voices(parent)).toEqual({ agreedAt: null, recordings: [] });
    expect(await code(await begin(parent, story.id))).toEqual([403, 'RECORDING_CONSENT_REQUIRED']);
    const agreed = (await (await agree(parent)).json()) as Recordings;
    expect(agreed.agreedAt).not.toBeNull();
    expect((await begin(parent, story.id)).status).toBe(201);
  });

  test('[P33] taken back, every recording goes with every copy, also of a story that may still come back', async () => {
    const { parent, story, recording } = await recorded();
    await (await parent.call(recordingSoundPath(recording.id))).arrayBuffer();
    expect(await kept(parent)).toHaveLength(4);
    await parent.call(storyPath(story.id), { method: 'DELETE' });
    expect((await parent.call(recordingConsentPath, { method: 'DELETE' })).status).toBe(204);
    expect(await kept(parent)).toEqual([]);
    expect(await voices(parent)).toEqual({ agreedAt: null, recordings: [] });
    const rows = await server.sql('select from recordings where user_id = $1', [parent.userId]);
    expect(rows).toEqual([]);
    expect(await code(await send(parent, recording.id, 0, wav(400)))).toEqual([404, 'RECORDING_NOT_FOUND']);
  });
});

describe('what is refused', () => {
  let parent: TestMember;
  let id: string;
  beforeAll(async () => {
    const begun = await recorded();
    parent = begun.parent;
    id = begun.recording.id;
  });

  const cut = wav(400).subarray(0, 5000);
  const otherRate = wav(400);
  otherRate.writeUInt32LE(48_000, 24);
  const twoChannels = wav(400);
  twoChannels.writeUInt16LE(2, 22);
  test.each([
    ['something else', Buffer.from('<html>'.repeat(30)), 'format'],
    ['nothing', Buffer.alloc(0), 'format'],
    ['half a file', cut, 'format'],
    ['another rate', otherRate, 'format'],
    ['two channels', twoChannels, 'format'],
    ['a click', wav(80), 'length'],
    ['more than a minute', wav(60_020), 'length'],
    ['silence', wav(400, 60), 'silence'],
  ])('[P25] %s', async (_what, file, field) => {
    const before = await kept(parent);
    expect(await code(await send(parent, id, 0, file))).toEqual([422, 'SOUND_REFUSED', field]);
    expect(await kept(parent)).toEqual(before);
  });

  test('a sentence that the story does not have, a file of another type and one that is too large', async () => {
    expect(await code(await send(parent, id, 3, wav(400)))).toEqual([400, 'INVALID_REQUEST', 'sentence']);
    expect(await code(await send(parent, id, 0, wav(400), 'audio/webm'))).toEqual([
      400,
      'INVALID_REQUEST',
      'content-type',
    ]);
    expect(await code(await send(parent, id, 0, Buffer.alloc(3_000_000)))).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test('more recordings than a story may have, and more sound than the account keeps', async () => {
    const full = await server.signIn();
    const story = await save(full);
    await agree(full);
    const answers = await Promise.all(Array.from({ length: 12 }, () => begin(full, story.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
    const [first] = answers.filter(({ status }) => status === 201);
    if (!first) throw new Error('none was begun');
    const { id: own } = (await first.json()) as Recording;
    expect((await send(full, own, 0, wav(30_000))).status).toBe(200);
    expect(await code(await send(full, own, 1, wav(30_000)))).toEqual([507, 'STORAGE_FULL']);
    expect(await kept(full)).toHaveLength(1);
  });
});

describe('what is deleted', () => {
  test('[P33] a recording goes at once, with every copy', async () => {
    const { parent, recording } = await recorded();
    await (await parent.call(recordingSoundPath(recording.id))).arrayBuffer();
    expect((await parent.call(recordingPath(recording.id), { method: 'DELETE' })).status).toBe(204);
    expect(await kept(parent)).toEqual([]);
    expect((await voices(parent)).recordings).toEqual([]);
  });

  test('[P33] with its story nobody hears it any more; it comes back with it, or goes for good after 30 days', async () => {
    const { parent, story, recording } = await recorded();
    await parent.call(storyPath(story.id), { method: 'DELETE' });
    expect((await voices(parent)).recordings).toEqual([]);
    expect(await code(await parent.call(recordingSoundPath(recording.id)))).toEqual([404, 'RECORDING_NOT_FOUND']);
    await server.sql('select restore_deleted_story($1, $2)', [parent.userId, story.id]);
    expect((await voices(parent)).recordings).toMatchObject([{ id: recording.id, isWhole: true, milliseconds: 1500 }]);
    await parent.call(storyPath(story.id), { method: 'DELETE' });
    await server.sql("update deleted_stories set deleted_at = now() - interval '31 days' where id = $1", [story.id]);
    await keepRetention(server.ctx);
    await removeAsked(server.ctx);
    expect(await kept(parent)).toEqual([]);
    expect(await server.sql('select from recordings where id = $1', [recording.id])).toEqual([]);
  });

  test('[P33] with the account everything goes; before that it can be taken along', async () => {
    const { parent } = await recorded();
    const copy = Buffer.from(await (await parent.call(exportPath)).arrayBuffer()).toString('latin1');
    expect(copy).toMatch(/recordings\/[0-9a-f-]{36}\/[0-9a-f-]{36}\/sentence-0-[0-9a-f-]{36}\.wav/);
    await parent.call(accountPath, { method: 'DELETE', json: { email: parent.email } });
    expect(await kept(parent)).toEqual([]);
    expect(await server.sql('select from recordings where user_id = $1', [parent.userId])).toEqual([]);
  });
});

test('a loud sentence is lowered and a quiet one raised, without a sample beyond what one holds', () => {
  const rms = (samples: Buffer) =>
    Math.sqrt(
      Array.from({ length: samples.length / 2 }, (_, at) => samples.readInt16LE(at * 2) ** 2).reduce((a, b) => a + b) /
        (samples.length / 2),
    );
  const [loud, quiet] = [levelled(tone(300, 32_000)), levelled(tone(300, 600))];
  expect(rms(loud) / rms(quiet)).toBeCloseTo(1, 1);
});
