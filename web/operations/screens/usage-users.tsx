import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  adminPageSize,
  adminPaths,
  type UsageSummary,
  type UsageUsersPage,
  type UsedOf,
  userSorts,
} from '#domain/operations/figures.ts';
import { compactNumber } from '#domain/operations/numbers.ts';
import { useOffer } from '../../platform/offers.ts';
import { Choice, SearchBox } from '../components/choice.tsx';
import { DataTable, type Sorting } from '../components/data-table.tsx';
import { Mark } from '../components/mark.tsx';
import { Pager } from '../components/pager.tsx';
import { Nothing, Panel } from '../components/panel.tsx';
import { Person } from '../components/person.tsx';
import { LoadProblem, Waiting } from '../components/screen.tsx';
import { ToolButton } from '../components/tool-button.tsx';
import { formatLimit, formatMoment } from '../format.ts';
import { figuresQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { useListView } from '../use-list-view.ts';
import { useNamed } from '../use-named.ts';
import { UsageDialog } from './usage-dialog.tsx';

const words = texts.usage;
const of = ({ used, limit }: UsedOf) => `${used} / ${formatLimit(limit)}`;

const unsorted: Sorting = { sort: 'active', order: 'desc' };
const everybody: { search: string; tier: keyof typeof words.tiers; status: keyof typeof words.statuses } = {
  search: '',
  tier: 'all',
  status: 'all',
};

/** The usage of each user (USAGE-13 to USAGE-22). */
export function UsageUsers({ mayAct }: { mayAct: boolean }) {
  const sells = useOffer('payments');
  const named = useNamed();
  const { filters, filter, sorting, sort, turn, asked } = useListView(everybody, unsorted, {
    tier: Object.keys(words.tiers),
    status: Object.keys(words.statuses),
    sort: [...userSorts],
  });
  const [openId, setOpenId] = useState<string | null>(null);
  const { data, isPending, isError, refetch } = useQuery(figuresQuery<UsageUsersPage>(adminPaths.usageUsers, asked));
  const opened = data?.users.find(({ userId }) => userId === openId);
  return (
    <Panel title={words.tabs.details} period={texts.common.now}>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SearchBox
          label={texts.common.search}
          hint={texts.users.searchHint}
          value={filters.search}
          onChange={(search) => filter({ search })}
        />
        {sells && (
          <Choice label={words.tier} value={filters.tier} options={words.tiers} onChange={(tier) => filter({ tier })} />
        )}
        <Choice
          label={words.status}
          value={filters.status}
          options={words.statuses}
          onChange={(status) => filter({ status })}
        />
        <p aria-live="polite" className="text-ink-soft text-sm tabular-nums">
          {data && words.showing(data.matching, data.total)}
        </p>
      </div>
      {isError && <LoadProblem onRetry={() => void refetch()} />}
      {isPending && <Waiting />}
      {data && data.users.length > 0 && (
        <>
          <DataTable
            caption={words.tabs.details}
            rows={data.users}
            keyOf={({ userId }) => userId}
            sorting={sorting}
            onSort={sort}
            columns={[
              {
                label: words.columns.user,
                sort: 'name',
                cell: (user) => <Person name={user.name} email={user.email} />,
              },
              ...(sells
                ? [
                    {
                      label: words.columns.tier,
                      cell: ({ isFreeTier }: UsageSummary) => (
                        <Mark tone={isFreeTier ? 'plain' : 'good'}>
                          {isFreeTier ? words.tiers.free : words.tiers.premium}
                        </Mark>
                      ),
                    },
                  ]
                : []),
              {
                label: words.columns.status,
                cell: ({ hasReachedLimits }) => (
                  <Mark tone={hasReachedLimits ? 'fair' : 'info'}>
                    {words.statuses[hasReachedLimits ? 'at-limit' : 'active']}
                  </Mark>
                ),
              },
              { label: words.columns.text, numeric: true, cell: (user) => of(user.freeText) },
              { label: words.columns.image, numeric: true, cell: (user) => of(user.freeImage) },
              ...(sells
                ? [
                    {
                      label: named(words.columns.gemini),
                      numeric: true,
                      cell: (user: UsageSummary) => (user.isFreeTier ? texts.common.unknown : of(user.dailyGemini)),
                    },
                  ]
                : []),
              {
                label: words.columns.stories,
                numeric: true,
                sort: 'stories',
                cell: (user) => (
                  <>
                    <span className="block">{compactNumber(user.totalStoriesGenerated)}</span>
                    <span className="block text-ink-soft text-xs">{words.thisWeek(user.storiesThisWeek)}</span>
                  </>
                ),
              },
              {
                label: words.columns.active,
                numeric: true,
                sort: 'active',
                cell: (user) => formatMoment(user.lastActive),
              },
              {
                label: texts.common.actions,
                cell: (user) => (
                  <ToolButton
                    aria-label={`${texts.common.details}: ${user.name}`}
                    onClick={() => setOpenId(user.userId)}
                  >
                    {texts.common.details}
                  </ToolButton>
                ),
              },
            ]}
          />
          <Pager page={data.page} size={adminPageSize} matching={data.matching} onPage={turn} />
        </>
      )}
      {data?.users.length === 0 && <Nothing>{words.none}</Nothing>}
      {opened && <UsageDialog user={opened} mayAct={mayAct} onClose={() => setOpenId(null)} />}
    </Panel>
  );
}
