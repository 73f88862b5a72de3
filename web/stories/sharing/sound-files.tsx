import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { bookFileName } from '#domain/stories/book.ts';
import {
  type NarrationFeed,
  narrationFeedPath,
  narrationFilePath,
  type SoundFormat,
  soundFormats,
} from '#domain/stories/narration/api.ts';
import { ApiError, callApi, fetchApi } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.tsx';
import { narrationOfferQuery, useNarrates } from '../listening/queries.ts';
import { copy } from './device-share.ts';
import { download } from './download.ts';

const endings: Record<SoundFormat, string> = { audio: '.mp3', series: '.mp3', epub: '.epub' };
const feedKey = ['stories', 'narration', 'feed'];

type Props = { story: { id: string; title: string }; dedication: string };

/** The story's sound to take along, and the family's private feed. Where nothing but the device reads, there is none. */
export function SoundFiles({ story, dedication }: Props) {
  const t = useTranslations('reading.soundFiles');
  const narrates = useNarrates();
  const { data: offer } = useQuery({ ...narrationOfferQuery, enabled: narrates });
  const make = useMutation({
    mutationFn: async (format: SoundFormat) => {
      const body = { format, voice: null, dedication };
      const answer = await fetchApi(narrationFilePath(story.id), { method: 'POST', body });
      const name = bookFileName(story.title, 'epub').replace(/\.epub$/, endings[format]);
      download(await answer.blob(), name);
    },
    onSuccess: () => toast.success(t('made')),
  });
  if (!offer || offer.voices.length === 0) return null;
  return (
    <section aria-labelledby="sound-files" className="grid gap-3 border-hairline border-t pt-4">
      <h3 id="sound-files" className="text-xl">
        {t('title')}
      </h3>
      {make.error && <Notice tone="problem">{t(isNotReady(make.error) ? 'notReady' : 'failed')}</Notice>}
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {soundFormats.map((format) => (
          <Button
            key={format}
            look="secondary"
            busy={make.isPending && make.variables === format}
            onClick={() => make.mutate(format)}
          >
            {t(format)}
          </Button>
        ))}
      </div>
      <Feed />
    </section>
  );
}

const isNotReady = (error: Error) =>
  error instanceof ApiError && (error.code === 'NARRATION_NOT_READY' || error.code === 'NARRATION_NOT_FOUND');

/** The address for podcast players: made, copied, taken back. */
function Feed() {
  const says = useTranslations('reading.soundFiles.feed');
  const client = useQueryClient();
  const { data: feed, isError } = useQuery({
    queryKey: feedKey,
    queryFn: async ({ signal }) => (await callApi<NarrationFeed | null>(narrationFeedPath, { signal })) ?? null,
    retry: false,
  });
  const show = (now: NarrationFeed | null) => client.setQueryData(feedKey, now);
  const make = useMutation({
    mutationFn: () => callApi<NarrationFeed>(narrationFeedPath, { method: 'POST' }),
    onSuccess: show,
    onError: () => toast.problem(says('failed')),
  });
  const takeBack = useMutation({
    mutationFn: () => callApi(narrationFeedPath, { method: 'DELETE' }),
    onSuccess: () => {
      show(null);
      toast.success(says('revoked'));
    },
    onError: () => toast.problem(says('failed')),
  });
  if (isError || feed === undefined) return null;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{says('explain')}</p>
      {feed === null ? (
        <div>
          <Button look="quiet" busy={make.isPending} onClick={() => make.mutate()}>
            {says('make')}
          </Button>
        </div>
      ) : (
        <>
          <Field label={says('address')} hint={says('secret')}>
            <TextInput readOnly value={feed.url} onFocus={(event) => event.target.select()} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button
              look="secondary"
              icon={<Copy aria-hidden="true" className="size-5" />}
              onClick={async () =>
                (await copy(feed.url)) ? toast.success(says('copied')) : toast.problem(says('failed'))
              }
            >
              {says('copy')}
            </Button>
            <Button look="quiet" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
              {says('revoke')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
