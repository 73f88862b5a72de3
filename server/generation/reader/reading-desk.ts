import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { presetOffer } from '#domain/stories/safety/check-options.ts';
import { textFault } from '#domain/stories/safety/judge-story.ts';
import {
  type AwayPolicy,
  itemOf,
  ownWords,
  type Reader,
  ReaderAway,
  type Reading,
  type ReadingQuestion,
} from '#domain/stories/safety/reading.ts';
import { nextPartEnd } from '#domain/stories/safety/story-parts.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import type { Desk, RunningStory } from '../running/running-stories.ts';
import { requireKindWishes } from '../safety/require-kind-wishes.ts';
import { UnsafeStory } from '../safety/unsafe-story.ts';

export type ReadingRules = {
  away: AwayPolicy;
  /** How long a story in the parent's own words waits for a reader that is away, in milliseconds. */
  patienceMilliseconds: number;
};

const askAgainMilliseconds = 1000;
/** Letters before a part that are sent along as context. */
const contextLetters = 500;

export const readerAwayError = (cause?: unknown) =>
  new DomainError(
    'READER_AWAY',
    'Nobody can read own words right now; presets go on.',
    { retryAfterSeconds: 60 },
    { cause },
  );

/**
 * Has one story read while it is written. The wish is read while the story begins, and nothing is shown before it
 * is fit; the text is read a paragraph behind, and a paragraph is shown only when the one before it is fit. Unfit
 * content ends the story, uncounted, with the unfit paragraph taken back (P28, P29).
 */
export class ReadingDesk implements Desk {
  readonly #reader: Reader;
  readonly #rules: ReadingRules;
  readonly #log: Log;
  readonly #story: RunningStory;
  readonly #options: StoryOptions;
  readonly #own: ReturnType<typeof ownWords>;
  /** Where the parts of the text end, and which of them are fit. */
  #ends: number[] = [];
  #fit: boolean[] = [];
  /** Counts the drafts of the text: a verdict on an earlier one does not apply to the next. */
  #draft = 0;
  #holds = 0;
  readonly #work = new Set<Promise<void>>();
  /** Resolves when the wish is fit; never rejects: an unfit wish ends the story. */
  readonly wishRead: Promise<void>;

  constructor(
    { reader, rules, log }: { reader: Reader; rules: ReadingRules; log: Log },
    story: RunningStory,
    options: StoryOptions,
  ) {
    this.#reader = reader;
    this.#rules = rules;
    this.#log = log;
    this.#story = story;
    this.#options = options;
    this.#own = ownWords(options);
    this.wishRead = this.#own ? this.hold(this.#readWish(this.#own)) : Promise.resolve();
  }

  /** Shows nothing before `work` is done. Its failure ends the story. */
  async hold(work: Promise<void>): Promise<void> {
    this.#holds += 1;
    await this.#follow(work);
    this.#holds -= 1;
    this.#show();
  }

