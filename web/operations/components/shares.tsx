import type { Share } from '#domain/operations/figures.ts';
import { compactNumber, percentOf } from '#domain/operations/numbers.ts';
import { readable } from '../format.ts';
import { Nothing } from './panel.tsx';

type Props = {
  rows: readonly Share[];
  /** The total for the percentages if the rows are only the first of many. */
  total?: number | undefined;
  most?: number;
  nameOf?: (name: string) => string;
  empty: string;
};

/** Names with their counts, as bars with figures beside them. */
export function Shares({ rows, total: known, most = 10, nameOf = readable, empty }: Props) {
  if (rows.length === 0) return <Nothing>{empty}</Nothing>;
  const total = known ?? rows.reduce((sum, { count }) => sum + count, 0);
  const largest = Math.max(...rows.map(({ count }) => count));
  return (
    <ul className="grid gap-2">
      {rows.slice(0, most).map(({ name, count }) => (
        <li key={name}>
          <div className="flex justify-between gap-4 text-sm">
            <span className="min-w-0 [overflow-wrap:anywhere]">{nameOf(name)}</span>
            <span className="whitespace-nowrap tabular-nums">
              {compactNumber(count)} ({Math.round(percentOf(count, total))}%)
            </span>
          </div>
          <div aria-hidden="true" className="mt-0.5 h-1.5 rounded-full bg-raised">
            <div className="h-full rounded-full bg-sky" style={{ width: `${percentOf(count, largest)}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
