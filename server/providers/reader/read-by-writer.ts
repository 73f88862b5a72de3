import type { DeepSeekClient } from '../deepseek/client.ts';
import { ProviderFailure } from '../failure.ts';
import type { ReaderClient } from './client.ts';

/** How long the writer may send nothing before a reading is given up; the reader has a time limit of its own. */
const silenceMilliseconds = 60_000;

/** A reader that is the same model as the writer, asked in the dialect that its server accepts. */
export function readByWriter(writer: DeepSeekClient): ReaderClient {
  return {
    model: writer.model,
    async chat(messages, { json, maxTokens, signal, onUsage }) {
      let text = '';
      await writer.stream(messages, {
        json,
        maxTokens,
        signal,
        silenceMilliseconds,
        onText: (piece) => {
          text += piece;
        },
        onBegin: () => {},
        onUsage: ({ cachedInput, input, output }) => onUsage({ input: cachedInput + input, output }),
      });
      return text;
    },
    moderate: () => Promise.reject(new ProviderFailure('refused_request', 'A writer moderates nothing.')),
  };
}
