import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EveningPlanInput, type Evenings, eveningPath, eveningsPath } from '#domain/generation/evenings.ts';
import { accountPath } from '#domain/identity/account.ts';
import { childrenPath } from '#domain/identity/family.ts';
import { invitationsPath, joinHouseholdPath, leaveHouseholdPath } from '#domain/identity/household.ts';
import { mostPushSubscriptions, type PushSettings, pushPath } from '#domain/identity/push.ts';
import { draftPath, draftsPath, type Story, type StoryDraft, storiesPath } from '#domain/stories/api.ts';
import { type MailServer, startMailServer } from '#sandbox/mail/server.ts';
import { type PushService, startPushService } from '#sandbox/push/server.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';
import { writeEvenings } from './write-evenings.ts';

let mail: MailServer;
let push: PushService;
let server: TestServer;
beforeAll(async () => {
  [mail, push] = await Promise.all([startMailServer(), startPushService()]);
  server = await startTestServer({
    mail: { url: mail.url, from: 'Lunatale <hello@lunatale.test>' },
    push: { standIn: push.url },
  });
});
beforeEach(() => {
  mail.mails.length = 0;
  push.received.length = 0;
});
afterEach(async () => {
  push.answer(null);
  push.delay(0);
  await server.sandbox.clearFaults();
  // No plan of one test is due in another.
  await server.sql('delete from evening_plans');
});
afterAll(async () => {
  await server.stop();
  await Promise.all([mail.stop(), push.stop()]);
});

const nickname = 'Noemi';
const plan: EveningPlanInput = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  time: '18:30',
  timeZone: 'America/Mexico_City',
  way: 'new',
  language: 'en',
  enabled: true,
};

async function childOf(parent: TestMember, child: object = {}): Promise<string> {
  const json = { nickname, ageGroup: 'toddler', ...child };
  return ((await (await parent.call(childrenPath, { json })).json()) as { id: string }).id;
}
const put = (parent: TestMember, childId: string, change: Partial<EveningPlanInput> = {}) =>
  parent.call(eveningPath(childId), { method: 'PUT', json: { ...plan, ...change } });
const read = async (parent: TestMember) => (await (await parent.call(eveningsPath)).json()) as Evenings;
const drafts = async (parent: TestMember) =>
  ((await (await parent.call(draftsPath)).json()) as { drafts: StoryDraft[] }).drafts;
const last = async (parent: TestMember) => (await read(parent)).plans[0]?.last?.outcome;

/** A parent with a child and a plan. */
async function family(change: Partial<EveningPlanInput> = {}, child: object = {}) {
  const parent = await server.signIn();
  const childId = await childOf(parent, child);
  expect((await put(parent, childId, change)).status).toBe(200);
  return { parent, childId };
}

async function allowNotifications(parent: TestMember) {
  const { publicKey } = (await (await parent.call(pushPath)).json()) as PushSettings;
  const subscription = push.subscribe(publicKey);
  expect((await parent.call(pushPath, { method: 'PUT', json: subscription })).status).toBe(204);
  return subscription;
}
const endpoints = async ({ userId }: TestMember) =>
  (await server.sql<{ endpoint: string }>('select endpoint from push_subscriptions where user_id = $1', [userId])).map(
    ({ endpoint }) => endpoint,
  );

/** Makes the plan due `minutes` ago; moves earlier evenings one day into the past. */
async function evening({ userId }: TestMember, minutes = 1): Promise<void> {
  await server.sql(`update evening_stories set day = day - 1 where user_id = $1`, [userId]);
  await server.sql(`update evening_plans set due_at = now() - make_interval(mins => $2) where user_id = $1`, [
    userId,
    minutes,
  ]);
}
const come = async (parent: TestMember, minutes?: number) => {
  await evening(parent, minutes);
  return writeEvenings(server.ctx);
};

