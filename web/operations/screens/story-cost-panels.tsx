import type { CostlyUser, CostMonth, Costs } from '#domain/operations/figures.ts';
import { compactNumber, usd } from '#domain/operations/numbers.ts';
import { DataTable } from '../components/data-table.tsx';
import { Nothing, Panel } from '../components/panel.tsx';
import { Person } from '../components/person.tsx';
import { formatDays, formatMoney, formatMonth } from '../format.ts';
import { texts } from '../texts.ts';

const words = texts.costs;

/** The cost of stories of each kind, measured and at the configured prices. */
export function StoryCostsPanel({ data }: { data: Costs | undefined }) {
  const { storyColumns: columns } = words;
  return (
    <Panel title={words.stories} period={data ? formatDays(data.period) : ''}>
      <DataTable
        caption={words.stories}
        rows={data?.storyCosts ?? []}
        keyOf={({ kind }) => kind}
        columns={[
          { label: columns.kind, cell: ({ kind }) => <span className="font-medium">{words.storyKinds[kind]}</span> },
          { label: columns.stories, numeric: true, cell: ({ stories }) => compactNumber(stories) },
          { label: columns.failed, numeric: true, cell: ({ failed }) => compactNumber(failed) },
          { label: columns.cost, numeric: true, cell: ({ cost }) => usd(cost, 4) },
          {
            label: columns.average,
            numeric: true,
            cell: ({ average }) => (average === null ? texts.common.unknown : usd(average, 4)),
          },
          { label: columns.atPrices, numeric: true, cell: ({ atPrices }) => usd(atPrices, 4) },
        ]}
      />
      <p className="mt-3 text-ink-soft text-sm">{words.storyNote}</p>
    </Panel>
  );
}

/** Per month: the cost of all users, the cost per user, and the revenue. */
export function MonthsPanel({ months }: { months: readonly CostMonth[] }) {
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
              label: columns.month,
              cell: ({ month }) => (month === thisMonth ? words.soFar(formatMonth(month)) : formatMonth(month)),
            },
            { label: columns.users, numeric: true, cell: ({ users }) => compactNumber(users) },
            { label: columns.stories, numeric: true, cell: ({ stories }) => compactNumber(stories) },
            { label: columns.cost, numeric: true, cell: ({ cost }) => usd(cost, 4) },
            { label: columns.perUser, numeric: true, cell: ({ costPerUser }) => usd(costPerUser, 4) },
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
          ]}
        />
      )}
    </Panel>
  );
}

/** The most expensive users of this month, whose allowances are worth a look. */
export function CostlyUsersPanel({ users }: { users: readonly CostlyUser[] }) {
  const { userColumns: columns } = words;
  return (
    <Panel title={words.users} period={words.usersPeriod}>
      {users.length === 0 ? (
        <Nothing>{words.noUsers}</Nothing>
      ) : (
        <DataTable
          cards
          caption={words.users}
          rows={users}
          keyOf={({ userId }) => userId}
          columns={[
            { label: columns.user, cell: ({ name, email }) => <Person name={name} email={email} /> },
            { label: columns.illustrated, numeric: true, cell: (row) => compactNumber(row.illustratedStories) },
            { label: columns.text, numeric: true, cell: (row) => compactNumber(row.textStories) },
            { label: columns.cost, numeric: true, cell: ({ cost }) => usd(cost, 4) },
          ]}
        />
      )}
    </Panel>
  );
}
