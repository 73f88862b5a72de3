import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AccessScope } from '#domain/identity/access-tokens.ts';
import {
  type AskedAuthorization,
  type AuthorizationAnswer,
  authorizationAnswerPath,
  authorizationPath,
  authorizationRequestSchema,
} from '#domain/identity/oauth.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chip, ChipGroup } from '../../ui/fields/chip.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { problemOf } from '../components/access-dialog.tsx';
import { NarrowPage } from '../components/narrow-page.tsx';
import { storyToken } from '../human-check.ts';

/** The page where a program asks for access: its name, the scopes, the return address and two buttons. */
export default function AuthorizePage() {
  return (
    <QueryProvider>
      <Authorize />
    </QueryProvider>
  );
}

function Authorize() {
  const t = useTranslations('identity.authorize');
  const of = useTranslations('identity.access');
  const [address] = useSearchParams();
  const request = authorizationRequestSchema.safeParse(Object.fromEntries(address));
  const { data, isPending, isError } = useQuery({
    queryKey: ['identity', 'authorization', address.toString()],
    queryFn: () =>
      callApi<AskedAuthorization>(authorizationPath, {
        method: 'POST',
        body: request.data,
        like: { client: '', scopes: [] },
      }),
    enabled: request.success,
    retry: (count, cause) => !(cause instanceof ApiError) && count < 2,
  });
  const [left, setLeft] = useState<AccessScope[]>([]);
  const [unchosen, setUnchosen] = useState(false);
  const answer = useMutation({
    mutationFn: async (scopes: AccessScope[] | null) => {
      const turnstileToken = scopes?.includes('stories:write') ? await storyToken() : null;
      const body = { request: request.data, scopes, turnstileToken } as AuthorizationAnswer;
      return callApi<{ redirectTo: string }>(authorizationAnswerPath, {
        method: 'POST',
        body,
        like: { redirectTo: '' },
      });
    },
    onSuccess: ({ redirectTo }) => location.assign(redirectTo),
  });
  const scopes = data?.scopes.filter((scope) => !left.includes(scope)) ?? [];
  const isWrong = !request.success || isError;
  return (
    <NarrowPage
      title={t('title')}
      lead={data ? t('asks', { client: data.client }) : ''}
      note={
        (isWrong || answer.isError) && (
          <Notice tone="problem">
            <p>{isWrong || !answer.error ? t('wrong') : problemOf(answer.error, of)}</p>
          </Notice>
        )
      }
    >
      {isPending && !isWrong && <Spinner label={t('opening')} />}
      {isWrong && <ButtonLink to={paths.profile}>{t('toProfile')}</ButtonLink>}
      {data && (
        <>
          <ChipGroup label={t('may')} error={unchosen && scopes.length === 0 ? t('choose') : null}>
            {data.scopes.map((scope) => (
              <Chip
                key={scope}
                checked={!left.includes(scope)}
                onChange={(on) => setLeft(on ? left.filter((other) => other !== scope) : [...left, scope])}
              >
                {of(`scopes.${scope}`)}
              </Chip>
            ))}
          </ChipGroup>
          {scopes.includes('stories:write') && <p className="text-ink-soft">{of('countsHint')}</p>}
          <p className="[overflow-wrap:anywhere]">{t('goesTo', { goesTo: data.goesTo })}</p>
          <p className="text-ink-soft text-sm">
            {t('unverified')} {t('revoke')}
          </p>
          <div className="grid gap-3">
            <Button
              size="large"
              wide
              busy={answer.isPending && answer.variables !== null}
              onClick={() => (scopes.length > 0 ? answer.mutate(scopes) : setUnchosen(true))}
            >
              {t('allow')}
            </Button>
            <Button look="secondary" size="large" wide onClick={() => answer.mutate(null)}>
              {t('deny')}
            </Button>
          </div>
        </>
      )}
    </NarrowPage>
  );
}
