import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type EReader, eReaderAnswerDays, eReaderPath } from '#domain/stories/e-reader.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { copy } from '../../platform/device/device-share.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { PrivateFeed } from '../sharing/private-feed.tsx';
import { eReaderQuery, limitOf, mailProblem, useSendsMail } from './queries.ts';

/** How stories get to an e-reader: by mail, where mail is sent, and by a private catalog. */
export function EReaderCard() {
  const t = useTranslations('reading.eReader');
  const sendsMail = useSendsMail();
  return (
    <Card as="section" labelledBy="e-reader" className="grid gap-4">
      <h2 id="e-reader" className="text-2xl">
        {t('title')}
      </h2>
      {sendsMail && <ByMail />}
      <PrivateFeed kind="books" />
    </Card>
  );
}

function ByMail() {
  const t = useTranslations('reading.eReader');
  const client = useQueryClient();
  const { data } = useQuery(eReaderQuery);
  const show = (now: EReader) => client.setQueryData(eReaderQuery.queryKey, now);
  const change = useMutation({
    mutationFn: (address: string) => callApi<EReader>(eReaderPath, { method: 'PUT', body: { address } }),
    onSuccess: show,
  });
  const remove = useMutation({
    mutationFn: () => callApi<EReader>(eReaderPath, { method: 'DELETE' }),
    onSuccess: (now) => {
      show(now);
      change.reset();
      toast.success(t('removed'));
    },
    onError: () => toast.problem(t('problems.failed')),
  });
  if (!data) return null;
  const { state, address, device, sender } = data;
  if (state === 'none' || address === null)
    return <AddressForm busy={change.isPending} error={change.error} onAddress={change.mutate} />;
  return (
    <div className="grid gap-3">
      {state === 'waiting' ? (
        <Notice>
          <p className="[overflow-wrap:anywhere]">{t('waiting', { address, days: String(eReaderAnswerDays) })}</p>
        </Notice>
      ) : (
        <p className="[overflow-wrap:anywhere]">{t('ready', { address })}</p>
      )}
      {change.error && (
        <Notice tone="problem">{t(`problems.${mailProblem(change.error)}`, limitOf(change.error))}</Notice>
      )}
      {device && <Sender sender={sender} />}
      <div className="flex flex-wrap gap-3">
        {state === 'waiting' && (
          <Button look="secondary" busy={change.isPending} onClick={() => change.mutate(address)}>
            {t('again')}
          </Button>
        )}
        <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}

type FormProps = { busy: boolean; error: Error | null; onAddress: (address: string) => void };

function AddressForm({ busy, error, onAddress }: FormProps) {
  const t = useTranslations('reading.eReader');
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState(false);
  const fine = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address.trim());
  const refused = (wrong && !fine) || (error instanceof ApiError && error.code === 'INVALID_REQUEST');
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!fine);
        if (fine) onAddress(address.trim());
      }}
    >
      <Field
        label={t('label')}
        hint={t('hint')}
        error={refused ? t('wrong') : error ? t(`problems.${mailProblem(error)}`, limitOf(error)) : null}
      >
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          value={address}
          maxLength={254}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" look="secondary" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** Shows the sender that the family must allow at the maker of the device. */
function Sender({ sender }: { sender: string }) {
  const t = useTranslations('reading.eReader');
  return (
    <>
      <Field label={t('sender')} hint={t('allow')}>
        <TextInput readOnly value={sender} onFocus={(event) => event.target.select()} />
      </Field>
      <div>
        <Button
          look="secondary"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={async () =>
            (await copy(sender)) ? toast.success(t('senderCopied')) : toast.problem(t('problems.failed'))
          }
        >
          {t('copySender')}
        </Button>
      </div>
    </>
  );
}
