import type { Build } from '../characters/body.ts';
import { ladybug } from '../characters/wood-animals.ts';
import { darker, lighter, type Tone } from '../paint/colour.ts';
import { cut } from '../paint/cut.ts';
import { circle, mirrored, strip } from '../paint/svg.ts';

const wingPair = (upper: string, lower: string, spots: string | undefined, tone: Tone) =>
  mirrored(
    cut`${tone(upper)} 4 M6 14C20 -40 84 -56 86 -16C86 12 40 24 6 18Z` +
      cut`${tone(lower)} 3 M6 16C40 16 72 30 62 54C50 72 18 50 6 26Z` +
      (spots ? circle(60, -16, 10, tone(spots)) + circle(46, 44, 6, tone(spots)) : ''),
  );

const bee: Build = {
  ...ladybug,
  coat: '#efc25a',
  belly: '#efc25a',
  arm: '#4a3d42',
  leg: '#4a3d42',
  drawBack: ({ tone }) => wingPair('#e3eef0', '#d2e4e8', undefined, tone),
  drawCoat: ({ tone }, w, h) =>
    strip(`M${-w * 0.86} ${-h * 0.66}H${w * 0.86}M${-w * 0.96} ${-h * 0.36}H${w * 0.96}`, tone('#4a3d42'), 9),
};

export function butterfly(wing: string): Build {
  return {
    ...ladybug,
    drawBack: ({ tone }) => wingPair(wing, lighter(wing, 0.25), '#fbeecb', tone),
    drawCoat: ({ tone }, w, h) =>
      strip(`M${-w * 0.4} ${-h * 0.5}H${w * 0.4}M${-w * 0.46} ${-h * 0.3}H${w * 0.46}`, tone('#43394a'), 2.6),
  };
}

/** An insect of one colour: a ladybird's body without its red wings, on as many legs as a back has room for. */
function insect(skin: string, back: string): Build {
  const dark = darker(skin, 0.3);
  const own: Record<string, string> = { '#43394a': skin, '#cf4f3d': dark };
  return {
    ...ladybug,
    coat: skin,
    belly: lighter(skin, 0.3),
    drawBack: ({ tone }) => mirrored(strip(back, tone(dark), 9)),
    drawCoat: ({ tone }, w, h) => strip(`M${-w * 0.5} ${-h * 0.4}H${w * 0.5}`, tone(dark), 2.6),
    drawHead: (act, tone) => ladybug.drawHead(act, (colour) => tone(own[colour] ?? colour)),
  };
}

const manyLegs = 'M8 6Q44 -16 58 12M8 18Q48 6 62 38M8 30Q44 28 54 58';
export const insects = {
  bee,
  ant: insect('#94573f', manyLegs),
  spider: insect('#6b6478', manyLegs),
  caterpillar: insect('#8cab5c', manyLegs),
  cricket: insect('#7d9c55', 'M8 30Q44 -34 58 -20L50 58'),
};
