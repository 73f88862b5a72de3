import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/use-session.ts';
import { useDemonstration } from '../../platform/use-demonstration.ts';
import { paths } from '../../routes/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { BarIcon } from './bar-icons.tsx';
import { LanguageOffer, LanguageSwitcher } from './language-switcher.tsx';
import { NavLinks } from './nav-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useScrolled } from './use-scrolled.ts';
import { Wordmark } from './wordmark.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));
const DemoMark = lazy(() => import('./demo-mark.tsx'));
const loadMobileMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazy(loadMobileMenu);

/** The bar at the top of every page (NAV-01 to NAV-08). Over the landing page's scene until it is scrolled. */
export function NavBar() {
  const t = useTranslations('shell');
  const { pathname, key } = useLocation();
  const scrolled = useScrolled();
  const sandboxed = useDemonstration();
  const menuId = useId();
  const bar = useRef<HTMLElement>(null);
  // The menu belongs to the history entry where it was opened, so that any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const overHero = pathname === paths.home;

  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const close = () => setOpenAt(null);
    const leave = ({ target }: Event) => target instanceof Node && !bar.current?.contains(target) && close();
    const { signal } = stop;
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // What had the focus in the menu goes with it.
      bar.current?.querySelector<HTMLElement>('[aria-controls]')?.focus();
      close();
    };
    document.addEventListener('keydown', leaveByKey, { signal });
    // The menu covers the page: it goes with the focus, and with a press beside it.
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('pointerdown', leave, { signal });
    return () => stop.abort();
  }, [open]);

  return (
    <header
      ref={bar}
      data-scrolled={scrolled || undefined}
      className={classNames(
        'fixed inset-x-0 top-0 z-40 border-b transition-colors duration-200 ease-soft print:hidden',
        scrolled || open ? 'border-hairline bg-surface shadow-paper' : 'border-transparent',
        !(scrolled || open || overHero) && 'bg-ground',
        // In a window that is lower than the menu it scrolls: the page behind a fixed bar cannot.
        open && 'max-h-dvh scroll-py-2 overflow-y-auto',
      )}
    >
      <nav aria-label={t('navigation')} className="mx-auto max-w-6xl px-4 sm:px-6">
        <div className="flex h-16 items-center gap-2">
          <Wordmark />
          {sandboxed && (
            <Suspense>
              <DemoMark />
            </Suspense>
          )}
          <div className="ml-4 hidden items-center gap-1 md:flex">
            <NavLinks />
          </div>
          <div className="ml-auto flex items-center gap-1">
            <div className="hidden items-center gap-1 md:flex">
              <LanguageSwitcher />
              <ThemeToggle />
            </div>
            <LanguageOffer />
            <AccountOrSignIn />
            <IconButton
              label={open ? t('closeMenu') : t('openMenu')}
              icon={<BarIcon name={open ? 'close' : 'menu'} className="size-6" />}
              aria-expanded={open}
              aria-controls={menuId}
              onPointerEnter={loadMobileMenu}
              onClick={() => setOpenAt(open ? null : key)}
              className="-mr-2 md:hidden"
            />
          </div>
        </div>
        <div id={menuId} hidden={!open} className="border-hairline border-t pt-3 pb-5 md:hidden">
          {open && (
            <Suspense>
              <MobileMenu />
            </Suspense>
          )}
        </div>
      </nav>
    </header>
  );
}

function AccountOrSignIn() {
  const t = useTranslations('shell');
  const { status } = useSession();
  if (status === 'signed-in') {
    return (
      <Suspense fallback={<span className="m-1 size-9 rounded-full bg-raised" />}>
        <AccountMenu />
      </Suspense>
    );
  }
  // Invisible while the session loads, but visible at once without one (public/before-paint.js knows that).
  return (
    <span className={status === 'loading' ? 'invisible in-data-[session=none]:visible' : undefined}>
      <ButtonLink to={paths.signIn}>{t('signIn')}</ButtonLink>
    </span>
  );
}
