import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../paths.ts';

export function Footer() {
  const t = useTranslations('shell');
  return (
    <footer className="border-hairline border-t px-4 py-8">
      <Link to={paths.privacyPolicy}>{t('privacyPolicy')}</Link>
    </footer>
  );
}
