import { cutCircle, cutPath } from '../cut.ts';
import { path, rect } from '../svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, mouth, nose } from './face.ts';

const [fur, cream, pink] = ['#e9dccb', '#fffaf0', '#eeb5a6'];

export const rabbit: Build = {
  coat: fur,
  belly: cream,
  foot: cream,
  hips: 33,
  torso: 58,
  legs: 20,
  limb: 19,
  head: { rx: 47, ry: 42 },
  above: 72,
  drawTail: ({ tone }) => cutCircle(24, -4, 17, tone(cream), 3),
  drawHead: (act) => {
    const { tone } = act;
    return (
      cutPath('M-8 -34C-20 -60 -36 -108 -22 -114C-4 -118 4 -70 2 -36Z', tone(fur), 3) +
      path('M-10 -44C-18 -66 -26 -98 -20 -102C-10 -102 -4 -68 -4 -46Z', tone(pink)) +
      cutPath('M6 -36C8 -64 16 -104 32 -104C48 -102 64 -78 58 -66C52 -58 42 -74 36 -72Q30 -56 28 -34Z', tone(fur), 3) +
      path('M15 -46C17 -68 23 -92 31 -94Q38 -88 34 -76Q26 -64 24 -44Z', tone(pink)) +
      cutPath('M0 -42C30 -42 46 -22 48 2C50 28 30 41 0 41C-30 41 -50 28 -48 2C-46 -22 -30 -42 0 -42Z', tone(fur), 4) +
      path('M0 8C12 0 28 10 26 24C24 36 12 41 0 41C-12 41 -24 36 -26 24C-28 10 -12 0 0 8Z', tone(cream)) +
      (act.pose !== 'sleeping' && (act.mood === 'calm' || act.mood === 'joyful' || act.mood === 'tender')
        ? rect(-4 + act.gaze * 3, 24, 8, 8, '#ffffff', 2, ` stroke="${tone('#cdbfae')}" stroke-width="1.2"`)
        : '') +
      eyes(act, { x: 21, y: -3, r: 6.2 }) +
      cheeks(act, 33, 15, 9) +
      nose(act, 13, 11, tone('#d98880')) +
      mouth(
        {
          ...act,
          mood: act.mood === 'joyful' ? 'calm' : act.mood,
          pose: act.pose === 'waving' ? 'standing' : act.pose,
        },
        0,
        21,
        17,
      )
    );
  },
};
