import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { chooseTheme } from '../platform/theme.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Turns night into day and back, for the wide bar. Which icon shows is the stylesheet's matter: no flash. */
export function ThemeToggle() {
  const t = useTranslations('shell.theme');
  return (
    <IconButton
      label={t('toggle')}
      onClick={() => chooseTheme(document.documentElement.dataset.theme === 'night' ? 'day' : 'night')}
      icon={
        <>
          <Moon aria-hidden="true" className="size-5 night:hidden" />
          <Sun aria-hidden="true" className="hidden size-5 night:block" />
        </>
      }
    />
  );
}
