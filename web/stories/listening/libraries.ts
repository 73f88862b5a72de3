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

/** Longer than this nobody waits for a sentence, in milliseconds, nor for a whole recording. */
const patience = { sentence: 12_000, whole: 60_000 };
/** Sentences that are fetched before their turn. */
const ahead = 3;

/** A library that gives back what it holds. */
export type OpenLibrary = SoundLibrary & { close(): void };

/** The sound of a narration, sentence by sentence until it is made and fetched whole. */
export function narrationLibrary(begun: Narration): OpenLibrary {
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
    // Asked for again when its turn comes, if it failed ahead of it.
    coming.catch(() => fetched.delete(index));
    fetched.set(index, coming);
    return coming;
  };
  const fetchWhole = async () => {
    whole = await hold(narrationSoundPath(narration.key)).catch(() => null);
  };
  void (async () => {
    while (narration.state === 'making' && !closing.signal.aborted) {
      const query = new URLSearchParams({ voice: narration.voice.id, made: String(narration.made) });
      try {
        narration = await callApi<Narration>(`${storyNarrationPath(narration.storyId)}?${query}`, {
          signal: closing.signal,
          like: { key: '', sentences: [], state: '' },
        });
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 3000));
      }
    }
    if (narration.state === 'ready' && !closing.signal.aborted) await fetchWhole();
  })();
  return {
    sentences: () => narration.sentences,
    whole: () => whole,
    sentence: async (index) => {
      const wanted = inTime(fetchSentence(index), patience.sentence);
      wanted.catch(() => undefined);
      const url = await wanted;
      for (let next = index + 1; next <= index + ahead && next < narration.sentences.length; next += 1)
        if (narration.sentences[next]?.source !== 'device') fetchSentence(next).catch(() => undefined);
      return url;
    },
    close: () => {
      closing.abort();
      for (const url of made) URL.revokeObjectURL(url);
    },
  };
}

/** Begins a narration in a voice, at this sentence first, or takes up the one there is; without a network what is kept. */
export async function beginNarration(storyId: string, voice: string, from: number): Promise<Narration> {
  const like = { key: '', sentences: [], state: '' };
  const path = storyNarrationPath(storyId);
  if (navigator.onLine) {
    const body = beginNarrationSchema().parse({ voice, from });
    return callApi<Narration>(path, { method: 'POST', body, like });
  }
  return callApi<Narration>(`${path}?${new URLSearchParams({ voice })}`, { like });
}

/** The sound of a recording, which is fetched whole: from its owner's place, or from a link. */
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
    close: () => {
      if (whole !== null) URL.revokeObjectURL(whole);
    },
  };
}

/** Rejects when nothing came in time. */
function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no sound came in time')), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
