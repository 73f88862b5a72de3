import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { narrationFilePath, type SoundFormat, soundFormats } from '#domain/stories/narration/api.ts';
import { ApiError, fetchApi } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { narrationOfferQuery, useNarrates } from '../listening/queries.ts';
import { download } from './download.ts';
import { PrivateFeed } from './private-feed.tsx';

type Props = { story: { id: string; title: string }; dedication: string };

/** Downloads of the story's sound, and the family's private feed. Renders nothing where only the device reads. */
export function SoundFiles({ story, dedication }: Props) {
  const t = useTranslations('reading.soundFiles');
  const narrates = useNarrates();
  const { data: offer } = useQuery({ ...narrationOfferQuery, enabled: narrates === true });
  const make = useMutation({
    mutationFn: async (format: SoundFormat) => {
      const body = { format, voice: null, dedication };
      const answer = await fetchApi(narrationFilePath(story.id), { method: 'POST', body });
      await download(answer);
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
      <PrivateFeed kind="sound" />
    </section>
  );
}

const isNotReady = (error: Error) =>
  error instanceof ApiError && (error.code === 'NARRATION_NOT_READY' || error.code === 'NARRATION_NOT_FOUND');
