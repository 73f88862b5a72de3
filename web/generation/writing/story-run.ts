import { type ErrorDetails, isErrorCode } from '#domain/errors.ts';
import {
  type GenerateStoryStream,
  type Generation,
  generateStoryStreamPath,
  generationPath,
  generationStreamPath,
  stopGenerationPath,
} from '#domain/generation/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import type { StoryType } from '#domain/usage/allowance.ts';
import { storyToken } from '../../identity/human-check.ts';
import { ApiError, callApi, fetchApi, NetworkError } from '../../platform/api.ts';
import { readStoryStream, type StreamEnd } from '../../platform/stream.ts';
import { hearPremise } from '../premise.ts';
import { displayBatches } from './display-batches.ts';
import { InactivityError, toFailure, UnreadableError, type WritingFailure } from './failure.ts';
import { newGenerationId } from './generation-id.ts';
import { lookUntilOver, type StopVerdict, verdictOf } from './look-until-over.ts';
import { reconnectWait } from './reconnect-wait.ts';
import { patienceWith, silenceAlarm, writersPatience } from './silence-alarm.ts';

/** creating: no word yet. reconnecting: the connection broke; the server goes on writing meanwhile. */
export type WritingPhase = 'creating' | 'writing' | 'reconnecting' | 'completed' | 'failed' | 'stopped';
export type WritingState = {
  phase: WritingPhase;
  text: string;
  /** What the story will be about, until its first words arrive. */
  premise: string | null;
  /** Stopped so late that it counts: the text is kept as a draft. */
  kept: boolean;
  /** Whether the stopped story counts; null before that is known. */
  verdict: StopVerdict | null;
  failure: WritingFailure | null;
};

/** How long what a story will be about is believed before it is asked for anew. */
const premiseMilliseconds = 1000;

/** How many times a lost connection is retried before the reader is asked: once while there is no text yet. */
const reconnects = (text: string) => (text === '' ? 1 : 6);

/**
 * The writing of one story, as a page watches it. The story belongs to the server: leaving the page only stops
 * reading its stream (P20). State changes are reported at most every 50 ms, the last one always (GEN-10).
 */
export class StoryRun {
  readonly options: StoryOptions;
  readonly #storyType: StoryType | undefined;
  #id: string;
  #state: WritingState = { phase: 'creating', text: '', premise: null, kept: false, verdict: null, failure: null };
  #text = '';
  #premise: string | null = null;
  #kept = false;
  #verdict: StopVerdict | null = null;
  #abort = new AbortController();
  readonly #listeners = new Set<() => void>();
  readonly #batches = displayBatches(() => this.#show({ ...this.#state, phase: 'writing', text: this.#text }));

  private constructor(id: string, options: StoryOptions, storyType?: StoryType) {
    this.#id = id;
    this.options = options;
    this.#storyType = storyType;
  }

  /** Requests a new story (GEN-01), never on a render (GEN-05); the server decides its type again (CREATE-39). */
  static start(options: StoryOptions, storyType?: StoryType): StoryRun {
    const run = new StoryRun(newGenerationId(), options, storyType);
    void run.#run(() => run.#ask());
    return run;
  }

  /** Watches a story that was requested earlier, starting with the text written so far. */
  static follow(generation: Generation): StoryRun {
    const run = new StoryRun(generation.id, generation.options);
    run.#premise = generation.premise;
    run.#show(run.#state);
    run.#take(generation.content);
    run.#batches.flush();
    void run.#run(() => run.#resume(generation));
    return run;
  }

  get id(): string {
    return this.#id;
  }

  readonly state = (): WritingState => this.#state;

