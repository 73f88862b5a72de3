import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Recording,
  type Recordings,
  recordedSentencePath,
  recordedSound,
  recordingConsentPath,
  recordingPath,
  recordingsPath,
  storyRecordingsPath,
} from '#domain/stories/recordings.ts';
import { aMoment, callApi } from '../../platform/api.ts';
import { storyRecordingsQuery } from '../listening/queries.ts';

/** Whether the account agreed that voices are kept, and all its recordings. */
export const recordingsQuery = queryOptions({
  queryKey: ['stories', 'recordings'],
  queryFn: ({ signal }) =>
    callApi<Recordings>(recordingsPath, {
      signal,
      like: { recordings: [{ id: '', title: '', readBy: '', createdAt: aMoment, milliseconds: 0 }] },
    }),
  staleTime: 0,
});

/** Agrees that voices of the account's adults are kept. */
export function useAgree() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<Recordings>(recordingConsentPath, { method: 'PUT', body: { agreed: true } }),
    onSuccess: (recordings) => client.setQueryData(recordingsQuery.queryKey, recordings),
  });
}

/** Withdraws that consent: every recording is deleted. */
export function useTakeBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(recordingConsentPath, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: recordingsQuery.queryKey }),
  });
}

/** Begins a recording of a story. */
export function useBeginRecording(storyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (readBy: string) =>
      callApi<Recording>(storyRecordingsPath(storyId), { method: 'POST', body: { readBy } }),
    onSuccess: () => client.invalidateQueries({ queryKey: recordingsQuery.queryKey }),
  });
}

/** Sends the sound of one sentence. */
export function sendSentence(recordingId: string, sentence: number, file: Blob): Promise<Recording> {
  return callApi<Recording>(recordedSentencePath(recordingId, sentence), {
    method: 'PUT',
    file: { bytes: file, type: recordedSound.type },
    like: { id: '', sentences: [] },
  });
}

/** Puts the server's current version of a recording into the story's list. */
export function useShowRecording() {
  const client = useQueryClient();
  return (recording: Recording) =>
    client.setQueryData(storyRecordingsQuery(recording.storyId).queryKey, (before) => [
      ...(before ?? []).filter(({ id }) => id !== recording.id),
      recording,
    ]);
}

/** Deletes a recording, and refetches the list also when it was gone already. */
export function useRemoveRecording() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(recordingPath(id), { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: recordingsQuery.queryKey }),
  });
}
