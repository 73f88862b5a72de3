import { face } from '../characters/face.ts';
import type { Act, Figure } from '../characters/figure.ts';
import { bothArms } from '../characters/limbs.ts';
import type { Wear } from '../characters/wear.ts';
import { darker, lighter } from '../paint/colour.ts';
import { cut, cutEllipse, cutPath, cutStrip, cutThread } from '../paint/cut.ts';
import { circle, ellipse, flat, mirrored, place, strip } from '../paint/svg.ts';

const seaFace = (act: Act, x: number, y: number, wear: Wear | undefined, rx: number) =>
  place(
    face(act, { eyes: [19, 0, 6.4], cheeks: [30, 15, 8], smile: [16, 18] }) +
      (wear?.onHead?.(act, { rx, ry: rx }) ?? ''),
    x,
    y,
  );

/** The height of sea animals: they float above the ground, and lie on it when asleep. */
const lift = (act: Act) => (act.pose === 'sleeping' ? 0 : -26);

export function fish(coat: string, act: Act, wear?: Wear): Figure {
  const y = lift(act) - 52;
  const skin = act.tone(coat);
  const fin = lighter(skin, 0.36);
  const markup =
    cut`${fin} 4 M44 ${y}C70 ${y - 10} 78 ${y - 40} 98 ${y - 44}C92 ${y - 16} 92 ${y + 16} 98 ${y + 44}C78 ${y + 40} 70 ${y + 10} 44 ${y}Z` +
    cutPath(`M-22 ${y - 44}Q4 ${y - 84} 42 ${y - 66}Q34 ${y - 48} 30 ${y - 34}Z`, fin, 3) +
    cutEllipse(0, y, 62, 51, skin, 4) +
    flat`${lighter(skin, 0.4)} M22 ${y - 46}Q42 ${y} 22 ${y + 46}Q36 ${y + 42} 46 ${y + 34}Q60 ${y} 46 ${y - 34}Q36 ${y - 42} 22 ${y - 46}Z` +
    cutPath(`M30 ${y + 4}Q62 ${y + 6} 60 ${y + 32}Q40 ${y + 34} 26 ${y + 16}Z`, fin, 3) +
    seaFace(act, -16, y - 4, wear, 46);
  return {
    markup,
    ...bothArms(act, 40, y + 16, 70, 17, fin, fin),
    width: 136,
    height: 88 - y,
    head: { x: -14, y, r: 50 },
  };
}

export function whale(coat: string, act: Act, wear?: Wear): Figure {
  const y = lift(act);
  const skin = act.tone(coat);
  const markup =
    cut`${skin} 4 M70 ${y - 50}C96 ${y - 56} 100 ${y - 84} 84 ${y - 108}C100 ${y - 112} 110 ${y - 104} 114 ${y - 94}C122 ${y - 104} 136 ${y - 106} 146 ${y - 98}C138 ${y - 60} 116 ${y - 24} 74 ${y - 12}Z` +
    cut`${skin} 4 M-92 ${y - 50}C-92 ${y - 104} -40 ${y - 124} 0 ${y - 120}C60 ${y - 116} 98 ${y - 80} 96 ${y - 44}C90 ${y - 10} 40 ${y} -4 ${y}C-54 ${y} -92 ${y - 10} -92 ${y - 50}Z` +
    flat`${act.tone('#f3ead9')} M-91 ${y - 40}C-60 ${y - 30} 0 ${y - 26} 50 ${y - 10}Q26 ${y} -4 ${y}C-52 ${y} -88 ${y - 8} -91 ${y - 40}Z` +
    strip(`M-62 ${y - 26}Q-40 ${y - 12} -20 ${y - 6}M-36 ${y - 24}Q-16 ${y - 14} 8 ${y - 8}`, act.tone('#d9cfc0'), 3) +
    cutPath(`M6 ${y - 36}Q44 ${y - 34} 44 ${y - 4}Q16 ${y - 4} 0 ${y - 24}Z`, darker(skin, 0.12), 3) +
    (act.pose === 'sleeping'
      ? ''
      : cutThread`${act.tone('#d6ebee')} 7 2 M-10 ${y - 124}V${y - 142}M-10 ${y - 142}Q-12 ${y - 162} -32 ${y - 158}M-10 ${y - 142}Q-8 ${y - 162} 12 ${y - 158}`) +
    seaFace(act, -44, y - 64, wear, 44);
  return {
    markup,
    ...bothArms(act, 62, y - 30, 80, 22, darker(skin, 0.12), darker(skin, 0.12)),
    width: 200,
    height: 168 - y,
    head: { x: -40, y: y - 60, r: 54 },
  };
}

