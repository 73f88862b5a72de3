import { face } from '../characters/face.ts';
import type { Act, Figure } from '../characters/figure.ts';
import { reached, reachingWing } from '../characters/limbs.ts';
import type { Wear } from '../characters/wear.ts';
import { darker, lighter } from '../paint/colour.ts';
import { cut, cutEllipse, cutPath } from '../paint/cut.ts';
import { both, ellipse, flat, path, place, strip } from '../paint/svg.ts';

export interface Plumage {
  coat: string;
  belly: string;
  beak: string;
  crest?: string;
  /** A duck's bill is flat and wide. */
  flat?: boolean;
  /** A face of another colour, as penguins have. */
  face?: string;
}

/** A round bird: one egg with wings, a tuft and orange feet. */
export function bird(p: Plumage, act: Act, wear?: Wear): Figure {
  const { tone } = act;
  const down = act.pose === 'sitting' || act.pose === 'sleeping';
  const base = down ? 0 : -14;
  const coat = tone(p.coat);
  const g = act.gaze * 4;
  const foot = (s: number) =>
    (down ? '' : strip(`M${s * 15} ${base}V-6`, tone(p.beak), 6)) + ellipse(s * 17, -5, 12, 5, tone(p.beak));
  const drawing = cutPath('M0 0C20 6 34 34 16 64C2 58 -12 40 -12 14Z', darker(coat, 0.12), 3);
  const wing = (s: number) => {
    const raised = act.pose === 'waving' && s > 0;
    if (act.reach?.[s < 0 ? 'left' : 'right']) return '';
    return place(drawing, s * 40, base - (raised ? 58 : 66), 1, raised ? -104 : 6, s < 0);
  };
  const eyeY = base - 88;
  const beak = p.flat
    ? cut`${tone(p.beak)} 2 M${g - 20} ${base - 80}Q${g} ${base - 90} ${g + 20} ${base - 80}Q${g + 22} ${base - 66} ${g} ${base - 66}Q${g - 22} ${base - 66} ${g - 20} ${base - 80}Z`
    : cut`${tone(p.beak)} 2 M${g - 11} ${base - 80}Q${g} ${base - 90} ${g + 11} ${base - 80}Q${g + 4} ${base - 66} ${g} ${base - 62}Q${g - 4} ${base - 66} ${g - 11} ${base - 80}Z`;
  const markup =
    both(foot) +
    (act.pose === 'waving' ? wing(1) : '') +
    path(`M30 ${base - 20}Q66 ${base - 30} 74 ${base - 12}Q60 ${base + 4} 30 ${base - 4}Z`, darker(coat, 0.16)) +
    (p.crest
      ? cut`${tone(p.crest)} 2 M-6 ${base - 122}Q-24 ${base - 140} -18 ${base - 152}Q-6 ${base - 150} 0 ${base - 136}Q2 ${base - 156} 14 ${base - 158}Q20 ${base - 146} 8 ${base - 122}Z`
      : '') +
    cut`${coat} 4 M0 ${base - 128}C38 ${base - 128} 50 ${base - 96} 52 ${base - 54}C54 ${base - 12} 32 ${base + 2} 0 ${base + 2}C-32 ${base + 2} -54 ${base - 12} -52 ${base - 54}C-50 ${base - 96} -38 ${base - 128} 0 ${base - 128}Z` +
    cutEllipse(0, base - 28, 34, 29, tone(p.belly), 0) +
    (p.face
      ? flat`${tone(p.face)} M0 ${base - 104}C14 ${base - 120} 40 ${base - 108} 38 ${base - 84}C36 ${base - 64} 16 ${base - 58} 0 ${base - 58}C-16 ${base - 58} -36 ${base - 64} -38 ${base - 84}C-40 ${base - 108} -14 ${base - 120} 0 ${base - 104}Z`
      : '') +
    wing(-1) +
    (act.pose === 'waving' ? '' : wing(1)) +
    place(face(act, { eyes: [20, 0, 6.6], cheeks: [32, 15, 8] }), 0, eyeY) +
    beak +
    (wear?.onNeck ? place(wear.onNeck(act, 34), 0, base - 54) : '') +
    (wear?.onHead ? place(wear.onHead(act, { rx: 44, ry: 40 }), 0, base - 86) : '');
  return {
    markup,
    ...reached(
      act,
      (s, to) => reachingWing({ x: s * 40, y: base - 62 }, s, { x: 16, y: 64 }, to, drawing),
      (s) => ({ x: s * 56, y: base - 4 }),
    ),
    chest: { x: 0, y: base - 34 },
    width: 116,
    height: 150 - base,
    head: { x: 0, y: eyeY, r: 44 },
  };
}

export const plumages = {
  bird: { coat: '#6fa3b8', belly: '#f6e6c8', beak: '#e2a03f', crest: '#5a8ba1' },
  chick: { coat: '#f2cf6f', belly: '#f9e3a4', beak: '#e08a45', crest: '#e8bd55' },
  hen: { coat: '#f3ead9', belly: '#fffaf0', beak: '#e2a03f', crest: '#c8553d' },
  rooster: { coat: '#b5673f', belly: '#e6b074', beak: '#e2a03f', crest: '#c8553d' },
  crow: { coat: '#56505c', belly: '#77707f', beak: '#8a8494', crest: '#453f4e' },
  eagle: { coat: '#8a6a4c', belly: '#b8936b', beak: '#e2a03f', face: '#f8f0e0' },
  dove: { coat: '#e9e6e2', belly: '#fffaf0', beak: '#e2a03f' },
  flamingo: { coat: '#eda7a4', belly: '#f8d3cd', beak: '#5b4a52', flat: true },
  duck: { coat: '#f5ecd8', belly: '#fffaf0', beak: '#e8a23f', flat: true },
  penguin: { coat: '#46506b', belly: '#fbf5ea', beak: '#e2a03f', face: '#fbf5ea' },
  parrot: { coat: '#5f9d6a', belly: '#efce6b', beak: '#d9783f', crest: '#cf5f4a', face: lighter('#5f9d6a', 0.3) },
} satisfies Record<string, Plumage>;
