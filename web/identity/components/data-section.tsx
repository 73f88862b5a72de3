import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { accountPath, exportPath } from '#domain/identity/account.ts';
import { ApiError, callApi, fetchApi } from '../../platform/api.ts';
import { leaveForGood } from '../../platform/session/session.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { paths } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AlertDialog } from '../../ui/layers/alert-dialog.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { forgetDevice } from '../forget-device.ts';
import { householdQuery } from '../queries.ts';

/** The download of all data, and the deletion of the account (AMB-099, P33). */
export function DataSection() {
  const t = useTranslations('identity.data');
  const navigate = useNavigate();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const { data: household } = useQuery(householdQuery);
  const isShared = (household?.adults.length ?? 1) > 1;
  const copy = useMutation({ mutationFn: download });
  const deletion = useMutation({
    mutationFn: () => callApi(accountPath, { method: 'DELETE', body: { email: user?.email ?? '' } }),
    onSuccess: () => {
      navigate(paths.home);
      leaveForGood();
      forgetDevice(localStorage);
      toast.plain(t('deleted'));
    },
    onSettled: () => setAsking(false),
  });

  return (
    <Card as="section" labelledBy="my-data" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="my-data" className="text-2xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      {copy.isError && <Notice tone="problem">{t(isTooOften(copy.error) ? 'tooOften' : 'copyProblem')}</Notice>}
      {deletion.isError && (
        <Notice tone="problem">
          {isTooOften(deletion.error)
            ? t('tooOften')
            : t(isOfPayment(deletion.error) ? 'deletePaymentProblem' : 'deleteProblem')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          busy={copy.isPending}
          onClick={() => copy.mutate()}
          icon={<Download aria-hidden="true" className="size-5" />}
        >
          {t('download')}
        </Button>
        <Button look="quiet" onClick={() => setAsking(true)} icon={<Trash2 aria-hidden="true" className="size-5" />}>
          {t('delete')}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('question')}
        description={t(isShared ? 'consequencesShared' : 'consequences')}
        cancelLabel={t('cancel')}
        confirmLabel={t(isShared ? 'confirmShared' : 'confirm')}
        danger
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
      />
    </Card>
  );
}

const isTooOften = (error: Error) => error instanceof ApiError && error.code === 'RATE_LIMITED';
const isOfPayment = (error: Error) => error instanceof ApiError && error.code === 'PAYMENT_UNAVAILABLE';

/** The archive needs the access token, so it is fetched here and handed to the browser as a file. */
async function download(): Promise<void> {
  const response = await fetchApi(exportPath, { cache: 'no-store' });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `lunatale-${new Date().toISOString().slice(0, 10)}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
