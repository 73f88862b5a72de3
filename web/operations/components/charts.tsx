import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

export type Series = { name: string; label: string; colour: keyof typeof colours };
export type ChartProps = {
  kind: 'line' | 'bars';
  rows: readonly object[];
  /** The property with the text below the axis. */
  x: string;
  /** What the vertical axis counts. */
  unit: string;
  series: readonly Series[];
  stacked?: boolean;
  /** The last row is of a period that is not over yet: it is drawn dotted. */
  open?: boolean | undefined;
};

const colours = {
  sky: 'var(--color-sky)',
  lamp: 'var(--color-lamp)',
  rose: 'var(--color-rose)',
  moss: 'var(--color-moss)',
  edge: 'var(--color-edge)',
};

/** The drawing itself, with axes and units. The page also shows its figures as text. */
export default function Drawing({ kind, rows, x, unit, series, stacked, open = false }: ChartProps) {
  const Chart = kind === 'line' ? LineChart : BarChart;
  // A line across unknown values would be an invention: gaps stay open, and a lone value is a point (`hasGaps`).
  const drawn = open && kind === 'line' ? withOpenEnd(rows, series) : rows;
  const hasGaps = series.some(({ name }) => rows.some((row) => (row as Record<string, unknown>)[name] === null));
  return (
    <ResponsiveContainer width="100%" height={240}>
      <Chart
        data={drawn as object[]}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        {...(kind === 'bars' && rows.length > 31 ? { barCategoryGap: 1 } : {})}
      >
        <CartesianGrid stroke="var(--color-hairline)" vertical={false} />
        <XAxis dataKey={x} tick={{ fontSize: 12 }} stroke="var(--color-edge)" minTickGap={24} />
        <YAxis
          tick={{ fontSize: 12 }}
          stroke="var(--color-edge)"
          width={56}
          allowDecimals={unit === 'USD'}
          label={{ value: unit, angle: -90, position: 'insideLeft', fontSize: 12, fill: 'var(--color-ink-soft)' }}
        />
        <Tooltip contentStyle={{ borderRadius: 6, borderColor: 'var(--color-hairline)', fontSize: 13 }} />
        {series.length > 1 && <Legend wrapperStyle={{ fontSize: 13 }} />}
        {series.map(({ name, label, colour }) =>
          kind === 'line' ? (
            <Line
              key={name}
              dataKey={name}
              name={label}
              stroke={colours[colour]}
              strokeWidth={2}
              dot={rows.length < 15 || (hasGaps && { r: 2 })}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={name}
              dataKey={name}
              name={label}
              fill={colours[colour]}
              stackId={stacked ? 'all' : name}
              isAnimationActive={false}
            >
              {open &&
                rows.map((row, index) => <Cell key={keyOf(row, x)} {...barLook(index, rows, colours[colour])} />)}
            </Bar>
          ),
        )}
        {open &&
          kind === 'line' &&
          series.map(({ name, colour }) => (
            <Line
              key={openName(name)}
              dataKey={openName(name)}
              stroke={colours[colour]}
              strokeWidth={2}
              strokeDasharray="2 4"
              dot={rows.length < 15 || (hasGaps && { r: 2 })}
              legendType="none"
              tooltipType="none"
              isAnimationActive={false}
            />
          ))}
      </Chart>
    </ResponsiveContainer>
  );
}

const keyOf = (row: object, x: string) => String((row as Record<string, unknown>)[x]);

/** Returns the style of a bar: the last one, of a period that is not over, has a dotted outline. */
function barLook(index: number, rows: readonly object[], colour: string) {
  if (index < rows.length - 1) return {};
  return { fill: colour, fillOpacity: 0.25, stroke: colour, strokeDasharray: '2 2' };
}

const openName = (name: string) => `${name}, not over`;

/** Splits the last step off each line, so that it can be drawn dotted. */
function withOpenEnd(rows: readonly object[], series: readonly Series[]): object[] {
  return rows.map((row, index) => {
    const fromEnd = rows.length - 1 - index;
    if (fromEnd > 1) return row;
    const values = row as Record<string, unknown>;
    const ends = Object.fromEntries(series.map(({ name }) => [openName(name), values[name]]));
    const taken = fromEnd === 0 ? Object.fromEntries(series.map(({ name }) => [name, undefined])) : {};
    return { ...row, ...ends, ...taken };
  });
}
