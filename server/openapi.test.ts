import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import type { AppEnv } from './platform/http/http.ts';
import { operationAt, undocumented } from './platform/openapi/described.ts';
import { type OpenApiDocument, openApiDocument, templateOf } from './platform/openapi/document.ts';
import { describeHandler } from './platform/openapi/endpoint.ts';
import { startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let document: OpenApiDocument;
beforeAll(async () => {
  server = await startTestServer();
  document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApiDocument;
});
afterAll(() => server.stop());

test('[P27] the document describes every route, and names none that does not exist', () => {
  const app = createApp(server.ctx, new Hono(), async () => true);
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  const mounted = new Set(routes.map(({ method, path }) => `${method} ${templateOf(path)}`));
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual([...mounted].sort());
  expect(document.openapi).toBe('3.1.1');
});

test('[P27] a route without a description is missing from the document, so that the test above finds it', () => {
  const app = new Hono<AppEnv>()
    .get(
      '/a',
      describeHandler((c) => c.body(null), { says: 'A.', answers: { 200: null } }),
    )
    .get('/b', (c) => c.text('b'));
  expect(Object.keys(openApiDocument(app.routes, '').paths)).toEqual(['/a']);
});

test('[P27] what a call may send and what it may be answered is what the schemas and the tables say', () => {
  const save = document.paths['/api/stories']?.post;
  const body = save?.requestBody?.content['application/json']?.schema as { properties: Record<string, unknown> };
  expect(body.properties.title).toEqual({ type: 'string', minLength: 1, maxLength: 99 });
  expect(save?.security).toEqual([{ session: [] }, { accessToken: ['stories:write'] }]);
  expect(document.paths['/api/identity/export']?.get?.security).toEqual([{ session: [] }]);
  expect(Object.keys(save?.responses ?? {})).toEqual([
    '200',
    '201',
    '400',
    '401',
    '403',
    '404',
    '413',
    '429',
    '500',
    '503',
  ]);
  expect(save?.responses['404']?.description).toBe('STORY_NOT_FOUND');
  expect(document.paths['/api/stories']?.get?.parameters.map(({ name }) => name)).toContain('sort');
  expect(document.paths['/api/operations/dashboard']?.get?.responses['403']?.description).toBe(
    'INSUFFICIENT_SCOPE, FORBIDDEN',
  );
});

test('[P27] an answer that the document does not name is found', () => {
  expect(undocumented(document, 'GET', '/api/stories/favorites?x=1', 200)).toBeUndefined();
  expect(undocumented(document, 'HEAD', '/api/stories', 200)).toBeUndefined();
  expect(undocumented(document, 'GET', '/api/stories', 418)).toContain('GET /api/stories answered 418');
  expect(undocumented(document, 'GET', '/api/nowhere', 404)).toBeUndefined();
  expect(undocumented(document, 'GET', '/api/nowhere', 200)).toContain('/api/nowhere answered 200');
  expect(operationAt(document, 'GET', '/api/stories/shares')?.summary).toMatch(/^Every link/);
  expect(operationAt(document, 'GET', '/storage/v1/object/public/story-images/a/b/c.png')).toBeDefined();
});
