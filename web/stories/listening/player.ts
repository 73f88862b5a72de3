import type { Pace } from '#domain/stories/narration/api.ts';
import { placeOfSentence, type Sentence, sentenceAtPlace } from '#domain/stories/narration/sentences.ts';
import type { Speaker, SpeakerListener, Word } from './speaker.ts';

export type PlayerState = {
  /** `loading`: somebody pressed play, and there is no sound yet. */
  phase: 'silent' | 'loading' | 'playing' | 'paused';
  /** Which sentence is being read, or comes next. */
  index: number;
  word: Word | null;
  pace: Pace;
  /** Minutes until the sleep timer stops the reading; null = it reads to the end of the story. */
  timerMinutes: number | null;
  /** Whether the device reads this sentence because the chosen voice could not. */
  stoodIn: boolean;
  /** Why there is no sound: the browser requires a press first, the network is gone, or no voice here can read. */
  problem: 'refused' | 'offline' | 'failed' | null;
};

/** The speakers, and the sentences that their indexes refer to. */
export type Cast = {
  sentences: readonly Sentence[];
  /** The chosen voice; null = the device reads everything. */
  speaker: Speaker | null;
  /** The device's own voice; null where it has none for the story's language. */
  device: Speaker | null;
};

/** The fade-out of the sleep timer: its length in milliseconds and its number of steps. */
const fade = { milliseconds: 20_000, steps: 80 };
/** Reading stops when this many sentences in a row cannot be read by anybody. */
const failuresAtMost = 3;

/**
 * Reads one story aloud with any speaker: plays, pauses, goes back a sentence, stops by a timer. The device says a
 * sentence that the chosen voice cannot say, and the chosen voice continues after it.
 */
export class StoryPlayer {
  private current: PlayerState;
  private readonly listeners = new Set<() => void>();
  private timers: ReturnType<typeof setTimeout>[] = [];
  private timerIsUp = false;
  private volume = 1;
  private failures = 0;
  private speaking: Speaker | null = null;
  private cast: Cast;
  private readonly isOffline: () => boolean;
  /** Called when the story has been read to its end. */
  onEnd: (() => void) | null = null;

