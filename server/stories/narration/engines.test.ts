import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { storyNarrationPath } from '#domain/stories/narration/api.ts';
import { startTestServer, type TestMember, type TestServer } from '../../testing.ts';
import { resumeNarrations } from './resume-narrations.ts';
import { begin, demoVoice, narrate, saveText } from './testing.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({
    speech: { dailyCap: 1, words: 'captioned' },
    narrationsPerDay: { free: 6, premium: null },
  });
  member = await server.signIn();
});
afterEach(() => server.sandbox.clearFaults());
afterAll(() => server.stop());

const ten = Array.from({ length: 10 }, (_, place) => `This is sentence number ${place + 1} of ten.`);

test('[P19, P45] a sentence that fails is left to the device, costs no other, and is made again later', async () => {
  const id = await saveText(member, [ten.join(' ')]);
  const lift = await server.sandbox.fault({ vendor: 'speech', fault: '500', match: 'number 10 ' });
  const narration = await narrate(member, id);
  expect(narration.state).toBe('partial');
  expect(narration.sentences.map(({ source }) => source)).toEqual([...Array(9).fill('engine'), 'device']);
  await lift();
  expect(await resumeNarrations(server.ctx)).toEqual({ resumed: 1 });
  const again = await narrate(member, id);
  expect([again.state, again.key]).toEqual(['ready', narration.key]);
  const asked = (await server.sandbox.calls('speech')).filter(({ body }) => body.includes('number 4 of'));
  expect(asked).toHaveLength(1);
});

test('[P23, P45] names in other scripts, numbers and signs are read in their sentences, each word timed within them', async () => {
  const text = ['Арина and 小明 met Ζωή. “مرحبا!” said Noor 🦊. ¿Ñandú? 3 owls… 夜の森は静かでした。'];
  const { state, sentences } = await narrate(member, await saveText(member, text, { title: '月とアリーナ' }));
  expect(state).toBe('ready');
  for (const { seconds, words, start, end } of sentences) {
    expect(words.length).toBeGreaterThan(0);
    expect(words.at(-1)?.[3]).toBeLessThanOrEqual(seconds ?? 0);
    for (const [from, to] of words) expect(from >= 0 && to > from && to <= end - start).toBe(true);
  }
});

test('words are timed by the engine where it tells', async () => {
  const narration = await narrate(member, await saveText(member, ['Oh, a hippopotamus! It slept.']));
  expect(narration.sentences.map(({ exact }) => exact)).toEqual([true, true]);
});

test.each(['half', 'silent-sound', 'endless', 'other-format', 'a-page', 'cut', '429'] as const)(
  '[P45] an engine that sends %s leaves its sentence to the device, and is asked twice at most',
  async (fault) => {
    const other = await server.signIn();
    const id = await saveText(other, [`Ho! This one is whole, said ${fault}.`]);
    await server.sandbox.fault({ vendor: 'speech', fault, match: '"Ho!"' });
    const before = (await server.sandbox.calls('speech')).length;
    const { state, sentences } = await narrate(other, id);
    expect([state, ...sentences.map(({ source }) => source)]).toEqual(['partial', 'device', 'engine']);
    expect((await server.sandbox.calls('speech')).length - before).toBeLessThanOrEqual(3);
  },
);

test('[P11] so many narrations may be begun a day, and what is made already is free to hear', async () => {
  const parent = await server.signIn();
  const ids = await Promise.all(Array.from({ length: 8 }, (_, place) => saveText(parent, [`Evening ${place + 1}.`])));
  const answers = await Promise.all(ids.map((id) => begin(parent, id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(6).fill(201), 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(await refused?.json()).toMatchObject({ code: 'NARRATIONS_LIMITED', limit: 6, used: 6 });
  const heard = ids[answers.findIndex(({ status }) => status === 201)] ?? '';
  await narrate(parent, heard);
  expect((await begin(parent, heard)).status).toBe(200);
});

test('what each sentence costs is recorded and added to the day, and over its cap none is begun', async () => {
  const parent = await server.signIn();
  await narrate(parent, await saveText(parent, ['A hundred letters cost a fraction of a cent, and are told.']));
  await server.ctx.recorder.flush();
  const [spent] = await server.sql<{ usd: number; calls: number }>(
    "select sum(cost_usd)::float8 as usd, count(*)::integer as calls from api_usage_logs where api_provider = 'speech'",
  );
  const [day] = await server.sql<{ usd: number }>(
    "select cost_usd::float8 as usd from provider_spending where provider = 'speech'",
  );
  expect(spent?.usd).toBeGreaterThan(0);
  expect(day?.usd).toBeCloseTo(spent?.usd ?? 0, 4);
  await server.sql("update provider_spending set cost_usd = 1 where provider = 'speech'");
  const answer = await begin(parent, await saveText(parent, ['Too much for today.']));
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'SPENDING_CAP_REACHED']);
  await server.sql("update provider_spending set cost_usd = 0 where provider = 'speech'");
});

test('a voice that is not here, or a story that is nobody’s, begins nothing', async () => {
  const id = await saveText(member, ['Nothing.']);
  for (const voice of ['speech:nobody', 'device', 'gemini:Kore']) {
    expect((await begin(member, id, { voice })).status).toBe(400);
  }
  // None of the sandbox's voices is the standard one.
  expect((await begin(member, id, {})).status).toBe(400);
  expect((await member.call(`${storyNarrationPath(id)}?voice=${demoVoice}`)).status).toBe(404);
});
