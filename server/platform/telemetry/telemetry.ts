import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type pg from 'pg';
import type { AppEnv } from '../http/http.ts';
import { watchProviderCalls } from './telemetry-calls.ts';
import { watchStatements } from './telemetry-statements.ts';

/** Traces of requests, and below each of them its database statements and its calls to providers. */
export type Telemetry = {
  /** One span a request, from its arrival to the last byte of its answer. */
  requests: MiddlewareHandler<AppEnv>;
  /** Traces every statement that a request sends to this pool. */
  database(pool: pg.Pool): void;
  /** Sends the spans that wait, and ends. */
  stop(): Promise<void>;
};

/** Health checks ask these every few seconds; nobody reads their traces. */
const untraced = new Set(['/healthz', '/readyz']);

/**
 * Sends traces by OTLP over HTTP to the collector at `endpoint`. Other `OTEL_` variables of the standard, such as
 * headers, the service's name and the sampler, are read by its library. Spans name routes, statements without
 * their values and hosts; never a requested URL, a body or a header (P31). A caller's own trace is
 * continued only when a trusted proxy stands between (`continuesTraces`). A collector that does not answer disturbs
 * nobody.
 */
export function startTelemetry({
  endpoint,
  continuesTraces,
}: {
  endpoint: string;
  continuesTraces: boolean;
}): Telemetry {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'lunatale' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  // No global propagator is set, so that providers learn nothing of our traces.
  const incoming = new W3CTraceContextPropagator();
  const tracer = provider.getTracer('lunatale');
  const stopCalls = watchProviderCalls(provider);

  return {
    async requests(c, next) {
      if (untraced.has(c.req.path)) return next();
      const parent = continuesTraces
        ? incoming.extract(context.active(), c.req.header(), { get: (headers, key) => headers[key], keys: Object.keys })
        : context.active();
      const { method } = c.req;
      const attributes = { 'http.request.method': method, 'lunatale.request_id': c.get('requestId') };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      try {
        await context.with(trace.setSpan(parent, span), next);
      } finally {
        const route = matchedRoutes(c).findLast((match) => !match.path.includes('*'))?.path ?? 'other';
        span.updateName(`${method} ${route}`);
        span.setAttribute('http.route', route);
        const { outgoing } = c.env;
        // A streamed answer has its status and its end here.
        if (outgoing.closed) end(span, c.res.status);
        else outgoing.once('close', () => end(span, outgoing.statusCode));
      }
    },
    database: (pool) => watchStatements(pool, tracer),
    async stop() {
      stopCalls();
      await provider.shutdown().catch(() => {});
    },
  };
}

function end(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
