import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { leaveMailsPath } from '#domain/identity/mails.ts';
import { callApi } from '../../platform/api.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { NarrowPage } from '../components/narrow-page.tsx';

/** The unsubscribe page of a mail's last line; needs no sign-in. */
export default function MailsPage() {
  return (
    <QueryProvider>
      <LeaveMails />
    </QueryProvider>
  );
}

function LeaveMails() {
  const t = useTranslations('identity.mails');
  const [token] = useState(() => location.hash.slice(1));
  const leave = useMutation({ mutationFn: () => callApi<void>(leaveMailsPath(token), { method: 'POST' }) });
  return (
    <NarrowPage title={t('leaveTitle')} lead={t('leaveLead')}>
      {leave.isError && (
        <Notice tone="problem">
          <p>{t('leaveProblem')}</p>
        </Notice>
      )}
      {leave.isSuccess ? (
        <div className="grid gap-5" role="status">
          <p className="text-lg">{t('left')}</p>
          <ButtonLink to={paths.home}>{t('home')}</ButtonLink>
        </div>
      ) : (
        <Button size="large" wide busy={leave.isPending} onClick={() => leave.mutate()}>
          {t('leave')}
        </Button>
      )}
    </NarrowPage>
  );
}
