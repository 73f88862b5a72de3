import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { UserFilter } from '#domain/operations/figures.ts';
import {
  batchesPath,
  exportUsersPath,
  type ManyAction,
  type ManyBatch,
  type ManyPreview,
  manyPath,
  mostAtOnce,
  undoManyPath,
} from '#domain/operations/many.ts';
import { fetchApi } from '../../../platform/api.ts';
import { AlertDialog } from '../../../ui/layers/alert-dialog.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { Choice } from '../../components/choice.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { Nothing, Panel } from '../../components/panel.tsx';
import { LoadProblem, Waiting } from '../../components/screen.tsx';
import { TextBox } from '../../components/text-box.tsx';
import { ToolButton } from '../../components/tool-button.tsx';
import { handOver } from '../../download.ts';
import { formatTime, readable } from '../../format.ts';
import { figuresQuery } from '../../queries.ts';
import { texts } from '../../texts.ts';
import { useAction } from '../use-action.ts';

const words = texts.many;

/** Actions on all users of the filter: previewed first, recorded for each user, and reversible with one press. */
export function ManyPanel({ filter }: { filter: UserFilter }) {
  const [shown, setShown] = useState<string | null>(null);
  const isEverybody = Object.values(filter).every((value) => value === '' || value === 'all');
  const chosen = chosenOf(filter);
  const copy = useMutation({
    mutationFn: async () => (await fetchApi(exportUsersPath, { method: 'POST', body: { filter: chosen } })).blob(),
    onSuccess: (file) => handOver(file, `lunatale-users-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: () => toast.problem(texts.common.notDone),
  });
  // Another filter means other people, so it needs a new preview.
  const isShown = shown === JSON.stringify(chosen);
  return (
    <Panel title={words.title}>
      <p className="mb-3 max-w-prose text-ink-soft text-sm">{isEverybody ? words.filterFirst : words.lead}</p>
      <div className="flex flex-wrap gap-2">
        <ToolButton disabled={isEverybody} onClick={() => setShown(JSON.stringify(chosen))}>
          {words.preview}
        </ToolButton>
        <ToolButton
          icon={<Download aria-hidden="true" className="size-4" />}
          aria-busy={copy.isPending || undefined}
          onClick={() => copy.mutate()}
        >
          {words.export}
        </ToolButton>
      </div>
      {isShown && <Preview filter={chosen} onDone={() => setShown(null)} />}
      <Batches />
    </Panel>
  );
}

type Chosen = Record<string, string>;

/** Returns the parts of a filter that are set. */
export function chosenOf(filter: Partial<UserFilter>): Chosen {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== 'all'));
}

function Preview({ filter, onDone }: { filter: Chosen; onDone: () => void }) {
  const { data, isPending, isError, refetch } = useQuery({
    ...figuresQuery<ManyPreview>(manyPath, filter),
    placeholderData: undefined,
  });
  if (isPending) return <Waiting />;
  if (isError || !data) return <LoadProblem onRetry={() => void refetch()} />;
  if (data.matching === 0) return <Nothing>{words.nobody(data.spared)}</Nothing>;
  return (
    <div className="mt-4 grid gap-3">
      <p role="status" className="font-semibold">
        {words.finds(data.matching, data.spared)}
      </p>
      <DataTable
        caption={words.sample(data.sample.length)}
        cards
        rows={data.sample}
        keyOf={({ id }) => id}
        columns={[
          { label: texts.users.rows.name, cell: ({ name }) => name },
          { label: texts.users.rows.email, cell: ({ email }) => email },
          { label: words.joined, cell: ({ createdAt }) => formatTime(createdAt) },
          { label: texts.users.columns.stories, numeric: true, cell: ({ stories }) => String(stories) },
        ]}
      />
      {data.matching > data.sample.length && <p className="text-ink-soft text-sm">{words.whole}</p>}
      {data.matching > mostAtOnce ? (
        <p className="text-rose">{words.tooMany(mostAtOnce)}</p>
      ) : (
        <Act {...{ filter, data, onDone }} />
      )}
    </div>
  );
}

function Act({ filter, data, onDone }: { filter: Chosen; data: ManyPreview; onDone: () => void }) {
  const [action, setAction] = useState<ManyAction>('suspend');
  const [freeText, setFreeText] = useState('0');
  const [freeImage, setFreeImage] = useState('0');
  const [request, setRequest] = useState('');
  const [asking, setAsking] = useState(false);
  const act = useAction();
  const limits = { freeText: Number(freeText), freeImage: Number(freeImage) };
  const body = {
    filter,
    action,
    asOf: data.asOf,
    expected: data.matching,
    request,
    ...(action === 'limit' && { limits }),
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Choice label={words.action} value={action} options={words.actions} onChange={setAction} />
        {action === 'limit' && (
          <>
            <TextBox type="number" label={words.freeText} value={freeText} onChange={setFreeText} />
            <TextBox type="number" label={words.freeImage} value={freeImage} onChange={setFreeImage} />
          </>
        )}
        <TextBox label={words.why} value={request} onChange={setRequest} />
        <ToolButton look="danger" disabled={request.trim() === ''} onClick={() => setAsking(true)}>
          {words.act(words.actions[action], data.matching)}
        </ToolButton>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.question(words.actions[action], data.matching)}
        description={words.meanings[action]}
        cancelLabel={texts.common.cancel}
        confirmLabel={words.actions[action]}
        danger
        busy={act.isPending}
        onConfirm={() => act.mutate({ path: manyPath, body }, { onSuccess: onDone, onSettled: () => setAsking(false) })}
      />
    </>
  );
}

function Batches() {
  const { data = [], isError, refetch } = useQuery(figuresQuery<ManyBatch[]>(batchesPath));
  const undo = useAction({ done: words.undone });
  if (isError) return <LoadProblem onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  const { columns } = words;
  return (
    <div className="mt-4">
      <DataTable
        caption={words.batches}
        rows={data}
        keyOf={({ batch }) => batch}
        columns={[
          { label: columns.time, cell: ({ at }) => formatTime(at) },
          { label: columns.action, cell: ({ action }) => readable(action) },
          { label: columns.operator, cell: ({ operator }) => operator },
          { label: words.why, cell: ({ request }) => request },
          { label: columns.users, numeric: true, cell: ({ users }) => String(users) },
          { label: columns.undone, numeric: true, cell: ({ undone }) => String(undone) },
          {
            label: texts.common.actions,
            cell: ({ batch, users, undone }) => (
              <ToolButton
                disabled={undo.isPending || undone >= users}
                onClick={() => undo.mutate({ path: undoManyPath(batch) })}
              >
                {words.undo}
              </ToolButton>
            ),
          },
        ]}
      />
    </div>
  );
}
