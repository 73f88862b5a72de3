import type { Build } from '../characters/body.ts';
import { ladybug } from '../characters/wood-animals.ts';
import { lighter, type Tone } from '../paint/colour.ts';
import { cut } from '../paint/cut.ts';
import { both, circle, strip } from '../paint/svg.ts';

const wingPair = (upper: string, lower: string, spots: string | undefined, tone: Tone) =>
  both(
    (s) =>
      cut`${tone(upper)} 4 M${s * 6} 14C${s * 20} -40 ${s * 84} -56 ${s * 86} -16C${s * 86} 12 ${s * 40} 24 ${s * 6} 18Z` +
      cut`${tone(lower)} 3 M${s * 6} 16C${s * 40} 16 ${s * 72} 30 ${s * 62} 54C${s * 50} 72 ${s * 18} 50 ${s * 6} 26Z` +
      (spots ? circle(s * 60, -16, 10, tone(spots)) + circle(s * 46, 44, 6, tone(spots)) : ''),
  );

export const bee: Build = {
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
