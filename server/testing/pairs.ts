/**
 * Returns few rows in which every possible pair of values occurs together at least once: it adds, again and again, the
 * row with the most pairs that are still missing. `isPossible` says whether a row, or a part of one, can exist.
 */
export function coverPairs<Row extends Record<string, string>>(
  parts: { readonly [Name in keyof Row]: readonly Row[Name][] },
  isPossible: (some: Partial<Row>) => boolean,
): Row[] {
  const names = Object.keys(parts) as (keyof Row & string)[];
  const every = names
    .reduce<Partial<Row>[]>(
      (rows, name) => rows.flatMap((row) => parts[name].map((value) => ({ ...row, [name]: value }))),
      [{}],
    )
    .filter(isPossible) as Row[];
  const pairsOf = (row: Row) =>
    names.flatMap((one, index) => names.slice(index + 1).map((other) => `${one}=${row[one]}, ${other}=${row[other]}`));
  const missing = new Set(every.flatMap(pairsOf));
  const rows: Row[] = [];
  while (missing.size > 0) {
    let best: { row: Row; pairs: string[] } | undefined;
    for (const row of every) {
      const pairs = pairsOf(row).filter((pair) => missing.has(pair));
      if (pairs.length > (best?.pairs.length ?? 0)) best = { row, pairs };
    }
    if (!best) break;
    rows.push(best.row);
    for (const pair of best.pairs) missing.delete(pair);
  }
  return rows;
}
