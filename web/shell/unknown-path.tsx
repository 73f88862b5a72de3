import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { log, unknownPath } from '../platform/log.ts';

/** An address that does not exist: its path is logged, then the landing page takes its place (ROUTE-10, ROUTE-12). */
export function UnknownPath() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    log.warn(unknownPath, { path: pathname });
    navigate(paths.home, { replace: true });
  }, [pathname, navigate]);
  return null;
}
