import { isErrorCode } from '#domain/errors.ts';
import {
  type GenerateStoryGemini,
  type Generation,
  generateStoryGeminiPath,
  generationPath,
  illustratedTimeoutMilliseconds,
  stopGenerationPath,
  timesLonger,
} from '#domain/generation/api.ts';
import { storyParamsProblem } from '#domain/stories/check-params.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { storyParagraphs } from '#domain/stories/text/pages.ts';
import type { StoryType } from '#domain/usage/allowance.ts';
import { storyToken } from '../../identity/human-check.ts';
import { ApiError, callApi, NetworkError } from '../../platform/api.ts';
import { newGenerationId } from '../writing/generation-id.ts';
import { lookUntilOver, verdictOf } from '../writing/look-until-over.ts';
import { reconnectWait } from '../writing/reconnect-wait.ts';
import { writersPatience } from '../writing/silence-alarm.ts';
import { type IllustratedFailure, TimeLimitError, toIllustratedFailure } from './illustrated-failure.ts';
import { type IllustratedPhase, type IllustratedState, notBegun, pictureResult } from './illustrated-state.ts';
import { pause } from './pause.ts';
import { readAnswer } from './read-answer.ts';
import { ShownPictures } from './shown-pictures.ts';

/** Milliseconds between two polls of the story's progress. */
const lookPauseMilliseconds = 700;
const firstLookMilliseconds = 400;
/** How many times a lost connection is retried before the reader is asked. */
const reconnects = (phase: IllustratedPhase) => (phase === 'connecting' ? 1 : 5);

/** The story that this tab is still waiting for, at most one (ILLUS-16, AMB-040). */
let inTheMaking: IllustratedRun | null = null;

/**
 * The making of one illustrated story, as a page watches it (ILLUS-08). It starts with the first subscriber, continues
 * when the reader leaves the page, and belongs to the server: a reader who comes back finds it (P20).
 */
export class IllustratedRun {
  readonly options: StoryOptions;
  readonly #storyType: StoryType | undefined;
  #id: string;
  #state = notBegun;
  #abort = new AbortController();
  #begin: (() => void) | null;
  #wasFinished = false;
  readonly #pictures = new ShownPictures();
  readonly #listeners = new Set<() => void>();

  private constructor(id: string, options: StoryOptions, begin: (run: IllustratedRun) => void, storyType?: StoryType) {
    this.#id = id;
    this.options = options;
    this.#storyType = storyType;
    this.#begin = () => begin(this);
  }

