import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestBrowser } from '#sandbox/google/browser.ts';
import { storyParams } from '../../testing.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
};
type Batch = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] };

/** A collector that keeps what it gets, at a free port. */
async function startCollector() {
  const batches: Batch[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url === '/v1/traces' && request.headers['content-type'] === 'application/json') {
      bodies.push(body);
      batches.push(JSON.parse(body) as Batch);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const spans = () =>
    batches.flatMap(({ resourceSpans }) => resourceSpans.flatMap((r) => r.scopeSpans.flatMap((s) => s.spans)));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, batches, bodies };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('the signals of a server that was asked for them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-signals-'));
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let child: ChildProcess;
  let url: string;
  let metricsPort: number;

  beforeAll(async () => {
    collector = await startCollector();
    metricsPort = await freePort();
    child = spawn(process.execPath, [fileURLToPath(new URL('../../main.ts', import.meta.url))], {
      cwd: folder,
      env: {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        DATA_DIR: folder,
        SANDBOX_PACE: '2000',
        METRICS: String(metricsPort),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_SERVICE_NAME: 'bedtime',
        POSTHOG_KEY: 'phc_public',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const text of child.stdout ?? []) {
      output += text;
      url = /ready at (\S+)/.exec(output)?.[1] ?? '';
      if (url) break;
    }
  });
  afterAll(async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    (collector.server as Server).close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('[P31] one trace holds a request, its statements and its calls to providers, and no word of a parent', async () => {
    const browser = new TestBrowser();
    const chooser = await browser.open(`${url}/auth/v1/authorize?provider=google`);
    const callback = await browser.open(chooser.url, { email: 'nora.nightingale@example.com' });
    const end = (await browser.open(callback.url)).url;
    const authorization = `Bearer ${new URLSearchParams(end.hash.slice(1)).get('access_token')}`;
    const post = (path: string, json: unknown) =>
      fetch(url + path, { method: 'POST', headers: { authorization }, body: JSON.stringify(json) });
    await post('/api/identity/profile/adult', { confirmed: true });
    const params = storyParams({ characters: ['Captain Whiskerbottom'] });
    const story = await post('/functions/v1/generate-story-stream', { storyParams: params });
    expect(story.status).toBe(200);
    const requestId = story.headers.get('x-request-id');
    await story.text();
    await fetch(`${url}/api/nothing/nora-nightingale?token=secret-of-nora`);
    await fetch(`${url}/healthz`);

    const requestOf = (id: string | null) =>
      collector.spans().find(({ attributes }) => textOf(attributes, 'lunatale.request_id') === id);
    await expect
      .poll(() => requestOf(requestId)?.name, { timeout: 20_000 })
      .toBe('POST /functions/v1/generate-story-stream');
    const request = requestOf(requestId);
    const below = () => collector.spans().filter(({ traceId }) => traceId === request?.traceId);
    await expect
      .poll(() => below().some(({ name }) => /^POST 127\.0\.0\.1:\d+$/.test(name)), { timeout: 20_000 })
      .toBe(true);
    expect(textOf(request?.attributes, 'http.route')).toBe('/functions/v1/generate-story-stream');
    expect(textOf(request?.attributes, 'http.response.status_code')).toBe(200);
    const statements = below().filter(({ attributes }) => textOf(attributes, 'db.query.text'));
    expect(statements.length).toBeGreaterThan(3);
    expect(statements.every(({ parentSpanId }) => parentSpanId)).toBe(true);
    expect(textOf(collector.batches[0]?.resourceSpans[0]?.resource.attributes, 'service.name')).toBe('bedtime');

    const everything = collector.bodies.join('\n');
    expect(everything).toContain('GET other');
    expect(everything).not.toContain('healthz');
    for (const word of ['nightingale', 'whiskerbottom', 'secret-of-nora', 'phc_public', 'bearer', 'eyj']) {
      expect(everything.toLowerCase().includes(word), word).toBe(false);
    }
  });

  test('figures for Prometheus are answered at their own address and never at the public one', async () => {
    const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(figures.headers.get('content-type')).toContain('text/plain');
    expect(await figures.text()).toContain('http_request_duration_seconds_bucket');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    const atTheFront = await fetch(`${url}/metrics`);
    expect(await atTheFront.text()).not.toContain('http_request_duration_seconds');
    expect(atTheFront.headers.get('content-type'), 'a page of the product').toContain('text/html');
  });

  test('[EVENT-18] browsers learn the public key, and may reach its host beside our own', async () => {
    const settings = await fetch(`${url}/api/operations/settings`);
    expect(await settings.json()).toMatchObject({ analytics: { key: 'phc_public', host: 'https://eu.i.posthog.com' } });
    expect(settings.headers.get('content-security-policy')).toContain("connect-src 'self' https://eu.i.posthog.com;");
  });
});

function textOf(attributes: Attribute[] | undefined, key: string) {
  const { stringValue, intValue } = attributes?.find((attribute) => attribute.key === key)?.value ?? {};
  return stringValue ?? intValue;
}
