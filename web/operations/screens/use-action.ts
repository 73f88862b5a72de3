import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { useRefresh } from '../queries.ts';
import { texts } from '../texts.ts';

type Action = { path: string; method?: 'POST' | 'PATCH'; body?: unknown };
type Words = { done?: string; failed?: string };

/** An operator's action: shows the result in a toast and reads the figures again. */
export function useAction({ done = texts.common.done, failed = texts.common.notDone }: Words = {}) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ path, method = 'POST', body }: Action) => callApi(path, { method, body }),
    onSuccess: async () => {
      toast.success(done);
      await refresh();
    },
    onError: (error) => {
      console.error('An action failed', error);
      toast.problem(failed);
    },
  });
}