  take(_text: string): void {
    for (;;) {
      const from = this.#ends.at(-1) ?? 0;
      const end = nextPartEnd(this.#story.written, from);
      if (end === undefined) break;
      this.#takePart(from, end);
    }
    this.#show();
  }

  drop(): void {
    this.#draft += 1;
    this.#ends = [];
    this.#fit = [];
  }

  /** Has a text read that is not part of the story, such as a picture's. Rejects with `UnsafeStory` if it is unfit. */
  async readAside(text: string): Promise<void> {
    if (text.trim() !== '') await this.#readText('', text);
  }

  /** Resolves when the end is read too and the whole text is shown. Rejects with the reason that ends the story. */
  async finish(): Promise<void> {
    const from = this.#ends.at(-1) ?? 0;
    if (this.#story.written.length > from) this.#takePart(from, this.#story.written.length);
    while (this.#work.size > 0) await Promise.all(this.#work);
    this.#story.failing.signal.throwIfAborted();
    this.#story.stopping.signal.throwIfAborted();
    this.#show();
  }

  #takePart(from: number, end: number): void {
    const index = this.#ends.push(end) - 1;
    this.#fit[index] = false;
    const draft = this.#draft;
    const text = this.#story.written.slice(from, end);
    const before = this.#story.written.slice(Math.max(0, from - contextLetters), from);
    const reading = this.#readText(before, text).then(
      () => {
        if (draft !== this.#draft) return;
        this.#fit[index] = true;
        this.#show();
      },
      (cause: unknown) => {
        if (draft !== this.#draft) return;
        if (!(cause instanceof UnsafeStory) || this.#story.failing.signal.aborted) throw cause;
        // Takes the unfit part back, for those who read along and for those who read later.
        const keptLetters = Math.min(this.#story.text.length, from);
        this.#story.cutTo(keptLetters);
        throw new UnsafeStory(cause.fault, cause.reason, { keptLetters });
      },
    );
    void this.#follow(text.trim() === '' ? Promise.resolve().then(() => reading) : reading);
  }

  /** Shows the text up to the end of the part that is being read, or written. */
  #show(): void {
    const story = this.#story;
    if (this.#holds > 0 || story.signal.aborted) return;
    const unread = this.#fit.indexOf(false);
    // With the policy `closed` not even the part that is being read is shown.
    const strict = this.#rules.away === 'closed';
    const read = unread === -1 ? this.#ends.length : unread;
    const limit = strict ? (this.#ends[read - 1] ?? 0) : (this.#ends[read] ?? story.written.length);
    if (limit > story.text.length) story.reveal(story.written.slice(story.text.length, limit));
  }

  async #follow(work: Promise<void>): Promise<void> {
    const watched = work.catch((cause: unknown) => {
      if (!this.#story.signal.aborted) this.#story.failing.abort(cause);
    });
    this.#work.add(watched);
    await watched;
    this.#work.delete(watched);
  }

  async #readWish(wish: NonNullable<ReturnType<typeof ownWords>>): Promise<void> {
    const reading = await this.#ask({ kind: 'wish', wish, ...this.#about([]) });
    if (reading?.verdict === 'fit') return;
    // If nobody read the wish, the lists also decide what they would leave to the reader.
    if (reading === undefined) return requireKindWishes(this.#options, false);
    const { characters } = this.#options;
    const { field = 'message', sentence } = reading.verdict === 'unfit' ? reading : { sentence: '' };
    const item = field === 'characters' ? itemOf(characters, sentence) : undefined;
    const offer = field === 'avoid' ? {} : { presetOffer: presetOffer(field, characters) };
    throw new DomainError('INPUT_REFUSED', `Not for a bedtime story: ${field}.`, {
      field,
      ...(item !== undefined && { item }),
      ...offer,
    });
  }

  async #readText(before: string, text: string): Promise<void> {
    if (text.trim() === '') return;
    const about = this.#about(this.#options.avoid ?? []);
    let reading = await this.#ask({ kind: 'text', before, text, ...about });
    // An unsure part is read again with the text before it; one that is still unsure is not told.
    if (reading?.verdict === 'unsure' && before !== '')
      reading = await this.#ask({ kind: 'text', before: '', text: before + text, ...about });
    const fault = reading === undefined ? textFault(text, false, this.#options) : undefined;
    if (fault) throw new UnsafeStory(fault);
    if (reading !== undefined && reading.verdict !== 'fit')
      throw new UnsafeStory('unfit', reading.verdict === 'unfit' ? reading.reason : 'unsure');
  }

  #about(fears: readonly string[]) {
    const { language, ageGroup } = this.#options;
    return { language, ageGroup, fears };
  }

  /** Returns the reader's verdict; undefined if it is away and the policy lets the story go on. */
  async #ask(question: ReadingQuestion): Promise<Reading | undefined> {
    const { signal, userId } = this.#story;
    const { away, patienceMilliseconds } = this.#rules;
    const until = performance.now() + patienceMilliseconds;
    for (;;) {
      try {
        return await this.#reader.read(question, { signal, userId });
      } catch (cause) {
        if (!(cause instanceof ReaderAway)) throw cause;
        if (away === 'lists' || (away === 'safe' && !this.#own)) {
          this.#log.warn({ generationId: this.#story.id }, 'a story goes on unread: the reader is away');
          return undefined;
        }
        if (away === 'closed' || performance.now() > until) throw readerAwayError(cause);
        await wait(askAgainMilliseconds, undefined, { signal });
      }
    }
  }
}
