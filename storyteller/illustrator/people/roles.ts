import { eyes } from '../characters/face.ts';
import { brimHat, glasses, hat, ribbon, type Wear } from '../characters/wear.ts';
import { darker, lighter } from '../paint/colour.ts';
import { cut, cutCircle, cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, circle, flat, mirrored, path, place, strip } from '../paint/svg.ts';
import { star } from '../sky.ts';
import type { Hairstyle, Kind, Looks } from './looks.ts';
import type { Person } from './person.ts';

/** What a word like "grandma" or "pirata" adds to a person; `wear` also fits beasts. */
export interface Role {
  kind?: Kind;
  age?: Person['age'];
  old?: boolean;
  wear?: Wear;
  looks?: Partial<Looks>;
  hairless?: boolean;
  beard?: boolean;
  drawBack?: Person['drawBack'];
}

const wizardHat = hat(
  74,
  ({ tone }) =>
    cut`${tone(paper.navy)} 4 M-56 0Q0 18 56 0Q40 -14 30 -16C24 -50 12 -76 22 -96C2 -92 -22 -56 -30 -16Q-40 -14 -56 0Z` +
    path('M-30 -16Q0 -4 30 -16L32 -6Q0 6 -32 -6Z', tone(paper.mustard)) +
    star(2, -48, 11),
);
const pirateHat = hat(
  34,
  ({ tone }) =>
    cut`${tone('#463f55')} 4 M-62 0C-56 -22 -40 -20 -34 -26C-26 -52 26 -52 34 -26C40 -20 56 -22 62 0Q30 -8 0 -6Q-30 -8 -62 0Z` +
    strip('M-50 -4Q0 -16 50 -4', tone(paper.mustard), 5) +
    circle(0, -26, 9, tone(paper.cream)),
);
const chefHat = hat(
  52,
  ({ tone }) =>
    cut`${tone(paper.white)} 4 M-36 0V-22C-60 -26 -54 -60 -28 -54C-20 -74 20 -74 28 -54C54 -60 60 -26 36 -22V0Q0 8 -36 0Z`,
);
const tiara = hat(
  30,
  ({ tone }) =>
    cut`${tone(paper.mustard)} 3 M-30 2Q-28 -14 -18 -12Q-14 -28 0 -32Q14 -28 18 -12Q28 -14 30 2Q0 -10 -30 2Z` +
    circle(0, -15, 5, tone(paper.coral)),
  0.84,
);
const crown = hat(
  34,
  ({ tone }) =>
    cutPath('M-30 0L-36 -34L-17 -17L0 -42L17 -17L36 -34L30 0Q0 8 -30 0Z', tone(paper.mustard), 3) +
    circle(0, -10, 5, tone(paper.brick)) +
    mirrored(circle(18, -8, 3.6, tone(paper.teal))),
  0.8,
);
const elfCap = hat(
  54,
  ({ tone }) =>
    cutPath('M-42 2C-38 -30 -10 -50 34 -64C30 -40 44 -20 42 2Q0 -16 -42 2Z', tone(paper.moss), 3) +
    cutCircle(34, -64, 7, tone(paper.butter), 1),
);
const helmet: Wear = {
  above: 24,
  onHead: (act, { rx, ry }) =>
    circle(
      0,
      0,
      Math.max(rx, ry) * 1.34,
      '#ffffff',
      ` fill-opacity=".08" stroke="${act.tone('#e8edf0')}" stroke-width="6"`,
    ) + strip(`M${-rx * 0.94} ${-ry * 0.4}Q${-rx * 0.7} ${-ry * 0.94} ${-rx * 0.24} ${-ry * 1.12}`, '#ffffff', 5),
};
const mask: Wear = {
  onHead: (act) =>
    flat`${act.tone(paper.brick)} M-44 -4C-30 -18 -12 -12 0 -8C12 -12 30 -18 44 -4C40 14 14 16 0 6C-14 16 -40 14 -44 -4Z` +
    all([-18, 18], (x) => circle(x + act.gaze * 2, 1, 9.5, act.tone('#fffaf0'))) +
    eyes(act, 18, 1, 5),
};
const visor: Wear = {
  above: 40,
  onHead: (act, { rx, ry }) =>
    cut`${act.tone('#aab3bf')} 3 M${-rx - 3} 0C${-rx * 1.1} ${-ry * 1.6} ${rx * 1.1} ${-ry * 1.6} ${rx + 3} 0L${rx - 2} -14Q0 ${-ry * 0.7} ${-rx + 2} -14Z` +
    cutPath(`M-6 ${-ry * 1.2}Q0 ${-ry * 2} 22 ${-ry * 1.9}Q16 ${-ry * 1.4} 6 ${-ry * 1.16}Z`, act.tone(paper.brick), 2),
};

