import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../paths.ts';

export function NavBar() {
  const t = useTranslations('shell');
  return (
    <header className="fixed inset-x-0 top-0 z-40 bg-ground">
      <nav aria-label={t('navigation')} className="mx-auto flex h-16 max-w-6xl items-center gap-4 px-4">
        <Link to={paths.home} className="font-display text-2xl">
          Lunatale
        </Link>
        <Link to={paths.create}>{t('create')}</Link>
      </nav>
    </header>
  );
}
