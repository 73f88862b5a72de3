import { useState, useSyncExternalStore } from 'react';
import { storageKeys } from '../platform/device/storage-keys.ts';
import type { PageLight } from './components/book-page.tsx';

/** Letter heights to choose from, in pixels. */
export const textSizes: readonly number[] = [18, 20, 22, 24, 26, 28];
export const pageLights: readonly PageLight[] = ['paper', 'dusk', 'lights-down'];

/** How a reader moves on: down one long page, or from page to page. */
export const pageTurns = ['scroll', 'pages'] as const;
export type PageTurn = (typeof pageTurns)[number];

export type ReadingSettings = { light: PageLight; size: number; turn: PageTurn };

const standardSize = 22;

/**
 * This reader's page settings, remembered in this browser. Until a light is chosen it follows the theme, so that
 * no bright page opens in a dark room.
 */
export function useReadingSettings(): [ReadingSettings, (change: Partial<ReadingSettings>) => void] {
  const [chosen, setChosen] = useState(readChosen);
  const light = useSyncExternalStore(watchTheme, lightOfTheme, () => 'paper' as const);
  return [
    { light, size: standardSize, turn: 'scroll', ...chosen },
    (change) => {
      const next = { ...chosen, ...change };
      setChosen(next);
      try {
        localStorage.setItem(storageKeys.reading, JSON.stringify(next));
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  ];
}

function lightOfTheme(): PageLight {
  return document.documentElement.dataset.theme === 'night' ? 'dusk' : 'paper';
}

function watchTheme(onChange: () => void): () => void {
  const theme = new MutationObserver(onChange);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => theme.disconnect();
}

function readChosen(): Partial<ReadingSettings> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.reading) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const { light, size, turn } = stored as Partial<ReadingSettings>;
    return {
      ...(light !== undefined && pageLights.includes(light) && { light }),
      ...(size !== undefined && textSizes.includes(size) && { size }),
      ...(turn !== undefined && pageTurns.includes(turn) && { turn }),
    };
  } catch {
    return {};
  }
}