  /** `isOffline` tells whether the device has no network at all. */
  constructor(cast: Cast, pace: Pace = 'normal', isOffline: () => boolean = () => navigator.onLine === false) {
    this.cast = cast;
    this.isOffline = isOffline;
    this.current = {
      phase: 'silent',
      index: 0,
      word: null,
      pace,
      timerMinutes: null,
      stoodIn: false,
      problem: null,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly state = (): PlayerState => this.current;

  /** The sentences that `index` refers to now. */
  get sentences(): readonly Sentence[] {
    return this.cast.sentences;
  }

  /** The current place in paragraphs from the beginning, the unit in which places are stored. */
  place(): number {
    return placeOfSentence(this.sentences, this.current.index);
  }

  /** Shows that somebody pressed play while the voice is still being prepared. */
  wait(place: number): void {
    this.silence();
    this.set({ phase: 'loading', index: sentenceAtPlace(this.sentences, place), word: null, problem: null });
  }

  /** Starts with the sentence at this place, in paragraphs from the beginning. */
  start(place: number): void {
    this.failures = 0;
    this.read(sentenceAtPlace(this.sentences, place));
  }

  pause(): void {
    if (!this.isReading()) return;
    this.speaking?.pause();
    this.set({ phase: 'paused', word: null });
  }

  resume(): void {
    if (this.current.phase !== 'paused') return;
    this.failures = 0;
    if (this.current.problem === null && this.speaking?.resume()) this.set({ phase: 'playing' });
    else this.read(this.current.index);
  }

  /** Goes on by itself where the network was lost. */
  networkIsBack(): void {
    if (this.current.problem === 'offline') this.resume();
  }

  stop(): void {
    this.silence();
    this.setTimer(null);
    this.set({ phase: 'silent', word: null, stoodIn: false });
  }

  /** Goes back one sentence. */
  back(): void {
    const index = Math.max(0, this.current.index - 1);
    if (this.isReading()) this.read(index);
    else if (this.current.phase === 'paused') {
      this.silence();
      this.set({ index, word: null });
    }
  }

  setPace(pace: Pace): void {
    this.set({ pace });
    if (this.isReading() && !this.speaking?.setPace(pace)) this.read(this.current.index);
  }

  /** Switches to another voice, which continues with the current sentence. */
  setCast(cast: Cast): void {
    const place = this.place();
    this.silence();
    this.cast = cast;
    const index = sentenceAtPlace(cast.sentences, place);
    if (this.current.phase === 'playing') this.read(index);
    else this.set({ index });
  }

  /** Fades out and stops after `minutes`; where the volume cannot be set, stops at the end of a sentence. */
  setTimer(minutes: number | null): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.timerIsUp = false;
    this.setVolume(1);
    if (minutes !== null) {
      const end = minutes * 60_000;
      for (let step = 1; step < fade.steps; step += 1) {
        const at = end - fade.milliseconds + (step * fade.milliseconds) / fade.steps;
        this.timers.push(setTimeout(() => this.setVolume(1 - step / fade.steps), at));
      }
      this.timers.push(
        setTimeout(() => {
          this.timerIsUp = true;
          if (this.setVolume(0)) this.stop();
        }, end),
      );
    }
    this.set({ timerMinutes: minutes });
  }

  /** Whether a speaker is speaking or has been asked to. */
  private isReading(): boolean {
    return this.speaking !== null && (this.current.phase === 'playing' || this.current.phase === 'loading');
  }

  private read(index: number): void {
    this.silence();
    if (this.sentences[index] === undefined) {
      this.end();
      return;
    }
    const reads = this.cast.speaker ?? this.cast.device;
    if (reads !== null) this.say(reads, index, false);
    else this.give(index);
  }

  private say(speaker: Speaker, from: number, only: boolean): void {
    this.speaking = speaker;
    const phase = this.current.phase === 'playing' ? 'playing' : 'loading';
    this.set({ phase, index: from, word: null, problem: null, stoodIn: only });
    const counts = () => this.speaking === speaker && this.isReading();
    let reports = 0;
    const listener: SpeakerListener = {
      at: (index, word) => {
        if (!counts()) return;
        reports += 1;
        if (this.timerIsUp && index !== this.current.index) {
          this.stop();
          return;
        }
        // The first report only announces the sentence; a second one shows that it is really heard.
        if (reports > 1) this.failures = 0;
        this.set({ phase: 'playing', index, word });
      },
      ended: () => {
        if (!counts()) return;
        if (!only) this.end();
        else if (this.timerIsUp) this.stop();
        else this.read(from + 1);
      },
      failed: (index) => {
        if (!counts()) return;
        const { device } = this.cast;
        if (device !== null && device !== speaker) this.say(device, index, true);
        else this.give(index);
      },
      refused: () => {
        if (counts()) this.set({ phase: 'paused', word: null, problem: 'refused' });
      },
    };
    speaker.say({ from, only, pace: this.current.pace, volume: this.volume }, listener);
  }

  /**
   * Waits at a sentence that only the network could bring. Otherwise skips one that nobody can read; stops at the third
   * in a row, or at once without a chosen voice.
   */
  private give(index: number): void {
    if (this.cast.speaker !== null && this.isOffline()) {
      this.silence();
      this.set({ phase: 'paused', index, word: null, stoodIn: false, problem: 'offline' });
      return;
    }
    this.failures += 1;
    if (this.cast.speaker !== null && this.failures < failuresAtMost) {
      this.read(index + 1);
      return;
    }
    this.stop();
    this.set({ problem: 'failed' });
  }

  private end(): void {
    this.stop();
    this.set({ index: 0 });
    this.onEnd?.();
  }

  private silence(): void {
    const { speaking } = this;
    this.speaking = null;
    speaking?.silence();
  }

  private setVolume(volume: number): boolean {
    this.volume = volume;
    return this.speaking?.setVolume(volume) ?? true;
  }

  private set(change: Partial<PlayerState>): void {
    const next = { ...this.current, ...change };
    const isSame = (Object.keys(change) as (keyof PlayerState)[]).every((key) =>
      key === 'word' ? sameWord(next.word, this.current.word) : next[key] === this.current[key],
    );
    if (isSame) return;
    this.current = next;
    for (const listener of this.listeners) listener();
  }
}

const sameWord = (one: Word | null, other: Word | null) => one?.start === other?.start && one?.end === other?.end;
