import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type AccessScope,
  accessScopes,
  accessTokenBounds,
  type NewAccessToken,
  newAccessTokenSchema,
} from '#domain/identity/access-tokens.ts';
import { ApiError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, ChipGroup } from '../../ui/fields/chip.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { focusWrong } from '../../ui/focus/focus-wrong.ts';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useMakeAccess } from '../use-access.ts';
import { ShownOnce } from './shown-once.tsx';

const usualDays = 90;

/** Creates an access token with name, scopes and lifetime, and shows it once. */
export function AccessDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('identity.access');
  const form = useId();
  const make = useMakeAccess();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<AccessScope[]>(['shelf:read']);
  const [days, setDays] = useState<NewAccessToken['days']>(usualDays);
  const [wrong, setWrong] = useState<PropertyKey | undefined>();
  const entry = newAccessTokenSchema.safeParse({ name, scopes, days });
  // Said until it is mended, and not until the next try.
  const isWrong = (field: 'name' | 'scopes') =>
    wrong === field && entry.error?.issues.some(({ path }) => path[0] === field);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWrong(entry.error?.issues[0]?.path[0]);
    if (entry.success) make.mutate(entry.data);
    else focusWrong(event.currentTarget);
  }

  if (make.data)
    return (
      <Dialog
        open
        typed
        onOpenChange={(open) => !open && onClose()}
        title={t('ready')}
        description={t('once')}
        actions={
          <Button look="secondary" onClick={onClose}>
            {t('done')}
          </Button>
        }
      >
        <ShownOnce label={t('token')} value={make.data.token} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      typed={name !== ''}
      title={t('make')}
      description={t('makeHint')}
      actions={
        <Button type="submit" form={form} busy={make.isPending}>
          {t('makeNow')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label={t('name')}
          hint={t('nameHint')}
          error={isWrong('name') ? t('nameWrong', { max: String(accessTokenBounds.name) }) : null}
        >
          <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </Field>
        <ChipGroup label={t('may')} error={isWrong('scopes') ? t('scopesWrong') : null}>
          {accessScopes.map((scope) => (
            <Chip
              key={scope}
              checked={scopes.includes(scope)}
              onChange={(on) => setScopes(on ? [...scopes, scope] : scopes.filter((other) => other !== scope))}
            >
              {t(`scopes.${scope}`)}
            </Chip>
          ))}
        </ChipGroup>
        {scopes.includes('stories:write') && <p className="text-ink-soft">{t('countsHint')}</p>}
        <Field label={t('days')}>
          <Select
            value={String(days)}
            onChange={({ target: { value } }) =>
              setDays(accessTokenBounds.days.find((each) => String(each) === value) ?? null)
            }
          >
            {accessTokenBounds.days.map((each) => (
              <option key={each} value={each}>
                {t('forDays', { days: String(each) })}
              </option>
            ))}
            <option value="null">{t('untilRevoked')}</option>
          </Select>
        </Field>
        {make.isError && <Notice tone="problem">{problemOf(make.error, t)}</Notice>}
      </form>
    </Dialog>
  );
}

export function problemOf(error: Error, t: ReturnType<typeof useTranslations<'identity.access'>>): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'TOO_MANY_TOKENS') return t('tooMany', { limit: String(accessTokenBounds.tokens) });
  if (code === 'ACCOUNT_SUSPENDED') return t('suspended');
  if (code === 'VERIFICATION_REQUIRED' || code === 'VERIFICATION_FAILED') return t('notVerified');
  if (code === 'RATE_LIMITED') return t('tooOften');
  return t('problem');
}
