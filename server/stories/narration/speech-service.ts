import PQueue from 'p-queue';
import { deviceVoice, type NarrationSettings, type Voice } from '#domain/stories/narration/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { type Breaker, createBreaker } from '../../platform/breaker.ts';
import type { EngineVoice, SpeechEngine, SpeechUsage } from '../../providers/speech/engine.ts';

/** Under this name its calls and costs are kept, whoever speaks. */
export const speechProvider = 'speech';

/** USD per million letters, per minute of sound, and per million tokens of text and of sound; 0 where a vendor counts otherwise. */
export type SpeechPrices = { letters: number; minute: number; input: number; output: number };

/** How many narrations an account may begin on a UTC day; null = as many as it likes. */
export type NarrationsPerDay = { free: number | null; premium: number | null };

export type SpeechSettings = {
  engine: SpeechEngine;
  /** Where it is reached. */
  baseUrl: string;
  /** USD that it may cost on a UTC day; null = no cap. */
  dailyCap: number | null;
  /** Played by the sandbox. */
  demo: boolean;
  prices: SpeechPrices;
  /** How many sentences are asked for at the same time, by everybody. */
  atOnce: number;
};

export type SpeechService = SpeechSettings & {
  voices: readonly Voice[];
  breaker: Breaker;
  /** First sentences come before others. */
  queue: PQueue;
};

/** A model counts about so many tokens for each second that it speaks. */
const tokensPerSecond = 25;
/** What a bedtime voice says in a second. */
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

/** The engine's own voice behind an id that it has. */
export function engineVoice({ engine }: SpeechService, id: string): EngineVoice | undefined {
  return engine.voices.find(({ name }) => voiceId(engine, name) === id);
}

/** Whoever chose none hears the first voice of their language; where a stand-in speaks, the device. */
export function standardVoice(speech: SpeechService | null, language: StoryLanguage): string {
  if (!speech || speech.demo) return deviceVoice;
  return speech.voices.find(({ languages }) => languages.includes(language))?.id ?? deviceVoice;
}

/** The voice that is meant: the one that is named, the parent's own choice, or the standard one. */
export function chosenVoice(
  speech: SpeechService | null,
  language: StoryLanguage,
  settings: NarrationSettings,
  named: string | null,
): string {
  return named ?? settings.voice[language] ?? standardVoice(speech, language);
}

/** How long so many letters take at a calm pace, in seconds. */
export const expectedSeconds = (letters: number) => 0.3 + letters / lettersPerSecond;

/** What an answer costs; an engine that counts tokens and did not tell those of its sound is reckoned by seconds. */
export function costOf({ prices }: Pick<SpeechService, 'prices'>, usage: SpeechUsage, seconds: number): number {
  const output = usage.output || (prices.output > 0 ? Math.ceil(seconds * tokensPerSecond) : 0);
  return (
    (usage.letters * prices.letters + usage.input * prices.input + output * prices.output) / 1e6 +
    (seconds / 60) * prices.minute
  );
}

/** The most that sentences may cost: each asked for twice. */
export function mostCost(speech: SpeechService, texts: readonly string[]): number {
  return texts.reduce((sum, text) => {
    const usage = { letters: text.length, input: 100 + text.length / 3, output: 0 };
    return sum + 2 * costOf(speech, usage, 1.5 * expectedSeconds(text.length));
  }, 0);
}

function voiceId(engine: SpeechEngine, name: string): string {
  return `${engine.id}:${name}`;
}