test('[P11] [P12] a story is written once, whichever servers look, and told by a notification that says nothing of it', async () => {
  const { parent } = await family({}, { look: 'black curls' });
  const { endpoint } = await allowNotifications(parent);
  const other = await server.signIn();
  await allowNotifications(other);
  await evening(parent);
  const twin = await server.twin();
  const looked = await Promise.all([server.ctx, twin.ctx, server.ctx, twin.ctx].map((ctx) => writeEvenings(ctx)));
  await twin.stop();
  expect(looked.filter(({ push: told }) => told === 1)).toHaveLength(1);
  const [draft, ...more] = await drafts(parent);
  expect([draft?.options.characters[0], draft?.options.model, more]).toEqual([
    `${nickname}, black curls`,
    'deepseek',
    [],
  ]);
  expect(push.received).toEqual([
    {
      endpoint,
      message: { title: 'Tonight’s story is ready', path: `/story/text?draft=${draft?.id}` },
      timeToLive: 3 * 3600,
    },
  ]);
  expect(mail.mails).toEqual([]);
  // Counted and recorded like a story that was requested.
  await server.ctx.recorder.flush();
  const [usage] = await server.sql(
    `select free_no_image_stories_used as used, (select count(*)::int from story_analytics a where a.user_id = u.user_id and success) as told
     from user_usage_limits u where user_id = $1`,
    [parent.userId],
  );
  expect(usage).toEqual({ used: 1, told: 1 });
  // Another time on the same day makes no second one. Behind the plan's own time that day is tomorrow, for both.
  await server.sql(`update evening_plans set due_at = now() - interval '1 minute' where user_id = $1`, [parent.userId]);
  expect(await writeEvenings(server.ctx)).toEqual({});
  expect(await drafts(parent)).toHaveLength(1);
  expect(new Date((await read(parent)).plans[0]?.dueAt ?? 0).getTime()).toBeGreaterThan(Date.now());
});

test('[P12] on the day on which clocks leave the hour out the story comes once, and the next day again', async () => {
  let now = new Date('2027-03-14T05:00:00Z');
  const moved = await startTestServer({ now: () => now });
  try {
    const parent = await moved.signIn();
    const childId = await childOf(parent);
    await put(parent, childId, { time: '02:30', timeZone: 'America/New_York' });
    const told = async (at: string) => {
      now = new Date(at);
      return writeEvenings(moved.ctx);
    };
    expect(await told('2027-03-14T07:29:00Z')).toEqual({});
    expect(await told('2027-03-14T07:31:00Z')).toEqual({ untold: 1 });
    expect(await told('2027-03-14T09:00:00Z')).toEqual({});
    expect(await told('2027-03-15T06:31:00Z')).toEqual({ untold: 1 });
    const days = await moved.sql(`select day::text from evening_stories order by day`);
    expect(days).toEqual([{ day: '2027-03-14' }, { day: '2027-03-15' }]);
  } finally {
    await moved.stop();
  }
});

test('[P12] what is two hours late is not written, and what a dying server left is taken up', async () => {
  const { parent } = await family();
  expect(await come(parent, 121)).toEqual({});
  expect(await drafts(parent)).toEqual([]);
  await evening(parent);
  await server.sql(
    `insert into evening_stories (plan_id, user_id, day, due_at, claimed_at)
     select id, user_id, current_date + 1, now() - interval '20 minutes', now() - interval '11 minutes'
     from evening_plans where user_id = $1`,
    [parent.userId],
  );
  await server.sql(`update evening_plans set due_at = now() + interval '1 day' where user_id = $1`, [parent.userId]);
  expect(await writeEvenings(server.ctx)).toEqual({ mail: 1 });
  expect(await drafts(parent)).toHaveLength(1);
});

test('[P11] after three stories that nobody opened a plan rests by itself, and goes on when it is told to', async () => {
  const { parent, childId } = await family();
  await parent.call('/api/usage/stats');
  await server.sql(`update user_usage_limits set free_no_image_stories_limit = 100 where user_id = $1`, [
    parent.userId,
  ]);
  for (let night = 0; night < 2; night += 1) expect(await come(parent)).toEqual({ mail: 1 });
  const [newest] = await drafts(parent);
  expect((await parent.call(draftPath(newest?.id ?? ''))).status).toBe(200);
  // One of the last three was read, so the plan goes on.
  for (let night = 0; night < 3; night += 1) expect(await come(parent)).toEqual({ mail: 1 });
  expect((await read(parent)).plans[0]?.paused).toBe(false);
  expect(await come(parent)).toEqual({});
  expect((await read(parent)).plans[0]).toMatchObject({ paused: true, enabled: true, dueAt: null });
  expect(await come(parent)).toEqual({});
  expect(await drafts(parent)).toHaveLength(5);
  expect((await ((await put(parent, childId)).json() as Promise<Evenings>)).plans[0]?.paused).toBe(false);
  expect(await come(parent)).toEqual({ mail: 1 });
});

