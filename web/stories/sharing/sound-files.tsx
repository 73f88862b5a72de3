import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { narrationFilePath, type SoundFormat, soundFormats } from '#domain/stories/narration/api.ts';
import { ApiError, fetchApi } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { narrationOfferQuery, useNarrates, wholeNarrationQuery } from '../listening/queries.ts';
import { download } from './download.ts';
import { PrivateFeed } from './private-feed.tsx';

type Props = { story: { id: string; title: string }; isChapter: boolean; dedication: string };

/** How often it is asked whether the sound is finished by now, in milliseconds, while the dialog says what is needed. */
const asksEvery = 5000;

/**
 * Downloads of the story's sound, or how it comes to have one, and the family's private feed. Renders nothing where
 * only the device reads.
 */
export function SoundFiles({ story, isChapter, dedication }: Props) {
  const t = useTranslations('reading.soundFiles');
  const narrates = useNarrates();
  const { data: offer } = useQuery({ ...narrationOfferQuery, enabled: narrates === true });
  const offers = !!offer && offer.voices.length > 0;
  const { data: whole, isError } = useQuery({
    ...wholeNarrationQuery(story.id),
    enabled: offers,
    refetchInterval: ({ state }) => state.data === null && asksEvery,
  });
  const make = useMutation({
    mutationFn: async (format: SoundFormat) => {
      // The voice that has read it whole; the other chapters of a series are asked for in the parent's own.
      const body = { format, voice: format === 'series' ? null : (whole?.voice ?? null), dedication };
      const answer = await fetchApi(narrationFilePath(story.id), { method: 'POST', body });
      await download(answer);
    },
    onSuccess: () => toast.success(t('made')),
  });
  if (!offers) return null;
  return (
    <section aria-labelledby="sound-files" className="grid gap-3 border-hairline border-t pt-4">
      <h3 id="sound-files" className="text-xl">
        {t('title')}
      </h3>
      {make.error && <Notice tone="problem">{t(problemOf(make.error, make.variables))}</Notice>}
      {whole === null && <p className="text-ink-soft">{t('needs')}</p>}
      {(whole || isError) && (
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {soundFormats
            .filter((format) => isChapter || format !== 'series')
            .map((format) => (
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
      )}
      <PrivateFeed kind="sound" />
    </section>
  );
}

function problemOf(error: Error, format: SoundFormat | undefined): 'needs' | 'needsAll' | 'failed' {
  const isNotReady =
    error instanceof ApiError && (error.code === 'NARRATION_NOT_READY' || error.code === 'NARRATION_NOT_FOUND');
  if (!isNotReady) return 'failed';
  return format === 'series' ? 'needsAll' : 'needs';
}
