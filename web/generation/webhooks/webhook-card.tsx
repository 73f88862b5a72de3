import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type MadeWebhook, type Webhook, type WebhookDelivery, webhookPath } from '#domain/generation/webhooks.ts';
import { ShownOnce } from '../../identity/components/shown-once.tsx';
import { ApiError, callApi } from '../../platform/api.ts';
import { dayAndClock } from '../../platform/i18n/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/states/notice.tsx';

const webhookQuery = queryOptions({
  queryKey: ['generation', 'webhook'],
  queryFn: async ({ signal }) => (await callApi<Webhook | null>(webhookPath, { signal })) ?? null,
  staleTime: 0,
});

/** The address at which a parent's program is told that a story is ready, and the log of these messages. */
export function WebhookCard() {
  const t = useTranslations('generation.webhook');
  const client = useQueryClient();
  const { data, isError } = useQuery(webhookQuery);
  const [url, setUrl] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (address: string) =>
      callApi<MadeWebhook>(webhookPath, { method: 'PUT', body: { url: address }, like: { secret: '' } }),
    onSuccess: ({ secret: _, ...now }) => {
      client.setQueryData(webhookQuery.queryKey, now);
      setUrl(null);
    },
  });
  const remove = useMutation({
    mutationFn: () => callApi<void>(webhookPath, { method: 'DELETE' }),
    onSuccess: () => {
      client.setQueryData(webhookQuery.queryKey, null);
      save.reset();
      setUrl(null);
      toast.success(t('removed'));
    },
    onError: () => toast.problem(t('problem')),
  });
  const wrong = save.error instanceof ApiError && save.error.code === 'INVALID_REQUEST';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    save.mutate(url ?? data?.url ?? '');
  }

  return (
    <Card as="section" labelledBy="webhook" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="webhook" className="text-2xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      {isError && <Notice tone="problem">{t('notLoaded')}</Notice>}
      {data?.disabledAt && <Notice tone="problem">{t('disabled')}</Notice>}
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field label={t('address')} hint={t('addressHint')} error={wrong ? t('wrong') : null}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            value={url ?? data?.url ?? ''}
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
        {save.isError && !wrong && <Notice tone="problem">{t('problem')}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="secondary" busy={save.isPending}>
            {data ? t('saveAgain') : t('save')}
          </Button>
          {data && (
            <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('remove')}
            </Button>
          )}
        </div>
      </form>
      {save.data && <ShownOnce label={t('secret')} value={save.data.secret} />}
      {data && (
        <div className="grid gap-2">
          <h3 className="font-semibold text-lg">{t('log')}</h3>
          {data.deliveries.length === 0 && <p className="text-ink-soft">{t('nothing')}</p>}
          <ul className="grid gap-2 empty:hidden">
            {data.deliveries.map((delivery) => (
              <Delivery key={delivery.id} {...delivery} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function Delivery({ event, createdAt, tries, status, deliveredAt }: WebhookDelivery) {
  const t = useTranslations('generation.webhook');
  const format = useFormatter();
  const kind = event === 'chapter.ready' ? 'chapter' : 'story';
  const how = deliveredAt ? 'taken' : tries === 0 ? 'waits' : status === null ? 'silent' : 'refused';
  return (
    <li>
      <p className="font-medium">{t(`events.${kind}`)}</p>
      <p className="text-ink-soft text-sm">
        {format.dateTime(new Date(createdAt), dayAndClock)} ·{' '}
        {t(`ends.${how}`, { status: String(status), tries: String(tries) })}
      </p>
    </li>
  );
}
