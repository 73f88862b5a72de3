import { useTranslations } from 'use-intl';
import { chooseTheme } from '../../platform/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { BarIcon } from './bar-icons.tsx';

/** Switches between night and day, for the wide bar. The stylesheet picks the icon, so that nothing flashes. */
export function ThemeToggle() {
  const t = useTranslations('shell.theme');
  return (
    <IconButton
      label={t('toggle')}
      onClick={() => chooseTheme(document.documentElement.dataset.theme === 'night' ? 'day' : 'night')}
      icon={
        <>
          <BarIcon name="moon" className="size-5 night:hidden" />
          <BarIcon name="sun" className="hidden size-5 night:block" />
        </>
      }
    />
  );
}
