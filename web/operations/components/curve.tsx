import type { TrendPoint } from '#domain/operations/ranges.ts';
import { texts } from '../texts.ts';

const [width, height, margin] = [120, 28, 2];

type Props = {
  /** Both periods, the earlier one first, each half of the points. */
  points: readonly TrendPoint[];
  label: string;
  format: (value: number) => string;
};

/** A small curve of a figure: the earlier period pale, the current one strong, its unfinished part dotted. */
export function Curve({ points, label, format }: Props) {
  const known = points.flatMap(({ value }) => value ?? []);
  if (known.length < 2) return null;
  const [least, most] = [Math.min(0, ...known), Math.max(...known)];
  const x = (index: number) => margin + (index / (points.length - 1)) * (width - 2 * margin);
  const y = (value: number) => height - margin - ((value - least) / (most - least || 1)) * (height - 2 * margin);
  const half = points.length / 2;
  const open = points.findIndex((point) => point.open);
  const over = open === -1 ? points.length : open;
  // Each part begins at the end of the previous one.
  const path = (first: number, end: number) => {
    let drawn = '';
    for (let index = Math.max(0, first); index < end; index += 1) {
      const value = points[index]?.value ?? null;
      const gap = index === first || (points[index - 1]?.value ?? null) === null;
      // A lone value is a dot: a line across unknown values would be an invention.
      if (value !== null) {
        const place = `${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
        drawn += gap || drawn === '' ? `M${place}h0` : `L${place}`;
      }
    }
    return drawn;
  };
  const last = known.at(-1) ?? 0;
  return (
    <svg
      role="img"
      aria-label={texts.common.curve(label, format(Math.min(...known)), format(most), format(last))}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="mt-1.5 h-7 w-full max-w-48 overflow-visible"
      fill="none"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path(0, half)} stroke="var(--color-edge)" vectorEffect="non-scaling-stroke" opacity={0.7} />
      <path d={path(half - 1, over)} stroke="var(--color-sky)" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      {over < points.length && (
        <path
          d={path(over - 1, points.length)}
          stroke="var(--color-sky)"
          strokeWidth={2}
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
