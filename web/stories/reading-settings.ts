import { useState } from 'react';
import { storageKeys } from '../platform/storage-keys.ts';
import type { PageLight } from './components/book-page.tsx';

/** Letter heights to choose from, in pixels. */
export const textSizes: readonly number[] = [18, 20, 22, 24, 26, 28];
export const pageLights: readonly PageLight[] = ['paper', 'dusk', 'lights-down'];

export type ReadingSettings = { light: PageLight; size: number };

const standard: ReadingSettings = { light: 'paper', size: 22 };

/** How this reader likes a page; remembered in this browser. */
export function useReadingSettings() {
  const [settings, setSettings] = useState(readSettings);
  return [
    settings,
    (change: Partial<ReadingSettings>) => {
      const next = { ...settings, ...change };
      setSettings(next);
      try {
        localStorage.setItem(storageKeys.reading, JSON.stringify(next));
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  ] as const;
}

function readSettings(): ReadingSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.reading) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return standard;
    const { light, size } = stored as Partial<ReadingSettings>;
    return {
      light: light !== undefined && pageLights.includes(light) ? light : standard.light,
      size: textSizes.includes(size ?? 0) ? (size as number) : standard.size,
    };
  } catch {
    return standard;
  }
}
