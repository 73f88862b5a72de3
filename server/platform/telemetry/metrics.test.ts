import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../http/http.ts';
import { createMetrics } from './metrics.ts';

test('[P31] answers are measured by route and status, and never by what a caller wrote into an address', async () => {
  const metrics = createMetrics(() => 3);
  const app = new Hono<AppEnv>().use(metrics.measure).get('/stories/:id', (c) => c.text('ok'));
  await app.request('/stories/nora-nightingale');
  await app.request('/nora-nightingale');
  const { text, contentType } = await metrics.read();
  expect(contentType).toContain('text/plain');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/stories/:id",status="200"} 1');
  expect(text).toContain('route="other",status="404"');
  expect(text).toContain('lunatale_running_stories 3');
  expect(text).not.toContain('nightingale');
});
