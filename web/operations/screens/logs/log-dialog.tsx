import { useState } from 'react';
import { type AdminRole, hasRank } from '#domain/identity/operators.ts';
import { type LogEntry, resolveErrorPath } from '#domain/operations/figures.ts';
import { AlertDialog } from '../../../ui/layers/alert-dialog.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Facts } from '../../components/panel.tsx';
import { ToolButton } from '../../components/tool-button.tsx';
import { formatTime } from '../../format.ts';
import { texts } from '../../texts.ts';
import { useAction } from '../use-action.ts';

const words = texts.logs;

type Props = { entry: LogEntry; role: AdminRole; onClose: () => void };

/** One entry with all of its details (LOG-12); an error can be marked as resolved. */
export function LogDialog({ entry, role, onClose }: Props) {
  const [asking, setAsking] = useState(false);
  const action = useAction();
  const { columns } = words;
  const open = entry.source === 'error_logs' && entry.resolvedAt === null && hasRank(role, 'admin');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.common.details}
      actions={open && <ToolButton onClick={() => setAsking(true)}>{words.resolve}</ToolButton>}
    >
      <Facts
        rows={[
          [words.timestamp, formatTime(entry.timestamp)],
          [columns.type, words.types[entry.type]],
          [columns.level, words.levels[entry.level]],
          [columns.service, entry.service],
          [columns.message, entry.message],
          ...(entry.userEmail ? [[words.user, entry.userEmail] as const] : []),
          ...(entry.resolvedAt ? [[words.resolved, formatTime(entry.resolvedAt)] as const] : []),
        ]}
      />
      <h3 className="mt-4 mb-1 text-base">{words.json}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by the keyboard */}
      <pre tabIndex={0} className="max-h-80 overflow-auto rounded-md bg-raised p-3 text-xs">
        {JSON.stringify({ ...entry.details, ...(entry.userId && { user_id: entry.userId }) }, null, 2)}
      </pre>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.resolveQuestion}
        description={words.resolveMeaning}
        cancelLabel={texts.common.cancel}
        confirmLabel={words.resolve}
        busy={action.isPending}
        onConfirm={() => action.mutate({ path: resolveErrorPath(entry.id) }, { onSettled: () => setAsking(false) })}
      />
    </Dialog>
  );
}
