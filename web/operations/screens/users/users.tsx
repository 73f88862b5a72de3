import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AdminListedUser,
  accountStatuses,
  adminPageSize,
  adminPaths,
  planFilters,
  type UserFilter,
  type UsersPage,
  userSorts,
  usesOfProduct,
} from '#domain/operations/figures.ts';
import { compactNumber, usd } from '#domain/operations/numbers.ts';
import { useOffer } from '../../../platform/offers.ts';
import { Choice, SearchBox } from '../../components/choice.tsx';
import { DataTable, type Sorting } from '../../components/data-table.tsx';
import { Mark } from '../../components/mark.tsx';
import { Pager } from '../../components/pager.tsx';
import { Nothing, Panel, Stat, Stats } from '../../components/panel.tsx';
import { Person } from '../../components/person.tsx';
import { Screen, Waiting } from '../../components/screen.tsx';
import { ToolButton } from '../../components/tool-button.tsx';
import { dayTrend } from '../../day-trend.ts';
import { formatDate, readable } from '../../format.ts';
import { figuresQuery } from '../../queries.ts';
import { texts } from '../../texts.ts';
import { useListView } from '../../use-list-view.ts';
import { AuditPanel } from './audit-panel.tsx';
import { chosenOf, ManyPanel } from './many-panel.tsx';
import { MoreFilters } from './more-filters.tsx';
import { UserDialog } from './user-dialog.tsx';
import { statusTone, subscriptionLabel, subscriptionTone } from './user-marks.ts';

const words = texts.users;
const labelled = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(['all', ...values].map((value) => [value, readable(value)])) as Record<Value | 'all', string>;

const cards = ['total', 'active', 'free', 'subscribers', 'admins'] as const;
/** The cards if nothing is sold. */
const ofNobodyPaying = ['total', 'active', 'admins'] as const;

/** The trend of each card, and the address of its rows. */
const trendOf = { total: 'joined', active: 'active', free: 'told', subscribers: 'paid', admins: 'acts' } as const;
const rowsOf = {
  total: '/admin/users',
  active: '/admin/users?status=active',
  free: '/admin/users?plan=free',
  subscribers: '/admin/business',
  admins: '/admin/users?plan=admin',
};

const unsorted: Sorting = { sort: 'created', order: 'desc' };

const everybody: UserFilter = {
  search: '',
  status: 'all',
  plan: 'all',
  from: '',
  to: '',
  network: '',
  source: '',
  country: '',
  use: 'all',
};

/** All values of a filter, as strings. */
type Filters = { [Name in keyof UserFilter]: UserFilter[Name] };
const allowed = {
  status: ['all', ...accountStatuses],
  plan: ['all', ...planFilters],
  use: ['all', ...usesOfProduct],
  sort: [...userSorts],
};

/** All accounts, for admins (USERS-01 to USERS-13). */
export function UsersScreen() {
  const { filters, filter, sorting, sort, turn, asked } = useListView<Filters>(everybody, unsorted, allowed);
  const { search, status, plan, sort: sorted, order, page, ...rest } = asked;
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useQuery(
    figuresQuery<UsersPage>(adminPaths.users, { search, status, plan, sort: sorted, order, page, ...chosenOf(rest) }),
  );
  const { data, isPending } = query;
  const sells = useOffer('payments');
  const counts = data?.counts;
  const opened = data?.users.find(({ id }) => id === openId);
  return (
    <Screen title={words.title} query={query}>
      <Stats>
        {(sells ? cards : ofNobodyPaying).map((card) => (
          <Stat
            key={card}
            label={words.cards[card]}
            value={compactNumber(counts?.[card] ?? 0)}
            period={texts.common.now}
            to={rowsOf[card]}
            trend={dayTrend(data?.trends[trendOf[card]], words.trends[card])}
          />
        ))}
      </Stats>
      <Panel title={texts.frame.entries.users} period={texts.common.now}>
        <div className="mb-3 flex flex-wrap gap-3">
          <SearchBox
            label={texts.common.search}
            hint={words.searchHint}
            value={filters.search}
            onChange={(search) => filter({ search })}
          />
          <Choice
            label={words.status}
            value={filters.status}
            options={labelled(accountStatuses)}
            onChange={(status) => filter({ status })}
          />
          {sells && (
            <Choice
              label={words.plan}
              value={filters.plan}
              options={labelled(planFilters)}
              onChange={(plan) => filter({ plan })}
            />
          )}
        </div>
        <MoreFilters filters={filters} onChange={filter} />
        {isPending && <Waiting />}
        {data && data.users.length > 0 && (
          <>
            <DataTable
              caption={words.title}
              rows={data.users}
              keyOf={(user) => user.id}
              sorting={sorting}
              onSort={sort}
              columns={[
                {
                  label: words.columns.user,
                  sort: 'name',
                  cell: (user) => <Person name={user.name} email={user.email} />,
                },
                {
                  label: words.columns.status,
                  cell: (user) => <Mark tone={statusTone[user.status]}>{readable(user.status)}</Mark>,
                },
                {
                  label: sells ? words.columns.subscription : words.rows.role,
                  cell: (user) =>
                    sells || user.adminRole ? (
                      <Mark tone={subscriptionTone(user)}>{subscriptionLabel(user)}</Mark>
                    ) : (
                      words.noRole
                    ),
                },
                {
                  label: words.columns.stories,
                  numeric: true,
                  sort: 'stories',
                  cell: (user) => compactNumber(user.storiesCreated),
                },
                { label: words.columns.spent, numeric: true, cell: (user) => usd(user.totalSpent, 2) },
                { label: words.columns.lastLogin, numeric: true, cell: (user) => formatDate(user.lastLogin) },
                {
                  label: texts.common.actions,
                  cell: (user) => <OpenButton user={user} onOpen={() => setOpenId(user.id)} />,
                },
              ]}
            />
            <Pager page={data.page} size={adminPageSize} matching={data.matching} onPage={turn} />
          </>
        )}
        {!isPending && !data?.users.length && <Nothing>{words.none}</Nothing>}
      </Panel>
      <ManyPanel filter={filters} />
      <AuditPanel />
      {opened && <UserDialog user={opened} onClose={() => setOpenId(null)} />}
    </Screen>
  );
}

function OpenButton({ user, onOpen }: { user: AdminListedUser; onOpen: () => void }) {
  return (
    <ToolButton aria-label={`${texts.common.details}: ${user.name}`} onClick={onOpen}>
      {texts.common.details}
    </ToolButton>
  );
}
