import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type NarratedStory,
  type NarrationOffer,
  type NarrationSettings,
  narratedStoriesPath,
  narrationOfferPath,
  narrationSettingsPath,
} from '#domain/stories/narration/api.ts';
import { type Recording, storyRecordingsPath } from '#domain/stories/recordings.ts';
import { callApi } from '../../platform/api.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';

/**
 * Whether this server's release knows narrations; an earlier release is never asked for any. Offline it is true,
 * because cached narrations may be there. Undefined until it is known.
 */
export function useNarrates(): boolean | undefined {
  const settings = usePublicSettings();
  if (settings === undefined) return navigator.onLine ? undefined : true;
  return 'voice' in settings.makers;
}

/** The voices offered here and the parent's choices; without a network, the cached answer. */
export const narrationOfferQuery = queryOptions({
  queryKey: ['stories', 'narration'],
  queryFn: ({ signal }) =>
    callApi<NarrationOffer>(narrationOfferPath, { signal, like: { voices: [], standard: {}, settings: {} } }),
  retry: false,
  staleTime: 60_000,
});

/** Which voice has read a story whole; null if none has yet. */
export const wholeNarrationQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['stories', 'narration', 'whole', storyId],
    queryFn: async ({ signal }) =>
      (await callApi<NarratedStory[]>(narratedStoriesPath, { signal })).find((each) => each.storyId === storyId) ??
      null,
    staleTime: 0,
  });

/** The family's recordings of a story. */
export const storyRecordingsQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['stories', 'recordings', storyId],
    queryFn: ({ signal }) => callApi<Recording[]>(storyRecordingsPath(storyId), { signal, like: [] }),
    retry: false,
  });

/** Saves voice, pace and accent for every story and every device of the account. */
export function useKeepNarrationSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: NarrationSettings) =>
      callApi<NarrationSettings>(narrationSettingsPath, { method: 'PUT', body: settings }),
    onSuccess: (settings) =>
      client.setQueryData(narrationOfferQuery.queryKey, (offer) => offer && { ...offer, settings }),
  });
}
