import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { log, unknownPath } from '../platform/log.ts';
import { paths } from '../routes/paths.ts';

/** Logs the path of an unknown address, then replaces it by the landing page (ROUTE-10, ROUTE-12). */
export function UnknownPath() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    log.warn(unknownPath, { path: pathname });
    navigate(paths.home, { replace: true });
  }, [pathname, navigate]);
  return null;
}
