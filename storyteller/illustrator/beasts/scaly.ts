import type { Build } from '../characters/body.ts';
import { face } from '../characters/face.ts';
import type { Act, Figure } from '../characters/figure.ts';
import { bothArms } from '../characters/limbs.ts';
import type { Wear } from '../characters/wear.ts';
import { darker, lighter } from '../paint/colour.ts';
import { cut, cutCircle, cutEllipse, cutPath, cutStrip } from '../paint/cut.ts';
import { all, both, circle, ellipse, mirrored, path, place, strip, thread } from '../paint/svg.ts';

const plates = 'M6 -20L18 -42L30 -20L46 -34L54 -12L70 -20L74 0';

/** The round, friendly head of dragons and dinosaurs. */
const lizardHead: (coat: string, horns: string | undefined) => Build['drawHead'] = (coat, horns) => (act) => {
  const skin = act.tone(coat);
  const g = act.gaze * 4;
  return (
    mirrored(horns ? cutPath('M14 -36Q18 -62 36 -70Q40 -48 32 -28Z', act.tone(horns), 3) : '') +
    cutPath('M-12 -42L-6 -60L4 -50L12 -62L14 -42Z', darker(skin, 0.18), 2) +
    cutPath('M0 -44C32 -44 46 -26 46 -4C58 8 58 40 0 42C-58 40 -58 8 -46 -4C-46 -26 -32 -44 0 -44Z', skin, 4) +
    path('M-50 12C-40 4 40 4 50 12C52 32 34 41 0 42C-34 41 -52 32 -50 12Z', lighter(skin, 0.2)) +
    both((s) => ellipse(g + s * 12, 13, 3.4, 4.2, darker(skin, 0.4))) +
    face(act, { eyes: [23, -9, 6.6], cheeks: [41, 8, 8], smile: [25, 24] })
  );
};

const frame = { size: { hips: 40, torso: 70, legs: 22, limb: 21 }, head: { rx: 54, ry: 43 }, tail: 'lies' } as const;

export function dragon(coat: string, wings: string): Build {
  return {
    ...frame,
    coat,
    belly: '#f3deae',
    above: 26,
    drawTail: ({ tone }) =>
      cut`${tone(coat)} 4 M-24 -26C24 -22 60 -14 84 -36C88 -44 92 -60 104 -72C112 -58 124 -50 128 -40C116 -38 106 -36 98 -24C76 14 16 30 -26 20Z` +
      path('M84 -36C80 -50 92 -70 104 -78C112 -62 130 -54 134 -40C116 -30 100 -28 84 -36Z', darker(tone(coat), 0.18)),
    drawBack: ({ tone }) =>
      mirrored(
        cut`${tone(wings)} 4 M16 10C30 -30 66 -50 104 -40C96 -28 98 -14 104 -6Q84 -10 78 8Q60 2 50 22Q34 14 16 34Z`,
      ),
    drawCoat: ({ tone }, w, h) =>
      thread`${tone('#d9bf85')} 3.4 M${-w * 0.46} ${-h * 0.58}Q0 ${-h * 0.52} ${w * 0.46} ${-h * 0.58}M${-w * 0.54} ${-h * 0.38}Q0 ${-h * 0.32} ${w * 0.54} ${-h * 0.38}M${-w * 0.46} ${-h * 0.2}Q0 ${-h * 0.14} ${w * 0.46} ${-h * 0.2}`,
    drawHead: lizardHead(coat, '#f0dcae'),
  };
}

export function dinosaur(coat: string, isLong = false): Build {
  return {
    ...frame,
    ...(isLong && { neck: 76, head: { rx: 46, ry: 38 } }),
    coat,
    belly: '#f0e2b4',
    above: 18,
    drawTail: ({ tone }) =>
      cutPath('M-24 -30C20 -26 66 -14 104 16C70 32 10 34 -30 22Z', tone(coat), 4) +
      path(`${plates}Z`, darker(tone(coat), 0.2)),
    drawCoat: ({ tone }, w, h) =>
      all([-0.8, 0.84, -0.88], (x, i) => circle(x * w, -h * (0.62 - i * 0.18), 5, darker(tone(coat), 0.16))),
    drawHead: lizardHead(coat, undefined),
  };
}

