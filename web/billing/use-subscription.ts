import { useQuery } from '@tanstack/react-query';
import type { SubscriptionView } from '#domain/billing/subscription.ts';
import { useSession } from '../platform/session/use-session.ts';
import { subscriptionQuery } from './queries.ts';

export type SubscriptionState = {
  /** Undefined while loading, and for visitors. */
  subscription: SubscriptionView | undefined;
  isLoading: boolean;
  /** Another adult paid when it was last read, and the server is being asked whether that is still so. */
  isInDoubt: boolean;
  /** "Failed to fetch subscription" if the last read failed (ERR-47). */
  error: string | null;
};

/** The user sees the catalogue's text; this one is for code that reads the state. */
const failed = 'Failed to fetch subscription';

/** The signed-in user's subscription. */
export function useSubscription(): SubscriptionState {
  const { user } = useSession();
  const query = useQuery({ ...subscriptionQuery(user?.id ?? ''), enabled: user !== null });
  return {
    subscription: user === null ? undefined : query.data,
    isInDoubt: query.isFetching && query.data?.paidByAnother === true,
    isLoading: user !== null && query.isPending,
    error: query.isError ? failed : null,
  };
}
