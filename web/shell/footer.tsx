import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePublicSettings } from '../platform/public-settings.ts';
import { paths } from '../routes/paths.ts';
import { Wordmark } from './navigation/wordmark.tsx';

const linkClasses = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** The footer of every page (LAND-05, LAND-06). */
export function Footer() {
  const t = useTranslations('shell.footer');
  const supportEmail = usePublicSettings()?.supportEmail;
  return (
    <footer className="border-hairline border-t bg-ground print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-3 px-4 pt-8 pb-20 sm:px-6">
        <div>
          <Wordmark />
          <p className="mt-1 text-ink-soft">{t('tagline')}</p>
        </div>
        <ul className="flex flex-wrap gap-x-6 font-medium">
          <li className="of-premium">
            <Link to={paths.pricing} className={linkClasses}>
              {t('pricing')}
            </Link>
          </li>
          <li>
            <Link to={paths.privacyPolicy} className={linkClasses}>
              {t('privacyPolicy')}
            </Link>
          </li>
          <li>
            <Link to={paths.termsOfService} className={linkClasses}>
              {t('termsOfService')}
            </Link>
          </li>
          <li>
            {/* On prerendered pages the server fills in the address (server/pages/web-pages.ts). */}
            <a data-support="" href={supportEmail && `mailto:${supportEmail}`} className={linkClasses}>
              {t('contact')}
            </a>{' '}
            {/* On a desk without a mail program the link does nothing. */}
            <span className="select-all font-normal text-ink-soft">{supportEmail}</span>
          </li>
        </ul>
      </div>
    </footer>
  );
}
