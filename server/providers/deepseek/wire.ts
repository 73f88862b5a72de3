import { z } from 'zod';
import { tokenCount } from '../token-count.ts';
import { type ChatDialect, thinkingWays } from './dialect.ts';

/** DeepSeek counts cached tokens in a field of its own, other servers among the details. */
const usageSchema = z.object({
  prompt_tokens: tokenCount.default(0),
  prompt_cache_hit_tokens: tokenCount.nullish(),
  prompt_tokens_details: z.object({ cached_tokens: tokenCount.nullish() }).nullish(),
  completion_tokens: tokenCount.default(0),
  completion_tokens_details: z.object({ reasoning_tokens: z.number().nullish() }).nullish(),
});

/** Tokens as the provider counted them. */
export type TokenUsage = { cachedInput: number; input: number; output: number };

export function usageOf(usage: z.infer<typeof usageSchema>): TokenUsage {
  const told = usage.prompt_cache_hit_tokens ?? usage.prompt_tokens_details?.cached_tokens ?? 0;
  const cachedInput = Math.min(told, usage.prompt_tokens);
  return { cachedInput, input: usage.prompt_tokens - cachedInput, output: usage.completion_tokens };
}

/** One event of a chat completion's stream; fields we do not use are left out. */
export const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            /** A model's reasoning, under the names that servers give it. */
            reasoning_content: z.unknown().optional(),
            reasoning: z.unknown().optional(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  /** An invalid count does not fail the story: the tokens are estimated instead. */
  usage: usageSchema.nullish().catch(undefined),
  /** A failure in the middle of a stream that began with status 200. */
  error: z.object({ code: z.union([z.number(), z.string()]).nullish() }).nullish(),
});

export type ChatMessage = { role: 'system' | 'user'; content: string };

/** Room for the reasoning of a model that cannot be kept from it. */
const thoughtTokens = 4000;

/** The body of POST /chat/completions, in the server's dialect. */
export function chatRequest(
  model: string,
  messages: readonly ChatMessage[],
  maxTokens: number,
  json: boolean,
  dialect: ChatDialect,
) {
  return {
    model,
    messages,
    stream: true,
    ...(dialect.usage && { stream_options: { include_usage: true } }),
    ...thinkingWays[dialect.thinking],
    ...(dialect.limit !== 'none' && { [dialect.limit]: maxTokens + (dialect.thinks ? thoughtTokens : 0) }),
    ...(dialect.temperature !== undefined && { temperature: dialect.temperature }),
    ...(json && dialect.json && { response_format: { type: 'json_object' } }),
  };
}

/** A question with a short answer, by which a server shows which fields it accepts. */
export function probeMessages(): ChatMessage[] {
  return [
    { role: 'system', content: 'You answer with one JSON object and nothing else.' },
    { role: 'user', content: 'Is the moon round? Answer with the JSON object {"round": true} or {"round": false}.' },
  ];
}

/** The answer of GET /models. */
export const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The last event of a stream. */
export const endMark = '[DONE]';
