import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Trend } from '#domain/operations/ranges.ts';
import { classNames } from '../../ui/class-names.ts';
import { texts } from '../texts.ts';
import { Curve } from './curve.tsx';

type PanelProps = { title: string; period?: string; actions?: ReactNode; className?: string; children: ReactNode };

/** A titled part of a screen, with the period of its figures. */
export function Panel({ title, period, actions, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('min-w-0 rounded-md border border-hairline bg-surface p-4 shadow-paper', className)}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {period && <p className="text-ink-soft text-sm">{period}</p>}
        {actions}
      </div>
      {children}
    </section>
  );
}

const tones = { plain: 'text-ink', good: 'text-moss', fair: 'text-(--office-fair)', bad: 'text-rose' };

type StatProps = {
  label: string;
  value: string;
  note?: string | undefined;
  period: string;
  tone?: keyof typeof tones;
  /** The text in place of a figure that could not be read. */
  failed?: string | false;
  /** The figure of the previous period, and its curve. */
  trend?: CardTrend | undefined;
  /** The address of the screen with its rows. */
  to?: string | undefined;
};
type CardTrend = {
  of: Trend | undefined;
  format: (value: number) => string;
  /** The text for the curve if the figure itself is of all time. */
  says?: (before: string) => string;
};

/** One figure with its meaning and its period. */
export function Stat({ label, value, note, period, tone = 'plain', failed, trend, to }: StatProps) {
  return (
    <div className="grid min-w-0 content-start rounded-md border border-hairline bg-surface p-4 shadow-paper">
      <p className="font-semibold text-ink-soft text-sm">
        {to ? (
          <Link to={to} className="text-inherit underline decoration-edge underline-offset-2 hover:text-ink">
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      {failed ? (
        <p className="mt-1 font-semibold text-rose">{failed}</p>
      ) : (
        <p className={classNames('mt-0.5 font-semibold text-2xl tabular-nums', tones[tone])}>{value}</p>
      )}
      {note && <p className="text-sm tabular-nums">{note}</p>}
      <p className="text-ink-soft text-xs">{period}</p>
      {trend?.of && !failed && <Before label={label} trend={trend} of={trend.of} />}
    </div>
  );
}

function Before({ label, trend: { format, says = texts.common.before }, of }: Trended) {
  return (
    <>
      <Curve label={label} points={of.points} format={format} />
      <p className="text-ink-soft text-xs tabular-nums">
        {says(of.before === null ? texts.common.unknown : format(of.before))}
      </p>
    </>
  );
}
type Trended = { label: string; trend: CardTrend; of: Trend };

/** A grid of figures, as many per row as fit. */
export function Stats({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-3 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">{children}</div>;
}

/** The text for an empty list. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="py-6 text-center text-ink-soft">{children}</p>;
}

/** A list of names and values. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-1.5">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap justify-between gap-x-4 border-hairline border-b pb-1.5 last:border-0"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 text-right font-medium tabular-nums [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