test('[P11] [P20] where the allowance is used up nothing is written and nobody is told, but the profile', async () => {
  const { parent } = await family();
  await allowNotifications(parent);
  for (let night = 0; night < 3; night += 1) {
    expect(await come(parent)).toEqual({ push: 1 });
    const [newest] = await drafts(parent);
    await parent.call(draftPath(newest?.id ?? ''));
  }
  push.received.length = 0;
  expect((await read(parent)).allowed).toBe(false);
  expect(await come(parent)).toEqual({ allowance: 1 });
  expect([push.received, mail.mails, (await drafts(parent)).length]).toEqual([[], [], 3]);
  expect(await last(parent)).toBe('allowance');
});

test('[P28] [P20] a wish that no child’s story should hold is refused, costs nothing and wakes nobody', async () => {
  const { parent } = await family({}, { nickname: 'Hitler' });
  await allowNotifications(parent);
  expect(await come(parent)).toEqual({ refused: 1 });
  expect([push.received, mail.mails, await drafts(parent)]).toEqual([[], [], []]);
  expect([await last(parent), (await read(parent)).allowed]).toEqual(['refused', true]);
});

test('[P18] [P20] a writer that is down is asked again some minutes later, and nothing is counted before', async () => {
  const { parent } = await family();
  await server.sandbox.fault({ vendor: 'deepseek', fault: '400' });
  await evening(parent);
  const [first] = Object.keys(await writeEvenings(server.ctx));
  expect(['again', 'failed']).toContain(first);
  expect(await drafts(parent)).toEqual([]);
  await server.sandbox.clearFaults();
  const [usage] = await server.sql(
    `select free_no_image_stories_used as used from user_usage_limits where user_id = $1`,
    [parent.userId],
  );
  expect(usage).toEqual({ used: 0 });
});

test('[P36] a browser that is gone is forgotten, and a mail goes to the account’s own address instead', async () => {
  const { parent } = await family({ language: 'es' });
  await allowNotifications(parent);
  push.answer(410);
  expect(await come(parent)).toEqual({ mail: 1 });
  expect(await endpoints(parent)).toEqual([]);
  const [received] = mail.mails;
  expect([received?.to, mail.mails.length]).toEqual([[parent.email], 1]);
  expect(received?.raw).not.toContain(nickname);
  const [draft] = await drafts(parent);
  expect(received?.text).toContain(`${server.url}/story/text?draft=${draft?.id}`);
});

test('[P18] a push service that fails or does not answer is asked again another day, and a mail goes meanwhile', async () => {
  const { parent } = await family();
  await allowNotifications(parent);
  push.answer(500);
  expect(await come(parent)).toEqual({ mail: 1 });
  push.answer(null);
  push.delay(6000);
  expect(await come(parent)).toEqual({ mail: 1 });
  push.delay(0);
  expect(await endpoints(parent)).toHaveLength(1);
  expect(await come(parent)).toEqual({ push: 1 });
  expect(mail.mails).toHaveLength(2);
}, 30_000);

test('[P36] an address that nobody says is the account’s own gets no mail', async () => {
  const { parent } = await family();
  await server.sql('update users set email_verified = false where id = $1', [parent.userId]);
  expect((await read(parent)).mail).toBeNull();
  expect(await come(parent)).toEqual({ untold: 1 });
  expect([mail.mails, (await drafts(parent)).length]).toEqual([[], 1]);
});

