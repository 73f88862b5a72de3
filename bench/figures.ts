/** One measured figure, what the same thing costs without us, and where it helps how it was come by: lines below the table. */
export type Figure = { what: string; unit: string; ours: number; baseline: number; how?: string };

/** A group of figures that one run measures side by side. */
export type Bench = {
  name: string;
  baseline: string;
  run: () => Promise<Figure[]>;
  /** What has to be known to read the table, and the lines below it where there are any. */
  below?: string;
};

/** The middle of the values: one slow run in five does not move it. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
}

/** The value below which this share of the values lies: 0.99 for the 99th percentile. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return at(sorted, Math.max(0, Math.ceil(sorted.length * share) - 1));
}

function at(values: number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new Error('there is no figure in an empty list of values');
  return value;
}

/** Milliseconds that the work takes. */
export function time(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** The figures as a table in Markdown, as docs/benchmarks.md shows them, and below it how they were come by. */
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

/** Three digits that mean something, and no more. */
function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
