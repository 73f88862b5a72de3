import { createRoot } from 'react-dom/client';
import { isInterfaceLanguage } from '#domain/identity/language.ts';
import { paths } from '../paths.ts';
import { loadCatalogue } from '../platform/i18n/load.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/**
 * Stays beside the page and shows itself where nothing else is left: when a part of a page does not arrive or fails,
 * React takes the whole page away. It needs nothing from the network, which may be what failed.
 */
export function watchForBreaks(root: HTMLElement): void {
  const watch = new MutationObserver(() => {
    if (root.childElementCount > 0) return;
    watch.disconnect();
    void showBreak(root);
  });
  watch.observe(root, { childList: true });
}

async function showBreak(root: HTMLElement): Promise<void> {
  const { lang } = document.documentElement;
  const { shell } = await loadCatalogue(isInterfaceLanguage(lang) ? lang : 'en');
  const { title, text, again, home } = shell.broken;
  const place = document.createElement('main');
  root.append(place);
  document.title = `${title} · Lunatale`;
  createRoot(place).render(
    <div role="alert" className="grid min-h-dvh content-center">
      <EmptyState
        page
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => location.reload()}>{again}</Button>
            <Button look="secondary" onClick={() => location.assign(paths.home)}>
              {home}
            </Button>
          </div>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>,
  );
}
