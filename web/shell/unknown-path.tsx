import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { log, unknownPath } from '../platform/log.ts';
import { paths } from '../routes/paths.ts';
import { toast } from '../ui/layers/toast.tsx';

/** Logs the path of an unknown address, then replaces it by the landing page and says so (ROUTE-10, ROUTE-12). */
export function UnknownPath() {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    log.warn(unknownPath, { path: pathname });
    navigate(paths.home, { replace: true });
    // Later: on the first page the shell that shows it is not ready yet.
    setTimeout(() => void toast.plain(t('unknownPath'), { seconds: 10 }));
  }, [pathname, navigate, t]);
  return null;
}
