import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  accessTokenPath,
  accessTokensPath,
  type MadeAccessToken,
  type NewAccessToken,
} from '#domain/identity/access-tokens.ts';
import { callApi } from '../platform/api.ts';
import { storyToken } from './human-check.ts';
import { accessTokensQuery } from './queries.ts';

/** Creates a token. One that may write stories needs the human verification now, if that is on. */
export function useMakeAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: NewAccessToken) => {
      const turnstileToken = wanted.scopes.includes('stories:write') ? await storyToken() : null;
      const body = { ...wanted, turnstileToken };
      return callApi<MadeAccessToken>(accessTokensPath, { method: 'POST', body, like: { token: '' } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: accessTokensQuery.queryKey }),
  });
}

/** Revokes a token for good. */
export function useRevokeAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi<void>(accessTokenPath(id), { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: accessTokensQuery.queryKey }),
  });
}
