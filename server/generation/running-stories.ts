import type { DomainError } from '#domain/errors.ts';
import type { LastWords } from '../providers/last-words.ts';

/** How a story that was being written ended. */
export type RunningEnd =
  | { status: 'completed'; counted: boolean }
  | { status: 'failed' | 'stopped'; error: DomainError };

/** A picture of a story in the making, beside the paragraph of this index. */
export type StoryPicture = { index: number; paragraph: number; alt: string; mimeType: string; data: Buffer };

/** What a story has cost, how often its provider was asked again and whether it was asked at all, so far: true also when it fails. */
export type Bill = {
  costUsd: number;
  retries: number;
  asked: boolean;
  /** Resolve when what was on its way of answers that nobody wanted any more is on the bill. */
  counting: Promise<void>[];
};

/** Stands between a story's writer and those who read along. */
export type Desk = {
  /** Takes what is written next. */
  take(text: string): void;
  /** Forgets what nobody has seen: it is written anew. */
  drop(): void;
  /** Resolves when all that is written may be seen and is. Rejects with why the story ends. */
  finish(): Promise<void>;
  /** Has something read that is no part of the text. Rejects when it is unfit. */
  readAside(text: string): Promise<void>;
  /** Shows nothing before `work` is done; what it rejects with ends the story. */
  hold(work: Promise<void>): Promise<void>;
  /** Resolves when the wish is fit, or the story has ended. */
  readonly wishRead: Promise<void>;
};

/** A story that this process is writing. It belongs to the server: readers come and go (P20). */
export class RunningStory {
  readonly id: string;
  readonly userId: string;
  /** Of the request that it was asked for by: under this number its parent and the logs know it. */
  readonly requestId: string | undefined;
  readonly stopping = new AbortController();
  /** Ends the writing with a reason of ours: something in it is not for a child. */
  readonly failing = new AbortController();
  /** Aborts when the story is stopped or fails. */
  readonly signal = AbortSignal.any([this.stopping.signal, this.failing.signal]);
  /** Null = what is written is shown at once. */
  desk: Desk | null = null;
  /** Whose stop it was: a reader's may count, the server's own never does. */
  stoppedByReader = false;
  readonly bill: Bill = { costUsd: 0, retries: 0, asked: false, counting: [] };
  /** Whether it tries out for all others if a provider that counted as down is well again: then it may ask for all it needs. */
  probes = false;
  /** What readers see. */
  text = '';
  /** All that is written, seen or not. */
  written = '';
  /** One sentence on what it will be about, once that is known. */
  premise: string | null = null;
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

  /** Calls `reader` at every change until the answered function is called. */
  follow(reader: () => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  get hasReaders(): boolean {
    return this.#readers.size > 0;
  }

  /** Ends the writing for its reader, who has changed their mind. */
  stopForReader(): void {
    this.stoppedByReader = !this.stopping.signal.aborted || this.stoppedByReader;
    this.stopping.abort();
  }

  /** What is on its way when an answer is left is counted before the story is settled. */
  lastWords(milliseconds: number): LastWords {
    return { milliseconds, counting: (rest) => void this.bill.counting.push(rest) };
  }

  /** Tells what it will be about; null takes it back. */
  foresee(premise: string | null): void {
    if (premise === this.premise) return;
    this.premise = premise;
    this.#changed();
  }

  /** Takes what is written next, and shows it unless somebody reads it first. */
  append(text: string): void {
    this.written += text;
    if (this.desk) this.desk.take(text);
    else this.reveal(text);
  }

  /** Shows what is written. */
  reveal(text: string): void {
    if (text === '') return;
    this.firstWordsAt ??= performance.now();
    this.text += text;
    this.#changed();
  }

  /** Takes back what is written, as long as nobody has seen any of it. */
  startAnew(): void {
    if (this.text !== '') return;
    this.written = '';
    this.desk?.drop();
  }

  /** Takes back what was shown from this letter on, for all who read it again later. */
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
  /** Registers a story and forgets it when `work` is over, which never rejects the caller. */
  run(story: RunningStory, work: () => Promise<void>): void;
  /** Stops everything that is being written; what was reserved is given back. */
  stopAll(): void;
  /** Resolves when nothing is being written any more. */
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
