import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { ProvidedState } from '#domain/billing/subscription.ts';
import {
  askSubscriptionPath,
  type FoundPerson,
  type GiveBack,
  giveBackPath,
  type Person,
  peoplePath,
  personPath,
  repairSubscriptionPath,
  restoreStoryPath,
} from '#domain/operations/people.ts';
import { callApi } from '../../../platform/api.ts';
import { useOffer } from '../../../platform/offers.ts';
import { AlertDialog } from '../../../ui/layers/alert-dialog.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { Mark } from '../../components/mark.tsx';
import { Facts, Nothing, Panel } from '../../components/panel.tsx';
import { Person as PersonName } from '../../components/person.tsx';
import { Screen, Waiting } from '../../components/screen.tsx';
import { ToolButton } from '../../components/tool-button.tsx';
import { formatDate, formatTime, readable } from '../../format.ts';
import { figuresQuery, useRefresh } from '../../queries.ts';
import { texts } from '../../texts.ts';
import { useAction } from '../use-action.ts';
import { OnRequest } from './on-request.tsx';
import { statusTone } from './user-marks.ts';

const words = texts.person;
const linkLook =
  'font-semibold underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center';

/** One person: profile, plan, allowances and history; `find` takes a name, address or id that they sent. */
export function PersonScreen() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <OnePerson key={id} id={id} /> : <FoundPeople find={query.get('find') ?? ''} />;
}

