import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Themes = { day: string; night: string };

/** Returns every colour token of tokens.css by name. */
function readTokens(): Map<string, Themes> {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const tokens = new Map<string, Themes>();
  for (const [, name, value] of css.matchAll(/--color-([a-z-]+): ([^;]+);/g)) {
    const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value ?? '');
    const single = /^#[0-9a-f]{6}$/.exec(value ?? '');
    if (name && pair?.[1] && pair[2]) tokens.set(name, { day: pair[1], night: pair[2] });
    else if (name && single) tokens.set(name, { day: single[0], night: single[0] });
  }
  return tokens;
}

/** WCAG 2.2 relative luminance of a #rrggbb colour. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const tokens = readTokens();
const sheets = ['ground', 'surface', 'raised'];

/** [front, backs, least ratio]: text needs 4.5, large text and the edges of controls 3. */
const promises: [front: string, backs: string[], least: number][] = [
  ['ink', [...sheets, 'lamp-wash', 'moss-wash', 'rose-wash', 'sky-wash'], 7],
  ['ink-soft', [...sheets, 'lamp-wash'], 4.5],
  ['lamp', ['ground', 'surface'], 4.5],
  ['lamp', ['raised', 'lamp-wash'], 3],
  ['on-lamp', ['lamp', 'lamp-hover'], 4.5],
  ['on-rose', ['rose', 'rose-hover'], 4.5],
  ['moss', ['ground', 'surface', 'moss-wash'], 4.5],
  ['rose', ['ground', 'surface', 'raised', 'rose-wash'], 4.5],
  ['sky', ['ground', 'surface', 'sky-wash'], 4.5],
  ['edge', sheets, 3],
  ['focus', sheets, 3],
  ['paper-ink', ['paper'], 7],
  ['dusk-ink', ['dusk'], 7],
  ['lightsdown-ink', ['lightsdown'], 4.5],
];

describe('every promised contrast holds by day and by night', () => {
  for (const [front, backs, least] of promises) {
    test.each(backs)(`${front} on %s reaches ${least}`, (back) => {
      const [a, b] = [tokens.get(front), tokens.get(back)];
      if (!a || !b) throw new Error(`tokens.css has no ${front} or ${back}`);
      expect(ratio(a.day, b.day), 'day').toBeGreaterThanOrEqual(least);
      expect(ratio(a.night, b.night), 'night').toBeGreaterThanOrEqual(least);
    });
  }
});

describe('with the lights down every promised contrast holds, and nothing is bright', () => {
  const css = readFileSync(new URL('../stories/reading/reading.css', import.meta.url), 'utf8');
  const dim = new Map(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
  // Warm light on black is dimmer than by day, and a book's text is large: 4.5 is enough.
  const least = (promised: number) => Math.min(promised, 4.5);
  for (const [front, backs, promised] of promises.filter(([name]) => dim.has(name))) {
    test.each(backs)(`${front} on %s reaches ${least(promised)}`, (back) => {
      expect(ratio(dim.get(front) ?? '', dim.get(back) ?? '')).toBeGreaterThanOrEqual(least(promised));
    });
  }
  test.each(sheets)('%s is darker than at night', (sheet) => {
    expect(luminance(dim.get(sheet) ?? '#ffffff')).toBeLessThan(luminance(tokens.get(sheet)?.night ?? '#000000'));
  });
});

test('the ratio is the one of WCAG: black on white is 21, and grey #767676 on white is 4.54', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(ratio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
