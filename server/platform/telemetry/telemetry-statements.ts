import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type pg from 'pg';

const longestText = 2000;

/**
 * Traces the statements of this pool's connections while a trace is active. They are noted as they are
 * written, with placeholders instead of values.
 */
export function watchStatements(pool: pg.Pool, tracer: Tracer): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const traced = (...args: unknown[]): unknown => {
      const text = textOf(args[0]);
      if (text === undefined || !trace.getActiveSpan()) return query(...args);
      const span = tracer.startSpan(nameOf(text), {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) },
      });
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const answer = context.bind(context.active(), callback as (...answer: unknown[]) => unknown);
        args[args.length - 1] = (error: unknown, ...rest: unknown[]) => {
          end(span, error);
          return answer(error, ...rest);
        };
        return query(...args);
      }
      const result = query(...args) as Promise<unknown>;
      result.then(
        () => end(span),
        (error: unknown) => end(span, error),
      );
      return result;
    };
    client.query = traced as typeof client.query;
  });
}

/** The text of a statement; undefined for a cursor or a stream, which ends in its own way. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
}

/** "SELECT", "INSERT" or whatever the statement begins with. */
function nameOf(text: string): string {
  return /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
}

/** Notes only the SQLSTATE of a failure: a message may quote a value. */
function end(span: Span, error?: unknown): void {
  if (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', String((error as { code?: unknown }).code ?? 'unknown'));
  }
  span.end();
}
