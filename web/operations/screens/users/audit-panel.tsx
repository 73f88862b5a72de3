import { useQuery } from '@tanstack/react-query';
import { type AuditEntry, adminPaths } from '#domain/operations/figures.ts';
import { DataTable } from '../../components/data-table.tsx';
import { Nothing, Panel } from '../../components/panel.tsx';
import { LoadProblem, Waiting } from '../../components/screen.tsx';
import { formatTime, readable } from '../../format.ts';
import { figuresQuery } from '../../queries.ts';
import { texts } from '../../texts.ts';

/** Returns "before: active, after: suspended"; nested values are in brackets. */
const listed = (details: object): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'object' && value ? `(${listed(value)})` : String(value)}`)
    .join(', ');

/** The newest actions of operators: actor, time, action and target. */
export function AuditPanel() {
  const { data = [], isError, isPending, refetch } = useQuery(figuresQuery<AuditEntry[]>(adminPaths.audit));
  const { auditColumns: columns } = texts.users;
  return (
    <Panel title={texts.users.audit} period={texts.monitoring.newest}>
      {isError && <LoadProblem onRetry={() => void refetch()} />}
      {isPending && <Waiting />}
      {isError || isPending ? null : data.length === 0 ? (
        <Nothing>{texts.users.noAudit}</Nothing>
      ) : (
        <DataTable
          caption={texts.users.audit}
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            { label: columns.time, cell: ({ timestamp }) => formatTime(timestamp) },
            { label: columns.operator, cell: ({ operator }) => operator },
            { label: columns.action, cell: ({ action }) => readable(action) },
            {
              label: columns.subject,
              cell: ({ subject, users }) => subject ?? (users > 1 ? texts.users.auditMany(users) : ''),
            },
            {
              label: columns.details,
              cell: ({ details }) => listed(details),
            },
          ]}
        />
      )}
    </Panel>
  );
}
