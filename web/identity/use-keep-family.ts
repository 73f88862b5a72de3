import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CastMemberInput,
  type ChildInput,
  castMemberPath,
  castPath,
  childPath,
  childrenPath,
} from '#domain/identity/family.ts';
import { callApi } from '../platform/api.ts';
import { familyQuery } from './queries.ts';

/** A change of the family: saves a new or changed entry, or deletes one for good. */
export type FamilyChange =
  | { kind: 'child'; id?: string | undefined; child: ChildInput }
  | { kind: 'cast'; id?: string | undefined; member: CastMemberInput }
  | { kind: 'forget-child' | 'forget-cast'; id: string };

/** Carries out a change and reads the family again. */
export function useKeepFamily() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: FamilyChange) => send(change),
    onSettled: () => client.invalidateQueries({ queryKey: familyQuery.queryKey }),
  });
}

/** Returns the entry as it is kept; nothing of a deleted one. */
function send(change: FamilyChange): Promise<{ id: string } | undefined> {
  switch (change.kind) {
    case 'child':
      return change.id === undefined
        ? callApi(childrenPath, { method: 'POST', body: change.child })
        : callApi(childPath(change.id), { method: 'PUT', body: change.child });
    case 'cast':
      return change.id === undefined
        ? callApi(castPath, { method: 'POST', body: change.member })
        : callApi(castMemberPath(change.id), { method: 'PUT', body: change.member });
    case 'forget-child':
      return callApi(childPath(change.id), { method: 'DELETE' });
    case 'forget-cast':
      return callApi(castMemberPath(change.id), { method: 'DELETE' });
  }
}
