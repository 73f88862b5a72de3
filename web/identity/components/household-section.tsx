import { useQuery } from '@tanstack/react-query';
import { LogOut, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type HouseholdAdult, type HouseholdInvitation, householdBounds } from '#domain/identity/household.ts';
import { ApiError } from '../../platform/api.ts';
import { dayAndClock } from '../../platform/i18n/clock.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AlertDialog } from '../../ui/layers/alert-dialog.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { householdQuery } from '../queries.ts';
import { useChangeHousehold, useInvite } from '../use-household.ts';
import { InvitationLink } from './invitation-link.tsx';

/** The adults who share the shelf, and how to invite, remove and leave. */
export function HouseholdSection() {
  const t = useTranslations('identity.household');
  const { user } = useSession();
  const { data, isPending, isError } = useQuery(householdQuery);
  const invite = useInvite();
  const change = useChangeHousehold();
  const [asking, setAsking] = useState<'leave' | HouseholdAdult | null>(null);
  const [inviting, setInviting] = useState(false);
  const isOwner = data?.role === 'owner';
  const canInvite = isOwner && data.adults.length < householdBounds.adults;

  function carryOut() {
    const removed = asking !== 'leave' && asking;
    change.mutate(removed ? { kind: 'remove', id: removed.id } : { kind: 'leave' }, {
      onSuccess: () => toast.success(removed ? t('removed', { name: removed.name }) : t('left')),
      onError: () => toast.problem(t('problem')),
      onSettled: () => setAsking(null),
    });
  }

  return (
    <Card as="section" labelledBy="household" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="household" className="text-2xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      {isPending && <Skeleton className="h-14" />}
      {isError && <Notice tone="problem">{t('notLoaded')}</Notice>}
      {data && (
        <ul className="grid gap-2">
          {data.adults.map((adult) => (
            <Adult
              key={adult.id}
              adult={adult}
              isSelf={adult.id === user?.id}
              onRemove={isOwner && adult.id !== user?.id ? () => setAsking(adult) : null}
            />
          ))}
        </ul>
      )}
      {canInvite && (
        <Invitations
          waiting={data.invitations}
          made={invite.data}
          onTakeBack={(id) =>
            change.mutate(
              { kind: 'take-back', id },
              { onSuccess: () => toast.plain(t('takenBack')), onError: () => toast.problem(t('problem')) },
            )
          }
        />
      )}
      {invite.isError && (
        <Notice tone="problem">
          {invite.error instanceof ApiError && invite.error.code === 'INVALID_REQUEST'
            ? t('tooMany', { limit: String(householdBounds.invitations) })
            : t('problem')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {canInvite && (
          <Button
            look="secondary"
            busy={invite.isPending}
            onClick={() => setInviting(true)}
            icon={<UserPlus aria-hidden="true" className="size-5" />}
          >
            {t('invite')}
          </Button>
        )}
        {data && data.adults.length > 1 && (
          <Button
            look="quiet"
            onClick={() => setAsking('leave')}
            icon={<LogOut aria-hidden="true" className="size-5" />}
          >
            {t('leave')}
          </Button>
        )}
      </div>
      <AlertDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={asking === 'leave' || asking === null ? t('leaveQuestion') : t('removeQuestion', { name: asking.name })}
        description={asking === 'leave' || asking === null ? t('leaveConsequences') : t('removeConsequences')}
        cancelLabel={t('cancel')}
        confirmLabel={asking === 'leave' || asking === null ? t('leave') : t('remove')}
        danger
        busy={change.isPending}
        onConfirm={carryOut}
      />
      <AlertDialog
        open={inviting}
        onOpenChange={setInviting}
        title={t('inviteQuestion')}
        description={t('inviteConsequences')}
        cancelLabel={t('inviteCancel')}
        confirmLabel={t('inviteConfirm')}
        onConfirm={() => {
          setInviting(false);
          invite.mutate();
        }}
      />
    </Card>
  );
}

type AdultProps = { adult: HouseholdAdult; isSelf: boolean; onRemove: (() => void) | null };

function Adult({ adult: { name, email, avatarUrl, role }, isSelf, onRemove }: AdultProps) {
  const t = useTranslations('identity.household');
  return (
    <li className="flex items-center gap-3 rounded-lg bg-raised py-2 pr-1 pl-3">
      <Avatar url={avatarUrl} />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-medium">{isSelf ? t('you', { name }) : name}</p>
        <p className="text-ink-soft text-sm">{email}</p>
        <p className="pt-1">
          <Badge tone={role === 'owner' ? 'moss' : 'sky'}>{t(`roles.${role}`)}</Badge>
        </p>
      </div>
      {onRemove && (
        <IconButton
          label={t('removeOf', { name })}
          icon={<UserMinus aria-hidden="true" className="size-5" />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

type InvitationsProps = {
  waiting: HouseholdInvitation[];
  /** The invitation just created, whose link is shown once. */
  made: (HouseholdInvitation & { token: string }) | undefined;
  onTakeBack: (id: string) => void;
};

function Invitations({ waiting, made, onTakeBack }: InvitationsProps) {
  const t = useTranslations('identity.household');
  const format = useFormatter();
  if (waiting.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold text-lg">{t('waiting')}</h3>
      <ul className="grid gap-3">
        {waiting.map(({ id, createdAt, expiresAt }) => {
          const until = format.dateTime(new Date(expiresAt), { dateStyle: 'long' });
          const since = format.dateTime(new Date(createdAt), dayAndClock);
          return (
            <li key={id} className="grid gap-2">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <p className="text-ink-soft text-sm">{t('goodUntil', { date: until })}</p>
                <Button look="secondary" aria-label={t('takeBackOf', { date: since })} onClick={() => onTakeBack(id)}>
                  {t('takeBack')}
                </Button>
              </div>
              {made?.id === id && <InvitationLink token={made.token} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
