import { darker, lighter } from '../colour.ts';
import { cut, cutPath, cutStrip } from '../cut.ts';
import { flat, path, strip } from '../svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, smile } from './face.ts';

const [grey, pink] = ['#94a6bd', '#e3b3ae'];

export const elephant: Build = {
  coat: grey,
  belly: '#c0ccd9',
  hips: 47,
  torso: 72,
  legs: 30,
  limb: 29,
  head: { rx: 72, ry: 50 },
  above: 2,
  chin: 12,
  tail: 'hangs',
  drawTail: ({ tone }) => cutStrip('M0 0Q34 2 40 34', tone(grey), 8, 3) + cutPath('M34 30Q52 36 48 56Q34 52 34 30Z', tone(darker(grey, 0.3)), 2),
  drawHead: (act) => {
    const { tone } = act;
    const ear = (s: number) =>
      cut`${tone(grey)} 4 M${s * 30} -30C${s * 54} -60 ${s * 98} -48 ${s * 96} -6C${s * 94} 28 ${s * 64} 46 ${s * 36} 26Z` +
      flat`${tone(pink)} M${s * 40} -24C${s * 60} -46 ${s * 86} -36 ${s * 85} -6C${s * 82} 20 ${s * 62} 32 ${s * 42} 18Z`;
    return (
      ear(-1) +
      ear(1) +
      cutPath('M0 -50C34 -50 52 -28 52 0C52 28 32 44 0 44C-32 44 -52 28 -52 0C-52 -28 -34 -50 0 -50Z', tone(grey), 4) +
      path('M-12 -49Q0 -62 10 -49Q0 -46 -12 -49Z', tone(darker(grey, 0.12))) +
      cheeks(act, 36, 16, 9) +
      smile(act, 31, 26, 15) +
      cutStrip('M0 4C1 24 -4 36 -1 48C2 62 21 62 24 48', tone(lighter(grey, 0.06)), 25, 4) +
      strip('M-11 20Q0 26 11 19M-13 32Q-2 38 9 32M-13 45Q-2 50 9 44', tone(darker(grey, 0.14)), 3) +
      path('M-22 26Q-28 38 -19 43Q-13 37 -13 27ZM14 27Q14 37 20 43Q28 38 22 26Z', tone('#fbf3e0')) +
      eyes(act, { x: 24, y: -8, r: 6.4 })
    );
  },
  foot: '#8799b0',
};
