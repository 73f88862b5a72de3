import type { Sentence } from '#domain/stories/narration/sentences.ts';

/** How fast the voice reads; 1 is the device's own pace, which is brisk for a bedtime story. */
export const speeds = { slow: 0.75, normal: 0.9, brisk: 1.1 } as const;
export type Speed = keyof typeof speeds;

export type AloudState = {
  phase: 'silent' | 'reading' | 'paused';
  /** Which sentence is being read, or comes next. */
  index: number;
  /** The word being read, where the browser tells: UTF-16 units inside the sentence. */
  word: { start: number; end: number } | null;
  speed: Speed;
  /** Minutes after which it falls silent; null = at the end of the story. */
  timerMinutes: number | null;
};

/**
 * Reads a story aloud with a voice of the device. One utterance a sentence: some voices give up on long
 * texts. To pause is to stop and begin the sentence again, because pausing itself fails on phones. A
 * voice that fails ends the reading without a word.
 */
export class ReadAloud {
  private current: AloudState;
  private readonly listeners = new Set<() => void>();
  /** The utterance that counts; what an earlier one still reports is old news. Held, or browsers drop it midway. */
  private utterance: SpeechSynthesisUtterance | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private timerIsUp = false;
  readonly sentences: readonly Sentence[];
  private readonly voice: SpeechSynthesisVoice;
  private readonly synthesis: SpeechSynthesis;

  constructor(sentences: readonly Sentence[], voice: SpeechSynthesisVoice, synthesis: SpeechSynthesis) {
    this.sentences = sentences;
    this.voice = voice;
    this.synthesis = synthesis;
    this.current = { phase: 'silent', index: 0, word: null, speed: 'normal', timerMinutes: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly state = (): AloudState => this.current;

  /** Begins with the first sentence of this paragraph. */
  start(paragraph: number): void {
    const from = this.sentences.findIndex((sentence) => sentence.paragraph >= paragraph);
    this.read(Math.max(0, from));
  }

  pause(): void {
    if (this.current.phase !== 'reading') return;
    this.silence();
    this.set({ phase: 'paused', word: null });
  }

  resume(): void {
    if (this.current.phase === 'paused') this.read(this.current.index);
  }

  stop(): void {
    this.silence();
    this.setTimer(null);
    this.set({ phase: 'silent', word: null });
  }

  /** From the sentence that is being read on. */
  setSpeed(speed: Speed): void {
    this.set({ speed });
    if (this.current.phase === 'reading') this.read(this.current.index);
  }

  /** Falls silent after so many minutes, at the end of a sentence. */
  setTimer(minutes: number | null): void {
    clearTimeout(this.timer);
    this.timerIsUp = false;
    if (minutes !== null) {
      this.timer = setTimeout(() => {
        this.timerIsUp = true;
      }, minutes * 60_000);
    }
    this.set({ timerMinutes: minutes });
  }

  private read(index: number): void {
    this.silence();
    const sentence = this.sentences[index];
    if (sentence === undefined || this.timerIsUp) {
      this.stop();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.voice = this.voice;
    utterance.lang = this.voice.lang;
    utterance.rate = speeds[this.current.speed];
    utterance.onend = () => this.utterance === utterance && this.read(index + 1);
    utterance.onerror = () => this.utterance === utterance && this.stop();
    utterance.onboundary = (event) => {
      const word = this.utterance === utterance ? wordIn(sentence.text, event) : null;
      if (word !== null) this.set({ word });
    };
    this.utterance = utterance;
    this.set({ phase: 'reading', index, word: null });
    try {
      this.synthesis.speak(utterance);
    } catch {
      this.stop();
    }
  }

  private silence(): void {
    this.utterance = null;
    try {
      this.synthesis.cancel();
    } catch {
      // A voice that cannot even be ended is one that does not count any more.
    }
  }

  private set(change: Partial<AloudState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** The word that a voice says it reads, where that is a place in the sentence. Voices tell what they like. */
function wordIn(text: string, told: Partial<SpeechSynthesisEvent> | null): AloudState['word'] {
  const { name, charIndex: start, charLength } = told ?? {};
  if (name === 'sentence' || !isPlace(start, text)) return null;
  const length = isPlace(charLength, text) ? charLength : 0;
  const end = start + (length || (/^\S+/.exec(text.slice(start))?.[0].length ?? 0));
  return end > start && end <= text.length ? { start, end } : null;
}

const isPlace = (place: unknown, text: string): place is number =>
  Number.isInteger(place) && Number(place) >= 0 && Number(place) <= text.length;
