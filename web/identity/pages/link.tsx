import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { openSignInLinkPath } from '#domain/identity/account.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { paths } from '../../routes/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { enter, type SignInEnd } from '../finish-sign-in.ts';
import { useEntering } from '../use-entering.ts';

type Tokens = { access_token: string; refresh_token: string };
type Problem = 'spent' | 'elsewhere' | 'closed' | 'limited' | 'failed';
type End = Extract<SignInEnd, { target: string }> | { problem: Problem };

const problems: Record<string, Problem> = {
  SIGN_IN_LINK_SPENT: 'spent',
  SIGN_IN_LINK_ELSEWHERE: 'elsewhere',
  SIGN_UPS_CLOSED: 'closed',
  SIGN_UPS_LIMITED: 'limited',
  INVALID_REQUEST: 'spent',
};

let opening: Promise<End> | undefined;

/** Repeated renders share one attempt, because a link works only once. */
function open(): Promise<End> {
  opening ??= openLink().finally(() => {
    opening = undefined;
  });
  return opening;
}

/** Removes the fragment from the address before anything else (P02), then signs in with its token. */
async function openLink(): Promise<End> {
  const said = new URLSearchParams(location.hash.slice(1));
  history.replaceState(history.state, '', location.pathname);
  try {
    const token = said.get('token') ?? '';
    const tokens = await callApi<Tokens>(openSignInLinkPath, { method: 'POST', body: { token } });
    const end = await enter(tokens, said.get('redirect') || null);
    return 'target' in end ? end : { problem: 'failed' };
  } catch (error) {
    return { problem: (error instanceof ApiError && problems[error.code ?? '']) || 'failed' };
  }
}

/** The page of a sign-in link from a mail: signs in, or says why not and what to do. */
export default function LinkPage() {
  const t = useTranslations('identity.mailLink');
  const goOn = useEntering();
  const [problem, setProblem] = useState<Problem | null>(null);

  const arrive = useEffectEvent((end: End) => {
    if ('problem' in end) setProblem(end.problem);
    else void goOn(end);
  });

  useEffect(() => {
    let shown = true;
    void open().then((end) => shown && arrive(end));
    return () => {
      shown = false;
    };
  }, []);

  if (problem === null) {
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label={t('opening')} />
      </div>
    );
  }
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-md content-center gap-6 px-4">
      <title>{`${t('title')} · Lunatale`}</title>
      <h1 className="text-4xl">{t('title')}</h1>
      <Notice tone="problem">
        <p>{t(`problems.${problem}`)}</p>
      </Notice>
      <div>
        <ButtonLink to={paths.signIn} replace>
          {t('back')}
        </ButtonLink>
      </div>
    </div>
  );
}
