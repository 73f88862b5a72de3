import { createHash } from 'node:crypto';

/** Repeatable random values: the same seed makes the same world. */
export type Random = {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns a whole number from 0 up to, but not including, `below`. */
  whole(below: number): number;
  chance(share: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** Returns one of the keys, with a probability in proportion to its weight. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T;
  uuid(): string;
};

/** Mulberry32: small, quick, and good enough for a demonstration. */
export function createRandom(seed: number): Random {
  let state = seed;
  let ids = 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (values) => values[whole(values.length)] as never,
    weighted: (weights) => {
      const entries = Object.entries<number>(weights);
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name as never;
      }
      return entries[0]?.[0] as never;
    },
    uuid: () => {
      ids += 1;
      const hex = createHash('sha256').update(`${seed} ${ids}`).digest('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    },
  };
}