export const frog: Build = {
  coat: '#86ad5c',
  belly: '#eee6b0',
  size: { hips: 34, torso: 50, legs: 14, limb: 17 },
  head: { rx: 54, ry: 38 },
  above: 16,
  drawHead: (act, tone) => {
    const closed = act.pose === 'sleeping' || act.mood === 'sleepy' || act.mood === 'tender';
    return (
      both(
        (s) =>
          cutCircle(s * 27, -30, 18, tone('#86ad5c'), 3) +
          (closed ? '' : ellipse(s * 27 + act.gaze * 2, -30, 13, 13, '#fffaf0')),
      ) +
      cut`${tone('#86ad5c')} 4 M0 -36C36 -36 56 -16 56 6C56 28 32 38 0 38C-32 38 -56 28 -56 6C-56 -16 -36 -36 0 -36Z` +
      path('M-52 16Q0 34 52 16C46 32 28 38 0 38C-28 38 -46 32 -52 16Z', tone('#cfd48a')) +
      face(act, { eyes: [27, -30, 7], cheeks: [40, 8, 9], smile: [12, 34] })
    );
  },
};

export const turtle: Build = {
  coat: '#8fb07a',
  belly: '#efe0ae',
  size: { hips: 34, torso: 54, legs: 16, limb: 18 },
  head: { rx: 40, ry: 37 },
  drawBack: ({ tone }) => cutEllipse(0, 18, 54, 46, tone('#7d6a4a'), 4) + ellipse(0, 18, 46, 38, tone('#98824f')),
  drawCoat: (act, w, h) =>
    act.pose === 'sleeping'
      ? ellipse(0, -h * 0.4, w * 2, h * 0.86, act.tone('#7d6a4a')) +
        strip(`M${-w} ${-h * 0.8}L0 ${-h * 0.2}L${w} ${-h * 0.8}`, act.tone('#98824f'), 5)
      : '',
  drawHead: (act) =>
    cut`${act.tone('#8fb07a')} 4 M0 -37C28 -37 41 -20 41 2C41 26 26 36 0 36C-26 36 -41 26 -41 2C-41 -20 -28 -37 0 -37Z` +
    face(act, { eyes: [19, -2, 6.2], cheeks: [28, 13, 8], smile: [15, 18] }),
};

/** A snake on its coils: the end of its tail waves and reaches, as it has no arms. */
export function snake(coat: string, act: Act, wear?: Wear): Figure {
  const skin = act.tone(coat);
  const band = darker(skin, 0.16);
  const y = act.pose === 'sleeping' ? -72 : act.pose === 'sitting' ? -112 : -134;
  const tip = act.pose === 'waving' ? 'C104 -14 104 -60 92 -96' : 'C92 -10 98 -30 90 -46';
  const head =
    (act.pose === 'sleeping' ? '' : strip('M0 28V42L-7 51M0 42L7 51', act.tone('#c8553d'), 4)) +
    cut`${skin} 4 M0 -40C30 -40 44 -22 48 2C52 26 28 37 0 37C-28 37 -52 26 -48 2C-44 -22 -30 -40 0 -40Z` +
    path('M0 -39L12 -26L0 -13L-12 -26Z', band) +
    face(act, { eyes: [23, -4, 6.6], cheeks: [36, 12, 8], smile: [15, 22] }) +
    (wear?.onHead?.(act, { rx: 46, ry: 40 }) ?? '');
  const markup =
    (act.reach?.right ? '' : cutStrip(`M44 -14${tip}`, skin, 14, 3)) +
    cutEllipse(0, -22, 66, 23, skin, 4) +
    thread`${band} 7 M-44 -36Q-50 -20 -40 -6M-14 -42Q-18 -20 -14 0M18 -42Q22 -20 18 0M44 -36Q50 -20 40 -6` +
    cutEllipse(0, -50, 50, 21, skin, 4) +
    thread`${band} 7 M-26 -66Q-32 -50 -26 -34M4 -70Q8 -50 4 -30M32 -62Q36 -50 30 -36` +
    cutStrip(`M-6 -58C34 -74 -26 ${y + 44} 0 ${y}`, skin, 36, 3) +
    (wear?.onNeck ? place(wear.onNeck(act, 22), 0, y + 36) : '') +
    place(head, act.gaze * 2, y, 1, act.gaze * 2.4);
  return {
    markup,
    ...bothArms(act, 44, -50, 84, 14, skin, skin),
    width: 140,
    height: 42 - y,
    head: { x: act.gaze * 2, y, r: 46 },
  };
}
