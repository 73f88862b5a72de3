import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { manners, startChatServer } from '#sandbox/dialects/server.ts';
import { startSandbox } from '#sandbox/start.ts';
import { createApp } from '../../app.ts';
import { webPages } from '../../pages/web-pages.ts';
import { listen } from '../../run.ts';
import { startTestServer, storyParams, type TestServer } from '../../testing.ts';
import { createWriterPace, recallPace } from './writer-pace.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google', 'deepseek'] });
});
afterAll(() => server.stop());

test('[P39] what is promised of first words follows what was measured, and before that the patience that is set', () => {
  const usual = createWriterPace(30_000);
  expect(usual.slowWriter()).toBeNull();
  for (const milliseconds of [40_000, 300, 50_000]) usual.note(milliseconds);
  expect(usual.slowWriter()).toEqual({ seconds: 40 });
  // It got better: the older half is forgotten.
  for (let story = 0; story < 7; story += 1) usual.note(900);
  expect(usual.slowWriter()).toBeNull();

  // Nine are remembered: with the first one four are slow and five quick, with eight the slow ones would be half.
  const nine = createWriterPace(30_000);
  for (const milliseconds of [900, 40_000, 40_000, 40_000, 40_000, 900, 900, 900, 900]) nine.note(milliseconds);
  expect(nine.slowWriter()).toBeNull();
  const ten = createWriterPace(30_000);
  for (const milliseconds of Array(9).fill(40_000)) ten.note(milliseconds);
  for (const milliseconds of Array(5).fill(900)) ten.note(milliseconds);
  expect(ten.slowWriter()).toBeNull();

  // Two say nothing yet, and ten seconds are kept to what was promised.
  const two = createWriterPace(30_000);
  for (const milliseconds of [40_000, 40_000]) two.note(milliseconds);
  expect(two.slowWriter()).toBeNull();
  const just = createWriterPace(30_000);
  for (const milliseconds of [10_000, 10_000, 10_000]) just.note(milliseconds);
  expect(just.slowWriter()).toBeNull();

  const patient = createWriterPace(120_000);
  expect(patient.slowWriter()).toEqual({ seconds: null });
  for (let story = 0; story < 3; story += 1) patient.note(900);
  expect(patient.slowWriter()).toBeNull();
});

test('[P39] stories are measured to the first words that a parent sees, and a restart remembers them', async () => {
  const parent = await server.signIn();
  for (let story = 0; story < 3; story += 1) {
    await (await parent.call(generateStoryStreamPath, { json: { storyParams: storyParams() } })).text();
  }
  await server.ctx.recorder.flush();
  const said = async () => {
    const settings = await (await fetch(`${server.url}/api/operations/settings`)).json();
    return (settings as { slowWriter: unknown }).slowWriter;
  };
  expect(await said()).toBeNull();
  await server.sql("update api_usage_logs set response_time_ms = 42000 where endpoint = 'generate-story-stream'");
  const later = createWriterPace(30_000);
  await recallPace(server.ctx.store, later);
  expect(later.slowWriter()).toEqual({ seconds: 42 });
  // Nine rows, of which the oldest is slow: the next story takes its place.
  await server.sql(`with one as (select * from api_usage_logs where endpoint = 'generate-story-stream' limit 1)
    insert into api_usage_logs select (jsonb_populate_record(null::api_usage_logs, to_jsonb(one) || jsonb_build_object('id', gen_random_uuid(),
      'timestamp', now() + n * interval '1 minute',
      'response_time_ms', case when n in (1, 3, 5, 7, 8) then 60000 else 900 end))).*
    from one, generate_series(1, 9) n`);
  const recalled = createWriterPace(30_000);
  await recallPace(server.ctx.store, recalled);
  expect(recalled.slowWriter()).toEqual({ seconds: 60 });
  recalled.note(900);
  expect(recalled.slowWriter()).toBeNull();
  await server.sql("update api_usage_logs set timestamp = now() - interval '8 days'");
  const fresh = createWriterPace(30_000);
  await recallPace(server.ctx.store, fresh);
  expect(fresh.slowWriter()).toBeNull();
});

test('[P39] where nobody was patient enough the wait counts as slow', async () => {
  const writer = await startSandbox({ vendors: ['deepseek'], publicUrl: 'http://127.0.0.1', pace: 'instant' });
  const chat = await startChatServer({ ...manners.lenient, slow: { first: 1500, piece: 0 } }, writer.urls);
  const text = { baseUrl: chat.url, apiKey: '', dialect: null };
  const own = await startTestServer({ vendors: ['google'], text, patienceSeconds: 1 });
  try {
    const noted: number[] = [];
    const { note } = own.ctx.pace;
    own.ctx.pace.note = (milliseconds) => {
      noted.push(milliseconds);
      note(milliseconds);
    };
    const parent = await own.signIn();
    await (await parent.call(generateStoryStreamPath, { json: { storyParams: storyParams() } })).text();
    expect(noted).toEqual([expect.any(Number)]);
    expect(noted[0]).toBeGreaterThan(900);
  } finally {
    await own.stop();
    await chat.stop();
    await writer.stop();
  }
});

test('[P39] pages say in their first tag that the writer is slow, from the moment that it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-pace-'));
  mkdirSync(join(folder, 'pages/en'), { recursive: true });
  writeFileSync(join(folder, 'pages/en/create.html'), '<html lang="en"><head></head></html>');
  writeFileSync(join(folder, 'app.html'), '<html lang="en"><head></head><body>app</body></html>');
  const pace = createWriterPace(30_000);
  const listening = await listen('127.0.0.1', 0);
  const pages = await webPages({ ...server.ctx, pace }, folder);
  listening.serve(getRequestListener(createApp(server.ctx, pages, async () => true).fetch));
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${listening.port}${path}`)).text();
  for (const path of ['/create', '/my-stories']) expect(await get(path)).not.toContain('data-writer');
  for (let story = 0; story < 3; story += 1) pace.note(60_000);
  for (const path of ['/create', '/my-stories']) expect(await get(path)).toContain('data-writer="slow"');
  await listening.close();
  rmSync(folder, { recursive: true });
});
