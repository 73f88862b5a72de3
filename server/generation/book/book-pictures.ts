import { setTimeout as wait } from 'node:timers/promises';
import type { AppServices } from '../../context.ts';
import { checkPicture, type Picture } from '../../platform/pictures.ts';
import { keepPicture } from '../running/keep-picture.ts';
import type { RunningStory } from '../running/running-stories.ts';
import type { Look, PlannedPicture } from './book-answer.ts';
import { type Drawing, drawAsPlanned, drawPicture } from './draw-picture.ts';
import { type KnownLook, keepLooks, readLooks, readSheets } from './kept-looks.ts';

/** How long the other pictures wait for the first one, so that they look like it. */
const patienceMilliseconds = 15_000;
const figuresPerSheet = 6;
const figuresPerPicture = 4;

/**
 * The pictures of one book, drawn while its text is still being written: a reference sheet of the cast as soon
 * as it is known, the first picture with the sheet, the others with the sheet and the newest picture before them.
 * Each is looked at and drawn once more when it is not what was planned. A picture that fails is left out (P21).
 */
export class BookPictures {
  readonly #ctx: AppServices;
  readonly #story: RunningStory;
  readonly #given = new AbortController();
  readonly #signal: AbortSignal;
  readonly #drawing: Drawing;
  readonly #work: Promise<void>[] = [];
  readonly #drawn: (Picture | undefined)[] = [];
  readonly #allowed = Promise.withResolvers<void>();
  #sheet: Promise<Picture[]> = Promise.resolve([]);
  #looks: Promise<Look[]> = Promise.resolve([]);
  /** Resolves when a first picture is drawn, or left out: the others are drawn after it. */
  #opened: PromiseWithResolvers<void> | undefined;

  constructor(ctx: AppServices, story: RunningStory) {
    this.#ctx = ctx;
    this.#story = story;
    this.#signal = AbortSignal.any([story.signal, this.#given.signal]);
    this.#drawing = { ctx, story, signal: this.#signal };
  }

  /** Allows drawing; nothing is drawn before this call. */
  allow(): void {
    this.#allowed.resolve();
  }

  /** Draws the cast side by side, so that faces stay the same; a character of earlier books looks as it did there. */
  begin(looks: readonly Look[]): void {
    const cast = looks.slice(0, figuresPerSheet);
    if (cast.length === 0) return;
    const known = readLooks(
      this.#ctx,
      this.#story.userId,
      cast.map(({ name }) => name),
    );
    this.#looks = known.then((kept) =>
      cast.map(({ name, look }) => ({ name, look: kept.find((each) => each.name === name)?.look ?? look })),
    );
    this.#sheet = this.#drawSheet(known);
    // The pictures that wait for the sheet report its failure.
    this.#sheet.catch(() => {});
  }

  async #drawSheet(reading: Promise<KnownLook[]>): Promise<Picture[]> {
    const [known, looks] = await Promise.all([reading, this.#looks, this.#whenAllowed()]);
    const kept = await Promise.all((await readSheets(this.#ctx, known)).map(checkPicture));
    const references = kept.filter((sheet) => sheet !== undefined);
    const strangers = looks.filter(({ name }) => !known.some((each) => each.name === name));
    // A model that draws from words alone needs only the words of each look, in later books too.
    if (!this.#ctx.gemini.takesReferences) {
      await keepLooks(this.#ctx, this.#story, undefined, strangers);
      return [];
    }
    if (strangers.length === 0 && references.length > 0) return references;
    const request = {
      sheet: true,
      setting: 'plain paper',
      characters: looks.map(({ name }) => name),
      light: 'day',
      looks: record(looks),
      seed: this.#story.id,
    };
    const sheet = await drawPicture(this.#drawing, request, references);
    if (!sheet) return references;
    await keepLooks(this.#ctx, this.#story, sheet, strangers);
    return [sheet];
  }

  #whenAllowed(): Promise<void> {
    return Promise.race([this.#allowed.promise, aborted(this.#signal)]);
  }

  /** Draws a picture beside a paragraph, whose number may be known only after the picture is drawn. */
  add(
    index: number,
    planned: PlannedPicture,
    paragraph: Promise<number>,
    read: Promise<void> = Promise.resolve(),
  ): void {
    const work = this.#addRead(index, planned, paragraph, read);
    work.catch(() => {});
    this.#work.push(work);
  }

  /** Leaves out a picture that is unfit to be drawn; that is no reason to end a story that is being heard. */
  async #addRead(index: number, planned: PlannedPicture, beside: Promise<number>, read: Promise<void>): Promise<void> {
    try {
      await read;
    } catch {
      this.#ctx.log.warn({ generationId: this.#story.id }, 'a picture was not fit to be drawn');
      return;
    }
    await this.#add(index, planned, beside);
  }

  async #add(index: number, planned: PlannedPicture, beside: Promise<number>): Promise<void> {
    const opened = this.#opened;
    this.#opened ??= Promise.withResolvers<void>();
    const drawing = this.#drawNext(index, planned, opened?.promise);
    const picture = await drawing.finally(this.#opened.resolve);
    const paragraph = await Promise.race([beside, aborted(this.#signal)]);
    if (picture && !this.#signal.aborted) {
      await keepPicture(this.#ctx, this.#story, { index, paragraph, alt: planned.alt, ...picture });
    }
  }

  async #drawNext(
    index: number,
    planned: PlannedPicture,
    opened: Promise<void> | undefined,
  ): Promise<Picture | undefined> {
    const [sheet, looks] = await Promise.all([this.#sheet, this.#looks, this.#whenAllowed()]);
    if (opened) await Promise.race([opened, wait(patienceMilliseconds, undefined, { ref: false })]);
    // A picture that is planned without characters shows the first four of the cast.
    const of =
      planned.characters.length > 0
        ? planned
        : { ...planned, characters: looks.slice(0, figuresPerPicture).map(({ name }) => name) };
    const { paragraph: _, ...shown } = of;
    const inIt = looks.filter(({ name }) => of.characters.includes(name));
    const request = { ...shown, looks: record(inIt), seed: this.#story.id };
    const before = this.#drawn.findLast((picture) => picture !== undefined);
    const references = before ? [...sheet, before] : sheet;
    const picture = await drawAsPlanned(this.#drawing, request, references, of, (drawn) => {
      // The next pictures need its setting and style, not the check of it.
      this.#drawn[index] = drawn;
      this.#opened?.resolve();
    });
    this.#drawn[index] = picture;
    return picture;
  }

  /** Resolves when every picture is drawn or left out; rejects when the story was stopped. */
  async finished(): Promise<void> {
    await Promise.all(this.#work);
  }

  /** Stops drawing: the story has failed. */
  async giveUp(): Promise<void> {
    this.#given.abort();
    await Promise.allSettled([this.#sheet, ...this.#work]);
  }
}

/** Rejects when the signal aborts. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

const record = (looks: readonly Look[]) => Object.fromEntries(looks.map(({ name, look }) => [name, look]));
