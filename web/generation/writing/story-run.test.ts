import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Generation } from '#domain/generation/api.ts';
import { publicSettingsPath } from '#domain/operations/api.ts';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { callFrom } from '../../platform/testing/page-origin.ts';
import { StoryRun, type WritingPhase } from './story-run.ts';

const options = storyOptionsSchema().parse({
  length: 'short',
  language: 'english',
  characters: ['fox'],
  setting: 'forest',
  message: 'sharing',
  ageGroup: 'preschool',
});
const generation = (change: Partial<Generation>): Generation => ({
  id: '00000000-0000-4000-8000-000000000001',
  status: 'writing',
  content: '',
  premise: null,
  options,
  pictures: [],
  picturesPlanned: 0,
  errorCode: null,
  counted: false,
  createdAt: '2026-11-20T19:00:00.000Z',
  ...change,
});

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let calls: string[];
let handlers: Record<string, Handler>;

beforeEach(async () => {
  globalThis.localStorage = memoryStorage();
  calls = [];
  handlers = {};
  server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const path = (request.url ?? '').replace(/[0-9a-f-]{36}/, ':id');
    // Human verification is off.
    if (path === publicSettingsPath) return void response.end('{"turnstileSiteKey":null}');
    const isPremise = path.endsWith('/premise?soon=1');
    if (isPremise && !handlers[premise]) return void response.end('{"premise":null}');
    if (!isPremise) calls.push(`${request.method} ${path}`);
    const handler = handlers[`${request.method} ${path.split('?')[0]}`];
    if (handler) handler(request, response, body);
    else response.writeHead(404).end('{"code":"GENERATION_NOT_FOUND"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  callFrom(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const start = 'POST /functions/v1/generate-story-stream';
const status = 'GET /api/generation/:id';
const stream = 'GET /api/generation/:id/stream';
const premise = 'GET /api/generation/:id/premise';

function reached(run: StoryRun, ...phases: WritingPhase[]): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!phases.includes(run.state().phase)) return;
      stop();
      resolve();
    };
    const stop = run.subscribe(check);
    check();
  });
}

test('[GEN-01] [GEN-12] [GEN-13] a story is asked for once, begins in the creating state and ends whole', async () => {
  let sent: unknown;
  handlers[start] = (_request, response, body) => {
    sent = JSON.parse(body);
    response.write('**The Lamp**\n\nOnce ');
    setTimeout(() => response.end('upon a time.'), 20);
  };
  const run = StoryRun.start(options);
  expect(run.state()).toEqual({
    phase: 'creating',
    text: '',
    premise: null,
    kept: false,
    verdict: null,
    failure: null,
  });
  await reached(run, 'completed');
  expect(run.state().text).toBe('**The Lamp**\n\nOnce upon a time.');
  expect(sent).toMatchObject({ storyParams: options, turnstileToken: null, generationId: run.id });
  expect(calls).toEqual([start]);
});

test('what the story will be about is shown while nothing of it is written, also when the story is not known yet', async () => {
  let asked = 0;
  handlers[premise] = (_request, response) => {
    asked += 1;
    if (asked === 1) response.writeHead(404).end('{"code":"GENERATION_NOT_FOUND"}');
    else response.end('{"premise":"Tonight, a fox."}');
  };
  let answer: ServerResponse | undefined;
  handlers[start] = (_request, response) => {
    answer = response;
  };
  const run = StoryRun.start(options);
  await expect.poll(() => run.state()).toMatchObject({ phase: 'creating', text: '', premise: 'Tonight, a fox.' });
  answer?.end('Once upon a time.');
  await reached(run, 'completed');
  expect(asked).toBe(2);
  const followed = StoryRun.follow(generation({ premise: 'Tonight, an owl.' }));
  expect(followed.state().premise).toBe('Tonight, an owl.');
  followed.leave();
});

test('[P20] a story that is planned anew is foretold anew, as long as nothing of it is written', async () => {
  const said = ['a key', 'a snail'];
  handlers[premise] = (_request, response) => void response.end(JSON.stringify({ premise: said.shift() ?? 'a snail' }));
  handlers[start] = () => {};
  const run = StoryRun.start(options);
  await expect.poll(() => run.state().premise).toBe('a key');
  await expect.poll(() => run.state().premise, { timeout: 3000 }).toBe('a snail');
  run.leave();
});

test('[GEN-04] what a story would have been about is asked for no longer once it has failed', async () => {
  let left = false;
  const asked = new Promise<void>((resolve) => {
    handlers[premise] = (request) => {
      request.socket.on('close', () => {
        left = true;
      });
      resolve();
    };
  });
  handlers[start] = async (_request, response) => {
    await asked;
    response.writeHead(500).end('{"code":"INTERNAL","message":"","requestId":"r"}');
  };
  const run = StoryRun.start(options);
  // The page keeps its subscription, so the story is not left.
  const stop = run.subscribe(() => {});
  await reached(run, 'failed');
  await expect.poll(() => left).toBe(true);
  expect(run.state()).toMatchObject({ phase: 'failed', text: '', premise: null });
  stop();
});

