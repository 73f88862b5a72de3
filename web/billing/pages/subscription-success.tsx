import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import welcome from '../../.art/welcome.svg';
import { log } from '../../platform/log.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { InclusionList } from '../components/benefit-list.tsx';
import { confirmPurchase } from '../confirm-purchase.ts';
import { formWaits, takeLeft } from '../left-checkout.ts';

/** Where a payment page returns to: waits until the purchase has arrived, and says so (SUCCESS-01 to SUCCESS-08). */
export default function SubscriptionSuccessPage() {
  return (
    <QueryProvider>
      <Result />
    </QueryProvider>
  );
}

function Result() {
  const t = useTranslations('billing.success');
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const checkout = search.get('session_id') ?? '';
  const userId = user?.id;
  const [state, setState] = useState<'verifying' | 'welcome' | 'failed'>('verifying');
  const [tries, setTries] = useState(0);
  const [from, setFrom] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every further try asks again
  useEffect(() => {
    if (userId === undefined) return;
    const left = takeLeft(sessionStorage);
    const waits = formWaits(sessionStorage);
    // An empty form is nothing to go on with: "Start Creating Stories" leads to one as well.
    const isEmptyForm = left?.from?.startsWith(paths.create) && !waits;
    const from = isEmptyForm ? null : (left?.from ?? (waits ? paths.create : null));
    if (from) setFrom(from);
    if (checkout === '') {
      toast.problem(t('invalid'));
      navigate(paths.pricing, { replace: true });
      return;
    }
    const leaving = new AbortController();
    setState('verifying');
    confirmPurchase(client, userId, checkout, leaving.signal).then(
      (confirmed) => {
        if (leaving.signal.aborted) return;
        if (confirmed) log.info('subscription_completed');
        setState(confirmed ? 'welcome' : 'failed');
      },
      () => {
        if (!leaving.signal.aborted) setState('failed');
      },
    );
    return () => leaving.abort();
  }, [userId, checkout, client, navigate, tries]);

  return (
    <div className="mx-auto grid max-w-5xl items-center gap-8 px-4 py-8 sm:px-6 sm:py-12 md:grid-cols-2 md:gap-14">
      <title>{`${t(state === 'welcome' ? 'welcome' : 'verifying')} · Lunatale`}</title>
      <img
        src={welcome}
        alt=""
        className="aspect-3/2 w-full rounded-xl object-cover object-bottom shadow-lifted md:order-2 md:aspect-4/5"
      />
      <div className="grid gap-5">
        {state === 'verifying' && (
          <>
            <h1 className="text-4xl sm:text-5xl">{t('verifying')}</h1>
            <p role="status" className="flex items-center gap-3 text-ink-soft text-lg">
              <Spinner />
              {t('wait')}
            </p>
          </>
        )}
        {state === 'welcome' && <Welcome from={from} />}
        {state === 'failed' && <Failed onAgain={() => setTries(tries + 1)} />}
      </div>
    </div>
  );
}

/** `from`: the page on which Premium was chosen; the form comes first if a story is half made up in it (SUCCESS-07). */
function Welcome({ from }: { from: string | null }) {
  const t = useTranslations('billing.success');
  const all = useTranslations('billing');
  const waits = from?.startsWith(paths.create) ?? false;
  const hint = useId();
  return (
    <>
      <h1 ref={takeFocus} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
        {t('welcome')}
      </h1>
      <Notice tone="success">
        <p>{t('activated')}</p>
      </Notice>
      <div className="grid gap-3">
        <h2 className="text-2xl">{t('includes')}</h2>
        <InclusionList />
      </div>
      <div className="flex flex-wrap gap-3">
        {from && waits && (
          <ButtonLink to={from} size="large">
            {t('goOn')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.myStories} look={waits ? 'secondary' : 'primary'} size="large" aria-describedby={hint}>
          {t('start')}
        </ButtonLink>
        {from && !waits && (
          <ButtonLink to={from} look="secondary" size="large">
            {all('back')}
          </ButtonLink>
        )}
      </div>
      <p id={hint} className="text-ink-soft">
        {t('startHint')}
      </p>
    </>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('billing.success');
  const support = usePublicSettings()?.supportEmail;
  return (
    <>
      <h1 ref={takeFocus} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
        {t('failedTitle')}
      </h1>
      <Notice
        tone="problem"
        actions={
          <>
            <Button onClick={onAgain}>{t('again')}</Button>
            {support && (
              <ButtonLink to={`mailto:${support}`} look="quiet">
                {t('contact')}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{t('failed')}</p>
        <p className="text-ink-soft">{t('failedNote')}</p>
      </Notice>
    </>
  );
}
