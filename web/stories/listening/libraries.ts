import {
  beginNarrationSchema,
  type NarratedSentence,
  type Narration,
  narrationSentencePath,
  narrationSoundPath,
  storyNarrationPath,
} from '#domain/stories/narration/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { type Recording, recordedTimeline, versionedSound } from '#domain/stories/recordings.ts';
import { callApi, fetchApi } from '../../platform/api.ts';
import type { SoundLibrary } from './sound-speaker.ts';

/** The longest waits for one sentence and for a whole recording, in milliseconds. */
const patience = { sentence: 12_000, whole: 60_000 };
/** How many sentences are fetched ahead. */
const ahead = 3;

/** A library whose sound `close` frees. One with gaps is opened again by the next press, which has them filled. */
export type OpenLibrary = SoundLibrary & { hasGaps(): boolean; close(): void };

/**
 * The sound of a narration: single sentences until the whole is made and fetched. For the story's owner the times are
 * cached as well, so that it can be heard without a network.
 */
export function narrationLibrary(begun: Narration, { isOwn }: { isOwn: boolean }): OpenLibrary {
  let narration = begun;
  let whole: string | null = null;
  const closing = new AbortController();
  const fetched = new Map<number, Promise<string>>();
  const made: string[] = [];
  const hold = async (address: string) => {
    const answer = await fetch(address, { signal: closing.signal });
    if (!answer.ok) throw new Error('there is no such sound');
    const url = URL.createObjectURL(await answer.blob());
    made.push(url);
    return url;
  };
  const fetchSentence = (index: number): Promise<string> => {
    const before = fetched.get(index);
    if (before) return before;
    const coming = hold(narrationSentencePath(narration.key, index));
    // A sentence that failed when it was fetched ahead is requested again in its turn.
    coming.catch(() => fetched.delete(index));
    fetched.set(index, coming);
    return coming;
  };
  const fetchWhole = async () => {
    whole = await hold(narrationSoundPath(narration.key)).catch(() => null);
  };
  const wholeComes = (async () => {
    while (narration.state === 'making' && !closing.signal.aborted) {
      try {
        narration = await askNarration(narration, { made: String(narration.made) }, closing.signal);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 3000));
      }
    }
    if (narration.state !== 'ready' || closing.signal.aborted) return;
    await fetchWhole();
    // Requested only so that the service worker caches the answer.
    if (isOwn) await askNarration(narration, {}, closing.signal).catch(() => undefined);
  })();
  return {
    sentences: () => narration.sentences,
    whole: () => whole,
    sentence: async (index) => {
      let url: string;
      try {
        url = await inTime(fetchSentence(index), patience.sentence);
      } catch (error) {
        // Without a network only the whole narration may be cached.
        if (narration.state !== 'ready') throw error;
        await inTime(wholeComes, patience.whole);
        if (whole === null) throw error;
        return whole;
      }
      for (let next = index + 1; next <= index + ahead && next < narration.sentences.length; next += 1)
        if (narration.sentences[next]?.source !== 'device') fetchSentence(next).catch(() => undefined);
      return url;
    },
    hasGaps: () => narration.state === 'partial',
    close: () => {
      closing.abort();
      for (const url of made) URL.revokeObjectURL(url);
    },
  };
}

/** Begins a narration in a voice at sentence `from`, or resumes the existing one; offline it returns the cached one. */
export async function beginNarration(storyId: string, voice: string, from: number): Promise<Narration> {
  if (!navigator.onLine) return callApi<Narration>(narrationAddress(storyId, { voice }), { like });
  const body = beginNarrationSchema().parse({ voice, from });
  return callApi<Narration>(storyNarrationPath(storyId), { method: 'POST', body, like });
}

/** The fields that every answer must have. */
const like = { key: '', sentences: [], state: '' };

/** The address of a story's narration in a voice, under which it is also found without a network. */
export const narrationAddress = (storyId: string, query: { voice: string; made?: string }) =>
  `${storyNarrationPath(storyId)}?${new URLSearchParams(query)}`;

function askNarration({ storyId, voice }: Narration, query: { made?: string }, signal: AbortSignal) {
  return callApi<Narration>(narrationAddress(storyId, { voice: voice.id, ...query }), { signal, like });
}

/** The sound of a recording, which is fetched whole. */
export function recordingLibrary(
  recording: Recording,
  paragraphs: readonly string[],
  language: StoryLanguage,
): OpenLibrary {
  const sentences: NarratedSentence[] = recordedTimeline(recording, paragraphs, language);
  let whole: string | null = null;
  let coming: Promise<string> | null = null;
  const fetchWhole = async () => {
    const answer = await fetchApi(versionedSound(recording.id, recording.version));
    whole = URL.createObjectURL(await answer.blob());
    return whole;
  };
  return {
    sentences: () => sentences,
    whole: () => whole,
    sentence: () => {
      coming ??= fetchWhole();
      coming.catch(() => {
        coming = null;
      });
      return inTime(coming, patience.whole);
    },
    hasGaps: () => false,
    close: () => {
      if (whole !== null) URL.revokeObjectURL(whole);
    },
  };
}

/** Rejects when `work` takes longer than `milliseconds`. */
function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no sound came in time')), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
