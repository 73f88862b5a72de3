import type { DeepSeekClient } from '../deepseek/client.ts';
import { ProviderFailure } from '../failure.ts';
import type { GeminiClient } from '../gemini/client.ts';
import { createImagesClient, type ImagesSettings } from './client.ts';

/**
 * Makes illustrated stories without a model that writes, draws and sees: the text model writes the book, an image
 * model draws it. It draws from words alone, and nobody checks what it drew.
 */
export function createIllustrator(chat: DeepSeekClient, settings: ImagesSettings): GeminiClient {
  const images = createImagesClient(settings);
  return {
    model: chat.model,
    imageModel: settings.model,
    takesReferences: false,
    check: images.check,

    // No model can look at a picture: it counts as unseen.
    askJson: async () => ({}),

    async streamJson({ system, user, schema, maxTokens }, options) {
      const { signal, timeoutMilliseconds, silenceMilliseconds, onText, onUsage, lastWords } = options;
      const timeout = AbortSignal.timeout(timeoutMilliseconds);
      const messages = [
        { role: 'system' as const, content: `${system}\n${asJsonSchema(schema)}` },
        { role: 'user' as const, content: user },
      ];
      const object = cutToObject();
      let begun = false;
      let counted = false;
      let letters = 0;
      let rest: Promise<void> | undefined;
      const count = () => {
        if (!begun || counted) return;
        const asked = system.length + user.length;
        onUsage({ input: Math.ceil(asked / 4), output: Math.ceil(letters / 4), pictures: 0 });
      };
      try {
        const { reason } = await chat.stream(messages, {
          maxTokens,
          json: true,
          signal: AbortSignal.any([signal, timeout]),
          silenceMilliseconds,
          onBegin: () => {
            begun = true;
          },
          onText: (text) => {
            letters += text.length;
            const piece = object(text);
            if (piece !== '') onText(piece);
          },
          onUsage: ({ cachedInput, input, output }) => {
            counted = true;
            onUsage({ input: cachedInput + input, output, pictures: 0 });
          },
          onLate: (text) => {
            letters += text.length;
          },
          ...(lastWords && {
            lastWords: {
              ...lastWords,
              counting: (late) => {
                rest = late;
              },
            },
          }),
        });
        if (reason === 'length') throw new ProviderFailure('cut', 'The answer of the provider broke off.');
      } catch (error) {
        if (!signal.aborted && timeout.aborted) {
          throw new ProviderFailure('silent', 'The provider did not answer in time.');
        }
        throw error;
      } finally {
        if (rest && lastWords) lastWords.counting(rest.then(count));
        else count();
      }
    },

    async draw({ text }, { onUsage, ...options }) {
      const picture = await images.draw(text, options);
      onUsage({ input: 0, output: 0, pictures: 1 });
      return picture;
    },
  };
}

/** Puts a schema in Gemini's dialect into words, for a model that accepts none in a field. */
function asJsonSchema(schema: object): string {
  const plain = JSON.stringify(schema, (key, value) =>
    key === 'type' && typeof value === 'string' ? value.toLowerCase() : key === 'propertyOrdering' ? undefined : value,
  );
  return `The JSON object follows this JSON schema, its fields in this order, and nothing stands before or after it:\n${plain}`;
}

/** Cuts a text in pieces to its first JSON object: some models put a fence around it. */
function cutToObject(): (piece: string) => string {
  let depth = 0;
  let state: 'before' | 'inside' | 'string' | 'escape' | 'after' = 'before';
  return (piece) => {
    let from = state === 'before' || state === 'after' ? piece.length : 0;
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece[at];
      if (state === 'after') return piece.slice(from, at);
      if (state === 'before') {
        if (letter !== '{') continue;
        from = at;
        state = 'inside';
        depth = 1;
      } else if (state === 'escape') {
        state = 'string';
      } else if (state === 'string') {
        if (letter === '\\') state = 'escape';
        else if (letter === '"') state = 'inside';
      } else if (letter === '"') {
        state = 'string';
      } else if (letter === '{') {
        depth += 1;
      } else if (letter === '}') {
        depth -= 1;
        if (depth === 0) state = 'after';
      }
    }
    return piece.slice(from);
  };
}
