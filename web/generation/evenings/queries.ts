import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type EveningPlanInput,
  type EveningPlanOrder,
  type Evenings,
  eveningPath,
  eveningsPath,
} from '#domain/generation/evenings.ts';
import { storyToken } from '../../identity/human-check.ts';
import { callApi } from '../../platform/api.ts';

const like = { plans: [], allowed: true };

/** The evening plans, one per child. */
export const eveningsQuery = queryOptions({
  queryKey: ['generation', 'evenings'],
  queryFn: ({ signal }) => callApi<Evenings>(eveningsPath, { signal, like }),
  staleTime: 0,
});

/** Saves a child's evening plan. */
export function useKeepEvening() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ childId, plan }: { childId: string; plan: EveningPlanInput }) => {
      const body: EveningPlanOrder = { ...plan, turnstileToken: plan.enabled ? await storyToken() : null };
      return callApi<Evenings>(eveningPath(childId), { method: 'PUT', body, like });
    },
    onSuccess: (evenings) => client.setQueryData(eveningsQuery.queryKey, evenings),
  });
}

/**
 * Returns a function that is called before a child is deleted, and returns how its evening plan is brought back for the
 * child's next id; nothing if it has none.
 */
export function useEveningBack() {
  const client = useQueryClient();
  const { mutateAsync } = useKeepEvening();
  return (childId: string) => {
    const plan = client.getQueryData(eveningsQuery.queryKey)?.plans.find((each) => each.childId === childId);
    if (!plan) return undefined;
    const { weekdays, time, timeZone, way, language, enabled } = plan;
    return (again: string) =>
      mutateAsync({ childId: again, plan: { weekdays, time, timeZone, way, language, enabled } });
  };
}
