/** A measured figure, its baseline without the product, and optionally how it came about, printed below the table. */
export type Figure = { what: string; unit: string; ours: number; baseline: number; how?: string };

/** A group of figures that one run measures side by side. */
export type Bench = {
  name: string;
  baseline: string;
  run: () => Promise<Figure[]>;
  /** What a reader must know about the table; printed below it. */
  below?: string;
};

/** Returns the median: one slow run in five does not move it. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
}

/** Returns the value below which this share of the values lies: 0.99 for the 99th percentile. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return at(sorted, Math.max(0, Math.ceil(sorted.length * share) - 1));
}

function at(values: number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new Error('there is no figure in an empty list of values');
  return value;
}

/** Returns the milliseconds that the work takes. */
export function time(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** Returns the figures as a Markdown table for docs/benchmarks.md, and below it how they came about. */
export function figureTable({ name, baseline, below }: Bench, figures: Figure[]): string {
  const rows = [
    [name, 'Lunatale', baseline],
    ...figures.map(({ what, unit, ours, baseline: bare }) => [
      what,
      `${round(ours)} ${unit}`,
      `${round(bare)} ${unit}`,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [head = [], ...body] = rows;
  const how = figures.flatMap((figure) => figure.how ?? []);
  const said = below ? [`\n${below}`] : [];
  const shown = how.length > 0 ? ['\n```', ...how, '```'] : [];
  return [line(head), rule, ...body.map(line), ...said, ...shown].join('\n');
}

/** Rounds to three significant digits, or to the unit from 100 on. */
function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
