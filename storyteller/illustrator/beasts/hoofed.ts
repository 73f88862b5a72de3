import type { Build } from '../characters/body.ts';
import { horseHead } from '../characters/wide-animals.ts';
import { cut, cutPath, cutThread } from '../paint/cut.ts';
import { all, circle } from '../paint/svg.ts';

const frame = { size: { hips: 36, torso: 64, legs: 32, limb: 20 }, neck: 6, head: { rx: 45, ry: 48 } } as const;

const maned = (coat: string, mane: string, muzzle: string): Build => ({
  ...frame,
  coat,
  paws: '#5b4038',
  above: 26,
  tail: 'lies',
  drawTail: ({ tone }) => cutPath('M-8 2C30 4 40 -22 62 -16C78 -8 70 22 52 30C30 32 4 22 -8 10Z', tone(mane), 4),
  drawHead: (act) =>
    cutPath('M18 -46C50 -48 62 -20 56 8C54 26 62 34 52 46C38 40 38 16 38 0Z', act.tone(mane), 3) +
    horseHead(
      act,
      coat,
      muzzle,
      '#d9a98a',
      cut`${act.tone(mane)} 2 M-4 -50C-22 -44 -26 -26 -18 -14C-10 -20 -6 -18 -2 -10C4 -18 12 -20 18 -16C22 -30 16 -48 -4 -50Z`,
    ),
});

export const horse = maned('#b57f52', '#5f4233', '#e3c39c');
export const donkey = maned('#9a9199', '#5d5560', '#e0d6cf');

export const deer: Build = {
  ...frame,
  coat: '#bf8554',
  belly: '#f6e3c6',
  paws: '#6b4a3d',
  above: 52,
  drawTail: ({ tone }) => cutPath('M0 4Q24 -4 22 -30Q-2 -26 -6 -4Z', tone('#f6e3c6'), 3),
  drawCoat: ({ tone }, w, h) =>
    all([-0.78, 0.78, -0.86, 0.86], (x, i) => circle(x * w, -h * (i < 2 ? 0.6 : 0.36), 4, tone('#f6e3c6'))),
  drawHead: (act) =>
    cutThread`${act.tone('#8a6246')} 8 3 M-14 -40C-18 -64 -34 -66 -36 -90M-26 -66Q-40 -66 -46 -76M14 -40C18 -64 34 -66 36 -90M26 -66Q40 -66 46 -76` +
    horseHead(act, '#bf8554', '#f6e3c6', '#e3b295', ''),
};