test('[GEN-04] [GEN-14] a failure after the first words keeps them and never shows its own letters', async () => {
  handlers[start] = (_request, response) => {
    response.write('Once upon');
    setTimeout(() => response.end('\nERROR:{"code":"PROVIDER_UNAVAILABLE","message":"m","requestId":"r"}'), 20);
  };
  const run = StoryRun.start(options);
  await reached(run, 'failed');
  expect(run.state()).toMatchObject({ text: 'Once upon', failure: { kind: 'ended', code: 'PROVIDER_UNAVAILABLE' } });
});

test('[GEN-06] a retry starts a new generation', async () => {
  const ids: string[] = [];
  handlers[start] = (_request, response, body) => {
    ids.push(JSON.parse(body).generationId);
    if (ids.length === 1) response.writeHead(500).end('{"code":"PROVIDER_UNAVAILABLE","message":"m","requestId":"r"}');
    else response.end('Good night.');
  };
  const run = StoryRun.start(options);
  await reached(run, 'failed');
  expect(run.state().failure).toMatchObject({ kind: 'refused', status: 500, code: 'PROVIDER_UNAVAILABLE' });
  run.retry();
  await reached(run, 'completed');
  expect(new Set(ids).size).toBe(2);
});

test('[GEN-23] a stream that ends without text is a failure', async () => {
  handlers[start] = (_request, response) => void response.end(' \n');
  const run = StoryRun.start(options);
  await reached(run, 'failed');
  expect(run.state().failure).toEqual({ kind: 'empty' });
});

test('[P20] a connection that breaks is taken up where it broke, and nothing is lost or doubled', async () => {
  handlers[start] = (_request, response) => {
    response.write('Once upon ');
    setTimeout(() => response.destroy(), 30);
  };
  handlers[status] = (_request, response) =>
    void response.end(JSON.stringify(generation({ content: 'Once upon a ti' })));
  handlers[stream] = (request, response) => {
    const from = Number(new URL(request.url ?? '', 'http://x').searchParams.get('from'));
    response.end('Once upon a time.'.slice(from));
  };
  const run = StoryRun.start(options);
  await reached(run, 'reconnecting');
  await reached(run, 'completed');
  expect(run.state().text).toBe('Once upon a time.');
  expect(calls).toEqual([start, status, `${stream}?from=10`]);
});

test('[P20] a story that was finished meanwhile is shown whole', async () => {
  handlers[start] = (_request, response) => {
    response.write('Once');
    setTimeout(() => response.destroy(), 30);
  };
  handlers[status] = (_request, response) =>
    void response.end(JSON.stringify(generation({ status: 'completed', content: 'Once upon a time.' })));
  const run = StoryRun.start(options);
  await reached(run, 'completed');
  expect(run.state().text).toBe('Once upon a time.');
});

test('[P20] coming back to a running story goes on from what is written', async () => {
  handlers[stream] = (_request, response) => void response.end('upon a time.');
  const run = StoryRun.follow(generation({ content: 'Once ' }));
  expect(run.state()).toMatchObject({ phase: 'writing', text: 'Once ' });
  await reached(run, 'completed');
  expect(run.state().text).toBe('Once upon a time.');
  expect(calls).toEqual([`${stream}?from=5`]);
});

test('[P20] an explicit stop tells the server; leaving the page does not', async () => {
  handlers[start] = (_request, response) => void response.write('Once');
  const stopped = StoryRun.start(options);
  await reached(stopped, 'writing');
  await stopped.stop();
  expect(stopped.state().phase).toBe('stopped');
  const left = StoryRun.start(options);
  await reached(left, 'writing');
  left.leave();
  expect(stopped.state().kept).toBe(false);
  expect(calls).toEqual([start, 'POST /api/generation/:id/stop', status, start]);
});

test('[P20] a stop that counts leaves what was told, as soon as its writer has heard of it', async () => {
  handlers[start] = (_request, response) => void response.write('Once');
  const told = ['writing', 'stopped'] as const;
  handlers[status] = (_request, response) => {
    const now = told[calls.filter((call) => call === status).length - 1] ?? 'stopped';
    response.end(JSON.stringify(generation({ status: now, content: 'Once upon', counted: now === 'stopped' })));
  };
  const run = StoryRun.start(options);
  await reached(run, 'writing');
  await run.stop();
  expect(run.state()).toMatchObject({ phase: 'stopped', kept: true, text: 'Once upon' });
  run.retry();
  expect(run.state()).toMatchObject({ phase: 'creating', kept: false, text: '' });
  run.leave();
});

test('[P20] a stop that comes when the story is whole shows it whole', async () => {
  handlers[start] = (_request, response) => void response.write('Once');
  handlers[status] = (_request, response) =>
    void response.end(JSON.stringify(generation({ status: 'completed', content: 'Once upon a time.', counted: true })));
  const run = StoryRun.start(options);
  await reached(run, 'writing');
  await run.stop();
  expect(run.state()).toMatchObject({ phase: 'completed', kept: false, text: 'Once upon a time.' });
});