  /** Requests a new story (ILLUS-01). The type is only a hint: the server decides it again (CREATE-39). */
  static start(options: StoryOptions, storyType?: StoryType): IllustratedRun {
    return new IllustratedRun(newGenerationId(), options, (run) => void run.#run(() => run.#ask()), storyType);
  }

  /** Watches a story that was requested earlier, in this tab or anywhere else. */
  static follow(generation: Generation): IllustratedRun {
    if (inTheMaking?.id === generation.id) return inTheMaking;
    const { id, options, status } = generation;
    const run = new IllustratedRun(id, options, (begun) => void begun.#run(() => begun.#settle(generation)));
    run.#wasFinished = status === 'completed';
    return run;
  }

  get id(): string {
    return this.#id;
  }

  /** Whether the story was finished before it was opened here: then it is read from its beginning. */
  get wasFinished(): boolean {
    return this.#wasFinished;
  }

  readonly state = (): IllustratedState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#begin?.();
    this.#begin = null;
    return () => {
      this.#listeners.delete(listener);
      setTimeout(() => this.#letGo());
    };
  };

  /** Tries again: resumes the same story after a network failure or a timeout, otherwise requests a new one. */
  retry(): void {
    const { phase, failure } = this.#state;
    if (phase !== 'failed' && phase !== 'stopped' && phase !== 'completed') return;
    this.#abort = new AbortController();
    const lost = failure?.kind === 'network' || failure?.kind === 'slow';
    this.#show({ phase: 'preparing', failure: null, result: null, kept: false, verdict: null });
    void this.#run(() => (lost ? this.#takeUp() : this.#askAnew()));
  }

  /** Keeps the text without pictures (ILLUS-11). */
  keepText(): void {
    this.#show({ phase: 'completed', failure: null, result: { kind: 'text', freeRetry: false } });
  }

  /** Stops the generation on the server. It counts once most of the text, or a picture, was there. */
  async stop(): Promise<void> {
    this.#abort.abort();
    this.#show({ phase: 'stopped' });
    await callApi(stopGenerationPath(this.#id), { method: 'POST' }).catch(() => {
      // A story that can no longer be stopped is finished or gone: the check below tells which.
    });
    await this.#lookWhatIsKept();
  }

  /** Finds out whether a stopped story counts. If so, the story so far is a draft; after one that came too late, it is a whole book. */
  async #lookWhatIsKept(): Promise<void> {
    const id = this.#id;
    const over = await lookUntilOver(id);
    if (id !== this.#id || this.#state.phase !== 'stopped') return;
    const verdict = verdictOf(over);
    if (over?.status === 'completed') {
      this.#abort = new AbortController();
      await this.#run(() => this.#settle(over));
    } else if (over?.status === 'stopped' && over.counted && over.content.trim() !== '') {
      this.#show({ text: over.content, kept: true, verdict });
    } else this.#show({ verdict });
  }

  /** Runs `work` for at most three minutes, longer where the writer is known to be slow, and ends once (ILLUS-04). */
  async #run(work: () => Promise<void>): Promise<void> {
    const abort = this.#abort;
    const giveUp = () => abort.abort(new TimeLimitError());
    let ended = false;
    let timer = setTimeout(giveUp, illustratedTimeoutMilliseconds);
    void writersPatience().then((patience) => {
      const longer = timesLonger(patience);
      if (ended || longer === 1) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, illustratedTimeoutMilliseconds * longer);
    });
    try {
      await work();
    } catch (error) {
      const reason: unknown = abort.signal.aborted ? abort.signal.reason : error;
      if (!abort.signal.aborted) this.#fail(toIllustratedFailure(reason));
      else if (reason instanceof TimeLimitError) await this.#tooSlow();
    } finally {
      ended = true;
      clearTimeout(timer);
      this.#release();
      this.#letGo();
    }
  }

  /** Shows the timeout, then looks once more: a phone that slept through the three minutes still finds its story. */
  async #tooSlow(): Promise<void> {
    this.#abort = new AbortController();
    this.#fail({ kind: 'slow' });
    const generation = await this.#look().catch(() => undefined);
    if (generation?.status === 'completed' && this.#state.phase === 'failed') await this.#settle(generation);
  }

