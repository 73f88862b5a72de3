import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { deviceOf } from '../device.ts';
import { sessionsQuery } from '../queries.ts';
import { useLeave } from '../use-leave.ts';

/** The devices where the parent is signed in, and the button that signs out of all. */
export function SessionsSection() {
  const t = useTranslations('identity.sessions');
  const format = useFormatter();
  const leave = useLeave();
  const { data, isPending, isError } = useQuery(sessionsQuery);

  return (
    <Card as="section" labelledBy="sessions" className="grid gap-4">
      <h2 id="sessions" className="text-2xl">
        {t('title')}
      </h2>
      {isPending && <Skeleton className="h-14" />}
      {isError && <Notice tone="problem">{t('problem')}</Notice>}
      <ul className="grid gap-3">
        {data?.map((session) => {
          const { browser, system } = deviceOf(session.userAgent);
          return (
            <li key={session.id} className="flex items-center gap-3">
              <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
              <div className="min-w-0">
                <p className="font-medium">
                  {browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'))}
                </p>
                <p className="text-ink-soft text-sm">
                  {session.current
                    ? t('current')
                    : t('lastUsed', { date: format.dateTime(new Date(session.lastUsedAt), { dateStyle: 'medium' }) })}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <div>
        <Button look="secondary" onClick={leave}>
          {t('signOutEverywhere')}
        </Button>
      </div>
    </Card>
  );
}
