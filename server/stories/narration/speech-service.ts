import PQueue from 'p-queue';
import { deviceVoice, type NarrationSettings, type Voice } from '#domain/stories/narration/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { type Breaker, createBreaker } from '../../platform/breaker.ts';
import type { EngineVoice, SpeechEngine, SpeechUsage } from '../../providers/speech/engine.ts';

/** The provider's name under which calls and costs are kept, whichever engine speaks. */
export const speechProvider = 'speech';

/** USD per million letters, per minute, per million tokens of text and of sound; 0 where a vendor counts otherwise. */
export type SpeechPrices = { letters: number; minute: number; input: number; output: number };

/** How many narrations an account may begin on a UTC day; null = unlimited. */
export type NarrationsPerDay = { free: number | null; premium: number | null };

export type SpeechSettings = {
  engine: SpeechEngine;
  /** The engine's address. */
  baseUrl: string;
  /** The most USD that it may cost on a UTC day; null = no cap. */
  dailyCap: number | null;
  /** Whether the sandbox plays it. */
  demo: boolean;
  prices: SpeechPrices;
  /** How many sentences are requested at the same time, for all accounts together. */
  atOnce: number;
};

export type SpeechService = SpeechSettings & {
  voices: readonly Voice[];
  breaker: Breaker;
  /** A narration's first sentence comes before others. */
  queue: PQueue;
};

/** A model counts about this many tokens for each second of speech. */
const tokensPerSecond = 25;
/** How many letters a bedtime voice says in a second. */
const lettersPerSecond = 13;

export function createSpeechService(settings: SpeechSettings): SpeechService {
  const { engine, demo } = settings;
  const voices = engine.voices.map(
    ({ name, languages }): Voice => ({
      id: voiceId(engine, name),
      name: name.charAt(0).toUpperCase() + name.slice(1),
      kind: 'engine',
      demo,
      languages: [...languages],
    }),
  );
  return { ...settings, voices, breaker: createBreaker(), queue: new PQueue({ concurrency: settings.atOnce }) };
}

/** Returns the engine's own voice behind an id, if it has one. */
export function engineVoice({ engine }: SpeechService, id: string): EngineVoice | undefined {
  return engine.voices.find(({ name }) => voiceId(engine, name) === id);
}

/** Returns the voice of a parent who chose none: the first one of the language, or the device if a stand-in speaks. */
export function standardVoice(speech: SpeechService | null, language: StoryLanguage): string {
  if (!speech || speech.demo) return deviceVoice;
  return speech.voices.find(({ languages }) => languages.includes(language))?.id ?? deviceVoice;
}

/** Returns the voice to use: the named one, else the parent's own choice, else the standard one. */
export function chosenVoice(
  speech: SpeechService | null,
  language: StoryLanguage,
  settings: NarrationSettings,
  named: string | null,
): string {
  return named ?? settings.voice[language] ?? standardVoice(speech, language);
}

/** Returns how many seconds this many letters take at a calm pace. */
export const expectedSeconds = (letters: number) => 0.3 + letters / lettersPerSecond;

/** Returns the cost of an answer; the tokens of sound are estimated by seconds if the engine did not tell them. */
export function costOf({ prices }: Pick<SpeechService, 'prices'>, usage: SpeechUsage, seconds: number): number {
  const output = usage.output || (prices.output > 0 ? Math.ceil(seconds * tokensPerSecond) : 0);
  return (
    (usage.letters * prices.letters + usage.input * prices.input + output * prices.output) / 1e6 +
    (seconds / 60) * prices.minute
  );
}

/** Returns the most that sentences may cost, with each of them requested twice. */
export function mostCost(speech: SpeechService, texts: readonly string[]): number {
  return texts.reduce((sum, text) => {
    const usage = { letters: text.length, input: 100 + text.length / 3, output: 0 };
    return sum + 2 * costOf(speech, usage, 1.5 * expectedSeconds(text.length));
  }, 0);
}

function voiceId(engine: SpeechEngine, name: string): string {
  return `${engine.id}:${name}`;
}
