import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type Span, SpanKind, SpanStatusCode, type Tracer, type TracerProvider, trace } from '@opentelemetry/api';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';

/**
 * Traces calls to providers while a trace is active: fetch and undici by the standard instrumentation, Node's
 * own client, which the payment provider's library uses, by the channels that Node has for it. A span names the host
 * and no path: paths and queries hold customers, visitors' addresses and keys. Returns a function that ends it.
 */
export function watchProviderCalls(provider: TracerProvider): () => void {
  const undici = new UndiciInstrumentation({
    requireParentforSpans: true,
    startSpanHook: ({ origin }) => ({ 'url.full': String(origin), 'url.path': '', 'url.query': '' }),
    requestHook: (span, { method, origin }) => {
      span.updateName(`${method} ${new URL(String(origin)).host}`);
    },
  });
  undici.setTracerProvider(provider);
  const stopNode = watchNodeClient(provider.getTracer('lunatale'));
  return () => {
    undici.disable();
    stopNode();
  };
}

function watchNodeClient(tracer: Tracer): () => void {
  const spans = new WeakMap<ClientRequest, Span>();
  const watch = <Message>(channel: string, listener: (message: Message) => void) => {
    const heard = (message: unknown) => listener(message as Message);
    subscribe(channel, heard);
    return () => unsubscribe(channel, heard);
  };
  const end = (request: ClientRequest, tell: (span: Span) => void) => {
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    tell(span);
    span.end();
  };
  const stops = [
    watch<{ request: ClientRequest }>('http.client.request.created', ({ request }) => {
      if (!trace.getActiveSpan()) return;
      const { method, host, protocol } = request;
      const attributes = { 'http.request.method': method, 'server.address': host, 'url.scheme': protocol.slice(0, -1) };
      spans.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
    }),
    watch<{ request: ClientRequest; response: IncomingMessage }>(
      'http.client.response.finish',
      ({ request, response: { statusCode = 0 } }) =>
        end(request, (span) => {
          span.setAttribute('http.response.status_code', statusCode);
          if (statusCode >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
        }),
    ),
    watch<{ request: ClientRequest; error: NodeJS.ErrnoException }>('http.client.request.error', ({ request, error }) =>
      end(request, (span) => {
        span.setAttribute('error.type', error.code ?? error.name);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
