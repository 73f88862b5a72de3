import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type MailChoices, mailChoicesPath } from '#domain/identity/mails.ts';
import { callApi } from '../../platform/api.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { mailChoicesQuery } from '../queries.ts';

/** The choice of the one optional mail. Hidden if this installation sends no mail. */
export function MailChoice() {
  return usePublicSettings()?.signIn.mail ? <Choice /> : null;
}

function Choice() {
  const t = useTranslations('identity.mails');
  const client = useQueryClient();
  const { data } = useQuery(mailChoicesQuery);
  const change = useMutation({
    mutationFn: (choices: MailChoices) => callApi<MailChoices>(mailChoicesPath, { method: 'PUT', body: choices }),
    onSuccess: (kept) => client.setQueryData(mailChoicesQuery.queryKey, kept),
    onError: () => toast.problem(t('problem')),
  });
  if (!data) return null;
  return (
    <label className="flex min-h-11 items-start gap-3">
      <Checkbox
        checked={change.isPending ? change.variables.shares : data.shares}
        onChange={(event) => change.mutate({ shares: event.target.checked })}
      />
      <span>
        {t('shares')}
        <span className="block text-ink-soft text-sm">{t('sharesHint')}</span>
      </span>
    </label>
  );
}
