import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { unlimited } from '#domain/offers.ts';
import { type UsageStats, usagePercent } from '#domain/usage/allowance.ts';
import { clock } from '../../platform/i18n/clock.ts';
import { useOffer } from '../../platform/offers.ts';
import { useOnline } from '../../platform/offline.ts';
import { paths } from '../../routes/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { usageQuery } from '../queries.ts';

/** The signed-in parent's allowances, one bar each, and none for admins (CREATE-02, AMB-023). */
export function UsagePanel() {
  const t = useTranslations('usage');
  const { data, isPending, isError } = useQuery(usageQuery);
  const isOnline = useOnline();
  return (
    <section aria-label={t('title')} className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      {isPending && (
        <>
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </>
      )}
      {isError && <p className="text-ink-soft">{t(isOnline ? 'problem' : 'offline')}</p>}
      {data && <Allowances stats={data} />}
    </section>
  );
}

function Allowances({ stats }: { stats: UsageStats }) {
  const t = useTranslations('usage');
  const format = useFormatter();
  const draws = useOffer('pictures');
  const offersPremium = useOffer('premium');
  if (stats.isAdmin || stats.tier === 'admin') {
    return (
      <div className="grid justify-items-start gap-2">
        {stats.adminRole && (
          <Badge tone="sky">
            {isKnownRole(stats.adminRole) ? t(`roles.${stats.adminRole}`) : capitalised(stats.adminRole)}
          </Badge>
        )}
        <p>{t('admin')}</p>
      </div>
    );
  }
  if (stats.tier === 'premium') {
    const resetsAt = new Date(stats.dailyResetsAt);
    const date = (time: Date) => format.dateTime(time, { dateStyle: 'long' });
    const fallsIn = (days: number) => date(new Date(Date.now() + days * 86_400_000)) === date(resetsAt);
    const day = fallsIn(0) ? 'today' : fallsIn(1) ? 'tomorrow' : 'later';
    const resets = t(`resets.${day}`, {
      date: date(resetsAt),
      time: format.dateTime(resetsAt, clock),
    });
    return (
      <>
        <Allowance label={t('text')} amount={{ used: 0, limit: unlimited }} />
        {draws && (
          <div className="grid gap-1">
            <Allowance label={t('illustratedToday')} amount={stats.dailyGemini} />
            {stats.dailyGemini.limit < unlimited && <p className="text-ink-soft text-sm">{resets}</p>}
          </div>
        )}
      </>
    );
  }
  return (
    <>
      <Allowance label={t('text')} amount={stats.freeText} />
      {draws && <Allowance label={t('illustrated')} amount={stats.freeImage} />}
      {offersPremium && (
        <div>
          <ButtonLink to={paths.pricing} look="secondary">
            {t('upgrade')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Allowance({ label, amount: { used, limit } }: { label: string; amount: { used: number; limit: number } }) {
  const t = useTranslations('usage');
  const percent = usagePercent(used, limit);
  if (limit >= unlimited) {
    return (
      <p className="flex justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="text-ink-soft">{t('unlimited')}</span>
      </p>
    );
  }
  return (
    <Progress
      label={label}
      value={used}
      max={limit}
      valueText={t('used', { used, limit, percent })}
      tone={used >= limit ? 'rose' : 'lamp'}
    />
  );
}

const knownRoles = ['super_admin', 'admin', 'viewer'] as const;
const isKnownRole = (role: string): role is (typeof knownRoles)[number] =>
  (knownRoles as readonly string[]).includes(role);

/** Returns a role for display: "super_admin" becomes "Super Admin" (LIMIT-08). */
export function capitalised(role: string): string {
  return role
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
