import type { Light } from '../scene.ts';
import { cutPath } from './paint/cut.ts';
import { atmospheres, paper } from './paint/palette.ts';
import { circle, flat, rect, round, strip, times, trace } from './paint/svg.ts';
import type { Stage } from './stage.ts';

type Papers = readonly [string, string, string, string];

/**
 * Sheets of sky around the sun or moon. `x` and `y` are shares of the picture. The only lights of
 * the scene are the one drawn here and lit windows.
 */
export function sky(stage: Stage, x: number, y: number, papers: Papers = atmospheres[stage.light].sky): string {
  const { w, h, light, view } = stage;
  const cx = Math.min(Math.max(w * x, view.left + 120), view.right - 120);
  const cy = Math.max(h * (light === 'dusk' ? y + 0.2 : y), view.top + 120);
  if (stage.storm) return stormySky(stage);
  const rings = [0.86, 0.58, 0.34].map((share, i) =>
    circle(cx, cy, Math.hypot(w, h) * share * 0.72, papers[i + 1] ?? ''),
  );
  return (
    rect(0, 0, w, h, papers[0]) +
    rings.join('') +
    (light === 'night' ? stars(stage, [cx, cy]) : '') +
    luminary(stage, cx, cy)
  );
}

const storms: Record<Light, readonly [string, string, string]> = {
  day: ['#93a5b1', '#7f929f', '#a3b3bc'],
  dusk: ['#6b7388', '#5b6379', '#7c8397'],
  night: ['#1b2340', '#262f50', '#343d5f'],
};

/** A sky full of cloud and rain. */
function stormySky({ w, h, light }: Stage): string {
  const [air, low, high] = storms[light];
  const rain = times(34, (i) => trace`M${(i / 34) * w * 1.1} ${((i * 0.618) % 1) * h * 0.56}l-16 46`);
  const banks = [0.02, 0.3, 0.62, 0.95].map((x, i) => cloud(w * x, h * (i % 2 ? 0.2 : 0.13), 430, i % 2 ? low : high));
  return rect(0, 0, w, h, air) + strip(rain, high, 4) + banks.join('');
}

export function luminary(stage: Stage, x: number, y: number): string {
  if (stage.storm) return '';
  if (stage.light === 'night') return moon(x, y, 78);
  const sun = stage.light === 'day' ? '#ffe0a0' : '#ffd48c';
  return circle(x, y, 92, sun, ' fill-opacity=".45"') + circle(x, y, 68, sun);
}

/** A full moon with its seas and a paper halo. */
export const moon = (x: number, y: number, r: number) =>
  circle(x, y, r * 1.45, paper.moon, ' fill-opacity=".1"') +
  circle(x, y, r * 1.2, paper.moon, ' fill-opacity=".14"') +
  circle(x, y, r, paper.moon) +
  circle(x - r * 0.3, y - r * 0.25, r * 0.2, '#ecd8a6') +
  circle(x + r * 0.28, y + r * 0.22, r * 0.26, '#ecd8a6') +
  circle(x + r * 0.3, y - r * 0.45, r * 0.1, '#ecd8a6') +
  circle(x - r * 0.34, y + r * 0.42, r * 0.12, '#ecd8a6');

/** Stars in the upper part, a few of them cut with four points. */
export function stars(stage: Stage, moonAt: readonly [number, number], count = 34, share = 0.6): string {
  if (!stage.fine) count = Math.round(count / 3);
  let dots = '';
  for (let i = 0; i < count; i++) {
    const x = stage.between(0, stage.w);
    const y = stage.between(0, stage.h * share);
    if (Math.hypot(x - moonAt[0], y - moonAt[1]) < 140) continue;
    dots +=
      i % 6 === 0
        ? star(x, y, stage.between(8, 13))
        : circle(x, y, stage.between(1.6, 3.6), '#f6e9c4', ' fill-opacity=".85"');
  }
  return dots;
}

export const star = (x: number, y: number, r: number, fill = '#f8e8bd') =>
  flat`${fill} M${x} ${y - r}Q${x + r * 0.16} ${y - r * 0.16} ${x + r} ${y}Q${x + r * 0.16} ${y + r * 0.16} ${x} ${y + r}Q${x - r * 0.16} ${y + r * 0.16} ${x - r} ${y}Q${x - r * 0.16} ${y - r * 0.16} ${x} ${y - r}Z`;

/** A flat-bottomed paper cloud, `size` across. */
export function cloud(x: number, y: number, size: number, fill: string, lift = 6): string {
  const s = size / 200;
  const d = trace`M${x - 100 * s} ${y}a${34 * s} ${34 * s} 0 0 1 ${18 * s} ${-62 * s}a${48 * s} ${48 * s} 0 0 1 ${82 * s} ${-26 * s}a${40 * s} ${40 * s} 0 0 1 ${64 * s} ${26 * s}a${32 * s} ${32 * s} 0 0 1 ${30 * s} ${62 * s}Z`;
  return cutPath(d, fill, lift);
}

/** Two or three clouds high in the picture, away from the light. */
export function clouds(stage: Stage, spots: readonly (readonly number[])[]): string {
  const fill = stage.storm ? storms[stage.light][1] : atmospheres[stage.light].cloud;
  return spots.map(([x = 0, y = 0, size = 0]) => cloud(stage.w * x, stage.h * y, size, fill)).join('');
}

/** Flat discs of lamp light over what is behind. */
export const glow = (x: number, y: number, r: number, colour: string = paper.lamp) =>
  `<g fill="${colour}" fill-opacity=".13">${[1, 0.68].map((k) => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * k)}"/>`).join('')}</g>`;
