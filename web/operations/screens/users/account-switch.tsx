import { useState } from 'react';
import { type AccountStatus, reactivatePath, suspendPath } from '#domain/operations/figures.ts';
import type { Asked } from '#domain/operations/people.ts';
import { AlertDialog } from '../../../ui/layers/alert-dialog.tsx';
import { TextBox } from '../../components/text-box.tsx';
import { ToolButton } from '../../components/tool-button.tsx';
import { texts } from '../../texts.ts';
import { useAction } from '../use-action.ts';

const words = texts.users;

/** Suspends an account or ends its suspension (USERS-12), after a question and with a reason. */
export function AccountSwitch({ user }: { user: { id: string; name: string; status: AccountStatus } }) {
  const [asking, setAsking] = useState(false);
  const [request, setRequest] = useState('');
  const action = useAction();
  const suspended = user.status === 'suspended';
  const label = suspended ? words.reactivate : words.suspend;

  function act() {
    const path = suspended ? reactivatePath(user.id) : suspendPath(user.id);
    action.mutate({ path, body: { request } satisfies Asked }, { onSettled: () => setAsking(false) });
  }

  return (
    <>
      <ToolButton look={suspended ? 'plain' : 'danger'} onClick={() => setAsking(true)}>
        {label}
      </ToolButton>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={suspended ? words.reactivateQuestion(user.name) : words.suspendQuestion(user.name)}
        description={suspended ? words.reactivateMeaning : words.suspendMeaning}
        cancelLabel={texts.common.cancel}
        confirmLabel={label}
        danger={!suspended}
        busy={action.isPending}
        unready={request.trim() === ''}
        onConfirm={act}
      >
        <TextBox label={words.reason} hint={words.reasonHint} value={request} onChange={setRequest} />
      </AlertDialog>
    </>
  );
}
