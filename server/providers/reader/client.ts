import { Agent, request } from 'undici';
import { z } from 'zod';
import { failureOfConnection, failureOfResponse, ProviderFailure } from '../failure.ts';
import { tokenCount } from '../token-count.ts';

export type ReaderSettings = { apiKey: string; baseUrl: string; model: string };
export type ReaderUsage = { input: number; output: number };
type Asked = { signal: AbortSignal; onUsage: (usage: ReaderUsage) => void };

/** A service that reads: a chat model, or a moderation model, with OpenAI's wire format. */
export type ReaderClient = {
  readonly model: string;
  /** Returns one whole answer of a chat model. Throws `ProviderFailure`. */
  chat(
    messages: readonly { role: 'system' | 'user'; content: string }[],
    options: Asked & { json: boolean; maxTokens: number },
  ): Promise<string>;
  /** Returns the names of the categories that a moderation model finds in a text. Throws `ProviderFailure`. */
  moderate(text: string, options: Asked): Promise<string[]>;
};

const usageSchema = z
  .object({ prompt_tokens: tokenCount.default(0), completion_tokens: tokenCount.default(0) })
  .nullish()
  .catch(undefined);
const chatSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage: usageSchema,
});
const moderationSchema = z.object({
  results: z
    .array(
      z.object({
        // Not every such service sends it besides the categories.
        flagged: z.boolean().nullish(),
        categories: z.record(z.string(), z.boolean().nullish()),
        category_scores: z.record(z.string(), z.number().nullish()).nullish(),
      }),
    )
    .min(1),
  usage: usageSchema,
});

/** Moderation models are made for adults' talk: a score of one half is unfit for a child. */
const surely = 0.5;
const longestAnswer = 100_000;

/** Talks to any service with OpenAI's wire format. An abort of `signal` rejects with its reason. */
export function createReaderClient(settings: ReaderSettings): ReaderClient {
  /** Whether the service accepts only the fields that every chat server knows. */
  let bare = false;
  const dispatcher = new Agent({ connect: { timeout: 5000 }, headersTimeout: 60_000, bodyTimeout: 30_000 });

  async function post(path: string, body: object, signal: AbortSignal): Promise<unknown> {
    try {
      const response = await request(settings.baseUrl + path, {
        method: 'POST',
        dispatcher,
        signal,
        headers: {
          'content-type': 'application/json',
          ...(settings.apiKey && { authorization: `Bearer ${settings.apiKey}` }),
        },
        body: JSON.stringify(body),
      });
      if (response.statusCode !== 200) throw await failureOfResponse(response);
      const text = await response.body.text();
      return text.length > longestAnswer ? undefined : parse(text);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof ProviderFailure) throw error;
      throw failureOfConnection(error);
    }
  }

  return {
    model: settings.model,
    async chat(messages, { json, maxTokens, signal, onUsage }) {
      const asked = { model: settings.model, messages, max_tokens: maxTokens, temperature: 0, stream: false };
      const structured = { ...asked, response_format: { type: 'json_object' }, thinking: { type: 'disabled' } };
      let said: unknown;
      try {
        said = await post('/chat/completions', json && !bare ? structured : asked, signal);
      } catch (error) {
        if (!json || bare || !(error instanceof ProviderFailure) || error.kind !== 'refused_request') throw error;
        said = await post('/chat/completions', asked, signal);
        bare = true;
      }
      const answer = chatSchema.safeParse(said);
      if (!answer.success) throw garbled();
      charge(answer.data.usage, onUsage);
      return answer.data.choices[0]?.message.content ?? '';
    },
    async moderate(text, { signal, onUsage }) {
      const answer = moderationSchema.safeParse(
        await post('/moderations', { model: settings.model, input: text }, signal),
      );
      const result = answer.data?.results[0];
      if (!result) throw garbled();
      charge(answer.data?.usage, onUsage);
      const found = Object.entries(result.categories).flatMap(([name, holds]) => (holds ? [name] : []));
      const likely = Object.entries(result.category_scores ?? {}).flatMap(([name, score]) =>
        (score ?? 0) >= surely ? [name] : [],
      );
      const all = [...new Set([...found, ...likely])];
      return result.flagged && all.length === 0 ? ['other'] : all;
    },
  };
}

function charge(usage: z.infer<typeof usageSchema>, onUsage: (usage: ReaderUsage) => void): void {
  if (usage) onUsage({ input: usage.prompt_tokens, output: usage.completion_tokens });
}

const garbled = () => new ProviderFailure('garbled', 'The reader sent an answer of another shape.');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
