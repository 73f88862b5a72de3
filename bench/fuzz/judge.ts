import { operationAt, undocumented } from '#server/platform/openapi/described.ts';
import type { JsonSchema, OpenApiDocument } from '#server/platform/openapi/document.ts';
import type { Call } from './calls.ts';
import type { Answer } from './send.ts';

/** What no answer may contain: stack traces, SQL, paths of the machine, the database's own messages. */
const inside =
  /\n\s+at |node_modules|node:internal|\bselect .* from |insert into|violates|relation "|\/work\/|\/home\/|\/tmp\/|\.ts:\d|ECONNREFUSED|SQLSTATE/i;

/** Describes each fault of an answer; empty when it has none (P26, P27). */
export function faultsOf(document: OpenApiDocument, call: Call, { status, headers, body }: Answer): string[] {
  if (status === 0) return [`no answer: ${body}`];
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}: ${body.slice(0, 200)}`);
  const surprise = undocumented(document, call.method, call.target, status);
  if (surprise) faults.push(surprise);
  if (!headers['x-request-id']) faults.push('no x-request-id');
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('no nosniff');
  if (status >= 400 && call.method !== 'HEAD') faults.push(...failureFaults(document, call, status, headers, body));
  return faults;
}

function failureFaults(
  document: OpenApiDocument,
  call: Call,
  status: number,
  headers: Answer['headers'],
  body: string,
): string[] {
  const faults = inside.test(body) ? [`tells of the inside: ${body.slice(0, 300)}`] : [];
  const told = parse(body);
  if (typeof told?.requestId !== 'string' || told.requestId !== headers['x-request-id']) faults.push('no request id');
  const code = told?.error_code ?? told?.code;
  if (typeof code !== 'string') return [...faults, `no code: ${body.slice(0, 200)}`];
  const codes = documentedCodes(document, call, status);
  if (codes && !codes.includes(code)) faults.push(`${code} is not documented for ${status}`);
  return faults;
}

function documentedCodes(document: OpenApiDocument, call: Call, status: number): unknown[] | undefined {
  const answer = operationAt(document, call.method, call.target)?.responses[status];
  const schema = answer?.content?.['application/json']?.schema as { allOf?: JsonSchema[] } | undefined;
  const [, narrowed] = schema?.allOf ?? [];
  return (narrowed?.properties as { code?: { enum?: unknown[] } } | undefined)?.code?.enum;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
