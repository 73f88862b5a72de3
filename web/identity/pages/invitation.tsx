import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { type OpenedInvitation, openInvitationPath } from '#domain/identity/household.ts';
import { ApiError, aMoment, callApi } from '../../platform/api.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { NarrowPage } from '../components/narrow-page.tsx';
import { useChangeHousehold } from '../use-household.ts';

/** The page of an invitation: who invites, what joining means, and the button. */
export default function InvitationPage() {
  const { hash } = useLocation();
  return (
    <QueryProvider>
      <Invitation key={hash} token={hash.slice(1)} />
    </QueryProvider>
  );
}

const problems = {
  INVITATION_SPENT: 'spent',
  INVALID_REQUEST: 'spent',
  INVITATION_OWN: 'own',
  HOUSEHOLD_SHARED: 'shared',
  HOUSEHOLD_FULL: 'full',
  ACCOUNT_SUSPENDED: 'suspended',
  RATE_LIMITED: 'tooOften',
} as const;
type Problem = (typeof problems)[keyof typeof problems] | 'failed';

const problemOf = (error: unknown): Problem =>
  (error instanceof ApiError && problems[error.code as keyof typeof problems]) || 'failed';

function Invitation({ token }: { token: string }) {
  const t = useTranslations('identity.invitation');
  const format = useFormatter();
  const navigate = useNavigate();
  const { status } = useSession();
  const { data, error, isPending } = useQuery({
    queryKey: ['identity', 'invitation', token],
    queryFn: () =>
      callApi<OpenedInvitation>(openInvitationPath, {
        method: 'POST',
        body: { token },
        like: { invitedBy: '', expiresAt: aMoment },
      }),
    retry: (count, cause) => !(cause instanceof ApiError) && count < 2,
  });
  const join = useChangeHousehold();

  function accept() {
    join.mutate(
      { kind: 'join', token },
      {
        onSuccess: () => {
          toast.success(t('joined'));
          navigate(paths.myStories, { replace: true });
        },
      },
    );
  }

  const failure = error ?? join.error;
  const problem = failure && problemOf(failure);
  // A problem with the link is final; anything else may be tried again.
  const isOver = problem !== null && ['spent', 'own', 'shared', 'full', 'suspended'].includes(problem);
  return (
    <NarrowPage
      title={t('title')}
      lead={data ? t('invites', { name: data.invitedBy }) : t('lead')}
      note={
        problem && (
          <Notice tone="problem">
            <p>{t(`problems.${problem}`)}</p>
          </Notice>
        )
      }
    >
      {isPending && <Spinner label={t('opening')} />}
      {data && !isOver && (
        <>
          <ul className="grid list-disc gap-2 pl-5">
            <li>{t('means.shelf')}</li>
            <li>{t('means.plan')}</li>
            <li>{t('means.own')}</li>
            <li>{t('means.leave')}</li>
          </ul>
          {status === 'signed-in' ? (
            <Button size="large" wide busy={join.isPending} onClick={accept}>
              {t('join')}
            </Button>
          ) : (
            <ButtonLink size="large" wide to={paths.signIn} state={{ from: `${paths.invitation}#${token}` }}>
              {t('signIn')}
            </ButtonLink>
          )}
          <p className="text-ink-soft text-sm">
            {t('goodUntil', { date: format.dateTime(new Date(data.expiresAt), { dateStyle: 'long' }) })}
          </p>
        </>
      )}
      {(isOver || (!data && !isPending)) && (
        <ButtonLink to={status === 'signed-in' ? paths.profile : paths.home}>
          {t(status === 'signed-in' ? 'toProfile' : 'toHome')}
        </ButtonLink>
      )}
    </NarrowPage>
  );
}
