import { Agent, request } from 'undici';
import { failureOfConnection, failureOfResponse, ProviderFailure } from '../failure.ts';
import type { EngineVoice, SpeechEngine } from '../speech/engine.ts';
import { answerSchema, filteredFinishes, safetySettings } from './wire.ts';

export type GeminiSpeechSettings = { apiKey: string; baseUrl: string; model: string };

/** The calm ones of the model's thirty voices; each speaks both languages. */
const calmVoices = ['Sulafat', 'Achernar', 'Vindemiatrix', 'Charon', 'Algieba', 'Umbriel'];

const answerLimitBytes = 24 * 1024 * 1024;

/** Puts directions before the sentence: the model follows them when it reads. */
function directed(text: string, accent: string, rate: number): string {
  const slower = rate < 1 ? ' The child is nearly asleep: slower and softer than before.' : '';
  return `Read this sentence of a bedtime story aloud, in the accent of ${accent}, like a calm parent at the edge of the bed: warm, quiet, unhurried, no acting.${slower} Say nothing else.\n\n${text}`;
}

/** Gemini's speech by generateContent: PCM of 24 kHz, or a WAV file of newer models. */
export function createGeminiSpeech(settings: GeminiSpeechSettings): SpeechEngine {
  const dispatcher = new Agent({
    connect: { timeout: 10_000 },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: answerLimitBytes,
  });
  const headers = { 'x-goog-api-key': settings.apiKey, 'content-type': 'application/json' };
  const address = `${settings.baseUrl}/v1beta/models/${settings.model}`;
  const voices: EngineVoice[] = calmVoices.map((name) => ({ name, languages: ['english', 'spanish'] }));

  return {
    id: 'gemini',
    model: settings.model,
    voices,

    async check() {
      try {
        const response = await request(address, { dispatcher, headers, signal: AbortSignal.timeout(10_000) });
        if (response.statusCode !== 200) throw await failureOfResponse(response);
        await response.body.dump();
      } catch (error) {
        throw failureOfConnection(error);
      }
    },

    async speak({ text, voice, accent, rate }, { signal, timeoutMilliseconds, onUsage }) {
      const timeout = AbortSignal.timeout(timeoutMilliseconds);
      const prompt = directed(text, accent, rate);
      const reckoned = { letters: text.length, input: Math.ceil(prompt.length / 4), output: 0 };
      signal.throwIfAborted();
      try {
        const response = await request(`${address}:generateContent`, {
          method: 'POST',
          dispatcher,
          headers,
          signal: AbortSignal.any([signal, timeout]),
          body: JSON.stringify({
            safetySettings,
            contents: [{ role: 'user', parts: [{ text: prompt }] }],
            generationConfig: {
              responseModalities: ['AUDIO'],
              speechConfig: {
                languageCode: accent === 'es-419' ? 'es-US' : accent,
                voiceConfig: { prebuiltVoiceConfig: { voiceName: voice } },
              },
            },
          }),
        });
        if (response.statusCode !== 200) throw await failureOfResponse(response);
        const answer = answerSchema.safeParse(await response.body.json().catch(refuseCut));
        if (!answer.success) {
          onUsage(reckoned);
          throw new ProviderFailure('garbled', 'The provider sent an answer that is not the documented wire.');
        }
        const { candidates, promptFeedback, usageMetadata } = answer.data;
        onUsage({
          letters: text.length,
          input: usageMetadata.promptTokenCount || reckoned.input,
          output: usageMetadata.candidatesTokenCount,
        });
        const [candidate] = candidates;
        if (promptFeedback?.blockReason || !candidate || filteredFinishes.has(candidate.finishReason ?? '')) {
          throw new ProviderFailure('filtered', 'The provider would not say this.');
        }
        const sound = candidate.content?.parts.find(({ inlineData }) => inlineData)?.inlineData;
        if (!sound) throw new ProviderFailure('garbled', 'The provider sent no sound.');
        return { bytes: Buffer.from(sound.data, 'base64'), mimeType: sound.mimeType, words: null };
      } catch (error) {
        if (signal.aborted || timeout.aborted) onUsage(reckoned);
        if (signal.aborted) throw signal.reason;
        if (timeout.aborted) throw new ProviderFailure('silent', 'The provider did not answer in time.');
        if (error instanceof ProviderFailure) throw error;
        throw failureOfConnection(error);
      }
    },
  };
}

function refuseCut(cause: unknown): never {
  throw new ProviderFailure('cut', 'The answer of the provider broke off.', { cause });
}
