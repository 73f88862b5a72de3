import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { texts } from '../texts.ts';

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
  /** The name by which the server sorts. */
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
  /** Called with the chosen order; null is the table's initial order. */
  onSort?: (sorting: Sorting | null) => void;
  /** On a phone, shows each row as a card although the columns are few, because they are wide. */
  cards?: boolean;
};

/** With more columns than this, each row becomes a card of names and values on a phone. */
const columnsOfPhone = 4;
/** With more columns than this, the table fits a desktop window only if headings take two lines. */
const columnsOfLine = 7;

/** A dense table: figures right-aligned; scrolls sideways by itself if needed. */
export function DataTable<Row>({ caption, columns, rows, keyOf, sorting, onSort, cards = false }: Props<Row>) {
  const listed = cards || columns.length > columnsOfPhone;
  return (
    // A scrolling part must be reachable by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className={classNames('w-full border-collapse text-sm', listed && 'max-sm:block')}>
        <caption className="sr-only">{caption}</caption>
        <thead className={classNames(listed && 'max-sm:block')}>
          <tr
            className={classNames(
              'border-edge border-b text-left',
              listed && 'max-sm:flex max-sm:flex-wrap max-sm:gap-x-3',
            )}
          >
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                aria-sort={
                  sorting?.sort === column.sort && column.sort ? ariaOrder[sorting?.order ?? 'desc'] : undefined
                }
                className={classNames(
                  'px-2 py-1.5 align-bottom font-semibold',
                  !listed && 'max-sm:px-1',
                  columns.length <= columnsOfLine && 'whitespace-nowrap',
                  column.numeric && 'text-right',
                  listed && !column.sort && 'max-sm:sr-only',
                )}
              >
                <Heading column={column} sorting={sorting} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classNames(listed && 'max-sm:block')}>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={classNames(
                'border-hairline border-b last:border-0 hover:bg-ground',
                listed && 'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:py-2',
              )}
            >
              {columns.map((column, index) => (
                <td
                  key={column.label}
                  data-label={column.label}
                  className={classNames(
                    'px-2 py-1.5 align-middle',
                    !listed && 'max-sm:min-w-16 max-sm:px-1',
                    column.numeric
                      ? 'whitespace-nowrap text-right tabular-nums'
                      : 'min-w-24 max-w-96 [overflow-wrap:anywhere]',
                    listed && listedCell,
                    listed && (index === 0 ? cardTitle : column.label === texts.common.actions ? cardAction : cardFact),
                  )}
                >
                  <div className="min-w-0">{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Classes of a row as a card: the title with the actions beside it, then the facts. */
const listedCell = 'max-sm:max-w-none max-sm:min-w-0 max-sm:p-0.5 max-sm:text-left max-sm:whitespace-normal';
const cardTitle = 'max-sm:order-first max-sm:grow max-sm:basis-3/5 max-sm:font-medium';
const cardAction = 'max-sm:order-first';
const cardFact =
  'max-sm:inline-flex max-sm:has-[>div:empty]:hidden max-sm:items-baseline max-sm:gap-1.5 max-sm:before:shrink-0 max-sm:before:text-ink-soft max-sm:before:content-[attr(data-label)]';

const ariaOrder = { asc: 'ascending', desc: 'descending' } as const;

type HeadingProps<Row> = {
  column: Column<Row>;
  sorting: Sorting | undefined;
  onSort: ((sorting: Sorting | null) => void) | undefined;
};

function Heading<Row>({ column, sorting, onSort }: HeadingProps<Row>) {
  const { label, sort, hiddenLabel } = column;
  if (!sort || !onSort) return hiddenLabel ? <span className="sr-only">{label}</span> : label;
  const active = sorting?.sort === sort;
  const Arrow = sorting?.order === 'asc' ? ArrowUp : ArrowDown;
  // Descending, ascending, then the initial order.
  const next = active && sorting.order === 'asc' ? null : ({ sort, order: active ? 'asc' : 'desc' } as const);
  return (
    <button
      type="button"
      className="inline-flex items-center gap-1 rounded-sm font-semibold hover:underline pointer-coarse:min-h-11"
      onClick={() => onSort(next)}
    >
      {label}
      {active && <Arrow aria-hidden="true" className="size-3.5" />}
    </button>
  );
}
