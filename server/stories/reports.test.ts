import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideReportPath, type SafetyReview, safetyPath } from '#domain/operations/safety.ts';
import { type Report, type ReportInput, reportsPath } from '#domain/stories/reports.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let server: TestServer;
let operator: TestMember;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.signIn('editor@lunatale.test');
});
afterAll(() => server.stop());

const about = { language: 'english', ageGroup: 'toddler' } as const;
const send = (parent: TestMember, report: Partial<ReportInput>) =>
  parent.call(reportsPath, { json: { kind: 'not_for_my_child', reason: 'other', ...about, ...report } });
const tired = 'Nora and the fox were tired. "Good night, Nora," said the fox.';
const save = async (parent: TestMember, content = tired) => {
  const story = {
    title: 'The Tired Fox',
    content,
    options: storyParams(),
  };
  return ((await (await parent.call('/api/stories', { json: story })).json()) as { id: string }).id;
};
const review = async () => (await (await operator.call(safetyPath)).json()) as SafetyReview;
const own = async (parent: TestMember) => (await (await parent.call(reportsPath)).json()) as Report[];

test('[P31] a report comes without the text, unless the parent allows it, and never with names', async () => {
  const parent = await server.signIn();
  const storyId = await save(parent);
  expect((await send(parent, { storyId, reason: 'frightening' })).status).toBe(201);
  expect((await send(parent, { storyId, words: 'Too dark.', withText: true })).status).toBe(201);
  const { reports, open } = await review();
  expect(open).toBeGreaterThanOrEqual(2);
  const [second, first] = reports;
  expect(first).toMatchObject({ reason: 'frightening', text: null, decision: null });
  expect(second).toMatchObject({ words: 'Too dark.', text: expect.stringContaining('the fox were tired') });
  expect(JSON.stringify(reports)).not.toContain('Nora');
  expect(JSON.stringify(reports)).not.toContain(parent.userId);
});

test('[P08] nobody reports another one’s story, sees another one’s report, or decides as a parent', async () => {
  const parent = await server.signIn();
  const other = await server.signIn();
  const storyId = await save(parent);
  expect((await send(other, { storyId, withText: true })).status).toBe(404);
  const { id } = (await (await send(parent, { storyId })).json()) as { id: string };
  expect(await own(other)).toEqual([]);
  expect((await other.call(decideReportPath(id), { json: { decision: 'agreed' } })).status).toBe(403);
  expect((await other.call(safetyPath)).status).toBe(403);
});

test('[P31] a link that was refused wrongly comes with title and text where the parent allows it, and without names', async () => {
  const parent = await server.signIn();
  const storyId = await save(parent);
  const about = { kind: 'refused_wrongly', storyId, wish: 'Nora’s long slide' } as const;
  expect((await send(await server.signIn(), { ...about, withText: true })).status).toBe(404);
  expect((await send(parent, about)).status).toBe(201);
  expect((await send(parent, { ...about, withText: true })).status).toBe(201);
  const [second, first] = (await review()).reports;
  expect(first).toMatchObject({ kind: 'refused_wrongly', text: null });
  expect(second?.text).toMatch(/’s long slide\n\n[\s\S]*the fox were tired/);
  expect(JSON.stringify([first, second])).not.toContain('Nora');
});

test('[P31] a report holds the story or the refused wish and nothing else, up to 20,000 letters', async () => {
  const parent = await server.signIn();
  const newest = async (report: Partial<ReportInput>) => {
    expect((await send(parent, { withText: true, ...report })).status).toBe(201);
    return (await review()).reports[0]?.text;
  };
  const storyId = await save(parent);
  expect(await newest({ storyId, wish: 'not a part of it' })).toBe(tired.replaceAll('Nora', 'Sam'));
  const wish = 'the intestines are a long slide';
  expect(await newest({ kind: 'refused_wrongly', wish, field: 'message' })).toBe(wish);
  expect(await newest({ kind: 'refused_wrongly', field: 'message' })).toBeNull();
  const long = await save(parent, 'The fox was very tired. '.repeat(1000));
  expect(await newest({ storyId: long })).toHaveLength(20_000);
});

test('[P08] a report about a story that there is not is refused', async () => {
  const parent = await server.signIn();
  const answer = await send(parent, { generationId: randomUUID() });
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'STORY_NOT_FOUND' }]);
  expect((await send(parent, {})).status).toBe(404);
});

test('[P26] a report about a story that says nothing is refused at its reason, and a refused wish speaks for itself', async () => {
  const parent = await server.signIn();
  const storyId = await save(parent);
  for (const words of ['', ' \n ']) {
    const answer = await send(parent, { storyId, reason: null, words, withText: true });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'INVALID_REQUEST', field: 'reason' }]);
  }
  expect(await own(parent)).toEqual([]);
  expect((await send(parent, { storyId, reason: null, words: 'Too dark.' })).status).toBe(201);
  expect((await send(parent, { kind: 'refused_wrongly', reason: null, field: 'message' })).status).toBe(201);
});

test('[P31] a parent sees what was decided and answered, and the audit says who did', async () => {
  const parent = await server.signIn();
  const sent = await send(parent, {
    kind: 'refused_wrongly',
    wish: 'the intestines are a long slide',
    field: 'message',
    withText: true,
  });
  const { id } = (await sent.json()) as { id: string };
  expect(await own(parent)).toMatchObject([{ id, kind: 'refused_wrongly', decision: null, answer: '' }]);
  const decided = await operator.call(decideReportPath(id), {
    json: { decision: 'agreed', answer: 'You are right, please try it again.' },
  });
  expect(decided.status).toBe(204);
  expect(await own(parent)).toMatchObject([{ decision: 'agreed', answer: 'You are right, please try it again.' }]);
  const [entry] = await server.sql('select * from audit_entries order by timestamp desc limit 1');
  expect(entry).toMatchObject({ action: 'decide_report', operator_email: 'editor@lunatale.test' });
  expect((await operator.call(decideReportPath(randomUUID()), { json: { decision: 'kept' } })).status).toBe(404);
});

test('[P28] the back office says that nobody reads', async () => {
  expect(await review()).toMatchObject({ reader: null, policy: 'safe', readings: 0 });
});

test('[P33] reports are in the export of an account and go with it', async () => {
  const parent = await server.signIn();
  await send(parent, { storyId: await save(parent), words: 'A word of mine.' });
  const json = { email: parent.email };
  expect((await parent.call('/api/identity/account', { method: 'DELETE', json })).ok).toBe(true);
  expect(await server.sql('select id from safety_reports where user_id = $1', [parent.userId])).toEqual([]);
});
