import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './device/cookies.ts';
import { storageKeys } from './device/storage-keys.ts';

export const themeChoices = ['auto', 'night', 'day'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type Theme = 'night' | 'day';

/**
 * Night or day: a choice wins; "auto" is night from 19:00 to 6:00 local time and whenever the system
 * is dark. `public/before-paint.js` has the same rule for the first paint.
 */
export function resolveTheme(choice: ThemeChoice, hour: number, systemIsDark: boolean): Theme {
  if (choice !== 'auto') return choice;
  return hour >= 19 || hour < 6 || systemIsDark ? 'night' : 'day';
}

/** The colour of the browser's bars: the page background of each theme. */
const barColours: Record<Theme, string> = { night: '#12182e', day: '#fbf6ea' };

const listeners = new Set<() => void>();

function readChoice(): ThemeChoice {
  const stored = readCookie(storageKeys.theme);
  return stored === 'night' || stored === 'day' ? stored : 'auto';
}

function apply(choice: ThemeChoice): void {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = resolveTheme(choice, new Date().getHours(), systemIsDark);
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = barColours[theme];
  }
}

/** Remembers the choice for a year and repaints at once. */
export function chooseTheme(choice: ThemeChoice): void {
  writeCookie(storageKeys.theme, choice);
  apply(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const onSystemChange = () => apply(readChoice());
  listeners.add(listener);
  system.addEventListener('change', onSystemChange);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', onSystemChange);
  };
}

/** The remembered choice; "auto" while prerendering. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'auto');
}
