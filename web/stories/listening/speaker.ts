import type { Pace } from '#domain/stories/narration/api.ts';

/** A range of UTF-16 units inside a sentence. */
export type Word = { start: number; end: number };

export type Say = {
  /** The sentence to begin with, counted from 0. */
  from: number;
  /** Say only this sentence. */
  only?: boolean;
  pace: Pace;
  /** 0 to 1. */
  volume: number;
};

/** What a speaker reports while it speaks. It reports nothing after `silence`. */
export type SpeakerListener = {
  /** This sentence is being said; `word` is the current word, or null if it is not known. */
  at(index: number, word: Word | null): void;
  /** Everything that was requested has been said. */
  ended(): void;
  /** This sentence cannot be said. */
  failed(index: number): void;
  /** The browser allows no sound before somebody presses something. */
  refused(): void;
};

/** Something that reads a story aloud: a voice of the device, or sound that was made or recorded before. */
export type Speaker = {
  /** Starts anew and drops whatever it was saying. */
  say(what: Say, listener: SpeakerListener): void;
  pause(): void;
  /** Continues where it was paused; returns false if it can only begin the sentence again. */
  resume(): boolean;
  silence(): void;
  /** Returns false if the change applies only from the next `say` on. */
  setPace(pace: Pace): boolean;
  setVolume(volume: number): boolean;
};
