import { z } from 'zod';

/** The fields of a chat completion request that the stand-in uses; other fields are accepted and ignored. */
export const chatRequestSchema = z.object({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant', 'tool']), content: z.string() })).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.int().positive().nullish(),
  thinking: z.object({ type: z.enum(['enabled', 'disabled']) }).nullish(),
  response_format: z.object({ type: z.enum(['text', 'json_object']) }).nullish(),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

export type FinishReason = 'stop' | 'length' | 'content_filter' | 'insufficient_system_resource' | 'error';

export type Usage = {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
  prompt_cache_hit_tokens: number;
  prompt_cache_miss_tokens: number;
  prompt_tokens_details: { cached_tokens: number };
};

type Delta = { role?: 'assistant'; content?: string | null; reasoning_content?: string | null };

/** The fields that every chunk of a completion repeats. */
export type Envelope = { id: string; created: number; model: string; withUsage: boolean };

const fingerprint = 'fp_lunatale_sandbox';

export function chunk(envelope: Envelope, delta: Delta, finish: FinishReason | null): string {
  return JSON.stringify(chunkOf(envelope, delta, finish));
}

/** Creates chunks of one field quickly: everything except the piece is serialised only once. */
export function chunkMaker(envelope: Envelope, field: 'content' | 'reasoning_content'): (piece: string) => string {
  const mark = '\u0000';
  const [before = '', after = ''] = chunk(envelope, { [field]: mark }, null).split(JSON.stringify(mark));
  return (piece) => before + JSON.stringify(piece) + after;
}

function chunkOf({ id, created, model, withUsage }: Envelope, delta: Delta, finish: FinishReason | null): unknown {
  return {
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    system_fingerprint: fingerprint,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...(withUsage ? { usage: null } : {}),
  };
}

/** The last chunk if usage was requested: it has no choices. */
export function usageChunk({ id, created, model }: Envelope, usage: Usage): string {
  return JSON.stringify({
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    system_fingerprint: fingerprint,
    choices: [],
    usage,
  });
}

export function completion(
  { id, created, model }: Envelope,
  message: { content: string; reasoning_content?: string },
  finish: FinishReason,
  usage: Usage,
): unknown {
  return {
    id,
    object: 'chat.completion',
    created,
    model,
    system_fingerprint: fingerprint,
    choices: [{ index: 0, message: { role: 'assistant', ...message }, logprobs: null, finish_reason: finish }],
    usage,
  };
}

/** The vendor's error bodies by status, as its error page lists them. */
export const errors = {
  400: ['Invalid request: the body is not valid JSON', 'invalid_request_error'],
  401: ['Authentication Fails, Your api key is invalid', 'authentication_error'],
  402: ['Insufficient Balance', 'unknown_error'],
  403: ['The key may not do this', 'authentication_error'],
  404: ['Model Not Exist', 'invalid_request_error'],
  422: ['Invalid parameters', 'invalid_request_error'],
  429: ['Rate limit reached', 'rate_limit_error'],
  500: ['Internal server error', 'server_error'],
  503: ['Service is too busy. Please retry your request later', 'service_unavailable_error'],
} as const satisfies Record<number, readonly [message: string, type: string]>;
export type ErrorStatus = keyof typeof errors;

/** The 429 response; the wait is in the header, in seconds or as a date, or a delay in the body. */
export function tooOften(fault: '429' | '429-date' | '429-delay'): { body: unknown; headers: Record<string, string> } {
  const body = errorBody(429) as { error: object };
  if (fault === '429-date') {
    return { body, headers: { 'retry-after': new Date(Date.now() + longWaitSeconds * 1000).toUTCString() } };
  }
  if (fault === '429') return { body, headers: { 'retry-after': '1' } };
  const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${longWaitSeconds}.07s` }];
  return { body: { error: { ...body.error, details } }, headers: {} };
}

const longWaitSeconds = 34;

export function errorBody(status: ErrorStatus, message?: string): unknown {
  const [text, type] = errors[status];
  return { error: { message: message ?? text, type, param: null, code: 'invalid_request_error' } };
}
