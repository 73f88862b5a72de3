import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
  /** By this name the server sorts. */
  sort?: string;
  /** For screen readers only: the label of a column of buttons. */
  hiddenLabel?: boolean;
};

export type Sorting = { sort: string; order: 'asc' | 'desc' };

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
};

/** A dense table: figures right-aligned, scrolls sideways by itself where it must. */
export function DataTable<Row>({ caption, columns, rows, keyOf, sorting, onSort }: Props<Row>) {
  return (
    // A scrolling part must be reachable by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-edge border-b text-left">
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                aria-sort={
                  sorting?.sort === column.sort && column.sort ? ariaOrder[sorting?.order ?? 'desc'] : undefined
                }
                className={classNames('whitespace-nowrap px-2 py-1.5 font-semibold', column.numeric && 'text-right')}
              >
                <Heading column={column} sorting={sorting} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-hairline border-b last:border-0 hover:bg-ground">
              {columns.map((column) => (
                <td
                  key={column.label}
                  className={classNames(
                    'px-2 py-1.5 align-top',
                    column.numeric
                      ? 'whitespace-nowrap text-right tabular-nums'
                      : 'min-w-24 max-w-96 [overflow-wrap:anywhere]',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const ariaOrder = { asc: 'ascending', desc: 'descending' } as const;

type HeadingProps<Row> = {
  column: Column<Row>;
  sorting: Sorting | undefined;
  onSort: ((sorting: Sorting) => void) | undefined;
};

function Heading<Row>({ column, sorting, onSort }: HeadingProps<Row>) {
  const { label, sort, hiddenLabel } = column;
  if (!sort || !onSort) return hiddenLabel ? <span className="sr-only">{label}</span> : label;
  const active = sorting?.sort === sort;
  const Arrow = sorting?.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className="inline-flex items-center gap-1 rounded-sm font-semibold hover:underline pointer-coarse:min-h-11"
      onClick={() => onSort({ sort, order: active && sorting?.order === 'desc' ? 'asc' : 'desc' })}
    >
      {label}
      {active && <Arrow aria-hidden="true" className="size-3.5" />}
    </button>
  );
}
