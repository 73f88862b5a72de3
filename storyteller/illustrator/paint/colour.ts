/** A colour as it looks in the light of a scene. */
export type Tone = (colour: string) => string;

type Channels = [number, number, number];

export const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hex = (c: Channels) => `#${c.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

const combine = (a: string, b: string, join: (x: number, y: number) => number) => {
  const [r, g, b1] = channels(a);
  const [r2, g2, b2] = channels(b);
  return hex([join(r, r2), join(g, g2), join(b1, b2)]);
};

/** Mixes `amount` of `b` into `a`: 0 is all `a`, 1 all `b`. Colours are `#rrggbb`. */
export const mix = (a: string, b: string, amount: number) => combine(a, b, (x, y) => x + (y - x) * amount);

/** The colour `a` under a light of colour `light`. */
export const under = (a: string, light: string) => combine(a, light, (x, y) => (x * y) / 255);

export const darker = (colour: string, amount = 0.2) => mix(colour, '#1d1a33', amount);
export const lighter = (colour: string, amount = 0.2) => mix(colour, '#fff8e8', amount);
