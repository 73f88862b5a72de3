import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { TabletSmartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type EReader, sendToEReaderPath } from '#domain/stories/e-reader.ts';
import { callApi } from '../../platform/api.ts';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { eReaderQuery, limitOf, mailProblem, useSendsMail } from './queries.ts';

/** Mails a saved story to the family's e-reader, or links to its settings; renders nothing where no mail is sent. */
export function SendToEReader({ storyId }: { storyId: string }) {
  const t = useTranslations('reading.eReader');
  const client = useQueryClient();
  const sendsMail = useSendsMail();
  const { data } = useQuery({ ...eReaderQuery, enabled: sendsMail });
  const send = useMutation({
    mutationFn: () => callApi<EReader>(sendToEReaderPath(storyId), { method: 'POST' }),
    onSuccess: (now) => client.setQueryData(eReaderQuery.queryKey, now),
    onError: () => client.invalidateQueries({ queryKey: eReaderQuery.queryKey }),
  });
  const address = data?.state === 'ready' ? data.address : null;
  if (!sendsMail) return null;
  return (
    <section aria-labelledby="to-e-reader" className="grid gap-3 border-hairline border-t pt-4">
      <h3 id="to-e-reader" className="text-xl">
        {t('sendTitle')}
      </h3>
      {send.error && <Notice tone="problem">{t(`problems.${mailProblem(send.error)}`, limitOf(send.error))}</Notice>}
      {send.isSuccess && address !== null && (
        <div role="status">
          <Notice tone="success">
            {t(data?.device ? 'sentToDevice' : 'sent', { address, sender: data?.sender ?? '' })}
          </Notice>
        </div>
      )}
      {address === null ? (
        <>
          <p className="text-ink-soft">{t('explain')}</p>
          <div>
            <ButtonLink look="secondary" to={`${paths.profile}#e-reader`}>
              {t('setUp')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{t('ready', { address })}</p>
          <div>
            <Button
              look="secondary"
              busy={send.isPending}
              icon={<TabletSmartphone aria-hidden="true" className="size-5" />}
              onClick={() => send.mutate()}
            >
              {t('send')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
