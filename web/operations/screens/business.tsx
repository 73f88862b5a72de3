import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import {
  type Business,
  type BusinessMonth,
  businessPath,
  type Cohort,
  cohortWeeks,
  type FunnelStep,
} from '#domain/operations/business.ts';
import { compactNumber, percentOf, usd } from '#domain/operations/numbers.ts';
import { classNames } from '../../ui/class-names.ts';
import { DataTable } from '../components/data-table.tsx';
import { Nothing, Panel, Stat, Stats } from '../components/panel.tsx';
import { RangeChoice, useRange } from '../components/range-choice.tsx';
import { Screen, Waiting } from '../components/screen.tsx';
import { ToolButton } from '../components/tool-button.tsx';
import { downloadCsv } from '../download.ts';
import { formatDay, formatDays, formatMoney, formatMonth, formatPercent } from '../format.ts';
import { figuresQuery } from '../queries.ts';
import { texts } from '../texts.ts';

const words = texts.business;

/** How users join, stay and pay. */
export function BusinessScreen() {
  const chosen = useRange('range', words.ranges, '30d');
  const query = useQuery(figuresQuery<Business>(businessPath, chosen.range.asked));
  const { data, isPending } = query;
  return (
    <Screen
      title={words.title}
      note={<p className="max-w-prose text-ink-soft text-sm">{words.lead}</p>}
      query={query}
      tools={
        <>
          <RangeChoice label={texts.analytics.range} options={words.ranges} value={chosen} />
          <ToolButton
            icon={<Download aria-hidden="true" className="size-4" />}
            disabled={!data}
            onClick={() => data && downloadCsv('business', chosen.range.file, exportRows(data))}
          >
            {texts.common.export}
          </ToolButton>
        </>
      }
    >
      {isPending && <Waiting />}
      {data && (
        <>
          <Cards data={data} />
          <Funnel data={data} />
          <Cohorts cohorts={data.cohorts} />
          <Months months={data.months} />
        </>
      )}
    </Screen>
  );
}

type PartProps = { data: Business };

function Cards({ data }: PartProps) {
  const { cards } = words;
  const { recurring, subscriptions, trends } = data;
  const period = formatDays(data.period);
  const thisMonth = data.months.find(({ month }) => month === new Date().toISOString().slice(0, 7));
  const amounts = recurring.length === 0 ? [{ currency: 'usd', amount: 0 }] : recurring;
  return (
    <Stats>
      <Stat
        label={cards.recurring}
        value={amounts.map(({ currency, amount }) => formatMoney(currency, amount)).join(' + ')}
        note={words.recurringNote(subscriptions.ending)}
        period={texts.common.now}
      />
      <Stat
        label={cards.active}
        value={compactNumber(subscriptions.active)}
        note={words.activeNote(subscriptions.trialing)}
        period={texts.common.now}
        to="/admin/users?plan=premium"
      />
      <Stat
        label={cards.new}
        value={compactNumber(trends.new.now)}
        period={period}
        trend={{ of: trends.new, format: compactNumber }}
      />
      <Stat
        label={cards.lost}
        value={compactNumber(trends.lost.now)}
        period={period}
        trend={{ of: trends.lost, format: compactNumber }}
      />
      <Stat
        label={cards.margin}
        value={thisMonth ? marginText(thisMonth.margin) : usd(0, 2)}
        tone={(thisMonth?.margin ?? 0) < 0 ? 'bad' : 'plain'}
        note={words.marginNote}
        period={words.margin(formatMonth(new Date().toISOString().slice(0, 7)))}
        to="/admin/api-costs"
      />
    </Stats>
  );
}

/** Returns the margin as text; less than half a cent in either direction counts as 0. */
const marginText = (margin: number | null) => {
  if (margin === null) return words.severalCurrencies;
  return formatMoney('usd', Math.abs(margin) < 0.005 ? 0 : margin);
};

/** The steps of the funnel as bars with figures, in a table that screen readers can read. */
function Funnel({ data }: PartProps) {
  const { funnelColumns: columns, steps } = words;
  const joined = data.funnel.find(({ step }) => step === 'joined')?.count ?? 0;
  const most = Math.max(1, joined);
  const rows = data.funnel.map((row, index) => ({ ...row, earlier: data.funnel[index - 1]?.count ?? null }));
  const share = (count: number, of: number | null) =>
    of === null || of === 0 ? '' : formatPercent(percentOf(count, of));
  return (
    <Panel title={words.funnel} period={formatDays(data.period)}>
      <DataTable
        caption={words.funnel}
        rows={rows}
        keyOf={({ step }) => step}
        columns={[
          {
            label: columns.step,
            cell: ({ step, count }) => (
              <>
                <span className="font-medium">{steps[step]}</span>
                {step !== 'landing' && (
                  <span aria-hidden="true" className="mt-1 block h-2 rounded-full bg-raised">
                    <span
                      className="block h-full rounded-full bg-sky"
                      style={{ width: `${Math.min(100, percentOf(count, most))}%` }}
                    />
                  </span>
                )}
              </>
            ),
          },
          { label: columns.users, numeric: true, cell: ({ count }) => compactNumber(count) },
          { label: columns.ofBefore, numeric: true, cell: ({ count, earlier }) => share(count, earlier) },
          {
            label: columns.ofJoined,
            numeric: true,
            cell: ({ step, count }) => (step === 'landing' ? '' : share(count, joined)),
          },
          { label: columns.before, numeric: true, cell: ({ before }) => compactNumber(before) },
        ]}
      />
      <p className="mt-3 text-ink-soft text-sm">{words.funnelNote}</p>
    </Panel>
  );
}