  /** Subscribes to the state; after the last listener has left, reading the stream stops. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      setTimeout(() => this.#listeners.size === 0 && this.leave());
    };
  };

  /** After a failure or stop: resumes the story if the connection was lost or silent, else starts anew (GEN-06). */
  retry(): void {
    const { phase, failure } = this.#state;
    if (phase !== 'failed' && phase !== 'stopped') return;
    this.#abort = new AbortController();
    if (failure?.kind === 'network' || failure?.kind === 'inactive') {
      this.#show({ phase: this.#text === '' ? 'creating' : 'reconnecting', text: this.#text, failure: null });
      void this.#run(() => this.#lookAgain('start anew'));
    } else {
      void this.#run(() => this.#askAnew());
    }
  }

  /** Stops the generation on the server. It counts once most of the text was there. */
  async stop(): Promise<void> {
    this.leave();
    this.#show({ phase: 'stopped', text: this.#text, failure: null });
    await callApi(stopGenerationPath(this.#id), { method: 'POST' }).catch(() => {
      // A story that can no longer be stopped is finished or gone: the check below tells which.
    });
    await this.#lookWhatIsKept();
  }

  /** Finds out whether a stopped story counts. If so, the text so far is a draft; after one that came too late, it is a whole story. */
  async #lookWhatIsKept(): Promise<void> {
    const id = this.#id;
    const over = await lookUntilOver(id);
    if (id !== this.#id || this.#state.phase !== 'stopped') return;
    this.#verdict = verdictOf(over);
    const told = over && over.content.trim() !== '' ? over : undefined;
    this.#kept = told?.status === 'stopped' && told.counted;
    if (told && (this.#kept || told.status === 'completed')) {
      this.#text = told.content;
      this.#finish({ phase: told.status === 'completed' ? 'completed' : 'stopped', failure: null });
    } else this.#show(this.#state);
  }

  /** Stops reading the stream; the server goes on writing. */
  leave(): void {
    this.#batches.cancel();
    this.#abort.abort();
  }

  async #run(read: () => Promise<void>): Promise<void> {
    const { signal } = this.#abort;
    try {
      await this.#keepReading(read, signal);
    } catch (error) {
      if (!signal.aborted) this.#finish({ phase: 'failed', failure: toFailure(error) });
    }
  }

