import { useTranslations } from 'use-intl';
import { chooseTheme } from '../platform/theme.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { BarIcon } from './bar-icons.tsx';

/** Turns night into day and back, for the wide bar. Which icon shows is the stylesheet's matter: no flash. */
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
