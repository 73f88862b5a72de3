import { useTranslations } from 'use-intl';

/** The heading above the creator's form. The server sends it with the page, before any script. */
export function CreatorHeader() {
  const t = useTranslations('generation');
  return (
    <header className="mb-6 grid gap-2 sm:mb-8">
      <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
      <p className="max-w-xl text-ink-soft sm:text-lg">
        {t('description')} <span className="of-quick-writer">{t('soon')}</span>
      </p>
    </header>
  );
}
