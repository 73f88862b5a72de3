import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signInLinkMinutes, signInLinkPath } from '#domain/identity/account.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { useLanguage } from '../../platform/i18n/language.tsx';
import { savedRedirect } from '../../platform/session/redirect.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';

type Props = {
  /** The token of the human verification, if that is on. */
  token: string | null;
  /** Whether the verification is still missing. */
  unverified: boolean;
  onUnverified: () => void;
  /** Whether there are other ways to sign in. */
  others: boolean;
};

/** Requests a sign-in link by mail. The confirmation is the same for known and unknown addresses. */
export function MailLink({ token, unverified, onUnverified, others }: Props) {
  const t = useTranslations('identity.mailLink');
  const { language } = useLanguage();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const ask = useMutation({
    mutationFn: (address: string) => {
      const redirect = savedRedirect(sessionStorage, location.origin) ?? undefined;
      const body = { email: address, language, redirect, captchaToken: token ?? undefined };
      return callApi<object>(signInLinkPath, { method: 'POST', body });
    },
  });

  if (ask.isSuccess) {
    return (
      <div role="status" className="grid gap-2">
        <p className="font-semibold">{t('sent', { email: ask.variables })}</p>
        <p className="text-ink-soft">{t('next', { minutes: String(signInLinkMinutes) })}</p>
        <p className="text-ink-soft">
          {t('nothing')} {others && t('others')}
        </p>
        <div>
          <Button look="quiet" onClick={() => ask.reset()}>
            {t('again')}
          </Button>
        </div>
      </div>
    );
  }
  const address = email.trim();
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$|^[^\s@]+@localhost$/.test(address);
  const tooOften = ask.error instanceof ApiError && ask.error.code === 'RATE_LIMITED';
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!isAddress);
        if (isAddress && unverified) onUnverified();
        else if (isAddress) ask.mutate(address);
      }}
    >
      <Field
        label={t('label')}
        error={wrong && !isAddress ? t('wrong') : ask.isError ? t(tooOften ? 'tooOften' : 'problem') : null}
      >
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          maxLength={320}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="large"
        look="secondary"
        wide
        busy={ask.isPending}
        aria-disabled={unverified}
        icon={<Mail aria-hidden="true" className="size-5 shrink-0" />}
      >
        {t('send')}
      </Button>
    </form>
  );
}
