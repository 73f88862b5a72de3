import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MadeWebhook, type Webhook, webhookPath } from '#domain/generation/webhooks.ts';
import { isPublicAddress } from '../../platform/http/public-address.ts';
import { createTellProgram, isTold } from '../../providers/webhook/tell-program.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';
import { sendDeliveries } from './send-deliveries.ts';

type Got = { headers: IncomingMessage['headers']; body: string };
let server: TestServer;
let program: Server;
let url: string;
let status = 204;
const got: Got[] = [];

beforeAll(async () => {
  server = await startTestServer({ vendors: ['google', 'deepseek'], webhooksAnywhere: true });
  program = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    got.push({ headers: request.headers, body });
    response.writeHead(status, status === 302 ? { location: url } : {}).end();
  });
  program.listen(0, '127.0.0.1');
  await once(program, 'listening');
  url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/told`;
});
afterAll(async () => {
  await server.stop();
  program.close();
});
beforeEach(() => {
  got.length = 0;
  status = 204;
});

const set = async (of: TestMember, address = url) => {
  const answer = await of.call(webhookPath, { method: 'PUT', json: { url: address } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as MadeWebhook;
};
const read = async (of: TestMember) => (await (await of.call(webhookPath)).json()) as Webhook;
const write = async (of: TestMember, changes = {}) => {
  const answer = await of.call('/functions/v1/generate-story-stream', {
    json: { storyParams: storyParams(changes), turnstileToken: null },
  });
  await answer.text();
  await server.ctx.running.settled();
  await server.ctx.settled();
};
/** Makes the waiting messages due. */
const later = () => server.sql("update webhook_deliveries set next_at = now() - interval '1 second'");

test('a program is told once, signed, of a finished story and of a ready chapter, and of nothing that is in them', async () => {
  const own = await server.signIn();
  const { secret } = await set(own);
  expect(secret).toMatch(/^whsec_/);
  expect(JSON.stringify(await read(own))).not.toContain(secret);
  await write(own);
  const options = storyParams();
  const { id } = (await (
    await own.call('/api/stories', { json: { title: 'Mine', content: 'Once upon a time.', options } })
  ).json()) as { id: string };
  await write(own, { continues: { storyId: id, memory: 'Mine.' } });
  await sendDeliveries(server.ctx);
  expect(got.map(({ body }) => JSON.parse(body).type)).toEqual(['story.finished', 'chapter.ready']);
  for (const { headers, body } of got) {
    const key = Buffer.from(secret.slice(6), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(Object.keys(JSON.parse(body))).toEqual(['type', 'timestamp', 'data']);
    expect(Object.keys(JSON.parse(body).data)).toEqual(['generationId']);
    expect(body).not.toContain('Nora');
  }
  const { deliveries } = await read(own);
  expect(deliveries.map(({ event, status: said, tries }) => [event, said, tries])).toEqual([
    ['chapter.ready', 204, 1],
    ['story.finished', 204, 1],
  ]);
});

test('[P08] nobody is told of another’s stories, and what is ended or is no story tells nothing', async () => {
  const [own, other] = [await server.signIn(), await server.signIn()];
  await set(own);
  await write(other);
  expect(got).toEqual([]);
  expect((await own.call(webhookPath, { method: 'DELETE' })).status).toBe(204);
  expect(await read(own)).toBeNull();
  await write(own);
  expect(got).toEqual([]);
});

test('what is not taken is tried again under the same id, and stands in the log', async () => {
  const own = await server.signIn();
  await set(own);
  status = 500;
  await write(own);
  expect((await read(own)).deliveries).toMatchObject([{ status: 500, tries: 1, deliveredAt: null }]);
  await sendDeliveries(server.ctx);
  expect(got).toHaveLength(1);
  await later();
  status = 302;
  await sendDeliveries(server.ctx);
  expect(got).toHaveLength(2);
  await later();
  status = 200;
  await sendDeliveries(server.ctx);
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect((await read(own)).deliveries).toMatchObject([{ status: 200, tries: 3 }]);
  await later();
  await sendDeliveries(server.ctx);
  expect(got).toHaveLength(3);
});

test('who refuses too often is told nothing more until the address is saved again, and the parent sees it', async () => {
  const own = await server.signIn();
  await set(own);
  status = 410;
  await server.sql('update webhooks set refusals = 18 where user_id = $1', [own.userId]);
  await write(own);
  expect((await read(own)).disabledAt).toBeNull();
  await later();
  await sendDeliveries(server.ctx);
  expect((await read(own)).disabledAt).not.toBeNull();
  const before = got.length;
  await later();
  await sendDeliveries(server.ctx);
  await write(own);
  expect(got).toHaveLength(before);
  await set(own);
  expect((await read(own)).disabledAt).toBeNull();
});

test('[P33] the export has the webhook without its secret, and it goes with the account', async () => {
  const own = await server.signIn();
  const { secret } = await set(own);
  const { readEverythingOf } = await import('../../identity/account/account-store.ts');
  const rows = await server.ctx.store.asService((tx) => readEverythingOf(tx, own.userId));
  expect(rows.webhooks).toMatchObject([{ url }]);
  expect(JSON.stringify(rows)).not.toContain(secret);
  await own.call('/api/identity/account', { method: 'DELETE', json: { email: own.email } });
  expect(await server.sql('select 1 from webhooks where user_id = $1', [own.userId])).toEqual([]);
});

test('[P10] only public addresses are told, by their number as by their name', async () => {
  for (const address of [
    'http://example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://localhost/',
    'https://printer.local/',
    'https://user:secret@example.com/',
    'ftp://example.com/',
    'nowhere',
  ])
    expect(isTold(address), address).toBe(false);
  for (const address of ['https://example.com/told?x=1', 'https://8.8.8.8/', 'https://[2606:4700::1111]/'])
    expect(isTold(address), address).toBe(true);
  expect(isPublicAddress('192.168.0.1')).toBe(false);
  // A name that leads to this machine is refused at the call, wherever it led when it was saved.
  const tell = createTellProgram(false);
  const { port } = program.address() as AddressInfo;
  const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;
  for (const name of [`https://127.0.0.1:${port}/`, `https://localtest.me:${port}/`, `http://127.0.0.1:${port}/`])
    expect(await tell({ url: name, secret, id: 'x', body: '{}' })).toBeNull();
  expect(got).toEqual([]);
});
