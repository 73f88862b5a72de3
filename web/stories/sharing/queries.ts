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

/** All links that the parent's household has created. */
export const sharesQuery = queryOptions({
  queryKey: ['stories', 'shares'],
  queryFn: ({ signal }) =>
    callApi<StoryShare[]>(storySharesPath, {
      signal,
      like: [{ storyId: '', title: '', token: '', createdAt: aMoment }],
    }),
});

/** The story behind a link. A link that was withdrawn is not requested again. */
export const sharedStoryQuery = (token: string) =>
  queryOptions({
    queryKey: ['stories', 'shared', token],
    queryFn: ({ signal }) => callApi<SharedStory>(sharedStoryPath(token), { signal }),
  });

/** Creates a story's link. */
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

/** Withdraws a story's link; refetches the list also when the link was gone already. */
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

/** Returns the full address of a link. */
export function shareAddress({ token }: Pick<StoryShare, 'token'>): string {
  return location.origin + sharedPagePath(token);
}
