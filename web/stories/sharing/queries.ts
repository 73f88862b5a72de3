import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import {
  type RevokedShare,
  type SharedStory,
  type StoryInPage,
  type StoryShare,
  shareAgainPath,
  sharedPagePath,
  sharedStoryPath,
  storyInPageId,
  storySharePath,
  storySharesPath,
} from '#domain/stories/share.ts';
import { aMoment, callApi } from '../../platform/api.ts';
import { toast } from '../../ui/layers/toast.tsx';

/** All links that the parent's household has created. */
export const sharesQuery = queryOptions({
  queryKey: ['stories', 'shares'],
  queryFn: ({ signal }) =>
    callApi<StoryShare[]>(storySharesPath, {
      signal,
      like: [{ storyId: '', title: '', token: '', createdAt: aMoment }],
    }),
});

/**
 * The story behind a link. It begins with the story that came with the page, if one did, and requests it all the same:
 * that counts as its opening, which a robot's visit of the page does not. A link that was withdrawn is not requested
 * again.
 */
export const sharedStoryQuery = (token: string) =>
  queryOptions({
    queryKey: ['stories', 'shared', token],
    queryFn: ({ signal }) => callApi<SharedStory>(sharedStoryPath(token), { signal }),
    initialData: () => storyInPage(token),
    initialDataUpdatedAt: 0,
  });

/** Returns the story that the server sent within the page of this link. */
function storyInPage(token: string): SharedStory | undefined {
  const sent = document.getElementById(storyInPageId)?.textContent;
  const { token: of, story } = JSON.parse(sent ?? '{}') as Partial<StoryInPage>;
  return of === token ? story : undefined;
}

/** Creates a story's link. */
export function useShare(storyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<StoryShare>(storySharePath(storyId), { method: 'POST' }),
    onSuccess: (share) => addShare(client, share),
  });
}

const addShare = (client: QueryClient, share: StoryShare) =>
  client.setQueryData(sharesQuery.queryKey, (shares: StoryShare[] = []) => [
    share,
    ...shares.filter((each) => each.storyId !== share.storyId),
  ]);

/**
 * Withdraws a story's link and says so, with a way to bring it back; refetches the list also when the link was gone
 * already.
 */
export function useUnshare() {
  const client = useQueryClient();
  const t = useTranslations('reading.share');
  async function bringBack(storyId: string, revoked: RevokedShare) {
    try {
      addShare(client, await callApi<StoryShare>(shareAgainPath(storyId), { method: 'POST', body: revoked }));
      toast.success(t('again'));
    } catch {
      toast.problem(t('failed'));
    }
  }
  return useMutation({
    mutationFn: (storyId: string) => callApi<RevokedShare>(storySharePath(storyId), { method: 'DELETE' }),
    onSuccess: (revoked, storyId) => {
      client.setQueryData(sharesQuery.queryKey, (shares: StoryShare[] = []) =>
        shares.filter((each) => each.storyId !== storyId),
      );
      const action = { label: t('undo'), onPress: () => void bringBack(storyId, revoked), undoes: true };
      toast.success(t('revoked'), { action });
    },
    onError: () => toast.problem(t('failed')),
    onSettled: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
  });
}

/** Returns the full address of a link. */
export function shareAddress({ token }: Pick<StoryShare, 'token'>): string {
  return location.origin + sharedPagePath(token);
}
