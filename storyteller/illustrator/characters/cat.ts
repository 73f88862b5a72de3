import { cutPath, cutStrip } from '../cut.ts';
import { path, strip, thread } from '../svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, mouth, nose } from './face.ts';

const [grey, stripe, cream] = ['#9aa3ae', '#6f7987', '#f7eee0'];

export const cat: Build = {
  coat: grey,
  belly: cream,
  hand: cream,
  foot: cream,
  hips: 33,
  torso: 62,
  legs: 24,
  limb: 19,
  head: { rx: 52, ry: 43 },
  above: 26,
  drawTail: ({ tone }) =>
    cutStrip('M0 0C46 12 66 -16 58 -52C54 -74 68 -86 78 -80', tone(grey), 17, 4) + strip('M61 -67C62 -78 70 -84 78 -80', tone(stripe), 17),
  drawCoat: ({ tone }, w, h) => thread`${tone(stripe)} 6 M${-w * 0.98} ${-h * 0.5}h13M${-w} ${-h * 0.3}h13M${w * 0.98} ${-h * 0.5}h-13M${w} ${-h * 0.3}h-13`,
  drawHead: (act) => {
    const { tone } = act;
    const ear = (s: number) =>
      cutPath(`M${s * 12} -34Q${s * 26} -64 ${s * 42} -72Q${s * 52} -42 ${s * 47} -14Z`, tone(grey), 3) +
      path(`M${s * 24} -38Q${s * 32} -54 ${s * 39} -58Q${s * 44} -40 ${s * 41} -24Z`, tone('#e6b3a6'));
    return (
      ear(-1) +
      ear(1) +
      cutPath('M0 -44C36 -44 54 -22 54 4C54 30 32 42 0 42C-32 42 -54 30 -54 4C-54 -22 -36 -44 0 -44Z', tone(grey), 4) +
      strip('M0 -42V-24M-14 -40V-28M14 -40V-28M-52 6H-38M52 6H38M-49 18L-36 16M49 18L36 16', tone(stripe), 6) +
      path('M0 6C14 -2 30 10 26 24C24 36 12 42 0 42C-12 42 -24 36 -26 24C-30 10 -14 -2 0 6Z', tone(cream)) +
      eyes(act, { x: 22, y: -2, r: 6.4 }) +
      cheeks(act, 38, 18, 8) +
      nose(act, 14, 12, tone('#d98880')) +
      mouth(act, 0, 23, 18) +
      strip('M30 24L50 20M30 29L49 31M-30 24L-50 20M-30 29L-49 31', tone('#5b6370'), 1.8)
    );
  },
};
