import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/use-session.ts';
import { paths } from '../../routes/paths.ts';
import { classNames } from '../../ui/class-names.ts';

/** Home and Create for everyone, My Stories for signed-in users (NAV-05, NAV-06). */
export function NavLinks() {
  const t = useTranslations('shell');
  const { status } = useSession();
  const look = ({ isActive }: { isActive: boolean }) =>
    classNames(
      'inline-flex min-h-11 items-center rounded-full px-4 font-medium no-underline transition-colors duration-150 ease-soft hover:bg-raised',
      isActive && 'text-lamp underline decoration-2 underline-offset-8',
    );
  // The page that is open begins again at its top, as it would for any link of a browser.
  const toTop = ({ currentTarget }: MouseEvent) => {
    if (currentTarget.ariaCurrent === 'page') window.scrollTo(0, 0);
  };
  return (
    <>
      <NavLink to={paths.home} end className={look} onClick={toTop}>
        {t('home')}
      </NavLink>
      <NavLink to={paths.create} className={look} onClick={toTop}>
        {t('create')}
      </NavLink>
      {status === 'signed-in' && (
        <NavLink to={paths.myStories} className={look} onClick={toTop}>
          {t('myStories')}
        </NavLink>
      )}
    </>
  );
}
