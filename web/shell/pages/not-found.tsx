import { useTranslations } from 'use-intl';
import lost from '../../.art/lost.svg';
import { paths } from '../../routes/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Shown for dead story links and as the server's 404 answer (ROUTE-11). */
export default function NotFound() {
  const t = useTranslations('shell.notFound');
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 py-10 sm:px-6 md:grid-cols-2 md:gap-14 md:py-20">
      <title>{`${t('title')} · Lunatale`}</title>
      <meta name="robots" content="noindex" />
      <img
        src={lost}
        alt=""
        className="aspect-3/2 w-full rounded-xl object-cover shadow-lifted md:order-2 md:aspect-square"
      />
      <div>
        <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
        <p className="mt-4 max-w-md text-ink-soft text-lg leading-relaxed">{t('message')}</p>
        <div className="mt-7">
          <ButtonLink to={paths.home} size="large">
            {t('returnHome')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
