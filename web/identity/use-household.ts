import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Household,
  householdAdultPath,
  invitationPath,
  invitationsPath,
  joinHouseholdPath,
  leaveHouseholdPath,
  type NewHouseholdInvitation,
} from '#domain/identity/household.ts';
import { callApi } from '../platform/api.ts';
import { storageKeys } from '../platform/device/storage-keys.ts';
import { householdQuery } from './queries.ts';

/** A change of the household. */
type HouseholdChange =
  | { kind: 'take-back' | 'remove'; id: string }
  | { kind: 'join'; token: string }
  | { kind: 'leave' };

/** Creates an invitation and reads the household again. */
export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<NewHouseholdInvitation>(invitationsPath, { method: 'POST', like: { token: '' } }),
    onSettled: () => client.invalidateQueries({ queryKey: householdQuery.queryKey }),
  });
}

/** Carries out a change. Joining or leaving changes shelf, family and plan, so everything is read again. */
export function useChangeHousehold() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: HouseholdChange) => send(change),
    onSettled: () => {
      forgetPlan();
      // An invitation that was just used would answer that it was.
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'invitation' });
    },
  });
}

/** Adults of a household share its plan, so that the browser's copy is out of date. */
function forgetPlan(): void {
  try {
    localStorage.removeItem(storageKeys.subscription);
  } catch {
    // Storage that cannot be written to holds nothing either.
  }
}

function send(change: HouseholdChange): Promise<unknown> {
  switch (change.kind) {
    case 'take-back':
      return callApi(invitationPath(change.id), { method: 'DELETE' });
    case 'remove':
      return callApi(householdAdultPath(change.id), { method: 'DELETE' });
    case 'join':
      return callApi<Household>(joinHouseholdPath, { method: 'POST', body: { token: change.token } });
    case 'leave':
      return callApi(leaveHouseholdPath, { method: 'POST' });
  }
}
