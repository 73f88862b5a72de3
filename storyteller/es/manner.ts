import type { Miss } from '../standards.ts';
import type { Lean } from './ease.ts';

/** How a draft is told, each from 0 (as it comes) to 3. */
export type Manner = {
  /** Longer sentences by day and shorter ones in the evening. */
  slow: number;
  /** Longer sentences all through, and how a thing was said told more often. */
  long: number;
  /** Shorter words. */
  light: number;
  /** More that is said again, and names in place of nothing. */
  plain: number;
  /** Shorter passages. */
  brief: number;
};

const most = 3;

/** The manner that mends what a draft missed. */
export function mended(manner: Manner, misses: readonly (Miss | 'too long')[]): Manner {
  const more = (value: number, miss: Miss | 'too long') => (misses.includes(miss) ? Math.min(most, value + 1) : value);
  return {
    slow: more(manner.slow, 'slowing down'),
    long: more(manner.long, 'mean sentence'),
    light: more(manner.light, 'ease'),
    plain: more(manner.plain, 'vocabulary'),
    brief: more(manner.brief, 'too long'),
  };
}

/** What a draft of this manner takes first from its banks, by day or in the evening. */
export function leanOf({ slow, long, light }: Manner, when: 'day' | 'evening'): Lean {
  return {
    breath: (when === 'day' ? -slow : slow) - long,
    weight: light,
    part: 0.65 ** Math.max(slow, long, light),
  };
}
