import type { DomainError } from '#domain/errors.ts';
import type { LastWords } from '../../providers/last-words.ts';

/** How a story that was being written ended. */
export type RunningEnd =
  | { status: 'completed'; counted: boolean }
  | { status: 'failed' | 'stopped'; error: DomainError };

/** A picture of a story in the making; `paragraph` is the index of the paragraph that it stands beside. */
export type StoryPicture = { index: number; paragraph: number; alt: string; mimeType: string; data: Buffer };

/** What a story has cost so far, its retries, and whether a provider was asked at all; true also when it fails. */
export type Bill = {
  costUsd: number;
  retries: number;
  asked: boolean;
  /** They resolve when the rest of abandoned answers is on the bill. */
  counting: Promise<void>[];
};

/** Stands between a story's writer and those who read along. */
export type Desk = {
  /** Takes the next piece of the text. */
  take(text: string): void;
  /** Drops the text that nobody has seen; it is written anew. */
  drop(): void;
  /** Resolves when the whole text is fit and shown. Rejects with the reason that ends the story. */
  finish(): Promise<void>;
  /** Has something read that is not part of the text. Rejects if it is unfit. */
  readAside(text: string): Promise<void>;
  /** Shows nothing before `work` is done; a rejection of it ends the story. */
  hold(work: Promise<void>): Promise<void>;
  /** Resolves when the wish is fit, or the story has ended. */
  readonly wishRead: Promise<void>;
};

/** A story that this process is writing. It belongs to the server: readers come and go (P20). */
export class RunningStory {
  readonly id: string;
  readonly userId: string;
  /** The id of the request that started it; its parent and the logs know the story by it. */
  readonly requestId: string | undefined;
  readonly stopping = new AbortController();
  /** Ends the writing with our own reason: something in it is not for a child. */
  readonly failing = new AbortController();
  /** Aborts when the story is stopped or fails. */
  readonly signal = AbortSignal.any([this.stopping.signal, this.failing.signal]);
  /** Null = the text is shown at once. */
  desk: Desk | null = null;
  /** Whether a reader stopped it: such a stop may count, the server's own never does. */
  stoppedByReader = false;
  readonly bill: Bill = { costUsd: 0, retries: 0, asked: false, counting: [] };
  /** Whether it tests for all others that a provider is up again; it may then make every call that it needs. */
  probes = false;
  /** What readers see. */
  text = '';
  /** The whole text so far, shown or not. */
  written = '';
  /** One sentence on what it will be about, once that is known. */
  premise: string | null = null;
  /** Resolves when the last premise is saved: one is saved after the other. */
  premiseKept: Promise<void> = Promise.resolve();
  /** When its first words came, by performance.now(). */
  firstWordsAt: number | undefined;
  /** How many pictures it will have if all goes well. */
  picturesPlanned = 0;
  readonly pictures: StoryPicture[] = [];
  end: RunningEnd | undefined;
  readonly #readers = new Set<() => void>();

  constructor(id: string, userId: string, requestId?: string) {
    this.id = id;
    this.userId = userId;
    this.requestId = requestId;
  }

  /** Calls `reader` at every change until the returned function is called. */
  follow(reader: () => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  get hasReaders(): boolean {
    return this.#readers.size > 0;
  }

  /** Stops the writing because its reader asked for that. */
  stopForReader(): void {
    this.stoppedByReader = !this.stopping.signal.aborted || this.stoppedByReader;
    this.stopping.abort();
  }

  /** Has the rest of an abandoned answer counted before the story is settled. */
  lastWords(milliseconds: number): LastWords {
    return { milliseconds, counting: (rest) => void this.bill.counting.push(rest) };
  }

  /** Shows the premise; null takes it back. */
  foresee(premise: string | null): void {
    if (premise === this.premise) return;
    this.premise = premise;
    this.#changed();
  }

  /** Adds text, and shows it at once unless the desk has it read first. */
  append(text: string): void {
    this.written += text;
    if (this.desk) this.desk.take(text);
    else this.reveal(text);
  }

  /** Shows text to the readers. */
  reveal(text: string): void {
    if (text === '') return;
    this.firstWordsAt ??= performance.now();
    this.text += text;
    this.#changed();
  }

  /** Drops the text, unless some of it was shown. */
  startAnew(): void {
    if (this.text !== '') return;
    this.written = '';
    this.desk?.drop();
  }

  /** Cuts the text at this letter, for everybody who reads it later. */
  cutTo(letters: number): void {
    this.text = this.text.slice(0, letters);
    this.written = this.text;
  }

  plan(pictures: number): void {
    this.picturesPlanned = pictures;
  }

  show(picture: StoryPicture): void {
    this.pictures.push(picture);
    this.pictures.sort((a, b) => a.index - b.index);
    this.#changed();
  }

  finish(end: RunningEnd): void {
    this.end = end;
    this.#changed();
  }

  #changed(): void {
    for (const reader of this.#readers) reader();
  }
}

/** The stories that this process is writing, by generation id. */
export type RunningStories = {
  get(id: string): RunningStory | undefined;
  ids(): string[];
  /** Registers a story until `work` is over. `work` must not reject. */
  run(story: RunningStory, work: () => Promise<void>): void;
  /** Stops every story; their reservations are given back. */
  stopAll(): void;
  /** Resolves when no story is being written any more. */
  settled(): Promise<void>;
  readonly size: number;
};

export function createRunningStories(): RunningStories {
  const running = new Map<string, { story: RunningStory; work: Promise<void> }>();
  return {
    get: (id) => running.get(id)?.story,
    ids: () => [...running.keys()],
    run(story, work) {
      const done = work().finally(() => running.delete(story.id));
      running.set(story.id, { story, work: done });
    },
    stopAll: () => {
      for (const { story } of running.values()) story.stopping.abort();
    },
    settled: async () => {
      while (running.size > 0) await Promise.allSettled([...running.values()].map((each) => each.work));
    },
    get size() {
      return running.size;
    },
  };
}
