import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type SharedStory,
  type StoryShare,
  sharedPagePath,
  sharedStoryPath,
  storySharePath,
  storySharesPath,
} from '#domain/stories/share.ts';
import { aMoment, callApi } from '../../platform/api.ts';

/** Every link the reader has given away. */
export const sharesQuery = queryOptions({
  queryKey: ['stories', 'shares'],
  queryFn: ({ signal }) =>
    callApi<StoryShare[]>(storySharesPath, {
      signal,
      like: [{ storyId: '', title: '', token: '', createdAt: aMoment }],
    }),
});

/** What a link opens. A link that was taken back is not asked for again. */
export const sharedStoryQuery = (token: string) =>
  queryOptions({
    queryKey: ['stories', 'shared', token],
    queryFn: ({ signal }) => callApi<SharedStory>(sharedStoryPath(token), { signal }),
  });

/** Makes a story's link. */
export function useShare(storyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<StoryShare>(storySharePath(storyId), { method: 'POST' }),
    onSuccess: (share) =>
      client.setQueryData(sharesQuery.queryKey, (shares: StoryShare[] = []) => [
        share,
        ...shares.filter((each) => each.storyId !== share.storyId),
      ]),
  });
}

/** Takes a story's link back; one that is gone already is as good. */
export function useUnshare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (storyId: string) => callApi(storySharePath(storyId), { method: 'DELETE' }),
    onSuccess: (_, storyId) =>
      client.setQueryData(sharesQuery.queryKey, (shares: StoryShare[] = []) =>
        shares.filter((each) => each.storyId !== storyId),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
  });
}

/** The whole address of a link. */
export function shareAddress({ token }: Pick<StoryShare, 'token'>): string {
  return location.origin + sharedPagePath(token);
}
