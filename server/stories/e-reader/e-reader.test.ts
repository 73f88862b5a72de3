import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  invitationsPath,
  joinHouseholdPath,
  leaveHouseholdPath,
  type NewHouseholdInvitation,
} from '#domain/identity/household.ts';
import { type Story, storiesPath } from '#domain/stories/api.ts';
import {
  allowEReaderPath,
  type EReader,
  eReaderPath,
  eReaderQuestions,
  leaveEReaderPath,
  sendToEReaderPath,
} from '#domain/stories/e-reader.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '#sandbox/mail/server.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';

let mail: MailServer;
let server: TestServer;
beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({
    mail: { url: mail.url, from: 'Lunatale <hello@lunatale.test>' },
    eReader: { perDay: 3, bytes: 18_000_000 },
  });
});
afterEach(() => {
  mail.refuse(null);
  mail.mails.length = 0;
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const childName = 'Nora';
async function save(member: TestMember): Promise<Story> {
  const story = { title: `${childName} & the <Lamp>`, content: `${childName} saw a light.`, options: storyParams() };
  return (await (await member.call(storiesPath, { json: story })).json()) as Story;
}
const put = (member: TestMember, address: string, language = 'en') =>
  member.call(eReaderPath, {
    method: 'PUT',
    json: { address },
    headers: { cookie: `lunatale-language=${language}` },
  });
const read = async (member: TestMember) => (await (await member.call(eReaderPath)).json()) as EReader;
const send = (member: TestMember, id: string) => member.call(sendToEReaderPath(id), { method: 'POST' });
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const tokenIn = (received: ReceivedMail | undefined) => /\/e-reader#([\w-]{43})/.exec(received?.text ?? '')?.[1] ?? '';
async function shareHousehold(owner: TestMember, adult: TestMember) {
  const made = await owner.call(invitationsPath, { method: 'POST' });
  const { token } = (await made.json()) as NewHouseholdInvitation;
  expect((await adult.call(joinHouseholdPath, { json: { token } })).status).toBe(200);
}
const post = (path: string) => fetch(server.url + path, { method: 'POST' });

test('[P36] a story goes to a Kindle as an EPUB, without a question, from the sender that is shown, and its mail names no child', async () => {
  const parent = await server.signIn();
  const { id } = await save(parent);
  expect(await read(parent)).toEqual({
    address: null,
    state: 'none',
    device: false,
    sender: 'hello@lunatale.test',
    left: 3,
  });
  const kept = (await (await put(parent, ' Ana_1@Kindle.com ')).json()) as EReader;
  expect(kept).toMatchObject({ address: 'ana_1@kindle.com', state: 'ready', device: true });
  expect(mail.mails).toHaveLength(0);
  const sent = await send(parent, id);
  expect([sent.status, await sent.json()]).toEqual([200, { ...kept, left: 2 }]);
  const [received] = mail.mails;
  expect([received?.from, received?.to]).toEqual(['hello@lunatale.test', ['ana_1@kindle.com']]);
  const [book] = received?.attachments ?? [];
  expect([book?.type, book?.bytes.subarray(30, 58).toString()]).toEqual([
    'application/epub+zip',
    'mimetypeapplication/epub+zip',
  ]);
  const names = [received?.subject, received?.text, received?.html].join();
  expect(names).not.toContain(childName);
  // A device has no use for a line that ends mails.
  expect(received?.raw).not.toMatch(/^List-Unsubscribe/im);
});

test('[P36] somebody else’s address gets one question that names nobody, and no book before a yes that a look does not give', async () => {
  const parent = await server.signIn();
  const { id } = await save(parent);
  expect(await (await put(parent, 'abuela@example.org', 'es')).json()).toMatchObject({
    state: 'waiting',
    device: false,
  });
  const [question] = mail.mails;
  expect([question?.to, question?.subject]).toEqual([
    ['abuela@example.org'],
    '¿Pueden llegar cuentos a esta dirección?',
  ]);
  for (const named of [parent.email, childName]) expect(question?.raw).not.toContain(named);
  expect(await codeOf(await send(parent, id))).toEqual([409, 'E_READER_NOT_READY']);
  const token = tokenIn(question);
  const looked = await fetch(server.url + leaveEReaderPath(token), { redirect: 'manual' });
  expect([looked.status, looked.headers.get('location')]).toEqual([302, `/e-reader#${token}`]);
  expect((await read(parent)).state).toBe('waiting');
  expect((await post(allowEReaderPath(token))).status).toBe(204);
  expect((await read(parent)).state).toBe('ready');
  expect((await send(parent, id)).status).toBe(200);
  const book = mail.mails.at(-1);
  expect(book?.attachments).toHaveLength(1);
  // As a mail program unsubscribes (RFC 8058).
  const address = /^List-Unsubscribe: <(.*)>/im.exec(book?.raw.replace(/\r\n\s+/g, ' ') ?? '')?.[1] ?? '';
  const pressed = await fetch(address, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect([address.startsWith(server.url), pressed.status]).toEqual([true, 204]);
  expect(await read(parent)).toMatchObject({ state: 'none', address: null });
  for (const path of [allowEReaderPath(token), leaveEReaderPath(token)])
    expect(await codeOf(await post(path))).toEqual([410, 'E_READER_LINK_SPENT']);
  expect(await codeOf(await send(parent, id))).toEqual([409, 'E_READER_NOT_READY']);
});

test('[P36] a yes that comes after a week, or for an address that was changed, is none', async () => {
  const parent = await server.signIn();
  await put(parent, 'first@example.org');
  const first = tokenIn(mail.mails.at(-1));
  await put(parent, 'second@example.org');
  const second = tokenIn(mail.mails.at(-1));
  expect(await codeOf(await post(allowEReaderPath(first)))).toEqual([410, 'E_READER_LINK_SPENT']);
  await server.sql("update e_readers set asked_at = now() - interval '8 days' where user_id = $1", [parent.userId]);
  expect(await codeOf(await post(allowEReaderPath(second)))).toEqual([410, 'E_READER_LINK_SPENT']);
  expect((await read(parent)).state).toBe('none');
});

test('[P36] a verified address of one’s own needs no yes', async () => {
  const parent = await server.signIn('own.books@example.org');
  expect(await (await put(parent, 'Own.Books@example.org')).json()).toMatchObject({ state: 'ready' });
  expect(mail.mails).toHaveLength(0);
});

test('[P08] the address is the household’s: either adult sees, uses and changes it, it stays when its owner leaves, and nobody outside has it', async () => {
  const [owner, adult, stranger] = [await server.signIn(), await server.signIn(), await server.signIn()];
  const { id } = await save(adult);
  await put(owner, 'shelf@kindle.com');
  await put(adult, 'dormant@kindle.com');
  await shareHousehold(owner, adult);
  expect(await read(adult)).toMatchObject({ address: 'shelf@kindle.com', state: 'ready', left: 3 });
  expect((await send(adult, id)).status).toBe(200);
  expect(mail.mails.at(-1)?.to).toEqual(['shelf@kindle.com']);
  expect(await read(owner)).toMatchObject({ left: 2 });
  await put(adult, 'changed@kindle.com');
  expect((await read(owner)).address).toBe('changed@kindle.com');
  expect((await read(stranger)).address).toBeNull();
  expect((await owner.call(leaveHouseholdPath, { method: 'POST' })).status).toBe(200);
  expect([(await read(adult)).address, (await read(owner)).address]).toEqual(['changed@kindle.com', null]);
  // An adult who joins a household without an e-reader brings theirs, and leaves it there.
  await shareHousehold(owner, adult);
  expect((await read(owner)).address).toBe('changed@kindle.com');
  expect((await adult.call(leaveHouseholdPath, { method: 'POST' })).status).toBe(200);
  expect([(await read(adult)).address, (await read(owner)).address]).toEqual([null, 'changed@kindle.com']);
});

test('[P11] nobody is asked more often than is decent, by one household or by several', async () => {
  const parent = await server.signIn();
  for (let time = 0; time < eReaderQuestions.byHousehold; time += 1)
    expect((await put(parent, `friend${time}@example.org`)).status).toBe(200);
  expect(await codeOf(await put(parent, 'friend9@example.org'))).toEqual([429, 'RATE_LIMITED']);
  const others = await Promise.all([1, 2, 3, 4].map(() => server.signIn()));
  const asked = await Promise.all(others.map((other) => put(other, 'busy@example.org')));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
  expect(mail.mails).toHaveLength(eReaderQuestions.byHousehold + eReaderQuestions.toAddress);
});

test('[P11] as many books go on a day as the setting lets, also at once, and what did not go is not counted', async () => {
  const parent = await server.signIn();
  const { id } = await save(parent);
  await put(parent, 'limited@kindle.com');
  mail.refuse(450);
  expect(await codeOf(await send(parent, id))).toEqual([503, 'MAIL_AWAY']);
  mail.refuse(550);
  expect(await codeOf(await send(parent, id))).toEqual([422, 'MAIL_REFUSED']);
  mail.refuse(null);
  expect((await read(parent)).left).toBe(3);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(parent, id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
  expect(mail.mails).toHaveLength(3);
  // A new address, or a while without one, does not reset the day's count.
  await parent.call(eReaderPath, { method: 'DELETE' });
  await put(parent, 'limited@pbsync.com');
  const refused = await send(parent, id);
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'E_READER_LIMITED', limit: 3 }]);
});

test('[P18] where the question is refused nobody is waited for, and the office hears of it without the address', async () => {
  const parent = await server.signIn();
  mail.refuse(550);
  expect(await codeOf(await put(parent, 'nobody@example.org'))).toEqual([422, 'MAIL_REFUSED']);
  expect(await read(parent)).toMatchObject({ address: null, state: 'none' });
  await server.ctx.recorder.flush();
  const rows = await server.sql<{ said: string }>(
    "select error_logs::text as said from error_logs where error_details ->> 'kind' = 'e-reader-question'",
  );
  expect(rows[0]?.said).toContain('MAIL_NOT_TAKEN');
  expect(rows[0]?.said).not.toContain('nobody@example.org');
});

test('[P23] what is no mail address is refused by its field', async () => {
  const parent = await server.signIn();
  for (const address of [
    '',
    'ana',
    'ana@',
    'a@b.c, d@e.f',
    'Ana <ana@kindle.com>',
    'ana@kindle.com\nBcc: x@y.zz',
    `${'a'.repeat(250)}@kindle.com`,
  ]) {
    const answer = await put(parent, address);
    expect([answer.status, ((await answer.json()) as { field?: string }).field], address).toEqual([400, 'address']);
  }
});

test('[P08] another’s story does not go, and a suspended account sends nothing', async () => {
  const [parent, other] = [await server.signIn(), await server.signIn()];
  const { id } = await save(parent);
  await put(other, 'other@kindle.com');
  expect(await codeOf(await send(other, id))).toEqual([404, 'STORY_NOT_FOUND']);
  const { id: own } = await save(other);
  await server.sql("update profiles set status = 'suspended' where id = $1", [other.userId]);
  expect(await codeOf(await send(other, own))).toEqual([403, 'ACCOUNT_SUSPENDED']);
  expect(await codeOf(await put(other, 'elsewhere@kindle.com'))).toEqual([403, 'ACCOUNT_SUSPENDED']);
  expect(mail.mails).toHaveLength(0);
});

test('[P25] a book larger than a mail may be stays here, and says by how much', async () => {
  const small = await startTestServer({
    mail: { url: mail.url, from: 'hello@lunatale.test' },
    eReader: { perDay: null, bytes: 1000 },
  });
  const parent = await small.signIn();
  const { id } = await save(parent);
  await put(parent, 'small@kindle.com');
  const answer = await send(parent, id);
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'BOOK_TOO_LARGE', used: 1, limit: 1 }]);
  expect(mail.mails).toHaveLength(0);
  await small.stop();
});
