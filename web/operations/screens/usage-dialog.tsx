import { useState } from 'react';
import { unlimited } from '#domain/offers.ts';
import { type LimitChange, limitsPath, type UsageSummary } from '#domain/operations/figures.ts';
import { useOffer } from '../../platform/offers.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { AlertDialog } from '../../ui/layers/alert-dialog.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { Facts } from '../components/panel.tsx';
import { ToolButton } from '../components/tool-button.tsx';
import { formatDate, formatDay, formatLimit, formatMoment, readable } from '../format.ts';
import { texts } from '../texts.ts';
import { useNamed } from '../use-named.ts';
import { useAction } from './use-action.ts';

const words = texts.usage;
const allowances = ['freeText', 'freeImage', 'dailyGemini'] as const;
const names = { freeText: words.columns.text, freeImage: words.columns.image, dailyGemini: words.columns.gemini };

type Props = { user: UsageSummary; mayAct: boolean; onClose: () => void };

/** One user's account, story counts and allowances (USAGE-21, USAGE-22); admins may change the limits. */
export function UsageDialog({ user, mayAct, onClose }: Props) {
  const { rows } = words;
  const named = useNamed();
  const sells = useOffer('payments');
  const shown = user.isFreeTier || !sells ? allowances.slice(0, 2) : allowances;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={user.name}>
      <div className="grid gap-5">
        <Part title={words.account}>
          <Facts
            rows={[
              [rows.email, user.email],
              ...(sells
                ? ([
                    [rows.subscription, readable(user.subscription)],
                    [rows.tier, user.isFreeTier ? words.tiers.free : words.tiers.premium],
                    [rows.everPaid, user.hasEverPaid ? words.yes : words.no],
                  ] as const)
                : []),
              [rows.since, formatDate(user.createdAt)],
            ]}
          />
        </Part>
        <Part title={words.stats}>
          <Facts
            rows={[
              [rows.stories, user.totalStoriesGenerated.toLocaleString('en-US')],
              [rows.week, String(user.storiesThisWeek)],
              [rows.lastStory, formatMoment(user.lastStoryGenerated)],
              [rows.active, formatMoment(user.lastActive)],
            ]}
          />
        </Part>
        <Part title={words.current}>
          {shown.map((name) => (
            <Progress
              key={name}
              label={named(names[name])}
              value={user[name].used}
              max={Math.max(1, user[name].limit)}
              valueText={`${user[name].used} / ${formatLimit(user[name].limit)} (${user[name].percent}%)`}
            />
          ))}
          {sells && !user.isFreeTier && <Facts rows={[[rows.resets, `${formatDay(user.resetsOn)}, 00:00 UTC`]]} />}
        </Part>
        {mayAct && <LimitsForm user={user} />}
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}

function LimitsForm({ user }: { user: UsageSummary }) {
  const sells = useOffer('payments');
  const named = useNamed();
  // An unlimited allowance shows an empty field and stays unlimited until a number is entered.
  const number = (limit: number) => (limit >= unlimited ? '' : String(limit));
  const [limits, setLimits] = useState({
    freeText: number(user.freeText.limit),
    freeImage: number(user.freeImage.limit),
    dailyGemini: number(user.dailyGemini.limit),
  });
  const [asking, setAsking] = useState(false);
  const action = useAction({ done: words.saved });
  const changed = allowances.filter((name) => limits[name] !== '' && Number(limits[name]) !== user[name].limit);
  const valid = changed.every((name) => Number.isInteger(Number(limits[name])) && Number(limits[name]) >= 0);
  const change: LimitChange = Object.fromEntries(changed.map((name) => [name, Number(limits[name])]));
  return (
    <Part title={words.limits}>
      <div className="grid grid-cols-3 items-end gap-3">
        {(sells ? allowances : allowances.slice(0, 2)).map((name) => (
          <Field key={name} label={named(names[name])}>
            <TextInput
              type="number"
              min={0}
              max={10_000}
              step={1}
              value={limits[name]}
              placeholder={formatLimit(user[name].limit)}
              onChange={(event) => setLimits({ ...limits, [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <div>
        <ToolButton disabled={changed.length === 0 || !valid} onClick={() => setAsking(true)}>
          {words.save}
        </ToolButton>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.limitsQuestion(user.name)}
        description={words.limitsMeaning}
        cancelLabel={texts.common.cancel}
        confirmLabel={words.save}
        busy={action.isPending}
        onConfirm={() =>
          action.mutate(
            { path: limitsPath(user.userId), method: 'PATCH', body: change },
            { onSettled: () => setAsking(false) },
          )
        }
      />
    </Part>
  );
}