function Cohorts({ cohorts }: { cohorts: readonly Cohort[] }) {
  const { cohortColumns: columns } = words;
  const most = Math.max(0, ...cohorts.map(({ weeks }) => weeks.length));
  return (
    <Panel title={words.cohorts} period={words.cohortsPeriod}>
      {cohorts.length === 0 ? (
        <Nothing>{words.noCohorts}</Nothing>
      ) : (
        <DataTable
          caption={words.cohorts}
          rows={cohorts}
          keyOf={({ week }) => week}
          columns={[
            {
              label: columns.week,
              cell: ({ week }) => <span className="whitespace-nowrap">{formatDay(week)}</span>,
            },
            { label: columns.users, numeric: true, cell: ({ users }) => compactNumber(users) },
            { label: columns.paid, numeric: true, cell: ({ paid, users }) => shareCell(paid, users) },
            ...Array.from({ length: Math.min(most, cohortWeeks) }, (_, index) => ({
              label: columns.ofWeek(index + 1),
              numeric: true as const,
              cell: ({ weeks, users }: Cohort) => {
                const week = weeks[index];
                return week && shareCell(week.users, users, week.open);
              },
            })),
          ]}
        />
      )}
      <p className="mt-3 text-ink-soft text-sm">{words.cohortsNote}</p>
    </Panel>
  );
}

/** A share of a cohort; a deeper colour means a larger share. */
function shareCell(count: number, users: number, open = false) {
  const percent = percentOf(count, users);
  return (
    <span
      title={`${count} of ${users}`}
      className={classNames(
        'inline-block min-w-10 rounded-sm px-0.5 text-right',
        open && 'outline-1 outline-edge outline-dotted',
      )}
      style={{ backgroundColor: `color-mix(in oklab, var(--color-sky) ${Math.round(percent * 0.35)}%, transparent)` }}
    >
      {Math.round(percent)}%
    </span>
  );
}

function Months({ months }: { months: readonly BusinessMonth[] }) {
  const { monthColumns: columns } = words;
  const thisMonth = new Date().toISOString().slice(0, 7);
  const money = (amounts: [string, number][]) =>
    amounts.map(([currency, amount]) => (
      <span key={currency} className="block">
        {formatMoney(currency, amount)}
      </span>
    ));
  return (
    <Panel title={words.months} period={words.monthsPeriod}>
      {months.length === 0 ? (
        <Nothing>{words.noMonths}</Nothing>
      ) : (
        <DataTable
          caption={words.months}
          rows={months}
          keyOf={({ month }) => month}
          columns={[
            {
              label: texts.costs.monthColumns.month,
              cell: ({ month }) => (month === thisMonth ? texts.costs.soFar(formatMonth(month)) : formatMonth(month)),
            },
            {
              label: columns.paid,
              numeric: true,
              cell: ({ takings }) => money(takings.map(({ currency, paid }) => [currency, paid])),
            },
            {
              label: columns.refunded,
              numeric: true,
              cell: ({ takings }) => money(takings.map(({ currency, refunded }) => [currency, refunded])),
            },
            { label: columns.new, numeric: true, cell: (row) => compactNumber(row.new) },
            { label: columns.lost, numeric: true, cell: ({ lost }) => compactNumber(lost) },
            { label: columns.cost, numeric: true, cell: ({ cost }) => usd(cost, 2) },
            { label: columns.margin, numeric: true, cell: ({ margin }) => marginText(margin) },
          ]}
        />
      )}
      <p className="mt-3 text-ink-soft text-sm">{words.monthsNote}</p>
    </Panel>
  );
}

function exportRows(data: Business): (string | number | null)[][] {
  const steps: Record<FunnelStep, string> = words.steps;
  return [
    ['Business', data.range, data.period.from, data.period.to],
    [],
    ['Step', 'Count', 'Period before'],
    ...data.funnel.map(({ step, count, before }) => [steps[step], count, before]),
    [],
    ['Week from', 'Signed up', 'Paid', ...Array.from({ length: cohortWeeks }, (_, week) => `Week ${week + 1}`)],
    ...data.cohorts.map(({ week, users, paid, weeks }) => [week, users, paid, ...weeks.map((each) => each.users)]),
    [],
    ['Month', 'Currency', 'Paid', 'Refunded', 'New', 'Lost', 'Provider costs USD', 'Margin USD'],
    ...data.months.flatMap(({ month, takings, new: begun, lost, cost, margin }) =>
      (takings.length > 0 ? takings : [{ currency: '', paid: 0, refunded: 0 }]).map(({ currency, paid, refunded }) => [
        month,
        currency,
        paid,
        refunded,
        begun,
        lost,
        cost,
        margin,
      ]),
    ),
  ];
}
