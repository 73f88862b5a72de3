import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminRole } from '#domain/identity/operators.ts';
import { adminPaths, type LogEntry, type Logs } from '#domain/operations/figures.ts';
import { compactNumber, percentOf } from '#domain/operations/numbers.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Choice, SearchBox } from '../../components/choice.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { Mark } from '../../components/mark.tsx';
import { Pager } from '../../components/pager.tsx';
import { Facts, Nothing, Panel, Stat, Stats } from '../../components/panel.tsx';
import { RangeChoice, useRange } from '../../components/range-choice.tsx';
import { Screen, Waiting } from '../../components/screen.tsx';
import { Shares } from '../../components/shares.tsx';
import { ToolButton } from '../../components/tool-button.tsx';
import { formatHours, formatPercent, formatTime } from '../../format.ts';
import { autoRefreshMilliseconds, figuresQuery } from '../../queries.ts';
import { texts } from '../../texts.ts';
import { useAddress } from '../../use-address.ts';
import { ErrorGroupsPanel } from './error-groups-panel.tsx';
import { LogDialog } from './log-dialog.tsx';
import { inOrder, useOlderEntries } from './use-older-entries.ts';

const words = texts.logs;
const levelTones = { error: 'bad', warn: 'fair', info: 'info', debug: 'plain' } as const;
/** Entries per page. */
const entriesShown = 25;
const noCounts = { apiCalls: 0, requests: 0, apiErrors: 0, errors: 0, userEvents: 0 };

type Filters = {
  search: string;
  type: keyof typeof words.types;
  level: keyof typeof words.levels;
  page: number;
};

/** The logs (LOG-01 to LOG-27). Search, type and level filter the loaded entries; the timeframe loads new ones. */
export function LogsScreen({ role }: { role: AdminRole }) {
  const [auto, setAuto] = useState(true);
  const chosen = useRange('timeframe', words.timeframes, 'day');
  const timeframe = chosen.range.name;
  const [address, change] = useAddress(
    { search: '', type: 'all', level: 'all', page: 1 },
    { type: Object.keys(words.types), level: Object.keys(words.levels) },
  );
  const filters = address as Filters;
  const filter = (changes: Partial<Filters>) => change({ page: 1, ...changes });
  // Holds the entry itself, because newer ones may push it out of the loaded entries while it is open.
  const [opened, setOpened] = useState<LogEntry | null>(null);
  const about = isAbout(filters.search) ? filters.search.trim() : '';
  const refetchInterval = auto ? autoRefreshMilliseconds : false;
  const query = useQuery({
    ...figuresQuery<Logs>(adminPaths.logs, { ...chosen.range.asked, ...(about && { about }) }),
    refetchInterval,
  });
  const { data, isPending } = query;
  const older = useOlderEntries(timeframe, refetchInterval);
  const sought = about ? { ...filters, search: '' } : filters;
  const loaded = about ? (data?.entries ?? []) : [...(data?.entries ?? []), ...older.entries];
  const entries = inOrder(loaded).filter((entry) => matches(entry, sought));
  const page = Math.min(filters.page, Math.max(1, Math.ceil(entries.length / entriesShown)));
  const period = data ? formatHours(data.period) : '';
  return (
    <Screen
      title={words.title}
      note={<p className="max-w-prose text-ink-soft text-sm">{words.meaning}</p>}
      query={query}
      tools={
        <label className="flex min-h-9 items-center gap-2 font-semibold text-sm pointer-coarse:min-h-11">
          <Checkbox checked={auto} onChange={(event) => setAuto(event.target.checked)} className="size-5" />
          {words.auto}
        </label>
      }
    >
      <Cards data={data} period={period} />
      <div className="grid gap-4 items-start lg:grid-cols-3">
        <Summary counts={data?.counts ?? noCounts} period={period} />
        <Panel title={words.topErrors} period={period}>
          <Shares
            rows={data?.topErrors ?? []}
            total={data?.counts.errors}
            nameOf={(name) => name}
            empty={words.noTop}
          />
        </Panel>
        <Panel title={words.topUsers} period={period}>
          <Shares rows={data?.topUsers ?? []} total={data?.counts.errors} nameOf={(name) => name} empty={words.noTop} />
        </Panel>
      </div>
      <ErrorGroupsPanel groups={data?.errorGroups ?? []} period={period} role={role} />
      {data && data.skipped.length > 0 && (
        <p role="status" className="rounded-md bg-rose-wash px-3 py-2 font-medium text-rose">
          {words.skipped(data.skipped.join(', '))}
        </p>
      )}
      <Panel title={words.title} period={`${period}, ${words.newest}`}>
        <div className="mb-3 flex flex-wrap gap-3">
          <SearchBox
            label={texts.common.search}
            hint={words.searchHint}
            value={filters.search}
            onChange={(search) => filter({ search })}
          />
          <Choice label={words.type} value={filters.type} options={words.types} onChange={(type) => filter({ type })} />
          <Choice
            label={words.level}
            value={filters.level}
            options={words.levels}
            onChange={(level) => filter({ level })}
          />
          <RangeChoice label={words.timeframe} options={words.timeframes} value={chosen} />
        </div>
        {isPending && <Waiting />}
        {!isPending && entries.length === 0 && <Nothing>{words.none}</Nothing>}
        {entries.length > 0 && (
          <>
            <Entries rows={entries.slice((page - 1) * entriesShown, page * entriesShown)} onOpen={setOpened} />
            <Pager
              page={page}
              size={entriesShown}
              matching={entries.length}
              onPage={(next) => filter({ page: next })}
            />
          </>
        )}
        {(older.hasMore ?? data?.more) && (
          <div className="mt-3">
            <ToolButton aria-busy={older.isFetching || undefined} onClick={older.show}>
              {words.older}
            </ToolButton>
          </div>
        )}
      </Panel>
      {opened && (
        <LogDialog
          entry={entries.find(({ id }) => id === opened.id) ?? opened}
          role={role}
          onClose={() => setOpened(null)}
        />
      )}
    </Screen>
  );
}

