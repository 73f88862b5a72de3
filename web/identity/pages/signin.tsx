import { Fingerprint, KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../platform/i18n/language.tsx';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { forgetEnded, hasEnded } from '../../platform/session/ended.ts';
import {
  comingPath,
  findsAfterwards,
  forgetRedirect,
  rememberRedirect,
  savedRedirect,
} from '../../platform/session/redirect.ts';
import { signInWith } from '../../platform/session/sign-in.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { paths } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { GoogleMark } from '../components/google-mark.tsx';
import { HumanCheck, type HumanCheckProblem } from '../components/human-check.tsx';
import { legalLinks } from '../components/legal-links.tsx';
import { MailLink } from '../components/mail-link.tsx';
import { SignInHeader } from '../components/sign-in-header.tsx';
import { useEntering } from '../use-entering.ts';

type Problem = HumanCheckProblem | 'challengeMissing' | 'google' | 'issuer' | 'passkey';

/** Sign-in with Google (SIGNIN-01 to SIGNIN-10, SIGNIN-13) and the other ways of the installation. */
export default function SignInPage() {
  return (
    <QueryProvider>
      <SignIn />
    </QueryProvider>
  );
}

function SignIn() {
  const t = useTranslations('identity');
  const shell = useTranslations('shell');
  const { status } = useSession();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const goOn = useEntering();
  const { keepLanguage } = useLanguage();
  const [leaving, setLeaving] = useState<'google' | 'oidc' | 'passkey' | null>(null);
  const settings = usePublicSettings();
  const reason = useId();
  const [token, setToken] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const from: unknown = (state as { from?: unknown } | null)?.from;
  const redirect = parameters.get('redirect');

  useEffect(() => {
    rememberRedirect(from, redirect, sessionStorage, location.origin);
  }, [from, redirect]);

  useEffect(() => {
    if (status !== 'signed-in') return;
    const target = savedRedirect(sessionStorage, location.origin) ?? paths.myStories;
    forgetRedirect(sessionStorage);
    forgetEnded(sessionStorage);
    navigate(target, { replace: true });
  }, [status, navigate]);

  // After Back from the provider, the browser may restore the page with its busy button.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeaving(null);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const siteKey = settings?.turnstileSiteKey ?? null;
  const script = settings?.turnstileScript ?? null;
  const unverified = siteKey !== null && token === null;

  const google = settings?.signIn.google ?? true;
  const oidc = settings?.signIn.oidc ?? null;

  async function signIn(provider: 'google' | 'oidc') {
    if (unverified) {
      setProblem('challengeMissing');
      return;
    }
    setProblem(null);
    setLeaving(provider);
    try {
      await signInWith(provider, token ?? undefined);
    } catch {
      setLeaving(null);
      setProblem(provider === 'google' ? 'google' : 'issuer');
    }
  }

  async function comeBack() {
    setProblem(null);
    setLeaving('passkey');
    try {
      // The passkey code is fetched only when it is used.
      const { signInWithPasskey } = await import('../passkeys.ts');
      const end = await signInWithPasskey(null);
      if ('problem' in end) setProblem('passkey');
      // A confirmed adult is redirected by the page's own rule for signed-in users.
      else if (end.adult) await keepLanguage(end.language);
      else await goOn(end);
    } catch (error) {
      // NotAllowedError means that the user cancelled: no problem to show.
      if (!(error instanceof Error && error.name === 'NotAllowedError')) setProblem('passkey');
    } finally {
      setLeaving(null);
    }
  }

  const finds = findsAfterwards(comingPath(from, redirect, sessionStorage, location.origin), sessionStorage);
  if (status !== 'signed-out') {
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label={t('signIn.checking')} />
      </div>
    );
  }
  return (
    <div className="mx-auto grid min-h-[75dvh] max-w-md grid-cols-1 content-center gap-6 px-4 py-10">
      {/* The page's own title is a welcome, and a row of tabs has to say what each is for. */}
      <title>{`${shell('signIn')} · Lunatale`}</title>
      <SignInHeader reason={reason} />
      <div id={reason} className="grid gap-6 empty:hidden">
        {hasEnded(sessionStorage) && <Notice>{t('signIn.ended')}</Notice>}
        {finds === 'story' && <Notice>{t('signIn.keeps')}</Notice>}
        {finds === 'invitation' && <Notice>{t('signIn.invited')}</Notice>}
      </div>
      {problem && (
        <Notice tone="problem">
          <p>{t(`errors.${problem}`)}</p>
        </Notice>
      )}
      <Card className="grid gap-5">
        {siteKey !== null && script !== null && (
          <div className="grid gap-2">
            <p className="font-semibold">{t('signIn.human')}</p>
            <HumanCheck
              siteKey={siteKey}
              script={script}
              onToken={(passed) => {
                setToken(passed);
                setProblem(null);
              }}
              onProblem={(reason) => {
                setToken(null);
                setProblem(reason);
              }}
            />
          </div>
        )}
        {google && (
          <Door
            label={leaving === 'google' ? t('signIn.leaving') : t('signIn.google')}
            leaving={leaving === 'google'}
            barred={unverified}
            icon={<GoogleMark />}
            onOpen={() => signIn('google')}
          />
        )}
        {oidc && (
          <div className="grid gap-2">
            <Door
              label={
                leaving === 'oidc' ? t('signIn.leavingFor', { name: oidc.name }) : t('signIn.with', { name: oidc.name })
              }
              leaving={leaving === 'oidc'}
              barred={unverified}
              icon={
                oidc.icon ? (
                  <img src="/auth/v1/icon" alt="" className="size-5 shrink-0 object-contain" />
                ) : (
                  <KeyRound aria-hidden="true" className="size-5 shrink-0" />
                )
              }
              onOpen={() => signIn('oidc')}
            />
            {!oidc.up && <p className="text-center text-ink-soft">{t('signIn.issuerDown', { name: oidc.name })}</p>}
          </div>
        )}
        {settings?.signIn.mail && (
          <MailLink
            token={token}
            unverified={unverified}
            onUnverified={() => setProblem('challengeMissing')}
            others={google || oidc !== null || settings.signIn.passkeys}
          />
        )}
        {settings?.signIn.passkeys && typeof window.PublicKeyCredential === 'function' && (
          <Button
            look="quiet"
            wide
            busy={leaving === 'passkey'}
            onClick={() => void comeBack()}
            icon={<Fingerprint aria-hidden="true" className="size-5 shrink-0" />}
          >
            {t('signIn.passkey')}
          </Button>
        )}
        {settings && settings.signIn.signUps !== 'open' && (
          <p className="text-center text-ink-soft">{t(`signIn.signUps.${settings.signIn.signUps}`)}</p>
        )}
        <p className="text-center text-ink-soft text-sm">{t.rich('signIn.terms', legalLinks)}</p>
      </Card>
    </div>
  );
}

type DoorProps = { label: string; leaving: boolean; barred: boolean; icon: ReactNode; onOpen: () => void };

/** The button of one identity provider. `barred` until the human verification has passed. */
function Door({ label, leaving, barred, icon, onOpen }: DoorProps) {
  return (
    <Button size="large" look="secondary" wide busy={leaving} aria-disabled={barred} onClick={onOpen} icon={icon}>
      {label}
    </Button>
  );
}
