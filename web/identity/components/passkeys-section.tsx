import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { passkeyPath } from '#domain/identity/account.ts';
import { callApi } from '../../platform/api.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { deviceOf } from '../device.ts';
import { passkeysQuery } from '../queries.ts';

/** The parent's passkeys: sign-in without another service. Hidden if browsers allow none at this address. */
export function PasskeysSection() {
  const settings = usePublicSettings();
  return settings?.signIn.passkeys ? <Passkeys /> : null;
}

function Passkeys() {
  const t = useTranslations('identity.passkeys');
  const device = useTranslations('identity.sessions');
  const format = useFormatter();
  const client = useQueryClient();
  const { data, isPending, isError } = useQuery(passkeysQuery);
  const make = useMutation({
    // The passkey code is fetched only when it is used.
    mutationFn: async () => (await import('../passkeys.ts')).makePasskey(),
    onSuccess: (list) => client.setQueryData(passkeysQuery.queryKey, list),
  });
  const forget = useMutation({
    mutationFn: (id: string) => callApi<void>(passkeyPath(id), { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
  const unwanted = make.error instanceof Error && make.error.name === 'NotAllowedError';
  return (
    <Card as="section" labelledBy="passkeys" className="grid gap-4">
      <h2 id="passkeys" className="text-2xl">
        {t('title')}
      </h2>
      <p className="text-ink-soft">{t('lead')}</p>
      {isPending && <Skeleton className="h-14" />}
      {isError && <Notice tone="problem">{t('problem')}</Notice>}
      <ul className="grid gap-3">
        {data?.map((passkey) => {
          const { browser, system } = deviceOf(passkey.userAgent);
          const name = browser && system ? device('device', { browser, system }) : (browser ?? system ?? t('unknown'));
          const date = format.dateTime(new Date(passkey.createdAt), { dateStyle: 'medium' });
          return (
            <li key={passkey.id} className="flex flex-wrap items-center gap-3">
              <Fingerprint aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
              <div className="min-w-0 grow">
                <p className="font-medium">{name}</p>
                <p className="text-ink-soft text-sm">{t('since', { date })}</p>
              </div>
              <Button
                look="quiet"
                aria-label={t('forgetNamed', { name, date })}
                busy={forget.isPending && forget.variables === passkey.id}
                onClick={() => forget.mutate(passkey.id)}
              >
                {t('forget')}
              </Button>
            </li>
          );
        })}
      </ul>
      {((make.isError && !unwanted) || forget.isError) && <Notice tone="problem">{t('failed')}</Notice>}
      <div>
        <Button look="secondary" busy={make.isPending} onClick={() => make.mutate()}>
          {t('make')}
        </Button>
      </div>
    </Card>
  );
}
