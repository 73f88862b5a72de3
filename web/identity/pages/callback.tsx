import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import asleep from '../../.art/asleep.svg';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { findsAfterwards, savedRedirect } from '../../platform/session/redirect.ts';
import { paths } from '../../routes/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { RequestNumber } from '../../ui/states/request-number.tsx';
import { finishSignIn, type SignInEnd } from '../finish-sign-in.ts';
import { useEntering } from '../use-entering.ts';

const problemKeys = {
  'no-session': 'errors.noSession',
  'too-often': 'errors.tooOften',
  closed: 'errors.signUpsClosed',
  limited: 'errors.signUpsLimited',
} as const;

/** The page to which the identity provider returns (CALLBACK-01 to CALLBACK-09). */
export default function CallbackPage() {
  const t = useTranslations('identity');
  const goOn = useEntering();
  const email = usePublicSettings()?.supportEmail;
  const [end, setEnd] = useState<SignInEnd | null>(null);
  const nothing = useId();
  const arrive = useEffectEvent((result: SignInEnd) => {
    if ('target' in result) void goOn(result);
    else setEnd(result);
  });

  useEffect(() => {
    let shown = true;
    void finishSignIn().then((result) => shown && arrive(result));
    return () => {
      shown = false;
    };
  }, []);

  if (end === null || 'target' in end) {
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label={t('callback.working')} />
      </div>
    );
  }
  // What led to the sign-in waits in this tab, whether or not the sign-in worked.
  const finds = findsAfterwards(savedRedirect(sessionStorage, location.origin), sessionStorage);
  const waiting = finds === 'story' ? t('callback.storyWaits') : finds === 'invitation' ? t('signIn.invited') : null;
  const cancelled = end.problem === 'cancelled';
  const title = t(cancelled ? 'callback.cancelled' : 'callback.title');
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-md content-center gap-6 px-4 text-center">
      <title>{`${title} · Lunatale`}</title>
      {cancelled && (
        <img src={asleep} alt="" className="aspect-[5/2] w-full rounded-xl object-cover object-bottom shadow-paper" />
      )}
      {/* The last that was said is that somebody is being signed in: the heading takes that back. */}
      <h1
        ref={takeFocus}
        tabIndex={-1}
        aria-describedby={cancelled ? nothing : undefined}
        className="text-4xl outline-none"
      >
        {title}
      </h1>
      {end.problem === 'cancelled' ? (
        <p id={nothing} className="text-lg">
          {waiting ?? t('callback.nothingHappened')}
        </p>
      ) : (
        <>
          <Notice tone="problem">
            <p className="text-left">
              {end.problem === 'failed' ? (end.message ?? t('errors.unexpected')) : t(problemKeys[end.problem])}
            </p>
          </Notice>
          {end.problem === 'failed' && <RequestNumber number={end.number} email={email} />}
          {waiting && <p>{waiting}</p>}
        </>
      )}
      <div>
        <ButtonLink to={paths.signIn} size="large" replace>
          {t('callback.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
