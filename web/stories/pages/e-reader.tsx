import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { allowEReaderPath, leaveEReaderPath } from '#domain/stories/e-reader.ts';
import { NarrowPage } from '../../identity/components/narrow-page.tsx';
import { ApiError, callApi } from '../../platform/api.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';

/** The page that a mail about an e-reader links to: its recipient allows books or stops them. Needs no account. */
export default function EReaderPage() {
  return (
    <QueryProvider>
      <Question />
    </QueryProvider>
  );
}

type Answer = 'yes' | 'no';

function Question() {
  const t = useTranslations('reading.eReader.question');
  const [token] = useState(() => location.hash.slice(1));
  const answer = useMutation({
    mutationFn: (said: Answer) =>
      callApi<void>(said === 'yes' ? allowEReaderPath(token) : leaveEReaderPath(token), { method: 'POST' }),
  });
  const spent =
    answer.error instanceof ApiError && ['E_READER_LINK_SPENT', 'NOT_FOUND'].includes(`${answer.error.code}`);
  return (
    <NarrowPage title={t('title')} lead={t('lead')}>
      {answer.isError && (
        <Notice tone="problem">
          <p>{t(spent ? 'spent' : 'problem')}</p>
        </Notice>
      )}
      {answer.isSuccess ? (
        <div className="grid gap-5" role="status">
          <p className="text-lg">{t(answer.variables === 'yes' ? 'allowed' : 'left')}</p>
          <ButtonLink to={paths.home}>{t('home')}</ButtonLink>
        </div>
      ) : (
        <div className="grid gap-3">
          <Button
            size="large"
            wide
            busy={answer.isPending && answer.variables === 'yes'}
            onClick={() => answer.mutate('yes')}
          >
            {t('yes')}
          </Button>
          <Button
            size="large"
            wide
            look="secondary"
            busy={answer.isPending && answer.variables === 'no'}
            onClick={() => answer.mutate('no')}
          >
            {t('no')}
          </Button>
        </div>
      )}
    </NarrowPage>
  );
}
