import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type NarrationOffer,
  type NarrationSettings,
  narrationOfferPath,
  narrationSettingsPath,
} from '#domain/stories/narration/api.ts';
import { type Recording, storyRecordingsPath } from '#domain/stories/recordings.ts';
import { callApi } from '../../platform/api.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';

/**
 * Whether this server has a word for sound that is made: one of a release before it is asked for none. Without a network
 * nobody can say, and what was kept answers. Undefined until it is known.
 */
export function useNarrates(): boolean | undefined {
  const settings = usePublicSettings();
  if (settings === undefined) return navigator.onLine ? undefined : true;
  return 'voice' in settings.makers;
}

/** What can be heard here and what the parent chose; also without a network, where it was asked before. */
export const narrationOfferQuery = queryOptions({
  queryKey: ['stories', 'narration'],
  queryFn: ({ signal }) =>
    callApi<NarrationOffer>(narrationOfferPath, { signal, like: { voices: [], standard: {}, settings: {} } }),
  retry: false,
  staleTime: 60_000,
});

/** Who of the family reads a story. */
export const storyRecordingsQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['stories', 'recordings', storyId],
    queryFn: ({ signal }) => callApi<Recording[]>(storyRecordingsPath(storyId), { signal, like: [] }),
    retry: false,
  });

/** Keeps voice, pace and accent for every story and every device of the account. */
export function useKeepNarrationSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: NarrationSettings) =>
      callApi<NarrationSettings>(narrationSettingsPath, { method: 'PUT', body: settings }),
    onSuccess: (settings) =>
      client.setQueryData(narrationOfferQuery.queryKey, (offer) => offer && { ...offer, settings }),
  });
}
