import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '../platform/theme.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';

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

const icons: Record<ThemeChoice, typeof Moon> = { auto: SunMoon, night: Moon, day: Sun };

/** All three choices, for the mobile menu. */
export function ThemeChoices() {
  const t = useTranslations('shell.theme');
  const choice = useThemeChoice();
  const options = themeChoices.map((value) => {
    const Icon = icons[value];
    return { value, label: t(value), icon: <Icon aria-hidden="true" className="size-5" /> };
  });
  return <SegmentedControl label={t('label')} options={options} value={choice} onChange={chooseTheme} />;
}
