import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { log } from '../platform/log.ts';
import { routeChangeComplete, routeChangeStart } from '../platform/route-change.ts';
import { paths } from './paths.ts';

type RouteChange = { path: string };

/** How long a navigation counts as loading, in milliseconds (ROUTE-20). */
const routeLoadingMilliseconds = 500;

/** Fires both events per navigation, logs it (EVENT-02), returns whether one counts as loading. Mount it once. */
export function useRouteEvents(): boolean {
  const { pathname, search, hash, key } = useLocation();
  const [arrived, setArrived] = useState(key);

  useEffect(() => {
    const detail: RouteChange = { path: pathname };
    window.dispatchEvent(new CustomEvent<RouteChange>(routeChangeStart, { detail }));
    const complete = () => window.dispatchEvent(new CustomEvent<RouteChange>(routeChangeComplete, { detail }));
    // Never cancelled: a navigation that is superseded by another also completes.
    requestAnimationFrame(complete);
    const timer = setTimeout(() => setArrived(key), routeLoadingMilliseconds);
    return () => clearTimeout(timer);
  }, [pathname, key]);

  useEffect(() => {
    // A sign-in returns with a code or tokens in the address; they belong in no log (P02).
    const isCallback = pathname === paths.authCallback;
    log.info('Navigation', {
      path: pathname,
      search: isCallback ? '' : search,
      hash: isCallback ? '' : hash,
      time: new Date().toISOString(),
    });
  }, [pathname, search, hash]);

  return arrived !== key;
}