const cape =
  (colour: string, long = 1): Person['drawBack'] =>
  ({ tone }) =>
    place(cutPath('M-20 -8H20C36 14 50 40 54 62Q0 76 -54 62C-50 40 -36 14 -20 -8Z', tone(colour), 4), 0, 0, long);
const wings: Person['drawBack'] = ({ tone }) =>
  mirrored(
    cut`${lighter(tone(paper.sky), 0.35)} 3 M8 14C24 -30 76 -44 78 -12C78 12 40 22 8 20Z` +
      cut`${lighter(tone(paper.rose), 0.3)} 3 M8 18C36 18 62 30 54 48C44 62 18 44 8 28Z`,
  );

const girlish: Hairstyle = 'long';
const gown = { garment: 'gown' } as const;
const woman = { kind: 'girl', age: 'adult' } as const;
const man = { kind: 'boy', age: 'adult' } as const;
const spectacles = glasses(18, 1, 14);
const crowned = { kind: 'girl', wear: tiara } as const;

export const roles = {
  boy: { kind: 'boy' },
  girl: { kind: 'girl' },
  child: {},
  baby: { age: 'baby', looks: { hairstyle: 'short', garment: 'jumper' } },
  mother: woman,
  father: man,
  grandmother: { ...woman, old: true, wear: spectacles, looks: { hairstyle: 'bun', garment: 'raincoat' } },
  grandfather: { ...man, old: true, beard: true, wear: spectacles, looks: { hairstyle: 'short' } },
  princess: { ...crowned, looks: { ...gown, hairstyle: girlish } },
  prince: { kind: 'boy', wear: crown, drawBack: cape(paper.brick) },
  queen: { ...woman, wear: crown, looks: gown },
  king: { ...man, beard: true, wear: crown, drawBack: cape(paper.brick, 1.6) },
  wizard: {
    ...man,
    wear: wizardHat,
    old: true,
    beard: true,
    looks: { ...gown, colour: paper.navy, second: paper.mustard },
  },
  witch: {
    ...woman,
    wear: wizardHat,
    looks: { ...gown, colour: paper.plum, second: paper.mustard, hairstyle: girlish },
  },
  fairy: { ...crowned, looks: { garment: 'dress' }, drawBack: wings },
  elf: {
    wear: elfCap,
    looks: { garment: 'jumper', colour: paper.sage, trousers: '#6b5a50' },
  },
  pirate: { wear: pirateHat, looks: { garment: 'stripes', colour: paper.brick } },
  knight: {
    kind: 'boy',
    wear: visor,
    hairless: true,
    looks: { garment: 'jumper', colour: '#98a3b0', trousers: '#7d8794' },
    drawBack: cape(paper.navy),
  },
  astronaut: { wear: helmet, looks: { garment: 'raincoat', colour: '#eef0ee', trousers: '#d9dde0' } },
  superhero: {
    wear: mask,
    drawBack: cape(paper.brick),
    looks: { garment: 'jumper', colour: paper.navy, trousers: paper.navy },
  },
  chef: { age: 'adult', wear: chefHat, looks: { garment: 'raincoat', colour: '#f5f0e6' } },
  farmer: { age: 'adult', wear: brimHat('#e6c887', paper.brick), looks: { garment: 'dungarees' } },
  teacher: { age: 'adult', wear: spectacles, looks: { garment: 'raincoat' } },
  doctor: { age: 'adult', looks: { garment: 'raincoat', colour: '#f3f3ee', trousers: '#5f8f94' } },
  dancer: {
    kind: 'girl',
    wear: ribbon(paper.coral),
    looks: { garment: 'dress', colour: paper.rose, hairstyle: 'bun' },
  },
  mermaid: { ...crowned, looks: { ...gown, colour: paper.teal, second: darker(paper.teal, 0.2), hairstyle: girlish } },
  giant: { ...man, beard: true, looks: { garment: 'dungarees' } },
} as const satisfies Record<string, Role>;
