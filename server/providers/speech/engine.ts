import type { StoryLanguage } from '#domain/stories/options.ts';

/** One voice of a speech model, by the name that its vendor knows. */
export type EngineVoice = { name: string; languages: readonly StoryLanguage[] };

export type SpeechRequest = {
  text: string;
  /** A name of `EngineVoice`. */
  voice: string;
  /** Such as es-419. */
  accent: string;
  language: StoryLanguage;
  /** How fast: 1 is the voice's own calm pace, less is slower. Engines without such a thing are asked in words, or not. */
  rate: number;
};

/** A word as the engine tells it, in seconds from the beginning of its sound. */
export type ToldWord = { word: string; from: number; to: number };

/** What came, not yet looked at: `mimeType` is what the engine says of it. */
export type RawSound = { bytes: Buffer; mimeType: string; words: ToldWord[] | null };

/** What one answer costs: letters asked for, or tokens of text and of sound where they are counted. */
export type SpeechUsage = { letters: number; input: number; output: number };

/** A service that reads sentences aloud. */
export type SpeechEngine = {
  /** In ids of voices. */
  id: 'speech' | 'gemini';
  model: string;
  voices: readonly EngineVoice[];
  /** Whether the model is there, as far as it can be told without speaking. Throws `ProviderFailure`. */
  check(): Promise<void>;
  /**
   * One sentence. Throws `ProviderFailure`: 'filtered' for what it will not say, 'cut' and 'garbled' for answers that
   * are none. An abort rejects with its reason.
   */
  speak(
    request: SpeechRequest,
    options: { signal: AbortSignal; timeoutMilliseconds: number; onUsage: (usage: SpeechUsage) => void },
  ): Promise<RawSound>;
};