  /** Reads the stream, and reconnects after a lost connection. */
  async #keepReading(read: () => Promise<void>, signal: AbortSignal): Promise<void> {
    let next = read;
    for (let attempt = 0; ; attempt++) {
      const before = this.#text.length;
      try {
        return await next();
      } catch (error) {
        if (this.#text.length > before) attempt = 0;
        if (signal.aborted || !(error instanceof NetworkError) || attempt >= reconnects(this.#text)) throw error;
        this.#batches.flush();
        this.#show({ phase: 'reconnecting', text: this.#text, failure: null });
        await reconnectWait(attempt, signal);
        next = () => this.#lookAgain();
      }
    }
  }

  async #askAnew(): Promise<void> {
    this.#id = newGenerationId();
    this.#text = '';
    this.#premise = null;
    this.#kept = false;
    this.#verdict = null;
    this.#show({ phase: 'creating', text: '', failure: null });
    await this.#ask();
  }

  async #ask(): Promise<void> {
    const storyParams = { ...this.options, storyType: this.#storyType };
    const { signal } = this.#abort;
    const turnstileToken = await storyToken();
    signal.throwIfAborted();
    const body: GenerateStoryStream = { storyParams, turnstileToken, generationId: this.#id };
    await this.#read(() => fetchApi(generateStoryStreamPath, { method: 'POST', body, signal, cache: 'no-store' }));
  }

  async #lookAgain(otherwise: 'tell' | 'start anew' = 'tell'): Promise<void> {
    let generation: Generation;
    try {
      generation = await callApi<Generation>(generationPath(this.#id), {
        signal: this.#abort.signal,
        cache: 'no-store',
      });
    } catch (error) {
      // The request never arrived: asking again under the same id starts it, and can never start it twice (P12).
      if (error instanceof ApiError && error.status === 404 && this.#text === '') return this.#ask();
      throw error;
    }
    const over = generation.status === 'failed' || generation.status === 'stopped';
    await (over && otherwise === 'start anew' ? this.#askAnew() : this.#resume(generation));
  }

  async #resume(generation: Generation): Promise<void> {
    if (generation.status === 'completed') {
      this.#text = generation.content;
      this.#complete();
    } else if (generation.status === 'failed' || generation.status === 'stopped') {
      this.#fail(generation.status === 'stopped' ? 'GENERATION_STOPPED' : generation.errorCode);
    } else {
      const path = `${generationStreamPath(this.#id)}?from=${this.#text.length}`;
      const { signal } = this.#abort;
      await this.#read(() => fetchApi(path, { signal, cache: 'no-store' }));
    }
  }

  async #read(request: () => Promise<Response>): Promise<void> {
    const patience = await writersPatience();
    const silence = silenceAlarm(() => patienceWith(patience, this.#text));
    const reading = this.#readAnswer(request, silence.heard);
    void this.#foresee(silence.heard);
    reading.catch(() => {
      // Handled below; after the alarm nobody waits for it any more.
    });
    try {
      const { failure } = await Promise.race([reading, silence.rung]);
      if (failure !== null) this.#fail(failure.code, failure);
      else this.#complete();
    } catch (error) {
      this.#abort.signal.throwIfAborted();
      if (!(error instanceof InactivityError)) throw error;
      this.#finish({ phase: 'failed', failure: { kind: 'inactive' } });
    } finally {
      silence.off();
    }
  }

  async #readAnswer(request: () => Promise<Response>, heard: () => void): Promise<StreamEnd> {
    const { signal } = this.#abort;
    const { body } = await request();
    if (body === null) throw new UnreadableError('The answer has no body.');
    return readStoryStream(body, (text) => {
      if (signal.aborted) return;
      heard();
      this.#take(text);
    }).catch((error) => {
      throw new NetworkError(error);
    });
  }

  /**
   * Shows what the story will be about until its first words arrive. It is asked for again and again: a plan that is
   * refused gives way to one of another story.
   */
  async #foresee(heard: () => void): Promise<void> {
    const id = this.#id;
    const wanted = () => id === this.#id && this.#text === '' && this.#state.failure === null;
    while (wanted()) {
      const premise = await hearPremise(id, this.#abort.signal, wanted);
      if (premise === null || !wanted()) return;
      if (premise !== this.#premise) {
        heard();
        this.#premise = premise;
        this.#show(this.#state);
      }
      await new Promise((resolve) => setTimeout(resolve, premiseMilliseconds));
    }
  }

  #take(text: string): void {
    if (text === '') return;
    this.#text += text;
    this.#batches.changed();
  }

  #complete(): void {
    if (this.#text.trim() === '') this.#finish({ phase: 'failed', failure: { kind: 'empty' } });
    else this.#finish({ phase: 'completed', failure: null });
  }

  #fail(code: string | null, details: ErrorDetails = {}): void {
    // Removes text that was shown before the second reader found it unfit.
    this.#text = this.#text.slice(0, details.keptLetters ?? this.#text.length);
    const failure = { kind: 'ended', code: isErrorCode(code) ? code : 'INTERNAL', details, number: this.#id } as const;
    if (code === 'GENERATION_STOPPED') {
      this.#finish({ phase: 'stopped', failure: null });
      void this.#lookWhatIsKept();
    } else this.#finish({ phase: 'failed', failure });
  }

  #finish(end: { phase: WritingPhase; failure: WritingFailure | null }): void {
    this.#batches.cancel();
    // The pending request for the premise is cancelled, too.
    if (end.phase === 'failed') this.#abort.abort();
    this.#show({ ...end, text: this.#text });
  }

  #show(state: Omit<WritingState, 'premise' | 'kept' | 'verdict'>): void {
    this.#state = { ...state, premise: this.#premise, kept: this.#kept, verdict: this.#verdict };
    for (const listener of [...this.#listeners]) listener();
  }
}
