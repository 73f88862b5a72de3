import { useQuery } from '@tanstack/react-query';
import { BookHeart, CircleUserRound, CreditCard, LogOut, Sparkle } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { isSubscriberStatus } from '#domain/billing/subscription.ts';
import { pages } from '../pages.ts';
import { paths } from '../paths.ts';
import { QueryProvider } from '../platform/query-provider.tsx';
import { useSession } from '../platform/session/use-session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../ui/menu.tsx';
import { usageQuery } from '../usage/queries.ts';

/** Who is signed in, and what belongs to them (NAV-08 to NAV-14). */
export default function AccountMenu() {
  return (
    <QueryProvider>
      <AccountMenuContent />
    </QueryProvider>
  );
}

function AccountMenuContent() {
  const t = useTranslations('shell.account');
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const { data: usage } = useQuery(usageQuery);
  if (user === null) return null;
  const subscriber = usage && isSubscriberStatus(usage.subscriptionStatus);

  async function leave(): Promise<void> {
    await pages.landing.preload();
    navigate(paths.home);
    await signOut();
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
            <p className="mt-1.5">
              <Badge tone="lamp">{t('premium')}</Badge>
            </p>
          )}
        </div>
      }
    >
      <MenuLink to={paths.myStories} icon={<BookHeart aria-hidden="true" className="size-5" />}>
        {t('myStories')}
      </MenuLink>
      <MenuLink to={paths.profile} icon={<CircleUserRound aria-hidden="true" className="size-5" />}>
        {t('profile')}
      </MenuLink>
      {subscriber ? (
        <MenuLink to={paths.account} icon={<CreditCard aria-hidden="true" className="size-5" />}>
          {t('manageBilling')}
        </MenuLink>
      ) : (
        <MenuLink to={paths.pricing} icon={<Sparkle aria-hidden="true" className="size-5" />}>
          {t('upgrade')}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem onSelect={leave} icon={<LogOut aria-hidden="true" className="size-5" />}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
