import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteOnRequestPath, exportOnRequestPath, type Person } from '#domain/operations/people.ts';
import { ApiError, callApi, fetchApi } from '../../../platform/api.ts';
import { AlertDialog } from '../../../ui/layers/alert-dialog.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { Panel } from '../../components/panel.tsx';
import { ToolButton } from '../../components/tool-button.tsx';
import { handOver } from '../../download.ts';
import { texts } from '../../texts.ts';
import { AccountSwitch } from './account-switch.tsx';

const words = texts.person;
const fieldLook =
  'min-h-9 w-full rounded-md border border-edge bg-surface px-2.5 py-1 text-ink text-sm pointer-coarse:min-h-11 pointer-coarse:text-base';

/** Actions at a user's request: a copy of all data, deletion or suspension of the account. */
export function OnRequest({ person }: { person: Person }) {
  const navigate = useNavigate();
  const [request, setRequest] = useState('');
  const [email, setEmail] = useState('');
  const [asking, setAsking] = useState(false);
  const failed = () => toast.problem(texts.common.notDone);
  const copy = useMutation({
    mutationFn: async () =>
      (await fetchApi(exportOnRequestPath(person.id), { method: 'POST', body: { request } })).blob(),
    onSuccess: (zip) => handOver(zip, `lunatale-${person.id}.zip`),
    onError: failed,
  });
  const end = useMutation({
    mutationFn: () => callApi(deleteOnRequestPath(person.id), { method: 'POST', body: { request, email } }),
    onSuccess: () => {
      toast.success(words.deletedNow);
      return navigate('/admin/users');
    },
    onError: (error) => {
      // Whoever sees that this is another address must not simply try again.
      if (isOtherAddress(error)) return;
      setAsking(false);
      failed();
    },
  });
  const ask = (open: boolean) => {
    end.reset();
    setAsking(open);
  };
  const asked = request.trim() !== '';
  return (
    <Panel title={words.onRequest}>
      <p className="mb-3 text-ink-soft text-sm">{words.onRequestLead}</p>
      <Field label={words.request} hint={words.requestHint} value={request} onChange={setRequest} />
      <div className="mt-3 flex flex-wrap gap-2">
        <ToolButton disabled={!asked || copy.isPending} onClick={() => copy.mutate()}>
          {words.exportAll}
        </ToolButton>
        <ToolButton disabled={!asked} onClick={() => ask(true)}>
          {words.deleteAll}
        </ToolButton>
        <AccountSwitch user={person} />
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={ask}
        title={words.deleteQuestion}
        description={words.deleteMeaning}
        cancelLabel={texts.common.cancel}
        confirmLabel={words.deleteAll}
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      >
        <Field label={words.address} value={email} onChange={setEmail} />
        <p role="alert" className="text-rose text-sm">
          {isOtherAddress(end.error) && words.otherAddress}
        </p>
      </AlertDialog>
    </Panel>
  );
}

const isOtherAddress = (error: unknown) => error instanceof ApiError && error.details.field === 'email';

type FieldProps = { label: string; hint?: string; value: string; onChange: (value: string) => void };

function Field({ label, hint, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <input
        id={id}
        value={value}
        placeholder={hint}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldLook} placeholder:text-ink-soft`}
      />
    </div>
  );
}
