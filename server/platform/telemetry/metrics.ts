import type { RequestListener } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppEnv } from '../http/http.ts';

/** What a Prometheus server collects: the process, and how long answers took by route, method and status. */
export type Metrics = {
  /** Measures every answer. Routes are named by their pattern, never by the path of a call. */
  measure: MiddlewareHandler<AppEnv>;
  /** The current figures in Prometheus' text format. */
  read(): Promise<{ contentType: string; text: string }>;
};

/** `runningStories` returns how many stories this process is writing. */
export function createMetrics(runningStories: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the headers of an answer were ready',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180],
    registers: [registry],
  });
  new Gauge({
    name: 'lunatale_running_stories',
    help: 'Stories that this process is writing',
    registers: [registry],
    collect() {
      this.set(runningStories());
    },
  });
  return {
    async measure(c, next) {
      const end = duration.startTimer();
      await next();
      const route = matchedRoutes(c).findLast((match) => !match.path.includes('*'))?.path ?? 'other';
      end({ method: c.req.method, route, status: String(c.res.status) });
    },
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

/** Answers GET /metrics on an address of its own: the figures are for operators, never on the public address. */
export function answerMetrics(metrics: Metrics): RequestListener {
  return async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const { contentType, text } = await metrics.read();
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  };
}