test('[P08] [P09] nobody has a story written for another’s child, and nobody sees, changes or ends another’s plan', async () => {
  const { parent, childId } = await family();
  const other = await server.signIn();
  expect((await put(other, childId)).status).toBe(404);
  expect((await other.call(eveningPath(childId), { method: 'DELETE' })).status).toBe(404);
  expect((await read(other)).plans).toEqual([]);
  expect((await read(parent)).plans).toMatchObject([{ childId, ...plan }]);
  // Another adult of the household has a plan of their own for the same child.
  const { token } = (await (await parent.call(invitationsPath, { method: 'POST' })).json()) as { token: string };
  expect((await other.call(joinHouseholdPath, { json: { token } })).status).toBe(200);
  expect((await read(other)).plans).toEqual([]);
  expect((await put(other, childId, { way: 'chapter' })).status).toBe(200);
  expect((await other.call(eveningPath(childId), { method: 'DELETE' })).status).toBe(204);
  expect((await read(parent)).plans).toHaveLength(1);
});

test('[P08] [P33] nothing is written for an account that is suspended or deleted, or for a child that is no longer of the household', async () => {
  const { parent, childId } = await family();
  await server.sql("update profiles set status = 'suspended' where id = $1", [parent.userId]);
  expect(await come(parent)).toEqual({});
  expect((await put(parent, childId)).status).toBe(403);
  await server.sql("update profiles set status = 'active' where id = $1", [parent.userId]);
  const other = await server.signIn();
  const { token } = (await (await parent.call(invitationsPath, { method: 'POST' })).json()) as { token: string };
  await other.call(joinHouseholdPath, { json: { token } });
  await put(other, childId);
  expect((await other.call(leaveHouseholdPath, { method: 'POST' })).status).toBe(200);
  expect(await come(other)).toEqual({});
  expect((await read(other)).plans).toEqual([]);
  await allowNotifications(parent);
  await evening(parent);
  expect((await parent.call(accountPath, { method: 'DELETE', json: { email: parent.email } })).status).toBe(204);
  expect(await writeEvenings(server.ctx)).toEqual({});
  expect(await endpoints(parent)).toEqual([]);
});

test('[STORY-01] the next chapter goes on from the newest story that the child is in', async () => {
  const { parent } = await family({ way: 'chapter' });
  const save = async (characters: string[], title: string) => {
    const options = storyParams({ characters, setting: 'castle', length: 'medium' });
    const json = { title, content: `${title}. It was a quiet night.`, options };
    return (await (await parent.call(storiesPath, { json })).json()) as Story;
  };
  const story = await save(['noemi, small', 'Pip'], 'The Lamp');
  await save(['Pip'], 'Of Others');
  expect(await come(parent)).toEqual({ mail: 1 });
  const [draft] = await drafts(parent);
  expect(draft?.chapter).toEqual({ number: 2, book: 'The Lamp' });
  expect(draft?.options).toMatchObject({
    characters: story.options.characters,
    setting: 'castle',
    length: 'medium',
    ageGroup: 'toddler',
    model: 'deepseek',
  });
});

test('[P23] only what can be a push service is told, and of many browsers the newest', async () => {
  const parent = await server.signIn();
  const { publicKey } = (await (await parent.call(pushPath)).json()) as PushSettings;
  const { keys } = push.subscribe(publicKey);
  for (const endpoint of [
    'http://push.example.org/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://0x7f.1/x',
    'https://localhost/x',
    'https://printer.local/x',
    'https://intranet/x',
    'https://user:password@push.example.org/x',
    'https://push.example.org:8443/x',
    'ftp://push.example.org/x',
    'nothing',
  ]) {
    const answer = await parent.call(pushPath, { method: 'PUT', json: { endpoint, keys } });
    expect([answer.status, ((await answer.json()) as { field?: string }).field], endpoint).toEqual([400, 'endpoint']);
  }
  for (let browser = 0; browser < mostPushSubscriptions + 2; browser += 1) await allowNotifications(parent);
  expect(await endpoints(parent)).toHaveLength(mostPushSubscriptions);
  // A browser in which somebody else signs in notifies them, no longer the parent before.
  const [endpoint = ''] = await endpoints(parent);
  const other = await server.signIn();
  expect((await other.call(pushPath, { method: 'DELETE', json: { endpoint } })).status).toBe(204);
  expect(await endpoints(parent)).toContain(endpoint);
  expect((await other.call(pushPath, { method: 'PUT', json: { endpoint, keys } })).status).toBe(204);
  expect([await endpoints(other), (await endpoints(parent)).length]).toEqual([[endpoint], mostPushSubscriptions - 1]);
});
