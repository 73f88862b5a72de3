import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { profileQuery } from '../queries.ts';
import { useLeave } from '../use-leave.ts';

/** The signed-in parent's profile, and the sign-out (ROUTE-08, AMB-004). */
export function ProfileCard() {
  const t = useTranslations('identity.profile');
  const format = useFormatter();
  const leave = useLeave();
  const settings = usePublicSettings();
  const { data: profile, isPending, isError, refetch } = useQuery(profileQuery);
  if (isPending) return <Skeleton className="h-56 rounded-xl" />;
  if (isError) {
    return (
      <Notice tone="problem" actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        <p>{t('problem')}</p>
      </Notice>
    );
  }
  const providerName =
    profile.provider === 'google'
      ? t('google')
      : profile.provider === 'mail'
        ? t('byMail')
        : (settings?.signIn.oidc?.name ?? profile.provider);
  const rows = [
    { label: t('email'), value: profile.email },
    { label: t('provider'), value: providerName },
    // An invalid date is left out: the page works without it.
    ...(Number.isNaN(Date.parse(profile.createdAt))
      ? []
      : [{ label: t('since'), value: format.dateTime(new Date(profile.createdAt), { dateStyle: 'long' }) }]),
  ];

  return (
    <Card className="grid gap-6">
      <div className="flex items-center gap-4 large-text:flex-col large-text:items-start">
        <Avatar url={profile.avatarUrl} className="size-16 shrink-0" />
        <p className="min-w-0 font-display text-2xl [overflow-wrap:anywhere]">{profile.name}</p>
      </div>
      <dl className="grid gap-x-12 gap-y-4 md:max-lg:flex md:max-lg:flex-wrap">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button look="secondary" onClick={leave} icon={<LogOut aria-hidden="true" className="size-5" />}>
          {t('signOut')}
        </Button>
      </div>
    </Card>
  );
}
