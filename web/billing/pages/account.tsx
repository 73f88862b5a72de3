import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { log } from '../../platform/log.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { paths } from '../../routes/paths.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { rereadSubscription } from '../queries.ts';

/** Where the billing page returns to: reads the subscription again and goes on to the profile (AMB-005, ROUTE-09). */
export default function AccountPage() {
  return (
    <QueryProvider>
      <Refresh />
    </QueryProvider>
  );
}

function Refresh() {
  const t = useTranslations('billing.mine');
  const { user } = useSession();
  const client = useQueryClient();
  const userId = user?.id;
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (userId === undefined) return;
    rereadSubscription(client, userId)
      .catch(() => log.warn('The subscription could not be read'))
      .finally(() => setDone(true));
  }, [userId, client]);

  if (done) return <Navigate to={paths.profile} replace />;
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={t('loading')} />
    </div>
  );
}
