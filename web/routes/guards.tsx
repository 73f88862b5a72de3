import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { storageKeys } from '../platform/device/storage-keys.ts';
import { useSession } from '../platform/session/use-session.ts';
import { Spinner } from '../ui/spinner.tsx';
import { guardVerdict, type Requirement } from './guard-rules.ts';
import { paths } from './paths.ts';
import { addRedirect, countRedirects } from './redirect-counter.ts';

/** Lets signed-in users through; sends everyone else to sign-in and back again (ROUTE-05, ROUTE-06). */
export function RequireSession() {
  const { status } = useSession();
  return (
    <Guard requirement="session" session={status} subscription="none">
      <Outlet />
    </Guard>
  );
}

type Props = {
  requirement: Requirement;
  session: 'loading' | 'signed-out' | 'signed-in';
  subscription: 'loading' | 'slow' | 'subscriber' | 'none';
  children: ReactNode;
};

/** Milliseconds before a user without a subscription is sent to pricing (ROUTE-14). */
const pricingDelay = 300;

/** Carries out the verdict of `guardVerdict`. */
function Guard({ requirement, session, subscription, children }: Props) {
  const t = useTranslations('shell');
  const location = useLocation();
  const navigate = useNavigate();
  // The count when the guard was mounted: its own redirect must not change the verdict.
  const [redirects] = useState(() => countRedirects(storageKeys.guardRedirects, sessionStorage));
  const verdict = guardVerdict({ requirement, session, subscription, redirects });
  const from = location.pathname + location.search + location.hash;

  useEffect(() => {
    if (verdict !== 'sign-in' && verdict !== 'pricing') return;
    const leave = () => {
      if (verdict === 'pricing') addRedirect(storageKeys.guardRedirects, sessionStorage);
      navigate(verdict === 'pricing' ? paths.pricing : paths.signIn, { replace: true, state: { from } });
    };
    const timer = setTimeout(leave, verdict === 'pricing' ? pricingDelay : 0);
    return () => clearTimeout(timer);
  }, [verdict, from, navigate]);

  if (verdict === 'render') return children;
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={t('verifyingAccess')} />
    </div>
  );
}
