import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { resolveTheme, themeChoices } from './theme.ts';

/** What public/before-paint.js decides in a browser with this cookie, hour and system. */
function firstPaint(cookie: string, hour: number, systemIsDark: boolean): string | undefined {
  const dataset: { theme?: string } = {};
  runInNewContext(readFileSync(new URL('../public/before-paint.js', import.meta.url), 'utf8'), {
    document: { cookie, documentElement: { dataset }, querySelectorAll: () => [] },
    matchMedia: () => ({ matches: systemIsDark }),
    Date: class {
      getHours = () => hour;
    },
  });
  return dataset.theme;
}

test('night begins at 19:00 and ends at 6:00 unless the system is dark or the reader chose', () => {
  expect(resolveTheme('auto', 18, false)).toBe('day');
  expect(resolveTheme('auto', 19, false)).toBe('night');
  expect(resolveTheme('auto', 5, false)).toBe('night');
  expect(resolveTheme('auto', 6, false)).toBe('day');
  expect(resolveTheme('auto', 12, true)).toBe('night');
  expect(resolveTheme('day', 23, true)).toBe('day');
  expect(resolveTheme('night', 12, false)).toBe('night');
});

describe('the script of the first paint decides as the application does', () => {
  for (const choice of themeChoices) {
    for (const systemIsDark of [false, true]) {
      test(`choice ${choice}, ${systemIsDark ? 'dark' : 'light'} system, at every hour`, () => {
        for (let hour = 0; hour < 24; hour++) {
          const cookie = `other=1; lunatale-theme=${choice}`;
          expect(firstPaint(cookie, hour, systemIsDark)).toBe(resolveTheme(choice, hour, systemIsDark));
        }
      });
    }
  }
});
