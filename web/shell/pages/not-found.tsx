import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** For dead story links and the server's 404 answer (ROUTE-11). */
export default function NotFound() {
  const t = useTranslations('shell.notFound');
  return (
    <EmptyState title={t('title')} action={<ButtonLink to={paths.home}>{t('returnHome')}</ButtonLink>}>
      {t('message')}
    </EmptyState>
  );
}
