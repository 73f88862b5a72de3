import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { type AdminRole, hasRank } from '#domain/identity/operators.ts';
import { adminPaths, type UsageCardTrends, type UsageOverview } from '#domain/operations/figures.ts';
import { compactNumber, percentOf } from '#domain/operations/numbers.ts';
import { useAllowances, useOffer } from '../../platform/offers.ts';
import { AlertDialog } from '../../ui/layers/alert-dialog.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { Chart } from '../components/chart.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Nothing, Panel, Stat, Stats } from '../components/panel.tsx';
import { Screen, Waiting } from '../components/screen.tsx';
import { TabSet } from '../components/tab-set.tsx';
import { ToolButton } from '../components/tool-button.tsx';
import { dayTrend } from '../day-trend.ts';
import { formatDay, formatDays, formatLimit } from '../format.ts';
import { figuresQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { useNamed } from '../use-named.ts';
import { UsageUsers } from './usage-users.tsx';
import { useAction } from './use-action.ts';

const words = texts.usage;
type Trend = UsageOverview['trends'][number];

/** How much of their allowances users have used (USAGE-01 to USAGE-27). */
export function UsageScreen({ role }: { role: AdminRole }) {
  const query = useQuery(figuresQuery<UsageOverview>(adminPaths.usage));
  const { data, isPending } = query;
  const mayAct = hasRank(role, 'admin');
  return (
    <Screen title={words.title} query={query} tools={<ResetButton mayAct={mayAct} />}>
      {isPending ? (
        <Waiting />
      ) : (
        <TabSet
          labels={words.tabs}
          panels={{
            overview: <Overview data={data} />,
            details: <UsageUsers mayAct={mayAct} />,
            trends: <Trends data={data} />,
          }}
        />
      )}
    </Screen>
  );
}

/** Every operator sees the button; those who may not press it are told why (USAGE-02, AMB-111). */
function ResetButton({ mayAct }: { mayAct: boolean }) {
  const [asking, setAsking] = useState(false);
  const action = useAction({ done: words.resetDone, failed: words.resetFailed });
  return (
    <>
      <ToolButton
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
        aria-disabled={!mayAct || undefined}
        title={mayAct ? undefined : words.resetHint}
        aria-describedby={mayAct ? undefined : 'reset-hint'}
        onClick={() => mayAct && setAsking(true)}
      >
        {words.reset}
      </ToolButton>
      {!mayAct && (
        <span id="reset-hint" className="text-ink-soft text-sm">
          {words.resetHint}
        </span>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.reset}
        description={words.resetQuestion}
        cancelLabel={texts.common.cancel}
        confirmLabel={words.reset}
        busy={action.isPending}
        onConfirm={() => action.mutate({ path: adminPaths.resetDailyLimits }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

function Overview({ data }: { data: UsageOverview | undefined }) {
  const { cards, progress } = words;
  const named = useNamed();
  const allowances = useAllowances();
  const sells = useOffer('payments');
  const { totalUsers = 0, freeUsers = 0, premiumUsers = 0, atLimit = 0 } = data ?? {};
  const nothing = { used: 0, limit: 0, percent: 0 };
  const { freeText = nothing, freeImage = nothing, dailyGemini = nothing } = data ?? {};
  const freeUsed = freeText.used + freeImage.used;
  const freeLimit = freeText.limit + freeImage.limit;
  const of = (used: number, limit: number) => cards.of(compactNumber(used), formatLimit(limit, compactNumber));
  const rowsAndTrend = (trend: keyof UsageCardTrends, filter: string) => ({
    to: `/admin/user-usage?tab=details${filter}`,
    trend: dayTrend(data?.cardTrends[trend], named(words.moves[trend])),
  });
  return (
    <>
      <Stats>
        <Stat
          label={cards.total}
          value={compactNumber(totalUsers)}
          {...(sells && { note: cards.tiers(compactNumber(freeUsers), compactNumber(premiumUsers)) })}
          period={texts.common.now}
          {...rowsAndTrend('joined', '')}
        />
        <Stat
          label={cards.atLimit}
          value={compactNumber(atLimit)}
          note={cards.ofTotal(Math.round(percentOf(atLimit, totalUsers)))}
          period={texts.common.now}
          {...rowsAndTrend('limited', '&status=at-limit')}
        />
        <Stat
          label={sells ? cards.free : cards.allowed}
          value={`${Math.round(percentOf(freeUsed, freeLimit))}%`}
          note={of(freeUsed, freeLimit)}
          period={texts.common.allTime}
          {...rowsAndTrend('free', '&tier=free')}
        />
        {sells && (
          <Stat
            label={named(cards.gemini)}
            value={`${dailyGemini.percent}%`}
            note={of(dailyGemini.used, dailyGemini.limit)}
            period={texts.costs.today}
            {...rowsAndTrend('gemini', '&tier=premium')}
          />
        )}
      </Stats>
      <div className="grid gap-4 lg:grid-cols-3">
        {[
          { words: progress.text(formatLimit(allowances.freeText)), value: freeText, period: texts.common.allTime },
          { words: progress.image(formatLimit(allowances.freeImage)), value: freeImage, period: texts.common.allTime },
          ...(sells
            ? [
                {
                  words: progress.gemini(formatLimit(allowances.dailyGemini)),
                  value: dailyGemini,
                  period: texts.costs.today,
                },
              ]
            : []),
        ].map(({ words: [title = '', note = ''], value, period }) => (
          <Panel key={title} title={named(title)} period={period}>
            <Progress
              label={note}
              value={value.used}
              max={Math.max(1, value.limit)}
              valueText={of(value.used, value.limit)}
            />
          </Panel>
        ))}
      </div>
    </>
  );
}

function Trends({ data }: { data: UsageOverview | undefined }) {
  const sells = useOffer('payments');
  if (!data || data.trends.length === 0) {
    return (
      <Panel title={words.tabs.trends} {...(data && { period: formatDays(data.period) })}>
        <Nothing>{words.noTrends}</Nothing>
      </Panel>
    );
  }
  const { trends } = words;
  return (
    <Panel title={words.tabs.trends} period={formatDays(data.period)}>
      <Chart
        label={words.tabs.trends}
        kind="bars"
        stacked
        rows={data.trends.map((row) => ({ ...row, day: formatDay(row.date) }))}
        x="day"
        unit="stories"
        series={[
          { name: 'freeText', label: trends.text, colour: 'sky' },
          { name: 'freeImage', label: trends.image, colour: 'moss' },
          ...(sells ? [{ name: 'premium', label: trends.premium, colour: 'lamp' } as const] : []),
        ]}
      />
      <DataTable
        caption={words.tabs.trends}
        rows={data.trends.toReversed()}
        keyOf={({ date }) => date}
        columns={[
          { label: trends.date, cell: ({ date }) => formatDay(date) },
          { label: trends.text, numeric: true, cell: (row) => compactNumber(row.freeText) },
          { label: trends.image, numeric: true, cell: (row) => compactNumber(row.freeImage) },
          ...(sells
            ? [{ label: trends.premium, numeric: true, cell: (row: Trend) => compactNumber(row.premium) }]
            : []),
          { label: trends.users, numeric: true, cell: (row) => compactNumber(row.users) },
        ]}
      />
    </Panel>
  );
}
