import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '../platform/api.ts';
import { knownSession } from '../platform/session/known-session.ts';
import { paths } from '../routes/paths.ts';
import { checkoutErrorKey } from './payment-error.ts';
import { plansQuery, refreshSubscription } from './queries.ts';
import { startSubscription } from './start-subscription.ts';
import { useManageBilling } from './use-manage-billing.ts';

/**
 * Starts the purchase: visitors go to sign-in and back to the prices (AMB-071), users to the payment page, and users
 * whose renewal was not paid to the billing page. Failures go to `onProblem` as a sentence.
 */
export function useStartSubscription(onProblem: (message: string) => void) {
  const t = useTranslations('billing');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { manage } = useManageBilling();
  const [busy, setBusy] = useState(false);

  async function start(priceId?: string): Promise<void> {
    setBusy(true);
    // A press from before hydration is repeated right after it, when the session is still unknown.
    const { user } = await knownSession();
    if (user === null) {
      setBusy(false);
      navigate(paths.signIn, { state: { from: paths.pricing } });
      return;
    }
    try {
      const plans = await client.fetchQuery({ ...plansQuery, retry: false }).catch(() => undefined);
      await startSubscription({ userId: user.id, customerEmail: user.email, priceId, from: pathname + search }, plans);
    } catch (error) {
      const subscribed = error instanceof ApiError && error.code === 'ALREADY_SUBSCRIBED';
      // An unpaid subscription gives no access; it has to be paid, not bought again.
      if (subscribed && !(await isActive(user.id))) await manage();
      else onProblem(t(`errors.${checkoutErrorKey(error)}`));
      setBusy(false);
    }
  }

  /** Whether the subscription gives access; true if it cannot be read. */
  const isActive = (userId: string) =>
    refreshSubscription(client, userId).then(
      (subscription) => subscription.isActive,
      () => true,
    );
  return { start, busy };
}
