import type { Pace } from '#domain/stories/narration/api.ts';
import type { Sentence } from '#domain/stories/narration/sentences.ts';
import type { Say, Speaker, SpeakerListener, Word } from './speaker.ts';

/** How fast the device reads; 1 is its own pace, which is brisk for a bedtime story. */
export const deviceRates: Record<Pace, number> = { slow: 0.75, normal: 0.9, brisk: 1.1 };

/**
 * Reads with a voice of the device, one utterance per sentence: some voices give up on long texts. A pause stops, and
 * the sentence begins again afterwards, because pausing itself fails on phones.
 */
export class DeviceSpeaker implements Speaker {
  /** The current utterance; reports of earlier ones are ignored. Holding it keeps browsers from dropping it midway. */
  private utterance: SpeechSynthesisUtterance | null = null;
  /** Counts the calls, so that `say` stops when a listener silences it from inside a report. */
  private turn = 0;
  private volume = 1;
  private readonly sentences: readonly Sentence[];
  private readonly voice: SpeechSynthesisVoice;
  private readonly synthesis: SpeechSynthesis;

  constructor(sentences: readonly Sentence[], voice: SpeechSynthesisVoice, synthesis: SpeechSynthesis) {
    this.sentences = sentences;
    this.voice = voice;
    this.synthesis = synthesis;
  }

  say({ from, only = false, pace, volume }: Say, listener: SpeakerListener): void {
    this.silence();
    this.volume = volume;
    const turn = ++this.turn;
    const sentence = this.sentences[from];
    if (sentence === undefined) {
      listener.ended();
      return;
    }
    listener.at(from, null);
    if (turn !== this.turn) return;
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.voice = this.voice;
    utterance.lang = this.voice.lang;
    utterance.rate = deviceRates[pace];
    utterance.volume = volume;
    utterance.onend = () => {
      if (this.utterance !== utterance) return;
      if (only) {
        this.utterance = null;
        listener.ended();
      } else this.say({ from: from + 1, pace, volume: this.volume }, listener);
    };
    utterance.onerror = () => this.utterance === utterance && this.give(from, listener);
    utterance.onboundary = (event) => {
      const word = this.utterance === utterance ? wordIn(sentence.text, event) : null;
      if (word !== null) listener.at(from, word);
    };
    this.utterance = utterance;
    try {
      this.synthesis.speak(utterance);
    } catch {
      this.give(from, listener);
    }
  }

  pause(): void {
    this.silence();
  }

  resume(): boolean {
    return false;
  }

  silence(): void {
    this.turn += 1;
    this.utterance = null;
    try {
      this.synthesis.cancel();
    } catch {
      // A voice that cannot be cancelled is ignored from here on.
    }
  }

  setPace(): boolean {
    return false;
  }

  /** Applies from the next sentence on. */
  setVolume(volume: number): boolean {
    this.volume = volume;
    return false;
  }

  private give(index: number, listener: SpeakerListener): void {
    this.silence();
    listener.failed(index);
  }
}

/** Returns the word that a voice reports, if it lies inside the sentence; null otherwise. Voices report anything. */
function wordIn(text: string, told: Partial<SpeechSynthesisEvent> | null): Word | null {
  const { name, charIndex: start, charLength } = told ?? {};
  if (name === 'sentence' || !isPlace(start, text)) return null;
  const length = isPlace(charLength, text) ? charLength : 0;
  const end = start + (length || (/^\S+/.exec(text.slice(start))?.[0].length ?? 0));
  return end > start && end <= text.length ? { start, end } : null;
}

const isPlace = (place: unknown, text: string): place is number =>
  Number.isInteger(place) && Number(place) >= 0 && Number(place) <= text.length;
