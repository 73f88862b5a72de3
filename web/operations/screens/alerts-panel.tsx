import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Alerts, alertsPath } from '#domain/operations/alerts.ts';
import { DataTable } from '../components/data-table.tsx';
import { Mark } from '../components/mark.tsx';
import { Nothing, Panel } from '../components/panel.tsx';
import { LoadProblem, Waiting } from '../components/screen.tsx';
import { formatTime } from '../format.ts';
import { figuresQuery } from '../queries.ts';
import { texts } from '../texts.ts';

const words = texts.alerts;
const linkLook = 'font-semibold underline pointer-coarse:min-h-11';

/** The open alerts, above the figures of the dashboard; renders nothing without any. */
export function WrongNow() {
  const { data } = useQuery(figuresQuery<Alerts>(alertsPath));
  // Reports are counted at this moment, and not when somebody last looked.
  const open = data?.alerts.filter(({ endedAt, rule }) => endedAt === null && rule !== 'reports') ?? [];
  const reports = data?.reports ?? 0;
  if (open.length === 0 && reports === 0) return null;
  return (
    <section role="alert" aria-label={words.now} className="rounded-md border border-rose bg-rose-wash p-4 text-ink">
      <h2 className="text-base text-rose">{words.now}</h2>
      <ul className="mt-1 grid gap-1">
        {reports > 0 && (
          <li>
            <Link to="/admin/safety" className={linkLook}>
              {words.reports(reports)}
            </Link>
          </li>
        )}
        {open.map(({ id, says, page, startedAt, quiet }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <Link to={page} className={linkLook}>
              {says}
            </Link>
            <span className="text-ink-soft text-sm">
              {words.since(formatTime(startedAt))}
              {quiet && ` · ${words.quiet}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The latest alerts, and the channels that send them. */
export function AlertsPanel() {
  const { data, isPending, isError, refetch } = useQuery(figuresQuery<Alerts>(alertsPath));
  return (
    <Panel title={words.title} period={texts.monitoring.newest}>
      <p className="mb-3 max-w-prose text-ink-soft">
        {words.lead} {data && (data.channels.length > 0 ? words.channels(data.channels) : words.nowhere)}
      </p>
      {isPending && <Waiting />}
      {isError && <LoadProblem onRetry={() => void refetch()} />}
      {data?.alerts.length === 0 && <Nothing>{words.none}</Nothing>}
      {data && data.alerts.length > 0 && <Told {...data} />}
    </Panel>
  );
}

function Told({ alerts, channels }: Alerts) {
  const { columns } = words;
  return (
    <DataTable
      caption={words.title}
      rows={alerts}
      keyOf={({ id }) => id}
      columns={[
        {
          label: columns.says,
          cell: ({ says, page }) => (
            <Link to={page} className={linkLook}>
              {says}
            </Link>
          ),
        },
        {
          label: columns.state,
          cell: ({ endedAt, quiet }) => {
            if (endedAt !== null) return <Mark tone="plain">{words.over}</Mark>;
            return <Mark tone={quiet ? 'fair' : 'bad'}>{quiet ? words.quietNow : words.open}</Mark>;
          },
        },
        { label: columns.began, cell: ({ startedAt }) => formatTime(startedAt) },
        { label: columns.ended, cell: ({ endedAt }) => (endedAt === null ? '' : formatTime(endedAt)) },
        {
          label: columns.told,
          cell: ({ toldAt }) => (toldAt ? formatTime(toldAt) : channels.length > 0 ? words.notTold : words.nobody),
        },
      ]}
    />
  );
}
