import { useLanguage } from '../platform/i18n/language.tsx';
import { usePublicSettings } from '../platform/public-settings.ts';

/** The operators' current message to everybody, in the language of the page. */
export function Banner() {
  const { language } = useLanguage();
  const text = usePublicSettings()?.banner?.[language];
  return (
    <div role="status">
      {text && (
        <p className="border-hairline border-b bg-lamp-wash px-4 py-2.5 text-center text-ink print:hidden">{text}</p>
      )}
    </div>
  );
}
