import { darker } from '../paint/colour.ts';
import { cut, cutEllipse, cutPath } from '../paint/cut.ts';
import { all, both, ellipse, flat, path, place, strip } from '../paint/svg.ts';
import { face } from './face.ts';
import type { Act, Figure } from './figure.ts';
import { reached, reachingWing } from './limbs.ts';
import type { Wear } from './wear.ts';

const [brown, dark, cream, beak] = ['#a27a58', '#7b583f', '#f6e6c8', '#e2a03f'];

/** An owl has no neck and no arms: one egg of feathers with wings. */
export function owl(act: Act, wear?: Wear): Figure {
  const { tone } = act;
  const down = act.pose === 'sitting' || act.pose === 'sleeping';
  const base = down ? 0 : -12;
  const g = act.gaze * 3;
  const feather = (y: number, xs: number[]) => all(xs, (x) => `M${x - 8} ${y}q8 12 16 0`);
  const wingShape =
    cutPath('M0 0C22 12 32 44 18 84C4 76 -14 52 -16 18Z', tone(dark), 4) +
    strip('M2 34Q8 46 16 52M-2 48Q4 60 14 66', tone(darker(dark, 0.2)), 3);
  const wing = (s: number) => {
    const raised = act.pose === 'waving' && s > 0;
    if (act.reach?.[s < 0 ? 'left' : 'right']) return '';
    return place(wingShape, s * 46, base - (raised ? 80 : 92), 1, raised ? -104 : 4, s < 0);
  };
  const foot = (s: number) => all([-8, 0, 8], (x) => ellipse(s * 20 + x, x ? -5 : -4, 7, 6, tone(beak)));
  const markup =
    (down ? '' : both(foot)) +
    (act.pose === 'waving' ? wing(1) : '') +
    cut`${tone(brown)} 4 M-46 ${base - 132}Q-56 ${base - 160} -50 ${base - 172}Q-30 ${base - 160} -12 ${base - 152}H12Q30 ${base - 160} 50 ${base - 172}Q56 ${base - 160} 46 ${base - 132}C66 ${base - 92} 66 ${base + 2} 0 ${base + 2}C-66 ${base + 2} -66 ${base - 92} -46 ${base - 132}Z` +
    flat`${tone(cream)} M0 ${base - 84}C40 ${base - 84} 44 ${base - 4} 0 ${base - 4}C-44 ${base - 4} -40 ${base - 84} 0 ${base - 84}Z` +
    strip(
      feather(base - 66, [-16, 0, 16]) + feather(base - 46, [-24, -8, 8, 24]) + feather(base - 26, [-14, 2, 18]),
      tone('#cda878'),
      3.4,
    ) +
    (down ? both(foot) : '') +
    wing(-1) +
    (act.pose === 'waving' ? '' : wing(1)) +
    (wear?.onNeck ? place(wear.onNeck(act, 36), 0, base - 82) : '') +
    both((s) => cutEllipse(s * 23 + g, base - 112, 25, 25, tone(cream), 2)) +
    path(`M0 ${base - 150}Q14 ${base - 136} 4 ${base - 118}H-4Q-14 ${base - 136} 0 ${base - 150}Z`, tone(dark)) +
    place(face(act, { eyes: [22, 0, 8.6], cheeks: [40, 24, 8] }), 0, base - 112) +
    cut`${tone(beak)} 2 M${g - 8} ${base - 101}Q${g} ${base - 108} ${g + 8} ${base - 101}Q${g + 4} ${base - 86} ${g} ${base - 82}Q${g - 4} ${base - 86} ${g - 8} ${base - 101}Z` +
    (wear?.onHead ? place(wear.onHead(act, { rx: 46, ry: 46 }), 0, base - 112) : '');
  return {
    markup,
    ...reached(
      act,
      (s, to) => reachingWing({ x: s * 46, y: base - 84 }, s, { x: 18, y: 84 }, to, wingShape),
      (s) => ({ x: s * 62, y: base - 10 }),
    ),
    chest: { x: 0, y: base - 44 },
    width: 124,
    height: 176 - base - 12,
    head: { x: 0, y: base - 108, r: 50 },
  };
}
