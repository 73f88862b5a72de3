import { useState } from 'react';
import { type AdminRole, hasRank } from '#domain/identity/operators.ts';
import { type ErrorGroup, resolveGroupPath } from '#domain/operations/figures.ts';
import { compactNumber } from '#domain/operations/numbers.ts';
import { AlertDialog } from '../../../ui/layers/alert-dialog.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { Leveled } from '../../components/mark.tsx';
import { Nothing, Panel } from '../../components/panel.tsx';
import { ToolButton } from '../../components/tool-button.tsx';
import { formatMoment } from '../../format.ts';
import { texts } from '../../texts.ts';
import { useAction } from '../use-action.ts';

const words = texts.logs;

type Props = { groups: readonly ErrorGroup[]; period: string; role: AdminRole };

/** Equal errors in groups, with first time and count; admins resolve a whole group at once (LOG-27). */
export function ErrorGroupsPanel({ groups, period, role }: Props) {
  const [asked, setAsked] = useState<ErrorGroup | null>(null);
  const action = useAction();
  const { groupColumns: columns } = words;
  const mayAct = hasRank(role, 'admin');
  return (
    <Panel title={words.groups} period={period}>
      {groups.length === 0 ? (
        <Nothing>{words.noGroups}</Nothing>
      ) : (
        <div className="max-h-96 overflow-y-auto">
          <DataTable
            caption={words.groups}
            rows={groups}
            keyOf={({ id }) => id}
            columns={[
              {
                label: columns.error,
                cell: ({ message, type }) => (
                  <>
                    {message}
                    <span className="block text-ink-soft text-xs">{type}</span>
                  </>
                ),
              },
              { label: columns.count, numeric: true, cell: ({ count }) => compactNumber(count) },
              {
                label: columns.open,
                numeric: true,
                cell: ({ open }) => <Leveled level={open > 0 ? 'fair' : 'good'}>{compactNumber(open)}</Leveled>,
              },
              { label: columns.users, numeric: true, cell: ({ users }) => compactNumber(users) },
              { label: columns.first, numeric: true, cell: ({ firstAt }) => formatMoment(firstAt) },
              { label: columns.last, numeric: true, cell: ({ lastAt }) => formatMoment(lastAt) },
              ...(mayAct
                ? [
                    {
                      label: texts.common.actions,
                      cell: (group: ErrorGroup) =>
                        group.open > 0 && (
                          <ToolButton
                            aria-label={`${words.resolveAll}: ${group.message}`}
                            onClick={() => setAsked(group)}
                          >
                            {words.resolveAll}
                          </ToolButton>
                        ),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      )}
      <p className="mt-3 text-ink-soft text-sm">{words.groupsNote}</p>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={words.resolveAll}
        description={
          asked ? `${words.resolveAllQuestion(compactNumber(asked.open), asked.message)} ${words.resolveMeaning}` : ''
        }
        cancelLabel={texts.common.cancel}
        confirmLabel={words.resolveAll}
        busy={action.isPending}
        onConfirm={() =>
          asked && action.mutate({ path: resolveGroupPath(asked.id) }, { onSettled: () => setAsked(null) })
        }
      />
    </Panel>
  );
}
