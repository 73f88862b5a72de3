import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Generation } from '#domain/generation/api.ts';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { callFrom } from '../../platform/testing/page-origin.ts';
import { IllustratedRun } from './illustrated-run.ts';
import { type IllustratedPhase, pictureResult } from './illustrated-state.ts';

const options = storyOptionsSchema().parse({
  length: 'short',
  language: 'english',
  characters: ['fox'],
  setting: 'forest',
  message: 'sharing',
  model: 'gemini',
});
const content = '**The Lamp**\n\nOnce upon a time.\n\nGood night.';
const record = (change: Partial<Generation>): Generation => ({
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
const picture = { index: 0, paragraph: 1, alt: 'A lamp', mimeType: 'image/png' };

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
    calls.push(`${request.method} ${path}`);
    const handler = handlers[`${request.method} ${path}`];
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

const ask = 'POST /functions/v1/generate-story-gemini';
const look = 'GET /api/generation/:id';
const fetchPicture = 'GET /api/generation/:id/pictures/0';
const answer = (change: object = {}) =>
  JSON.stringify({
    success: true,
    story: {
      content,
      title: 'The Lamp',
      images: [{ data: 'aGk=', mimeType: 'image/png', alt: 'A lamp', paragraph: 1 }],
      imageCount: 1,
    },
    imageGenerationFailed: false,
    freeRetryEligible: false,
    countedAgainstLimits: true,
    ...change,
  });
const json =
  (value: object): Handler =>
  (_request, response) =>
    void response.end(JSON.stringify(value));

/** Resolves at one of these phases, and stays subscribed. */
function reached(run: IllustratedRun, ...phases: IllustratedPhase[]): Promise<void> {
  return new Promise((resolve) => {
    const check = () => phases.includes(run.state().phase) && resolve();
    run.subscribe(check);
    check();
  });
}

test('[ILLUS-01] [ILLUS-03] [ILLUS-08] a story is asked for when it is first watched, once, and ends with its pictures', async () => {
  let sent: { headers: IncomingMessage['headers']; body: unknown } | undefined;
  handlers[ask] = (request, response, body) => {
    sent = { headers: request.headers, body: JSON.parse(body) };
    response.end(answer());
  };
  handlers[look] = json(record({ status: 'completed', content, picturesPlanned: 1 }));
  const run = IllustratedRun.start(options, 'free_image');
  expect(run.state().phase).toBe('preparing');
  expect(calls).toEqual([]);
  await reached(run, 'completed');
  expect(sent?.headers['x-region']).toBe('us-east-1');
  expect(sent?.body).toEqual({
    storyParams: { ...options, storyType: 'free_image' },
    generationId: run.id,
    turnstileToken: null,
  });
  expect(run.state()).toMatchObject({ text: content, result: { kind: 'full', freeRetry: false }, picturesPlanned: 1 });
  expect(run.state().pictures).toMatchObject([{ index: 0, paragraph: 1, alt: 'A lamp' }]);
  expect(calls.filter((call) => call === ask)).toHaveLength(1);
});

test('[ILLUS-09] while the answer is awaited, the text and each picture are shown as they are ready', async () => {
  let finish: () => void = () => {};
  handlers[ask] = (_request, response) => {
    finish = () => response.end(answer());
  };
  handlers[look] = json(record({ content, picturesPlanned: 3, pictures: [picture] }));
  handlers[fetchPicture] = (_request, response) => response.end('picture');
  const run = IllustratedRun.start(options);
  await reached(run, 'generating');
  await expect.poll(() => run.state().pictures.length).toBe(1);
  expect(run.state()).toMatchObject({ phase: 'generating', text: content, picturesPlanned: 3 });
  finish();
  await reached(run, 'completed');
  expect(run.state().result?.kind).toBe('partial');
});

test('[ILLUS-16] a second story in the same tab has to wait for the first', async () => {
  let finish: () => void = () => {};
  handlers[ask] = (_request, response) => {
    finish = () => response.end(answer());
  };
  const first = IllustratedRun.start(options);
  await reached(first, 'connecting');
  const second = IllustratedRun.start(options);
  await reached(second, 'failed');
  expect(second.state().failure).toEqual({ kind: 'inProgress' });
  await expect.poll(() => calls).toContain(ask);
  finish();
  await reached(first, 'completed');
  second.retry();
  await expect.poll(() => calls.filter((call) => call === ask)).toHaveLength(2);
  finish();
  await reached(second, 'completed');
});

test('[P20] [P21] a connection that breaks is taken up from the story’s own record', async () => {
  handlers[ask] = (_request, response) => setTimeout(() => response.destroy(), 30);
  const states = [
    record({ content, picturesPlanned: 1 }),
    record({ status: 'completed', content, picturesPlanned: 1, pictures: [picture], counted: true }),
  ];
  handlers[look] = (request, response) =>
    json(states.length > 1 ? (states.shift() as Generation) : (states[0] as Generation))(request, response, '');
  handlers[fetchPicture] = (_request, response) => response.end('picture');
  const run = IllustratedRun.start(options);
  await reached(run, 'completed');
  expect(run.state()).toMatchObject({ text: content, result: { kind: 'full', freeRetry: false } });
  expect(calls.filter((call) => call === ask)).toHaveLength(1);
});

test('[ERR-17] [P12] a request that is lost twice before anything was heard ends in the network failure, under one id', async () => {
  const ids = new Set<string>();
  handlers[ask] = (request, _response, body) => {
    ids.add(JSON.parse(body).generationId);
    request.socket.destroy();
  };
  const run = IllustratedRun.start(options);
  await reached(run, 'failed');
  expect(run.state().failure).toEqual({ kind: 'network' });
  expect(calls.filter((call) => call === ask)).toHaveLength(2);
  expect(ids.size).toBe(1);
});

test('[ILLUS-22] [ILLUS-23] [ILLUS-24] [ILLUS-25] wrong parameters are not even sent', async () => {
  const run = IllustratedRun.start({ ...options, characters: [] });
  await reached(run, 'failed');
  expect(run.state().failure).toMatchObject({
    kind: 'params',
    problem: { code: 'INVALID_REQUEST', message: 'Characters must be a non-empty array' },
  });
  expect(calls).toEqual([]);
});

test('[ILLUS-17] pictures are full, partial or none', () => {
  expect(pictureResult(3, 3, false)).toBe('full');
  expect(pictureResult(2, 3, false)).toBe('partial');
  expect(pictureResult(3, 3, true)).toBe('partial');
  expect(pictureResult(0, 3, true)).toBe('none');
});

test('[P20] [ILLUS-17] a book that is stopped with a picture drawn is kept, and one without anything is not', async () => {
  handlers[ask] = () => {};
  for (const counted of [true, false]) {
    handlers[look] = json(record({ status: 'writing', content, picturesPlanned: 3 }));
    const run = IllustratedRun.start(options);
    await reached(run, 'generating');
    handlers[look] = json(record({ status: 'stopped', content, counted, picturesPlanned: 3 }));
    await run.stop();
    expect(run.state()).toMatchObject({
      phase: 'stopped',
      kept: counted,
      verdict: counted ? 'counted' : 'uncounted',
      text: content,
    });
  }
});
