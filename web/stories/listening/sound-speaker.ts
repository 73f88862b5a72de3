import { type NarratedSentence, type Pace, paceRates } from '#domain/stories/narration/api.ts';
import { sentenceStarts, wordAt } from '#domain/stories/narration/timeline.ts';
import type { Say, Speaker, SpeakerListener } from './speaker.ts';

/** Where the sound of a story comes from. */
export type SoundLibrary = {
  /** The sentences, with the times that are known so far. */
  sentences(): readonly NarratedSentence[];
  /** The address of the whole story's sound, null until all of it is here; then no single sentences are fetched. */
  whole(): string | null;
  /**
   * Returns the address of one sentence's sound, or of the whole if that has arrived meanwhile. Rejects when there is
   * none, or none in time.
   */
  sentence(index: number): Promise<string>;
};

/** Milliseconds between two checks of the playback position, besides the browser's own `timeupdate` events. */
const lookEvery = 50;

/**
 * Plays narrations and recordings in one audio element, which goes on with the screen off and always knows its
 * position. With the whole story in one file it never stops between sentences.
 */
export class SoundSpeaker implements Speaker {
  private turn = 0;
  private looking: ReturnType<typeof setInterval> | undefined;
  private starts: number[] = [];
  private pace: Pace = 'normal';
  private readonly audio: HTMLAudioElement;
  private readonly library: SoundLibrary;

  constructor(audio: HTMLAudioElement, library: SoundLibrary) {
    this.audio = audio;
    this.library = library;
  }

  say({ from, only = false, pace, volume }: Say, listener: SpeakerListener): void {
    this.silence();
    this.pace = pace;
    this.setVolume(volume);
    const turn = this.turn;
    if (from >= this.library.sentences().length) listener.ended();
    else void this.play(from, only, turn, listener);
  }

  pause(): void {
    clearInterval(this.looking);
    // A sound that is still being fetched must not start after the pause.
    if (this.look === undefined) this.turn += 1;
    this.audio.pause();
  }

  resume(): boolean {
    if (!this.audio.src || this.audio.ended || this.look === undefined) return false;
    this.startLooking();
    void this.audio.play().catch(() => undefined);
    return true;
  }

  silence(): void {
    this.turn += 1;
    clearInterval(this.looking);
    this.look = undefined;
    this.audio.pause();
    this.audio.onended = null;
    this.audio.onerror = null;
    this.audio.ontimeupdate = null;
  }

  setPace(pace: Pace): boolean {
    this.pace = pace;
    this.audio.playbackRate = paceRates[pace];
    return true;
  }

  /** Returns false where the volume cannot be set: some phones leave it to their keys. */
  setVolume(volume: number): boolean {
    this.audio.volume = volume;
    return this.audio.volume === volume;
  }

  private look: (() => void) | undefined;

  private async play(index: number, only: boolean, turn: number, listener: SpeakerListener): Promise<void> {
    let isWhole = false;
    clearInterval(this.looking);
    this.look = undefined;
    try {
      if (this.library.sentences()[index]?.source === 'device') throw new Error('the device reads this one');
      const address = this.library.whole() ?? (await this.library.sentence(index));
      if (turn !== this.turn) return;
      isWhole = address === this.library.whole();
      this.starts = isWhole ? sentenceStarts(this.library.sentences()) : [];
      await this.begin(address, this.starts[index] ?? 0);
    } catch (error) {
      if (turn !== this.turn) return;
      this.silence();
      if (error instanceof DOMException && error.name === 'NotAllowedError') listener.refused();
      else listener.failed(index);
      return;
    }
    if (turn !== this.turn) return;
    // The previous sentence stays highlighted until this one is heard.
    listener.at(index, null);
    if (turn !== this.turn) return;
    let said = index;
    const next = (after: number) => {
      if (only) {
        this.silence();
        listener.ended();
      } else if (after >= this.library.sentences().length) {
        this.silence();
        listener.ended();
      } else void this.play(after, only, turn, listener);
    };
    this.look = () => {
      if (turn !== this.turn) return;
      const sentences = this.library.sentences();
      const start = this.starts[said] ?? 0;
      const at = this.audio.currentTime - start;
      const length = sentences[said]?.seconds ?? Number.POSITIVE_INFINITY;
      if (isWhole && at >= length) {
        // The next sentence plays on by itself, unless it has no sound in this file.
        if (only || sentences[said + 1] === undefined || sentences[said + 1]?.seconds === null) {
          if (sentences[said + 1] === undefined) return;
          this.audio.pause();
          next(said + 1);
          return;
        }
        said += 1;
        listener.at(said, null);
        return;
      }
      listener.at(said, wordAt(sentences[said]?.words ?? [], at));
    };
    this.audio.onended = () => turn === this.turn && next(said + 1);
    this.audio.onerror = () => {
      if (turn !== this.turn) return;
      this.silence();
      listener.failed(said);
    };
    // Fires also where nothing is drawn and timers are slow.
    this.audio.ontimeupdate = () => this.look?.();
    this.startLooking();
    if (this.audio.ended) next(said + 1);
  }

  /** Plays from this second on; resolves once playback has started. */
  private async begin(address: string, from: number): Promise<void> {
    const { audio } = this;
    if (audio.src !== address) audio.src = address;
    if (audio.readyState === 0 && from > 0) {
      await new Promise<void>((resolve, reject) => {
        audio.onloadedmetadata = () => resolve();
        audio.onerror = () => reject(new Error('the sound cannot be played'));
        audio.load();
      });
    }
    if (Math.abs(audio.currentTime - from) > 0.02) audio.currentTime = from;
    audio.playbackRate = paceRates[this.pace];
    await audio.play();
  }

  private startLooking(): void {
    clearInterval(this.looking);
    this.looking = setInterval(() => this.look?.(), lookEvery);
  }
}
