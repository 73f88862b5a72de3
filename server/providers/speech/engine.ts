import type { StoryLanguage } from '#domain/stories/options.ts';

/** One voice of a speech model; `name` is the vendor's. */
export type EngineVoice = { name: string; languages: readonly StoryLanguage[] };

export type SpeechRequest = {
  text: string;
  /** A name of `EngineVoice`. */
  voice: string;
  /** Such as es-419. */
  accent: string;
  language: StoryLanguage;
  /** How fast: 1 is the voice's own calm pace, less is slower. Other engines are asked in words, or not. */
  rate: number;
};

/** A word and its times as the engine tells them, in seconds from the beginning of the sound. */
export type ToldWord = { word: string; from: number; to: number };

/** Sound as it came, not checked yet; `mimeType` is what the engine says. */
export type RawSound = { bytes: Buffer; mimeType: string; words: ToldWord[] | null };

/** What one answer uses: letters of the request, or tokens of text and of sound where they are counted. */
export type SpeechUsage = { letters: number; input: number; output: number };

/** A service that reads sentences aloud. */
export type SpeechEngine = {
  /** Part of the ids of voices. */
  id: 'speech' | 'gemini';
  model: string;
  voices: readonly EngineVoice[];
  /** Checks without speaking, where that is possible, that the model exists. Throws `ProviderFailure`. */
  check(): Promise<void>;
  /**
   * Speaks one sentence. Throws `ProviderFailure`: 'filtered' for text that it will not say, 'cut' and 'garbled' for
   * unusable answers. An abort rejects with its reason.
   */
  speak(
    request: SpeechRequest,
    options: { signal: AbortSignal; timeoutMilliseconds: number; onUsage: (usage: SpeechUsage) => void },
  ): Promise<RawSound>;
};
