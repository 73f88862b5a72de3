import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import {
  endsOn,
  isSubscriberStatus,
  planTimeZone,
  type SubscriptionView,
  trialDaysRemaining,
} from '#domain/billing/subscription.ts';
import { useOffer, useUsualOffer } from '../../platform/offers.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { paths } from '../../routes/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { plansQuery, refreshSubscription } from '../queries.ts';
import { useManageBilling } from '../use-manage-billing.ts';
import { useSubscription } from '../use-subscription.ts';
import { PlansTold } from './plans-told.tsx';

/** The signed-in user's plan, when it ends or renews, and the button to change it (BILL-14, NAV-11, NAV-12). */
export function PlanCard() {
  const t = useTranslations('billing.mine');
  const errors = useTranslations('billing.errors');
  const client = useQueryClient();
  const { user } = useSession();
  const { subscription, isLoading, error } = useSubscription();
  const offersPremium = useOffer('premium');
  // A user who still pays can see the subscription and end it, even if Premium is no longer offered.
  if (!offersPremium && !paysOrTries(subscription)) return null;
  return (
    <Card as="section" labelledBy="my-plan" className="grid gap-5">
      <h2 id="my-plan" className="text-2xl">
        {t('title')}
      </h2>
      {isLoading && (
        <>
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-16" />
        </>
      )}
      {error && !subscription && (
        <Notice
          tone="problem"
          actions={
            <Button onClick={() => user && void refreshSubscription(client, user.id).catch(() => undefined)}>
              {t('retry')}
            </Button>
          }
        >
          <p>{errors('subscription')}</p>
        </Notice>
      )}
      {subscription && <Plan subscription={subscription} />}
      {offersPremium && subscription && isSubscriberStatus(subscription.status) && <PlansTold />}
    </Card>
  );
}

function Plan({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslations('billing.mine');
  const format = useFormatter();
  const { manage, busy } = useManageBilling();
  const { data: plans } = useQuery(plansQuery);
  const usual = useUsualOffer();
  const { status, isActive, renewalDate, paidByAnother } = subscription;
  const end = endsOn(subscription);
  const trialDays = trialDaysRemaining(subscription, plans?.trialDays ?? 0, new Date());
  const date = (time: string) => format.dateTime(new Date(time), { dateStyle: 'long', timeZone: planTimeZone });

  const lines: string[] = [];
  if (status === 'admin') lines.push(t('admin'));
  else if (end) lines.push(t('ends', { date: date(end) }));
  else if (isActive && renewalDate) lines.push(t('renews', { date: date(renewalDate) }));
  else if (paidByAnother) lines.push(t('paidByAnother'));
  else if (!isActive && status === 'canceled') lines.push(t('lapsed'));
  else if (!isActive && usual) lines.push(t('freeText'));
  if (trialDays > 0) lines.push(t('trial', { days: trialDays }));

  return (
    <>
      <div className="grid justify-items-start gap-2">
        <Badge tone={isActive ? 'lamp' : 'plain'}>{isActive ? t('premium') : t('free')}</Badge>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="grid justify-items-start gap-2 empty:hidden">
        {paidByAnother ? null : paysOrTries(subscription) ? (
          <>
            <Button
              look="secondary"
              busy={busy}
              onClick={() => void manage()}
              icon={<CreditCard aria-hidden="true" className="size-5" />}
            >
              {t('manage')}
            </Button>
            {status !== 'admin' && !end && <p className="text-ink-soft text-sm">{t('manageHint')}</p>}
          </>
        ) : (
          <ButtonLink to={paths.pricing}>{t('upgrade')}</ButtonLink>
        )}
      </div>
    </>
  );
}

const paysOrTries = (subscription: SubscriptionView | undefined) =>
  subscription !== undefined && (isSubscriberStatus(subscription.status) || subscription.status === 'trialing');
