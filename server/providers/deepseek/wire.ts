import { z } from 'zod';

const usageSchema = z.object({
  prompt_tokens: z.number().default(0),
  prompt_cache_hit_tokens: z.number().default(0),
  completion_tokens: z.number().default(0),
});

/** Tokens as the provider counted them. */
export type TokenUsage = { cachedInput: number; input: number; output: number };

export function usageOf(usage: z.infer<typeof usageSchema>): TokenUsage {
  const cachedInput = usage.prompt_cache_hit_tokens;
  return { cachedInput, input: usage.prompt_tokens - cachedInput, output: usage.completion_tokens };
}

/** One event of DeepSeek's chat completion stream; fields we do not use are left out. */
export const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: usageSchema.nullish(),
  /** A failure in the middle of a stream, whose status was 200 long ago. */
  error: z.object({ code: z.union([z.number(), z.string()]).nullish() }).nullish(),
});

export type ChatMessage = { role: 'system' | 'user'; content: string };

/** The body of POST /chat/completions. Thinking is on unless switched off; usage comes only when asked for. */
export function chatRequest(model: string, messages: readonly ChatMessage[], maxTokens: number, json: boolean) {
  return {
    model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    thinking: { type: 'disabled' },
    max_tokens: maxTokens,
    temperature: 1.3,
    ...(json && { response_format: { type: 'json_object' } }),
  };
}

/** The last event of a stream. */
export const endMark = '[DONE]';
