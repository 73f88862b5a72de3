import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type EveningPlan, type EveningPlanInput, eveningWays } from '#domain/generation/evenings.ts';
import type { Child } from '#domain/identity/family.ts';
import { askForNotifications, notificationsQuery, turnNotificationsOn } from '../../identity/notifications.ts';
import { clock } from '../../platform/i18n/clock.ts';
import { useLanguage } from '../../platform/i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip, ChipGroup } from '../../ui/fields/chip.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { pressByEnter } from '../../ui/focus/press-by-enter.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useKeepEvening } from './queries.ts';

type Form = Pick<EveningPlanInput, 'weekdays' | 'time' | 'way'>;
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const beginning: Form = { weekdays, time: '18:30', way: 'new' };

type Props = { child: Child; plan: EveningPlan | undefined; allowed: boolean };

/** One child's evening plan: off, or on with its settings; one press resumes a paused one. */
export function EveningOfChild({ child: { id, nickname }, plan, allowed }: Props) {
  const t = useTranslations('generation.evenings');
  const { language } = useLanguage();
  const client = useQueryClient();
  const keep = useKeepEvening();
  const kept: Form = plan ?? beginning;
  const [changed, setChanged] = useState<Form | null>(null);
  const form = changed ?? kept;
  const isOn = plan?.enabled === true;

  function send(form: Form, enabled: boolean, said: string): void {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const { weekdays, time, way } = form;
    keep.mutate(
      { childId: id, plan: { weekdays, time, way, enabled, timeZone, language } },
      {
        onSuccess: () => {
          setChanged(null);
          toast.success(said);
        },
        onError: () => toast.problem(t('problem')),
      },
    );
  }

  /** Turns the plan on. Only here may the browser ask whether to show notifications. */
  function turnOn(): void {
    void askForNotifications()
      .then((granted) => (granted ? turnNotificationsOn() : undefined))
      .catch(() => {})
      .finally(() => client.invalidateQueries({ queryKey: notificationsQuery.queryKey }));
    send(kept, true, t('turnedOn', { name: nickname }));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (form.weekdays.length > 0) send(form, true, t('saved'));
  }

  return (
    <li className="grid gap-4 rounded-lg bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 font-semibold text-lg [overflow-wrap:anywhere]">{nickname}</h3>
        <Button
          look={isOn ? 'quiet' : 'secondary'}
          busy={keep.isPending && keep.variables.plan.enabled !== isOn}
          aria-label={t(isOn ? 'turnOffOf' : 'turnOnOf', { name: nickname })}
          onClick={isOn ? () => send(kept, false, t('turnedOff', { name: nickname })) : turnOn}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      </div>
      {plan && isOn && (
        <>
          <State plan={plan} allowed={allowed} busy={keep.isPending} onGoOn={() => send(kept, true, t('goesOn'))} />
          <form noValidate className="grid gap-4" onSubmit={submit} onKeyDown={pressByEnter}>
            <Weekdays chosen={form.weekdays} onChange={(weekdays) => setChanged({ ...form, weekdays })} />
            <Field label={t('time')} hint={t('timeHint')}>
              <TextInput
                type="time"
                step={300}
                required
                value={form.time}
                onChange={(event) => event.target.value && setChanged({ ...form, time: event.target.value })}
                className="max-w-44"
              />
            </Field>
            <div className="grid gap-1.5">
              <SegmentedControl
                label={t('way')}
                options={eveningWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
                value={form.way}
                onChange={(way) => setChanged({ ...form, way })}
              />
              {form.way === 'chapter' && (
                <p className="text-ink-soft text-sm">{t('chapterHint', { name: nickname })}</p>
              )}
            </div>
            {changed && (
              <div>
                <Button type="submit" look="secondary" busy={keep.isPending}>
                  {t('save')}
                </Button>
              </div>
            )}
          </form>
        </>
      )}
    </li>
  );
}

type StateProps = { plan: EveningPlan; allowed: boolean; busy: boolean; onGoOn: () => void };

/** Shows when the next story comes or why none does, and how the last evening ended if it went wrong. */
function State({ plan: { paused, dueAt, last }, allowed, busy, onGoOn }: StateProps) {
  const t = useTranslations('generation.evenings');
  const format = useFormatter();
  if (paused)
    return (
      <Notice>
        <p>{t('paused')}</p>
        <div className="mt-3">
          <Button look="secondary" busy={busy} onClick={onGoOn}>
            {t('goOn')}
          </Button>
        </div>
      </Notice>
    );
  // "6:30 p. m." brings the point that ends the sentence.
  const next = dueAt && format.dateTime(new Date(dueAt), { weekday: 'long', ...clock }).replace(/\.$/, '');
  return (
    <div className="grid gap-2">
      {allowed && next && <p>{t('next', { when: next })}</p>}
      {last?.outcome === 'refused' && <Notice tone="problem">{t('refused')}</Notice>}
      {last?.outcome === 'failed' && <Notice tone="problem">{t('failed')}</Notice>}
    </div>
  );
}

type WeekdaysProps = { chosen: readonly number[]; onChange: (weekdays: number[]) => void };

function Weekdays({ chosen, onChange }: WeekdaysProps) {
  const t = useTranslations('generation.evenings');
  const format = useFormatter();
  /** The first of January 2024 was a Monday. */
  const dayName = (day: number, weekday: 'short' | 'long') =>
    format.dateTime(new Date(Date.UTC(2024, 0, day)), { weekday, timeZone: 'UTC' });
  return (
    <ChipGroup label={t('weekdays')} error={chosen.length === 0 && t('noWeekday')}>
      {weekdays.map((day) => (
        <Chip
          key={day}
          checked={chosen.includes(day)}
          onChange={(on) => onChange(weekdays.filter((each) => (each === day ? on : chosen.includes(each))))}
        >
          <span aria-hidden="true">{dayName(day, 'short')}</span>
          <span className="sr-only">{dayName(day, 'long')}</span>
        </Chip>
      ))}
    </ChipGroup>
  );
}