/** Whether the search is an id or a mail address: the server then searches all entries for it. */
function isAbout(search: string): boolean {
  return /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[^\s@]+@[^\s@]+\.[^\s@]+)$/i.test(search.trim());
}

/** Search covers message, service, type and details (AMB-143). */
function matches(entry: LogEntry, { search, type, level }: Filters): boolean {
  if (type !== 'all' && entry.type !== type) return false;
  if (level !== 'all' && entry.level !== level) return false;
  if (search.trim() === '') return true;
  const text = `${entry.message} ${entry.service} ${entry.type} ${entry.userEmail ?? ''} ${JSON.stringify(entry.details)}`;
  return text.toLowerCase().includes(search.trim().toLowerCase());
}

const healthTones = { healthy: 'good', warning: 'fair', critical: 'bad', unknown: 'plain' } as const;

function Cards({ data, period }: { data: Logs | undefined; period: string }) {
  const { status = 'unknown', successRate = null, counts = noCounts } = data ?? {};
  const { cards } = words;
  return (
    <Stats>
      <Stat
        label={cards.status}
        value={texts.dashboard.healthNames[status]}
        tone={healthTones[status]}
        period={period}
      />
      <Stat
        label={cards.success}
        value={successRate === null ? texts.common.unknown : formatPercent(successRate)}
        period={period}
        trend={{ of: data?.trends.successRate, format: formatPercent }}
      />
      <Stat
        label={cards.errors}
        value={compactNumber(counts.errors)}
        period={period}
        trend={{ of: data?.trends.errors, format: compactNumber }}
      />
      <Stat
        label={cards.calls}
        value={compactNumber(counts.apiCalls)}
        period={period}
        trend={{ of: data?.trends.apiCalls, format: compactNumber }}
      />
    </Stats>
  );
}

function Summary({ counts, period }: { counts: Logs['counts']; period: string }) {
  const { summaryRows } = words;
  return (
    <Panel title={words.summary} period={period}>
      <Facts
        rows={[
          [summaryRows.calls, compactNumber(counts.apiCalls)],
          [summaryRows.errors, compactNumber(counts.errors)],
          [summaryRows.events, compactNumber(counts.userEvents)],
          [summaryRows.rate, formatPercent(percentOf(counts.apiErrors, counts.requests))],
        ]}
      />
    </Panel>
  );
}

function Entries({ rows, onOpen }: { rows: readonly LogEntry[]; onOpen: (entry: LogEntry) => void }) {
  const { columns } = words;
  return (
    <DataTable
      caption={words.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: columns.time,
          cell: ({ timestamp }) => <span className="whitespace-nowrap">{formatTime(timestamp)}</span>,
        },
        { label: columns.type, cell: ({ type }) => words.types[type] },
        { label: columns.level, cell: ({ level }) => <Mark tone={levelTones[level]}>{words.levels[level]}</Mark> },
        {
          label: columns.message,
          cell: ({ message, resolvedAt }) => (
            <>
              {message}
              {resolvedAt && <span className="block text-moss text-xs">{words.resolved}</span>}
            </>
          ),
        },
        { label: columns.service, cell: ({ service }) => service },
        {
          label: texts.common.actions,
          cell: (entry) => (
            <ToolButton aria-label={`${texts.common.details}: ${entry.message}`} onClick={() => onOpen(entry)}>
              {texts.common.details}
            </ToolButton>
          ),
        },
      ]}
    />
  );
}
