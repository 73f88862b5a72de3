import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { BenefitList } from '../components/upgrade-dialog.tsx';

/** How many stories are free, for the copy (product 9). */
const freeStories = { text: 3, images: 1 };
const voices = ['voice1', 'voice2', 'voice3'] as const;
const questions = ['question1', 'question2', 'question3'] as const;

/** What free gives, what Premium gives, what it costs, how to leave (PRICE-01 to PRICE-06). */
export default function PricingPage() {
  const t = useTranslations('billing.pricing');
  const all = useTranslations('billing');
  const { status } = useSession();
  const navigate = useNavigate();
  const signedIn = status === 'signed-in';

  function subscribe() {
    if (signedIn) toast.plain(t('soon'));
    else navigate(paths.signIn, { state: { from: paths.pricing } });
  }

  const free = [
    t('freeText', { count: freeStories.text }),
    t('freeImages', { count: freeStories.images }),
    t('freeSave'),
  ];
  return (
    <div className="mx-auto grid max-w-5xl gap-16 px-4 py-8 sm:py-12">
      <title>{`${t('title')} · Lunatale`}</title>
      <div className="grid gap-8">
        <header className="mx-auto grid max-w-xl gap-2 text-center">
          <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
          <p className="text-ink-soft text-lg">{t('description')}</p>
        </header>
        <div className="grid gap-5 md:grid-cols-[2fr_3fr]">
          <Card as="section" labelledBy="free-plan" className="flex flex-col gap-5">
            <div>
              <h2 id="free-plan" className="text-2xl">
                {t('free')}
              </h2>
              <p className="font-display text-4xl">{t('freePrice')}</p>
            </div>
            <ul className="grid gap-2">
              {free.map((line) => (
                <li key={line} className="flex gap-2">
                  <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-moss" />
                  {line}
                </li>
              ))}
            </ul>
            <div className="mt-auto grid">
              <ButtonLink to={paths.create} look="secondary" size="large">
                {t('freeAction')}
              </ButtonLink>
            </div>
          </Card>
          <Card as="section" labelledBy="premium-plan" className="flex flex-col gap-5 border-2 border-lamp">
            <div>
              <h2 id="premium-plan" className="text-2xl">
                {t('premium')}
              </h2>
              <p className="font-display text-4xl">{all('price')}</p>
            </div>
            <BenefitList />
            <p className="text-ink-soft">{all('cancel')}</p>
            <div className="mt-auto grid">
              <Button size="large" onClick={subscribe}>
                {t('subscribe')}
              </Button>
            </div>
          </Card>
        </div>
      </div>

      <section aria-labelledby="voices" className="grid gap-6">
        <h2 id="voices" className="text-3xl">
          {t('voices')}
        </h2>
        <ul className="grid gap-6 md:grid-cols-3">
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

      <section aria-labelledby="questions" className="grid gap-4">
        <h2 id="questions" className="text-3xl">
          {t('questions')}
        </h2>
        <div className="grid gap-3">
          {questions.map((question) => (
            <details key={question} className="group rounded-lg border border-hairline bg-surface px-5 open:pb-4">
              <summary className="flex min-h-14 cursor-pointer items-center font-semibold text-lg">
                {t(`${question}.ask`)}
              </summary>
              <p className="max-w-2xl text-ink-soft">{t(`${question}.answer`)}</p>
            </details>
          ))}
        </div>
      </section>

      <section className="grid justify-items-center gap-5 pb-6 text-center">
        <h2 className="text-3xl">{t('lastTitle')}</h2>
        {signedIn ? (
          <ButtonLink to={paths.create} size="large">
            {t('lastActionSignedIn')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.signIn} state={{ from: paths.pricing }} size="large">
            {t('lastAction')}
          </ButtonLink>
        )}
      </section>
    </div>
  );
}
