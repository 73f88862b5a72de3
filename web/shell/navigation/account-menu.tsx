import { useQuery } from '@tanstack/react-query';
import { BookHeart, BriefcaseBusiness, CircleUserRound, CreditCard, LogOut, Sparkle, UsersRound } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { endsOn, isSubscriberStatus, planTimeZone } from '#domain/billing/subscription.ts';
import type { AdminStatus } from '#domain/identity/operators.ts';
import { adminPaths } from '#domain/operations/figures.ts';
import { useManageBilling } from '../../billing/use-manage-billing.ts';
import { useSubscription } from '../../billing/use-subscription.ts';
import { useLeave } from '../../identity/use-leave.ts';
import { callApi } from '../../platform/api.ts';
import { useOffer } from '../../platform/offers.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { pages } from '../../routes/pages.ts';
import { paths } from '../../routes/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/layers/menu.tsx';

/** The signed-in user's menu (NAV-08 to NAV-14). */
export default function AccountMenu() {
  return (
    <QueryProvider>
      <AccountMenuContent />
    </QueryProvider>
  );
}

function AccountMenuContent() {
  const t = useTranslations('shell.account');
  const ends = useTranslations('billing.mine');
  const { user } = useSession();
  const leave = useLeave();
  const format = useFormatter();
  const { subscription } = useSubscription();
  const { manage } = useManageBilling();
  const sells = useOffer('payments');
  const offersPremium = useOffer('premium');
  if (user === null) return null;
  const subscriber = subscription !== undefined && isSubscriberStatus(subscription.status);
  const end = subscription && endsOn(subscription);

  async function leaveHome(): Promise<void> {
    // Offline the page may not load; the sign-out happens all the same.
    await pages.landing.preload().catch(() => {});
    await leave();
  }

  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('open', { name: user.name })}
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-raised"
        >
          <Avatar url={user.avatarUrl} />
        </button>
      }
      header={
        <div className="mb-1.5 border-hairline border-b px-3 pt-1.5 pb-3">
          <p className="truncate font-semibold">{user.name}</p>
          <p className="truncate text-ink-soft text-sm">{user.email}</p>
          {subscriber && (
            <p className="mt-1.5 flex flex-wrap items-center gap-x-2">
              <Badge tone="lamp">{t('premium')}</Badge>
              {end && (
                <span className="text-ink-soft text-sm">
                  {ends('endsShort', {
                    date: format.dateTime(new Date(end), { dateStyle: 'medium', timeZone: planTimeZone }),
                  })}
                </span>
              )}
            </p>
          )}
        </div>
      }
    >
      <MenuLink to={paths.myStories} icon={<BookHeart aria-hidden="true" className="size-5" />}>
        {t('myStories')}
      </MenuLink>
      <MenuLink to={`${paths.profile}#family`} icon={<UsersRound aria-hidden="true" className="size-5" />}>
        {t('family')}
      </MenuLink>
      <MenuLink to={paths.profile} icon={<CircleUserRound aria-hidden="true" className="size-5" />}>
        {t('profile')}
      </MenuLink>
      {sells && subscriber && !subscription.paidByAnother && (
        <MenuItem onSelect={() => void manage()} icon={<CreditCard aria-hidden="true" className="size-5" />}>
          {t('manageBilling')}
        </MenuItem>
      )}
      {offersPremium && !subscriber && (
        <MenuLink to={paths.pricing} icon={<Sparkle aria-hidden="true" className="size-5" />}>
          {t('upgrade')}
        </MenuLink>
      )}
      <OfficeLink userId={user.id} />
      <MenuSeparator />
      <MenuItem onSelect={leaveHome} icon={<LogOut aria-hidden="true" className="size-5" />}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}

/** The link to the back office, for operators only. Their status is fetched when the menu first opens. */
function OfficeLink({ userId }: { userId: string }) {
  const t = useTranslations('shell.account');
  const { data } = useQuery({
    queryKey: ['operations', 'office', userId],
    queryFn: ({ signal }) => callApi<AdminStatus>(adminPaths.status, { signal, cache: 'no-store' }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!data?.isAdmin) return null;
  return (
    <MenuLink to={paths.admin} icon={<BriefcaseBusiness aria-hidden="true" className="size-5" />}>
      {t('office')}
    </MenuLink>
  );
}
