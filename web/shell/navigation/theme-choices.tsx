import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '../../platform/theme.ts';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';

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