export function crab(coat: string, act: Act, wear?: Wear): Figure {
  const skin = act.tone(coat);
  const limb = darker(skin, 0.1);
  const asleep = act.pose === 'sleeping';
  const leg = (x: number, out: number) => mirrored(cutStrip(`M${x} -36Q${x + out} -36 ${x + out} -2`, limb, 11, 2));
  const claw = (s: number) => {
    if (act.reach?.[s < 0 ? 'left' : 'right']) return '';
    const y = asleep ? -26 : act.pose === 'sitting' ? -58 : act.pose === 'waving' && s > 0 ? -136 : -92;
    return (
      cutStrip(`M${s * 56} -52Q${s * 90} -52 ${s * 88} ${y + 16}`, limb, 13, 2) +
      cut`${skin} 3 M${s * 88} ${y + 24}C${s * 62} ${y + 14} ${s * 62} ${y - 22} ${s * 80} ${y - 32}L${s * 86} ${y - 6}L${s * 98} ${y - 34}C${s * 116} ${y - 20} ${s * 112} ${y + 16} ${s * 88} ${y + 24}Z`
    );
  };
  const markup =
    leg(52, 34) +
    leg(40, 22) +
    leg(24, 14) +
    claw(-1) +
    claw(1) +
    cut`${skin} 4 M0 -112C52 -112 78 -86 76 -58C74 -28 38 -14 0 -14C-38 -14 -74 -28 -76 -58C-78 -86 -52 -112 0 -112Z` +
    mirrored(circle(48, -78, 6, lighter(skin, 0.25)) + circle(36, -94, 4, lighter(skin, 0.25))) +
    seaFace(act, 0, -62, wear, 50);
  return {
    markup: place(markup, 0, 0, 0.82),
    ...bothArms(act, 46, -43, 82, 13, limb, skin),
    width: 190,
    height: 108,
    head: { x: 0, y: -51, r: 46 },
  };
}

export function octopus(coat: string, act: Act, wear?: Wear): Figure {
  const y = lift(act) * 0.4;
  const skin = act.tone(coat);
  const arm = (x: number, end: number, up: number) =>
    cutStrip(`M${x} ${y - 44}C${x * 1.3} ${y - 10} ${end} ${y + 4} ${end * 1.24} ${y - up}`, darker(skin, 0.06), 17, 3);
  const wave = act.pose === 'waving' ? 92 : 22;
  const markup =
    (act.reach?.left ? '' : arm(-40, -62, 22)) +
    (act.reach?.right ? '' : arm(40, 62, wave)) +
    arm(-22, -34, 2) +
    arm(22, 34, 2) +
    arm(-6, -10, -2) +
    cut`${skin} 4 M0 ${y - 152}C46 ${y - 152} 60 ${y - 116} 56 ${y - 86}C54 ${y - 64} 62 ${y - 40} 40 ${y - 32}Q20 ${y - 26} 0 ${y - 28}Q-20 ${y - 26} -40 ${y - 32}C-62 ${y - 40} -54 ${y - 64} -56 ${y - 86}C-60 ${y - 116} -46 ${y - 152} 0 ${y - 152}Z` +
    circle(-28, y - 124, 7, lighter(skin, 0.25)) +
    circle(-12, y - 134, 5, lighter(skin, 0.25)) +
    ellipse(34, y - 118, 6, 7, lighter(skin, 0.25)) +
    seaFace(act, 0, y - 86, wear, 50);
  return {
    markup,
    ...bothArms(act, 40, y - 44, 100, 17, darker(skin, 0.06), darker(skin, 0.06)),
    width: 150,
    height: 158 - y,
    head: { x: 0, y: y - 88, r: 52 },
  };
}