  async #askAnew(): Promise<void> {
    this.#id = newGenerationId();
    this.#wasFinished = false;
    this.#pictures.clear();
    this.#show(notBegun);
    await this.#ask();
  }

  async #ask(again = false): Promise<void> {
    const problem = storyParamsProblem(this.options);
    if (problem) return this.#fail({ kind: 'params', problem });
    if (inTheMaking !== null && inTheMaking !== this) return this.#fail({ kind: 'inProgress' });
    inTheMaking = this;
    this.#show({ phase: 'connecting' });
    const storyParams = { ...this.options, storyType: this.#storyType };
    const { signal } = this.#abort;
    const turnstileToken = await storyToken();
    signal.throwIfAborted();
    const body: GenerateStoryGemini = { storyParams, generationId: this.#id, turnstileToken };
    const answered = new AbortController();
    void this.#watch(AbortSignal.any([signal, answered.signal]));
    try {
      const answer = await callApi<unknown>(generateStoryGeminiPath, {
        method: 'POST',
        body,
        headers: { 'x-region': 'us-east-1' },
        cache: 'no-store',
        signal,
      });
      answered.abort();
      await this.#takeAnswer(answer);
    } catch (error) {
      answered.abort();
      // The connection was lost twice before any progress arrived: the reader decides.
      if (!(error instanceof NetworkError) || (again && this.#state.phase === 'connecting')) throw error;
      await this.#afterBreak(error, 0);
    }
  }

  async #takeAnswer(answer: unknown): Promise<void> {
    const { content, images, imageGenerationFailed, freeRetryEligible } = readAnswer(answer);
    this.#pictures.take(images, storyParagraphs(content).length);
    const planned = this.#state.picturesPlanned || (await this.#look().catch(() => undefined))?.picturesPlanned || 0;
    this.#complete(content, planned, { imageGenerationFailed, freeRetry: freeRetryEligible });
  }

  /** The response is lost with its connection: the story's own record is read instead (P20). */
  async #afterBreak(error: NetworkError, attempt: number): Promise<void> {
    const { signal } = this.#abort;
    if (attempt >= reconnects(this.#state.phase)) throw error;
    if (this.#state.phase !== 'connecting') this.#show({ phase: 'reconnecting' });
    await reconnectWait(attempt, signal);
    try {
      await this.#takeUp();
    } catch (again) {
      if (!(again instanceof NetworkError)) throw again;
      await this.#afterBreak(again, attempt + 1);
    }
  }

  /** Resumes the story; requests it under the same id if it never arrived (P12); restarts if it failed or stopped. */
  async #takeUp(): Promise<void> {
    let generation: Generation;
    try {
      generation = await this.#look();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      return this.#ask(true);
    }
    if (generation.status === 'failed' || generation.status === 'stopped') await this.#askAnew();
    else await this.#settle(generation);
  }

  /** Polls the story's record until the story ends. */
  async #settle(generation: Generation): Promise<void> {
    const { signal } = this.#abort;
    let now = generation;
    for (let lost = 0; ; ) {
      await this.#take(now, signal);
      if (now.status === 'completed') {
        const failed = now.pictures.length === 0;
        return this.#complete(now.content, now.picturesPlanned, {
          imageGenerationFailed: failed,
          freeRetry: failed && !now.counted,
        });
      }
      if (now.status === 'stopped') {
        this.#show({ phase: 'stopped' });
        return this.#lookWhatIsKept();
      }
      if (now.status === 'failed') {
        const code = isErrorCode(now.errorCode) ? now.errorCode : 'INTERNAL';
        return this.#fail({ kind: 'ended', code, number: now.id });
      }
      await pause(lookPauseMilliseconds, signal);
      try {
        now = await this.#look();
        lost = 0;
      } catch (error) {
        if (!(error instanceof NetworkError) || lost >= reconnects('generating')) throw error;
        this.#show({ phase: 'reconnecting' });
        await reconnectWait(lost++, signal);
      }
    }
  }

  /** Shows progress while the response is pending. Errors here are ignored: the response reports them. */
  async #watch(signal: AbortSignal): Promise<void> {
    try {
      for (let wait = firstLookMilliseconds; ; wait = lookPauseMilliseconds) {
        await pause(wait, signal);
        if (this.#listeners.size > 0)
          await this.#look(signal).then(
            (now) => this.#take(now, signal),
            () => {},
          );
      }
    } catch {
      // The response has arrived, or nobody waits for it any more.
    }
  }

  #look(signal = this.#abort.signal): Promise<Generation> {
    return callApi<Generation>(generationPath(this.#id), { signal, cache: 'no-store' });
  }

  async #take({ content, premise, pictures, picturesPlanned }: Generation, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    // A slow poll may finish after a later one and then holds less text.
    const text = content.length > this.#state.text.length ? content : this.#state.text;
    this.#show({ phase: 'generating', text, premise, picturesPlanned });
    await this.#pictures.fetch(this.#id, pictures, signal);
    signal.throwIfAborted();
    this.#show({ pictures: this.#pictures.list });
  }

  #complete(text: string, planned: number, end: { imageGenerationFailed: boolean; freeRetry: boolean }): void {
    if (text.trim() === '') {
      this.#fail({ kind: 'empty' });
      return;
    }
    this.#release();
    const pictures = this.#pictures.list;
    const kind = pictureResult(pictures.length, planned, end.imageGenerationFailed);
    this.#show({
      phase: 'completed',
      failure: null,
      text,
      pictures,
      picturesPlanned: Math.max(planned, pictures.length),
      result: { kind, freeRetry: end.freeRetry },
    });
  }

  #fail(failure: IllustratedFailure): void {
    this.#release();
    this.#show({ phase: 'failed', failure });
  }

  /** Lets the tab request another story. */
  #release(): void {
    if (inTheMaking === this) inTheMaking = null;
  }

  /** Frees the pictures once nobody watches and nothing is being made. */
  #letGo(): void {
    if (this.#listeners.size > 0 || inTheMaking === this) return;
    this.#abort.abort();
    this.#pictures.clear();
  }

  #show(change: Partial<IllustratedState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}
