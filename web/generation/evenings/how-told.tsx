import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff, BellRing } from 'lucide-react';
import { useTranslations } from 'use-intl';
import {
  askForNotifications,
  notificationsQuery,
  turnNotificationsOff,
  turnNotificationsOn,
} from '../../identity/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/layers/toast.tsx';

/** Chooses how the parent hears that a story is ready: in this browser, by mail to their address, or not at all. */
export function HowTold({ mail }: { mail: string | null }) {
  const t = useTranslations('generation.evenings.told');
  const client = useQueryClient();
  const { data } = useQuery(notificationsQuery);
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) return turnNotificationsOff();
      if (await askForNotifications()) await turnNotificationsOn();
    },
    onError: () => toast.problem(t('problem')),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  });
  if (!data) return null;
  const otherwise = mail === null ? t('nothing') : t('mail', { address: mail });
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold text-lg">{t('title')}</h3>
      <p aria-live="polite" className="[overflow-wrap:anywhere]">
        {data === 'on' ? t('on') : `${data === 'off' ? '' : `${t(data)} `}${otherwise}`}
      </p>
      {(data === 'on' || data === 'off') && (
        <div>
          <Button
            look={data === 'on' ? 'quiet' : 'secondary'}
            busy={change.isPending}
            icon={
              data === 'on' ? (
                <BellOff aria-hidden="true" className="size-5" />
              ) : (
                <BellRing aria-hidden="true" className="size-5" />
              )
            }
            onClick={() => change.mutate(data === 'off')}
          >
            {t(data === 'on' ? 'turnOff' : 'turnOn')}
          </Button>
        </div>
      )}
    </div>
  );
}
