import { createRoot } from 'react-dom/client';
import { useTranslations } from 'use-intl';
import { isInterfaceLanguage } from '#domain/identity/language.ts';
import { LanguageProvider } from '../platform/i18n/language.tsx';
import { loadCatalogue } from '../platform/i18n/load.ts';
import { paths } from '../routes/paths.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';

/**
 * Watches the page and shows an error page when nothing is left: when a component fails or its code does not load,
 * React removes the whole page. It needs nothing from the network, which may be the cause.
 */
export function watchForBreaks(root: HTMLElement): void {
  const look = () => {
    if (root.childElementCount > 0) return;
    watch.disconnect();
    void showBreak(root);
  };
  const watch = new MutationObserver(look);
  watch.observe(root, { childList: true });
  if (root.dataset.broken) look();
}

async function showBreak(root: HTMLElement): Promise<void> {
  const { lang } = document.documentElement;
  const language = isInterfaceLanguage(lang) ? lang : 'en';
  const catalogue = await loadCatalogue(language);
  const place = document.createElement('main');
  root.append(place);
  createRoot(place).render(
    <LanguageProvider language={language} catalogue={catalogue} timeZone="UTC">
      <BrokenPage />
    </LanguageProvider>,
  );
}

function BrokenPage() {
  const t = useTranslations('shell.broken');
  return (
    <div role="alert" className="grid min-h-dvh content-center">
      <title>{`${t('title')} · Lunatale`}</title>
      <EmptyState
        page
        title={t('title')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => location.reload()}>{t('again')}</Button>
            <Button look="secondary" onClick={() => location.assign(paths.home)}>
              {t('home')}
            </Button>
          </div>
        }
      >
        <p>{t('text')}</p>
      </EmptyState>
    </div>
  );
}
