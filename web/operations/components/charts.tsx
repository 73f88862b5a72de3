import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

export type Series = { name: string; label: string; colour: 'sky' | 'lamp' | 'rose' | 'moss' };
export type ChartProps = {
  kind: 'line' | 'bars';
  rows: readonly object[];
  /** The property with the text below the axis. */
  x: string;
  /** What the vertical axis counts. */
  unit: string;
  series: readonly Series[];
  stacked?: boolean;
};

const colours = {
  sky: 'var(--color-sky)',
  lamp: 'var(--color-lamp)',
  rose: 'var(--color-rose)',
  moss: 'var(--color-moss)',
};

/** The drawing itself, with axes and units. It repeats figures that stand beside it as text. */
export default function Drawing({ kind, rows, x, unit, series, stacked }: ChartProps) {
  const Chart = kind === 'line' ? LineChart : BarChart;
  // A line over moments of which nothing is known would be an invention; what stands alone is a point.
  const hasGaps = series.some(({ name }) => rows.some((row) => (row as Record<string, unknown>)[name] === null));
  return (
    <ResponsiveContainer width="100%" height={240}>
      <Chart
        data={rows as object[]}
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
            />
          ),
        )}
      </Chart>
    </ResponsiveContainer>
  );
}
