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

/** How a story's hand is chosen and laid out. */
type Dealing<T> = {
  /** Every hand has as many of the low as of the high; without it, chance decides. */
  grade?: (item: T) => number;
  /** The order inside a hand; without it, chance decides. */
  arrange?: (hand: readonly T[]) => T[];
};

/**
 * The whole of `list` in the order a story takes from it. Ten stories in a row of one series begin
 * with parts of the list that have nothing in common; the next ten part it otherwise. Inside a part
 * `random` chooses. The same seed and `random` give the same order.
 */
export function dealt<T>(
  list: readonly T[],
  bank: string,
  seed: string,
  random: Random,
  { grade, arrange = random.shuffled }: Dealing<T> = {},
): T[] {
  const { series, number } = standingOf(seed);
  const dealer = createRandom(`${series}\u0000${bank}\u0000${Math.floor(number / hands)}`);
  const parts = Math.max(1, Math.min(hands, list.length));
  const order = grade ? inRanks(list, parts, grade).flatMap(dealer.shuffled) : dealer.shuffled(list);
  const own = order.filter((_, index) => index % parts === number % parts);
  const others = order.filter((_, index) => index % parts !== number % parts);
  return [...arrange(own), ...arrange(others)];
}

/** The list by grade, in ranks of `size`. */
function inRanks<T>(list: readonly T[], size: number, grade: (item: T) => number): T[][] {
  const sorted = [...list].sort((a, b) => grade(a) - grade(b));
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, rank) =>
    sorted.slice(rank * size, (rank + 1) * size),
  );
}
