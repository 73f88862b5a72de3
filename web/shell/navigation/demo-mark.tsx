import { FlaskConical } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../platform/i18n/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isLanguageOffered } from './language-switcher.tsx';

/** Says that outside services are stand-ins here and what that means. Moves to the menu if the bar is too narrow. */
export default function DemoMark({ inMenu = false }: { inMenu?: boolean }) {
  const t = useTranslations('shell.demo');
  const id = useId();
  // Beside the offer of a language the bar of a phone has no room.
  const isCrowded = isLanguageOffered(useLanguage().language);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(
          "relative min-h-11 items-center after:absolute after:-inset-1.5 after:content-[''] print:hidden",
          inMenu ? 'hidden' : 'inline-flex',
          inMenu && (isCrowded ? 'max-sm:inline-flex' : 'max-[24.25rem]:inline-flex'),
          !inMenu && (isCrowded ? 'max-sm:hidden' : 'max-[24.25rem]:hidden'),
        )}
      >
        <span className="inline-flex items-center gap-1 rounded-full border border-edge px-2 py-0.5 font-semibold text-sm hover:bg-raised">
          <FlaskConical aria-hidden="true" className="size-4" />
          {/* A narrow bar has no room for the text. */}
          <span className={inMenu ? undefined : 'md:max-lg:sr-only max-[26rem]:sr-only'}>{t('mark')}</span>
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed top-18 right-auto bottom-auto left-[max(1rem,calc(50vw-34.5rem))] m-0 max-w-[min(22rem,calc(100vw-2rem))] rounded-lg border border-hairline bg-surface p-5 text-ink shadow-lifted"
      >
        <p className="font-semibold">{t('title')}</p>
        <p className="mt-1.5 text-ink-soft">{t('explanation')}</p>
      </div>
    </>
  );
}
