import { createRandom, type Random } from './random.ts';

/** Where a seed stands in its series: "breakfast:3" is number 3 of "breakfast:". */
type Standing = { series: string; number: number };

/** Stories of one series that share nothing before the banks run out. */
export const hands = 10;

/**
 * Seeds that end in a number are a series, such as the stories of one wish, told evening after
 * evening. Any other seed stands somewhere in a series of its own.
 */
function standingOf(seed: string): Standing {
  const [, series = seed, digits] = /^(.*?)(\d{1,9})$/s.exec(seed) ?? [];
  return { series, number: digits === undefined ? createRandom(seed).int(1_000_000) : Number(digits) };
}

/**
 * The whole of `list` in the order a story takes from it. Ten stories in a row of one series begin
 * with parts of the list that have nothing in common; the next ten part it otherwise. Inside a part
 * `random` chooses. The same seed and `random` give the same order.
 */
export function dealt<T>(list: readonly T[], bank: string, seed: string, random: Random): T[] {
  const { series, number } = standingOf(seed);
  const order = createRandom(`${series}\u0000${bank}\u0000${Math.floor(number / hands)}`).shuffled(list);
  const parts = Math.max(1, Math.min(hands, order.length));
  const own = order.filter((_, index) => index % parts === number % parts);
  const others = order.filter((_, index) => index % parts !== number % parts);
  return [...random.shuffled(own), ...random.shuffled(others)];
}
