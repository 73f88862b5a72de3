import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adultConfirmationPath } from '#domain/identity/account.ts';
import type { Profile } from '#domain/identity/api.ts';
import { safeRedirectPath } from '#domain/identity/redirect.ts';
import { callApi } from '../../platform/api.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { findsAfterwards } from '../../platform/session/redirect.ts';
import { paths } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { legalLinks } from '../components/legal-links.tsx';
import { NarrowPage } from '../components/narrow-page.tsx';
import { profileQuery } from '../queries.ts';
import { useLeave } from '../use-leave.ts';

/** Asks once, at the first sign-in, to confirm being an adult, then goes on to the parent's target. */
export default function WelcomePage() {
  return (
    <QueryProvider>
      <Welcome />
    </QueryProvider>
  );
}

function Welcome() {
  const t = useTranslations('identity.welcome');
  const { state } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const leave = useLeave();
  const { data: profile } = useQuery(profileQuery);
  const confirmation = useMutation({
    mutationFn: () => callApi<Profile>(adultConfirmationPath, { method: 'POST', body: { confirmed: true } }),
    // A slow answer to an earlier request must not undo the confirmation.
    onMutate: () => client.cancelQueries({ queryKey: profileQuery.queryKey }),
    onSuccess: (confirmed) => client.setQueryData(profileQuery.queryKey, confirmed),
  });
  const target = safeRedirectPath((state as { from?: unknown } | null)?.from, location.origin) ?? paths.create;
  const finds = findsAfterwards(target, sessionStorage);
  const confirmed = typeof profile?.adultConfirmedAt === 'string';

  useEffect(() => {
    if (confirmed) navigate(target, { replace: true });
  }, [confirmed, target, navigate]);

  return (
    <NarrowPage
      title={t('title')}
      lead={t('lead')}
      note={
        finds === 'story' ? <Notice>{t('keeps')}</Notice> : finds === 'invitation' && <Notice>{t('invited')}</Notice>
      }
    >
      <p className="text-lg">{t('statement')}</p>
      {confirmation.isError && (
        <Notice tone="problem">
          <p>{t('problem')}</p>
        </Notice>
      )}
      <div className="grid gap-3">
        <Button size="large" wide busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
          {t('confirm')}
        </Button>
        <Button look="quiet" wide onClick={leave}>
          {t('leave')}
        </Button>
      </div>
      <p className="text-center text-ink-soft text-sm">{t.rich('terms', legalLinks)}</p>
    </NarrowPage>
  );
}
