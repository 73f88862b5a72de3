import type { DailyStories, EventCount } from '#domain/operations/figures.ts';
import { compactNumber } from '#domain/operations/numbers.ts';
import { Chart } from '../components/chart.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Nothing, Panel } from '../components/panel.tsx';
import { formatDay } from '../format.ts';
import { texts } from '../texts.ts';

type Props<Row> = {
  title: string;
  period: string;
  rows: readonly Row[];
  /** The rows could not be read, which is not the same as none. */
  failed?: boolean;
};

/** Stories and the users who made them, per day, as a chart and a table (DASH-10, DASH-11). */
export function DailyStoriesPanel({ title, period, rows, failed }: Props<DailyStories>) {
  const drawn = rows.map(({ date, stories, users }) => ({ day: formatDay(date), stories, users }));
  return (
    <Panel title={title} period={period}>
      {rows.length === 0 ? (
        <Nothing>{failed ? texts.dashboard.cardFailed : texts.dashboard.noDaily}</Nothing>
      ) : (
        <>
          <Chart
            label={title}
            kind={rows.length > 31 ? 'line' : 'bars'}
            rows={drawn}
            x="day"
            unit="per day"
            open={rows.at(-1)?.date === new Date().toISOString().slice(0, 10)}
            series={[
              { name: 'stories', label: 'Stories', colour: 'sky' },
              { name: 'users', label: 'Users', colour: 'lamp' },
            ]}
          />
          {/* The table may be long: it scrolls by itself. */}
          <div className="mt-3 max-h-64 overflow-y-auto">
            <DataTable
              caption={title}
              rows={rows.toReversed()}
              keyOf={({ date }) => date}
              columns={[
                { label: 'Date', cell: ({ date }) => formatDay(date) },
                { label: 'Stories', numeric: true, cell: ({ stories }) => compactNumber(stories) },
                { label: 'Users', numeric: true, cell: ({ users }) => compactNumber(users) },
              ]}
            />
          </div>
        </>
      )}
    </Panel>
  );
}

/** The count and number of users of each kind of event (DASH-12, DASH-13). */
export function EventsPanel({ title, period, rows, failed }: Props<EventCount>) {
  return (
    <Panel title={title} period={period}>
      {rows.length === 0 ? (
        <Nothing>{failed ? texts.dashboard.cardFailed : texts.dashboard.noActivity}</Nothing>
      ) : (
        <DataTable
          caption={title}
          rows={rows}
          keyOf={(row) => row.event_type}
          columns={[
            { label: 'Event', cell: (row) => row.event_type.replaceAll('_', ' ') },
            { label: 'Count', numeric: true, cell: (row) => compactNumber(row.count) },
            {
              label: 'Unique users',
              numeric: true,
              cell: (row) => (row.unique_users === null ? texts.common.unknown : compactNumber(row.unique_users)),
            },
          ]}
        />
      )}
    </Panel>
  );
}