function FoundPeople({ find }: { find: string }) {
  const query = useQuery({ ...figuresQuery<FoundPerson[]>(peoplePath, { find }), enabled: find !== '' });
  const [only, ...others] = query.data ?? [];
  if (only && others.length === 0 && !query.isPlaceholderData) return <Navigate to={`?id=${only.id}`} replace />;
  return (
    <Screen title={words.title} query={query} note={<p className="max-w-prose text-ink-soft text-sm">{words.lead}</p>}>
      {find !== '' && (
        <Panel title={words.found} period={find}>
          {query.isPending && <Waiting />}
          {query.data?.length === 0 && <Nothing>{words.nobody}</Nothing>}
          <ul className="grid gap-2">
            {query.data?.map((person) => (
              <li key={person.id}>
                <Link to={`?id=${person.id}`} className={linkLook}>
                  <PersonName name={person.name} email={person.email} />
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Screen>
  );
}

function OnePerson({ id }: { id: string }) {
  const sells = useOffer('payments');
  const query = useQuery(figuresQuery<Person>(personPath(id)));
  const { data } = query;
  return (
    <Screen
      title={data?.name ?? words.title}
      query={query}
      note={data && <p className="text-ink-soft [overflow-wrap:anywhere]">{data.email}</p>}
    >
      {query.isPending && <Waiting />}
      {data && (
        <>
          <div className="grid items-start gap-4 lg:grid-cols-3">
            <Account person={data} />
            {sells && <Subscription person={data} />}
            <Allowances person={data} />
          </div>
          <div className="grid items-start gap-4 lg:grid-cols-3">
            <DeletedStories person={data} />
            {!data.isOperator && <OnRequest person={data} />}
          </div>
          <Timeline person={data} />
        </>
      )}
    </Screen>
  );
}

function Account({ person }: { person: Person }) {
  const sells = useOffer('payments');
  const { rows } = texts.users;
  return (
    <Panel title={words.account}>
      <Facts
        rows={[
          [
            'Id',
            <code key="id" className="text-xs">
              {person.id}
            </code>,
          ],
          [
            rows.status,
            <Mark key="status" tone={statusTone[person.status]}>
              {readable(person.status)}
            </Mark>,
          ],
          ...(sells ? [[words.tier, readable(person.tier)] as const] : []),
          [rows.since, formatDate(person.since)],
          [rows.lastLogin, formatDate(person.lastSignIn)],
        ]}
      />
      <p className="mt-3">
        <Link to={`/admin/users?search=${encodeURIComponent(person.email)}`} className={linkLook}>
          {texts.frame.entries.users}
        </Link>
      </p>
    </Panel>
  );
}

/** Our subscription state, and on request the payment provider's beside it. */
function Subscription({ person }: { person: Person }) {
  const { subscription } = person;
  const [asking, setAsking] = useState(false);
  const refresh = useRefresh();
  const ask = useMutation({
    mutationFn: (path: string) => callApi<ProvidedState>(path, { method: 'POST' }),
    onSuccess: () => refresh(),
    onError: () => toast.problem(texts.common.notDone),
    onSettled: () => setAsking(false),
  });
  const says = ask.data;
  const theirs = says?.found ? readable(says.theirs ?? words.none) : words.noCustomer;
  return (
    <Panel title={words.subscription}>
      <Facts
        rows={[
          [words.counts, readable(subscription.counts)],
          [words.kept, readable(subscription.kept ?? words.none)],
          [words.provider, says ? theirs : words.notAsked],
          ...(subscription.canceled ? [[words.canceled, formatDate(subscription.canceled)] as const] : []),
          subscription.ends
            ? [words.ends, formatDate(subscription.ends)]
            : [words.renews, formatDate(subscription.renews)],
          ...(person.customer
            ? [
                [
                  words.customer,
                  <code key="customer" className="text-xs">
                    {person.customer}
                  </code>,
                ] as const,
              ]
            : []),
          [words.readAt, subscription.readAt ? formatTime(subscription.readAt) : texts.common.never],
        ]}
      />
      <p role="status" className="mt-2 min-h-6 text-sm">
        {says?.found === false && words.noCustomerHint}
        {says?.found && (
          <>
            <Mark tone={says.agrees ? 'good' : 'bad'}>{says.agrees ? words.agrees : words.differs}</Mark>
            {!says.agrees && ` ${words.differsHint}`}
          </>
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ToolButton aria-busy={ask.isPending || undefined} onClick={() => ask.mutate(askSubscriptionPath(person.id))}>
          {words.ask}
        </ToolButton>
        <ToolButton onClick={() => setAsking(true)}>{words.repair}</ToolButton>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.repairQuestion}
        description={words.repairMeaning}
        cancelLabel={texts.common.cancel}
        confirmLabel={words.repair}
        busy={ask.isPending}
        onConfirm={() => ask.mutate(repairSubscriptionPath(person.id))}
      />
    </Panel>
  );
}

function Allowances({ person }: { person: Person }) {
  const action = useAction();
  return (
    <Panel title={words.allowances}>
      <ul className="grid gap-2">
        {(['freeText', 'freeImage', 'dailyGemini'] as const).map((kind) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-2">
            <span>{words.kinds[kind]}</span>
            <span className="tabular-nums">{words.usedOf(person[kind].used, person[kind].limit)}</span>
            <ToolButton
              aria-label={`${words.giveBack}: ${words.kinds[kind]}`}
              disabled={person[kind].used === 0 || action.isPending}
              onClick={() =>
                action.mutate({ path: giveBackPath(person.id), body: { kind, stories: 1 } satisfies GiveBack })
              }
            >
              {words.giveBack}
            </ToolButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function DeletedStories({ person }: { person: Person }) {
  const action = useAction();
  const { deletedColumns: columns } = words;
  return (
    <Panel title={words.deleted} period={words.lastDays} className="lg:col-span-2">
      <p className="mb-2 text-ink-soft text-sm">{words.deletedLead}</p>
      {person.deletedStories.length === 0 && <Nothing>{words.deletedNone}</Nothing>}
      {person.deletedStories.length > 0 && (
        <DataTable
          caption={words.deleted}
          rows={person.deletedStories}
          keyOf={({ id }) => id}
          columns={[
            {
              label: columns.when,
              cell: ({ deletedAt }) => <span className="whitespace-nowrap">{formatTime(deletedAt)}</span>,
            },
            {
              label: columns.story,
              cell: ({ storyType, length, language }) => [storyType, length, language].map(readable).join(', '),
            },
            { label: columns.pictures, numeric: true, cell: ({ pictures }) => pictures },
            { label: columns.until, cell: ({ until }) => formatDate(until) },
            {
              label: texts.common.actions,
              cell: ({ id, deletedAt }) => (
                <ToolButton
                  aria-label={`${words.putBack}: ${formatTime(deletedAt)}`}
                  disabled={action.isPending}
                  onClick={() => action.mutate({ path: restoreStoryPath(person.id, id) })}
                >
                  {words.putBack}
                </ToolButton>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}

const kindTones = { account: 'plain', story: 'info', payment: 'good', operator: 'fair', problem: 'bad' } as const;

function Timeline({ person }: { person: Person }) {
  const { columns, timelineKinds } = words;
  return (
    <Panel title={words.timeline} period={words.newest}>
      <p className="mb-2 text-ink-soft text-sm">{words.noWords}</p>
      <DataTable
        caption={words.timeline}
        rows={person.timeline.map((entry, index) => ({ ...entry, index }))}
        keyOf={({ index }) => String(index)}
        columns={[
          { label: columns.time, cell: ({ at }) => <span className="whitespace-nowrap">{formatTime(at)}</span> },
          { label: columns.kind, cell: ({ kind }) => <Mark tone={kindTones[kind]}>{timelineKinds[kind]}</Mark> },
          { label: columns.what, cell: ({ what }) => what },
          { label: columns.detail, cell: ({ detail }) => detail },
          { label: columns.number, cell: ({ number }) => number && <code className="text-xs">{number}</code> },
        ]}
      />
    </Panel>
  );
}
