/** A seeded source of choices. The same seed always makes the same choices, on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, below). */
  int(below: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(from: readonly T[]): T[];
  /** Returns an independent source for one concern, so that a new choice in one does not change the others. */
  fork(concern: string): Random;
};

/** FNV-1a, 32 bits, with a final mix so that similar seeds do not make similar stories. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Returns a deterministic source for any seed string (mulberry32). `pick` from an empty list throws. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => {
      if (from.length === 0) throw new RangeError('nothing to pick from');
      return from[int(from.length)] as (typeof from)[number];
    },
    shuffled: (from) => {
      const list = [...from];
      for (let i = list.length - 1; i > 0; i--) {
        const j = int(i + 1);
        [list[i], list[j]] = [list[j] as (typeof list)[number], list[i] as (typeof list)[number]];
      }
      return list;
    },
    fork: (concern) => createRandom(`${seed}\u0000${concern}`),
  };
}
