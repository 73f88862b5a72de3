import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PlanCard } from '../../billing/components/plan-card.tsx';
import { EveningsCard } from '../../generation/evenings/evenings-card.tsx';
import { useEveningBack } from '../../generation/evenings/queries.ts';
import { WebhookCard } from '../../generation/webhooks/webhook-card.tsx';
import { AccessSection } from '../../identity/components/access-section.tsx';
import { DataSection } from '../../identity/components/data-section.tsx';
import { FamilySection } from '../../identity/components/family/family-section.tsx';
import { HouseholdSection } from '../../identity/components/household-section.tsx';
import { MailChoice } from '../../identity/components/mail-choice.tsx';
import { PasskeysSection } from '../../identity/components/passkeys-section.tsx';
import { ProfileCard } from '../../identity/components/profile-card.tsx';
import { SessionsSection } from '../../identity/components/sessions-section.tsx';
import { useOffer } from '../../platform/offers.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { EReaderCard } from '../../stories/e-reader/e-reader-card.tsx';
import { RecordingsList } from '../../stories/recording/recordings-list.tsx';
import { ReportList } from '../../stories/reports/report-list.tsx';
import { SharedList } from '../../stories/sharing/shared-list.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LateStatus } from '../../ui/states/late-status.tsx';
import { UsagePanel } from '../../usage/components/usage-panel.tsx';
import { LanguageSwitcher } from '../navigation/language-switcher.tsx';
import { ThemeChoices } from '../navigation/theme-choices.tsx';

/** The parent's profile, plan, usage, family, household, preferences and data. */
export default function ProfilePage() {
  const t = useTranslations('identity.profile');
  const sells = useOffer('payments');
  useCardInAddress();
  return (
    <QueryProvider>
      <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 sm:px-6 sm:py-12">
        <title>{`${t('title')} · Lunatale`}</title>
        <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
        <Loading />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <ProfileCard />
            {sells && <PlanCard />}
            <Card>
              <UsagePanel />
            </Card>
            <Family />
            <EveningsCard />
            <HouseholdSection />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <Preferences />
            <SessionsSection />
            <PasskeysSection />
            <DataSection />
            <SharedList />
            <RecordingsList />
            <ReportList />
            <EReaderCard />
            <Programs />
          </div>
        </div>
      </div>
    </QueryProvider>
  );
}

/** The family; a deleted child that comes back has its evenings again. */
function Family() {
  return <FamilySection keepBeside={useEveningBack()} />;
}

/** Says once for all cards that they are loading; they only show it. */
function Loading() {
  const t = useTranslations('identity.profile');
  const loading = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
  return loading && <LateStatus>{t('loading')}</LateStatus>;
}

/** Scrolls to the card that the address names, for up to 3 seconds while the cards above it load. */
function useCardInAddress() {
  const place = useLocation();
  useEffect(() => {
    const { hash } = place;
    const heading = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    const show = () => heading.scrollIntoView({ block: 'start' });
    show();
    const sizes = new ResizeObserver(show);
    sizes.observe(document.documentElement);
    const stop = () => sizes.disconnect();
    const timer = setTimeout(stop, 3000);
    // The user's own scrolling wins.
    for (const event of ['wheel', 'touchmove', 'keydown']) addEventListener(event, stop, { once: true, passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const event of ['wheel', 'touchmove', 'keydown']) removeEventListener(event, stop);
    };
    // The same card can be asked for again.
  }, [place]);
}

/** The access of programs: few parents need it, so it is folded and loads when opened. */
function Programs() {
  const t = useTranslations('identity.profile');
  const [wanted, setWanted] = useState(false);
  return (
    <Disclosure
      onToggle={(open) => open && setWanted(true)}
      summary={
        <span>
          <span className="block font-display text-2xl">{t('programs')}</span>
          <span className="block font-normal text-ink-soft">{t('programsHold')}</span>
        </span>
      }
    >
      {wanted && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-3">
          <AccessSection />
          <WebhookCard />
        </div>
      )}
    </Disclosure>
  );
}

function Preferences() {
  const t = useTranslations('identity.profile');
  return (
    <Card as="section" labelledBy="preferences" className="grid gap-4">
      <h2 id="preferences" className="text-2xl">
        {t('preferences')}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LanguageSwitcher />
        <ThemeChoices />
      </div>
      <MailChoice />
    </Card>
  );
}
