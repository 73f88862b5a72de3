import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { chooseTheme, type Theme } from '../../platform/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { BarIcon } from './bar-icons.tsx';

/** Switches between night and day, for the wide bar. The stylesheet picks the icon, so that nothing flashes; what is chosen is said. */
export function ThemeToggle() {
  const t = useTranslations('shell.theme');
  const [chosen, setChosen] = useState<Theme>();
  function toggle() {
    const next = document.documentElement.dataset.theme === 'night' ? 'day' : 'night';
    chooseTheme(next);
    setChosen(next);
  }
  return (
    <>
      <IconButton
        label={t('toggle')}
        onClick={toggle}
        icon={
          <>
            <BarIcon name="moon" className="size-5 night:hidden" />
            <BarIcon name="sun" className="hidden size-5 night:block" />
          </>
        }
      />
      <LiveRegion>{chosen && t(chosen === 'night' ? 'isNight' : 'isDay')}</LiveRegion>
    </>
  );
}
