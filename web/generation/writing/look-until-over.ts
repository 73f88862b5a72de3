import { type Generation, generationPath } from '#domain/generation/api.ts';
import { callApi } from '../../platform/api.ts';

/** Milliseconds before each poll: a writer on another server learns of a stop within seconds. */
const waits = [0, 300, 700, 1500, 3000, 5000];

/** Returns a stopped story once its end is settled; undefined if that cannot be found out. */
export async function lookUntilOver(id: string): Promise<Generation | undefined> {
  for (const wait of waits) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const now = await callApi<Generation>(generationPath(id), { cache: 'no-store' }).catch(() => undefined);
    if (!now) return undefined;
    if (now.status !== 'reserved' && now.status !== 'writing') return now;
  }
  return undefined;
}

/** Whether a stopped story counts, as its record says; `unknown` if that cannot be found out. */
export type StopVerdict = 'counted' | 'uncounted' | 'unknown';
export const verdictOf = (over: Generation | undefined): StopVerdict =>
  over === undefined ? 'unknown' : over.counted ? 'counted' : 'uncounted';
