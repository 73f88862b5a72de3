import { type GenerationPremise, generationPremisePath } from '#domain/generation/api.ts';
import { ApiError, callApi } from '../platform/api.ts';

const pauseMilliseconds = 250;
/** The story is requested at the same time: the server waits for it, on a slow evening more than once. */
const triesAtMost = 3;

/** Returns what a story will be about; null when that fails or is not wanted any more. Never rejects. */
export async function hearPremise(id: string, signal: AbortSignal, wanted: () => boolean): Promise<string | null> {
  for (let attempt = 0; attempt < triesAtMost && !signal.aborted && wanted(); attempt++) {
    try {
      return (await callApi<GenerationPremise>(`${generationPremisePath(id)}?soon=1`, { signal, cache: 'no-store' }))
        .premise;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return null;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  }
  return null;
}
