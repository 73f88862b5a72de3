import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAllowances } from '../../platform/offers.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { useDemonstration } from '../../platform/use-demonstration.ts';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { AdBlockerNotice } from '../components/ad-blocker-notice.tsx';
import { Plans } from '../components/plans.tsx';
import { useChosenPlan } from '../use-chosen-plan.ts';
import { usePricingRedirect } from '../use-pricing-redirect.ts';
import { useStartSubscription } from '../use-start-subscription.ts';
import { useSubscription } from '../use-subscription.ts';

const voices = ['voice1', 'voice2', 'voice3'] as const;
const questions = ['question1', 'question2', 'question3'] as const;

/** The pricing page: free and Premium, the price, how to cancel (PRICE-01 to PRICE-12). */
export default function PricingPage() {
  return (
    <QueryProvider>
      <PricingContent />
    </QueryProvider>
  );
}

function PricingContent() {
  const t = useTranslations('billing.pricing');
  const all = useTranslations('billing.errors');
  const { status } = useSession();
  const { subscription, isInDoubt } = useSubscription();
  const plan = useChosenPlan();
  const examples = useDemonstration();
  const [problem, setProblem] = useState<string | null>(null);
  const { start, busy } = useStartSubscription(setProblem);
  usePricingRedirect(isInDoubt ? undefined : subscription);
  const { freeText, freeImage, dailyGemini } = useAllowances();
  const signedIn = status === 'signed-in';

  return (
    <div className="mx-auto grid max-w-5xl gap-16 px-4 py-8 sm:px-6 sm:py-12">
      <title>{`${t('title')} · Lunatale`}</title>
      <meta name="description" content={t('description')} />
      <div className="grid gap-8">
        <header className="mx-auto grid max-w-xl gap-3 text-center">
          <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
          <p className="text-balance text-ink-soft text-lg">{t('description')}</p>
        </header>
        <AdBlockerNotice scriptUrl={signedIn ? plan.plans?.scriptUrl : undefined} />
        <Plans plan={plan} busy={busy} onSubscribe={() => void start(plan.priceId)} />
      </div>

      {examples && (
        <section aria-labelledby="voices" className="below-fold-160 second-frame grid gap-6">
          <h2 id="voices" className="text-3xl">
            {t('voices')}
          </h2>
          <p className="text-ink-soft">{t('examples')}</p>
          <ul className="grid gap-8 md:grid-cols-3">
            {voices.map((voice) => (
              <li key={voice}>
                <figure className="grid gap-3 border-lamp border-l-4 pl-4">
                  <blockquote className="font-reading text-lg">{t(`${voice}.text`)}</blockquote>
                  <figcaption className="text-ink-soft">{t(`${voice}.who`)}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </section>
      )}

      <section aria-labelledby="questions" className="below-fold-80 second-frame grid gap-4">
        <h2 id="questions" className="text-3xl">
          {t('questions')}
        </h2>
        <div className="grid gap-3">
          {questions.map((question) => (
            <Disclosure
              key={question}
              summary={<span className="py-1 text-lg">{t(`${question}.ask`)}</span>}
              className="rounded-lg border border-hairline bg-surface px-5 open:pb-4"
            >
              <p className="max-w-2xl text-ink-soft">
                {t(`${question}.answer`, { count: dailyGemini, text: freeText, images: freeImage })}
              </p>
            </Disclosure>
          ))}
        </div>
      </section>

      <section className="grid justify-items-center gap-5 pb-6 text-center">
        <h2 className="text-3xl">{t('lastTitle')}</h2>
        {signedIn ? (
          <Button size="large" busy={busy} onClick={() => void start(plan.priceId)}>
            {t('subscribe')}
          </Button>
        ) : (
          <ButtonLink to={paths.signIn} state={{ from: paths.pricing }} size="large">
            {t('lastAction')}
          </ButtonLink>
        )}
      </section>

      <MessageDialog
        open={problem !== null}
        onClose={() => setProblem(null)}
        title={all('title')}
        message={problem && all('starting', { message: problem })}
        closeLabel={all('close')}
      />
    </div>
  );
}
