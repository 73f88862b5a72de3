import { lazy, Suspense } from 'react';
import { useDemonstration } from '../../platform/use-demonstration.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { NavLinks } from './nav-links.tsx';
import { ThemeChoices } from './theme-choices.tsx';

const DemoMark = lazy(() => import('./demo-mark.tsx'));

/** The items of the wide bar, stacked (NAV-03). */
export default function MobileMenu() {
  const sandboxed = useDemonstration();
  return (
    <div className="animate-appear">
      <div className="grid gap-1 text-lg">
        <NavLinks />
        {sandboxed && (
          <Suspense>
            <DemoMark inMenu />
          </Suspense>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-hairline border-t pt-4">
        <LanguageSwitcher />
        <ThemeChoices />
      </div>
    </div>
  );
}
