import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { firstOperatorPath } from '#domain/identity/account.ts';
import { callApi } from '../../platform/api.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { NarrowPage } from '../components/narrow-page.tsx';

/** Makes the first account of a new installation its operator, with the code printed at the server's start. */
export default function OperatorPage() {
  return (
    <QueryProvider>
      <FirstOperator />
    </QueryProvider>
  );
}

function FirstOperator() {
  const t = useTranslations('identity.operator');
  const [code, setCode] = useState('');
  const claim = useMutation({
    mutationFn: () => callApi<void>(firstOperatorPath, { method: 'POST', body: { code: code.trim() } }),
  });
  return (
    <NarrowPage title={t('title')} lead={t('lead')}>
      {claim.isSuccess ? (
        <div className="grid gap-5" role="status">
          <p className="text-lg">{t('done')}</p>
          <ButtonLink to={paths.admin}>{t('office')}</ButtonLink>
        </div>
      ) : (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (code.trim() !== '') claim.mutate();
          }}
        >
          <Field label={t('code')} hint={t('hint')} error={claim.isError ? t('wrong') : null}>
            <TextInput
              value={code}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Button type="submit" size="large" wide busy={claim.isPending}>
            {t('confirm')}
          </Button>
        </form>
      )}
    </NarrowPage>
  );
}
