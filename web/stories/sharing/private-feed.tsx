import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type PrivateFeed as Feed, type FeedKind, privateFeedPaths } from '#domain/stories/private-feed.ts';
import { callApi } from '../../platform/api.ts';
import { copy } from '../../platform/device/device-share.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { toast } from '../../ui/layers/toast.tsx';

/** Creates, copies and withdraws a private address for a family's device: a podcast, or a catalog of books. */
export function PrivateFeed({ kind }: { kind: FeedKind }) {
  const t = useTranslations('reading.feed');
  const client = useQueryClient();
  const path = privateFeedPaths[kind];
  const queryKey = ['stories', 'feed', kind];
  const { data: feed, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callApi<Feed | null>(path, { signal })) ?? null,
    retry: false,
  });
  const show = (now: Feed | null) => client.setQueryData(queryKey, now);
  const make = useMutation({
    mutationFn: () => callApi<Feed>(path, { method: 'POST' }),
    onSuccess: show,
    onError: () => toast.problem(t('failed')),
  });
  const takeBack = useMutation({
    mutationFn: () => callApi(path, { method: 'DELETE' }),
    onSuccess: () => {
      show(null);
      toast.success(t('revoked'));
    },
    onError: () => toast.problem(t('failed')),
  });
  const makes = useRef<HTMLButtonElement>(null);
  const address = useRef<HTMLInputElement>(null);
  if (isError || feed === undefined) return null;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{t(`${kind}.explain`)}</p>
      {feed === null ? (
        <div ref={passFocus(() => address.current)}>
          <Button ref={makes} look="secondary" busy={make.isPending} onClick={() => make.mutate()}>
            {t(`${kind}.make`)}
          </Button>
        </div>
      ) : (
        <>
          <Field label={t(`${kind}.address`)} hint={t(`${kind}.secret`)}>
            <TextInput ref={address} readOnly value={feed.url} onFocus={(event) => event.target.select()} />
          </Field>
          <div ref={passFocus(() => makes.current)} className="flex flex-wrap gap-3">
            <Button
              look="secondary"
              icon={<Copy aria-hidden="true" className="size-5" />}
              onClick={async () => ((await copy(feed.url)) ? toast.success(t('copied')) : toast.problem(t('failed')))}
            >
              {t('copy')}
            </Button>
            <Button look="quiet" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
              {t('revoke')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
