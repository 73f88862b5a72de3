import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { AccessToken } from '#domain/identity/access-tokens.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AlertDialog } from '../../ui/layers/alert-dialog.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { accessTokensQuery } from '../queries.ts';
import { useRevokeAccess } from '../use-access.ts';
import { AccessDialog } from './access-dialog.tsx';

/** The programs that may call for the parent, with scopes and last use. */
export function AccessSection() {
  const t = useTranslations('identity.access');
  const { data, isPending, isError } = useQuery(accessTokensQuery);
  const revoke = useRevokeAccess();
  const [making, setMaking] = useState(false);
  const [asked, setAsked] = useState<AccessToken | null>(null);
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" labelledBy="access" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="access" className="text-2xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      {isPending && <Skeleton className="h-14" />}
      {isError && <Notice tone="problem">{t('notLoaded')}</Notice>}
      <ul className="grid gap-4 empty:hidden">
        {data?.tokens.map((token) => (
          <Token
            key={token.id}
            token={token}
            onRevoke={() => {
              setAsked(token);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      <div>
        <Button look="secondary" onClick={() => setMaking(true)}>
          {t('make')}
        </Button>
      </div>
      {making && <AccessDialog onClose={() => setMaking(false)} />}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('revokeQuestion', { name: asked?.name ?? '' })}
        description={t('revokeConsequences')}
        cancelLabel={t('keep')}
        confirmLabel={t('revoke')}
        danger
        busy={revoke.isPending}
        onConfirm={() =>
          asked &&
          revoke.mutate(asked.id, {
            onSuccess: () => toast.success(t('revoked', { name: asked.name })),
            onError: () => toast.problem(t('problem')),
            onSettled: () => setAsking(false),
          })
        }
      />
    </Card>
  );
}

function Token({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const t = useTranslations('identity.access');
  const format = useFormatter();
  const { name, scopes, createdAt, lastUsedAt, expiresAt } = token;
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  return (
    <li className="flex gap-3">
      <KeyRound aria-hidden="true" className="mt-1 size-6 shrink-0 text-ink-soft" />
      <div className="grid min-w-0 grow gap-1">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <ul className="flex flex-wrap gap-1.5" aria-label={t('may')}>
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge tone="sky">{t(`scopes.${scope}`)}</Badge>
            </li>
          ))}
        </ul>
        <p className="text-ink-soft text-sm">
          {t('made', { date: day(createdAt) })} ·{' '}
          {lastUsedAt ? t('lastUsed', { date: day(lastUsedAt) }) : t('neverUsed')}
          {expiresAt && <> · {t('until', { date: day(expiresAt) })}</>}
        </p>
        <div>
          <Button look="quiet" aria-label={t('revokeOf', { name })} onClick={onRevoke}>
            {t('revoke')}
          </Button>
        </div>
      </div>
    </li>
  );
}
