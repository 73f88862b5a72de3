import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../paths.ts';
import { ApiError } from '../platform/api.ts';
import { knownSession } from '../platform/session/known-session.ts';
import { checkoutErrorKey } from './payment-error.ts';
import { plansQuery, refreshSubscription } from './queries.ts';
import { startSubscription } from './start-subscription.ts';

/**
 * Starts the purchase: signed out to sign in and back to the prices (AMB-071), signed in to the payment
 * page. What goes wrong is handed to `onProblem` as a sentence.
 */
export function useStartSubscription(onProblem: (message: string) => void) {
  const t = useTranslations('billing');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function start(priceId?: string): Promise<void> {
    setBusy(true);
    // What was pressed before the page lived is done as soon as it does, and then nobody is known yet.
    const { user } = await knownSession();
    if (user === null) {
      setBusy(false);
      navigate(paths.signIn, { state: { from: paths.pricing } });
      return;
    }
    try {
      const plans = await client.fetchQuery({ ...plansQuery, retry: false }).catch(() => undefined);
      await startSubscription({ userId: user.id, customerEmail: user.email, priceId }, plans);
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'ALREADY_SUBSCRIBED') void refreshSubscription(client, user.id);
      onProblem(t(`errors.${checkoutErrorKey(error)}`));
    }
  }
  return { start, busy };
}
