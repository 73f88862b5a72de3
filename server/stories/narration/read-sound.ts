import { DomainError } from '#domain/errors.ts';
import { shareTokenPattern } from '#domain/stories/share.ts';
import type { AppServices } from '../../context.ts';
import { findHeard, findSentences, type SentenceRow } from './narration-store.ts';
import { type Placed, sentenceKey, wholeKey } from './object-keys.ts';

const patienceMilliseconds = 25_000;
/** How often another server's progress is checked. */
const lookMilliseconds = 400;

type Heard = NonNullable<Awaited<ReturnType<typeof findHeard>>>;

const missing = () => new DomainError('NOT_FOUND', 'There is no such sound.');

/** Returns what a key opens. Throws NOT_FOUND for one that was removed or revoked, and for one that never was. */
export async function openSound(ctx: AppServices, key: string): Promise<Heard> {
  // The token of a story's link has the form of a narration's key.
  const heard = shareTokenPattern.test(key) ? await ctx.store.asVisitor((tx) => findHeard(tx, key)) : undefined;
  if (!heard) throw missing();
  return heard;
}

/** Returns one sentence as MP3; waits if it is being made. Throws NOT_FOUND for one that the device reads. */
export async function readSentence(
  ctx: AppServices,
  key: string,
  index: number,
  signal?: AbortSignal,
): Promise<Buffer> {
  const until = performance.now() + patienceMilliseconds;
  for (;;) {
    const heard = await openSound(ctx, key);
    const rows = await ctx.store.asService((tx) => findSentences(tx, heard.id));
    const row = rows.find((each) => each.index === index);
    if (row) {
      if (row.failed !== null) throw missing();
      const bytes = await madeSentence(ctx, heard, rows, index);
      if (!bytes) throw missing();
      return bytes;
    }
    const left = until - performance.now();
    if (!heard.making || index < 0 || index >= heard.sentences || left <= 0 || signal?.aborted) throw missing();
    await ctx.narrating.wait(heard.id, Math.min(left, ctx.narrating.get(heard.id) ? left : lookMilliseconds), signal);
  }
}

/** Returns a sentence that was made, from its own file or from the whole. `rows` are all of its narration's. */
export async function madeSentence(
  ctx: AppServices,
  narration: Placed & { finished: boolean },
  rows: readonly SentenceRow[],
  index: number,
): Promise<Buffer | undefined> {
  const own = narration.finished ? undefined : await ctx.objects.get(sentenceKey(narration, index));
  return own ?? sliceOfWhole(ctx, narration, rows, index);
}

/** Returns the whole, if it is finished. */
export async function readWhole(ctx: AppServices, heard: Heard): Promise<Buffer | undefined> {
  return heard.finished ? ctx.objects.get(wholeKey(heard)) : undefined;
}

/** Streams the sentences of a narration that is being made, as they come; leaves out those that the device reads. */
export function streamSound(
  ctx: AppServices,
  key: string,
  sentences: number,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  let index = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (; index < sentences && !signal.aborted; index += 1) {
        const bytes = await readSentence(ctx, key, index, signal).catch(() => undefined);
        if (!bytes) continue;
        index += 1;
        return controller.enqueue(new Uint8Array(bytes));
      }
      controller.close();
    },
  });
}

/** The last 6 wholes that were read: listening sentence by sentence does not read the whole anew for each one. */
const wholes = new Map<string, Buffer>();
const wholesKept = 6;

async function sliceOfWhole(
  ctx: AppServices,
  heard: Placed,
  rows: readonly SentenceRow[],
  index: number,
): Promise<Buffer | undefined> {
  const key = wholeKey(heard);
  const whole = wholes.get(key) ?? (await ctx.objects.get(key));
  if (!whole) return undefined;
  wholes.delete(key);
  wholes.set(key, whole);
  if (wholes.size > wholesKept) wholes.delete(wholes.keys().next().value ?? '');
  const from = rows.filter((row) => row.index < index).reduce((sum, { bytes }) => sum + bytes, 0);
  return whole.subarray(from, from + (rows.find((row) => row.index === index)?.bytes ?? 0));
}
