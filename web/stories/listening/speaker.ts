import type { Pace } from '#domain/stories/narration/api.ts';

/** UTF-16 units inside a sentence. */
export type Word = { start: number; end: number };

export type Say = {
  /** The sentence to begin with, counted from 0. */
  from: number;
  /** Nothing but this sentence. */
  only?: boolean;
  pace: Pace;
  /** 0 to 1. */
  volume: number;
};

/** What a speaker tells while it speaks. Nothing is told any more once it was silenced. */
export type SpeakerListener = {
  /** This sentence is being said, and this word of it where that is known. */
  at(index: number, word: Word | null): void;
  /** All that was asked for is said. */
  ended(): void;
  /** This sentence cannot be said. */
  failed(index: number): void;
  /** The browser lets nothing be heard before somebody presses something. */
  refused(): void;
};

/** Something that reads a story aloud: a voice of the device, or sound that was made or recorded before. */
export type Speaker = {
  /** Begins anew, whatever it was saying. */
  say(what: Say, listener: SpeakerListener): void;
  pause(): void;
  /** Goes on where it was paused; false where it can only begin the sentence again. */
  resume(): boolean;
  silence(): void;
  /** False where it counts from the next time on that something is said. */
  setPace(pace: Pace): boolean;
  setVolume(volume: number): boolean;
};
