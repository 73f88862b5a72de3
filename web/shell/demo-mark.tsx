import { FlaskConical } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

/** Says calmly that outside services are stand-ins here, and what that means. */
export default function DemoMark() {
  const t = useTranslations('shell.demo');
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="fixed bottom-[calc(0.75rem+env(safe-area-inset-bottom)+var(--bottom-bar,0px))] left-3 z-30 inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-surface px-3.5 font-semibold text-sm text-ink shadow-paper hover:bg-raised print:hidden"
      >
        <FlaskConical aria-hidden="true" className="size-4" />
        {t('mark')}
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed top-auto right-auto bottom-[calc(4rem+var(--bottom-bar,0px))] left-3 m-0 max-w-[min(22rem,calc(100vw-1.5rem))] rounded-lg border border-hairline bg-surface p-5 text-ink shadow-lifted"
      >
        <p className="font-semibold">{t('title')}</p>
        <p className="mt-1.5 text-ink-soft">{t('explanation')}</p>
      </div>
    </>
  );
}
