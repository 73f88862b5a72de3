import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { wordTarget } from '#domain/stories/options.ts';
import { extractTitle } from '#domain/stories/title.ts';
import type { UsageReason } from '#domain/usage/allowance.ts';
import { paths } from '../../paths.ts';
import { SaveDialog } from '../../stories/components/save-dialog.tsx';
import { CoverPicture } from '../../stories/drawings/pictures.tsx';
import { countWords, storyParagraphs } from '../../stories/story-text.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usageQuery } from '../../usage/queries.ts';
import { isUsageReason } from '../use-creator.ts';
import { FailureNotice } from './failure-notice.tsx';
import { SpokenStory } from './spoken-story.tsx';
import type { StoryRun } from './story-run.ts';
import { StoryScroll } from './story-scroll.tsx';
import { useStoryRun, useWakeLock } from './use-story-run.ts';

type Props = {
  run: StoryRun;
  onBack: () => void;
  onStartOver: () => void;
  /** The reader leaves to sign in again. */
  onSignIn: () => void;
  /** The server refused for want of an allowance. */
  onRefused: (reason: UsageReason, limit: number | null) => void;
};

/** The story while it is written, and finished, with Save (GEN-05 to GEN-14). */
export function GenerationView({ run, onBack, onStartOver, onSignIn, onRefused }: Props) {
  const t = useTranslations('generation.view');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { phase, text, failure } = useStoryRun(run);
  const [saving, setSaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const { characters, language, ageGroup, length } = run.options;
  const active = phase === 'creating' || phase === 'writing' || phase === 'reconnecting';
  const words = countWords(text);
  const target = wordTarget(ageGroup, length);
  const planned = Math.round((target.min + target.max) / 200) * 100;
  const title = text === '' ? null : writtenTitle(text, phase === 'completed', characters, language);
  const paragraphs = storyParagraphs(text, title ?? '');
  useWakeLock(active);

  // The view replaces the form: start at its top, with the focus where its news is.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const refused = useEffectEvent(() => {
    if (failure?.kind === 'refused' && isUsageReason(failure.code))
      onRefused(failure.code, failure.details.limit ?? null);
  });
  useEffect(() => {
    if (failure !== null) refused();
  }, [failure]);

  // Usage is counted when a story is finished (GEN-17).
  useEffect(() => {
    if (phase === 'completed') void client.invalidateQueries({ queryKey: usageQuery.queryKey });
  }, [phase, client]);

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-4rem)] max-w-3xl flex-col gap-4 px-4 pt-2">
      <title>{`${title ?? t('creating')} · Lunatale`}</title>
      <div className="-ml-3">
        <Button look="quiet" onClick={onBack} icon={<ArrowLeft aria-hidden="true" className="size-5" />}>
          {t('back')}
        </Button>
      </div>

      <h1 ref={heading} tabIndex={-1} className={title === null ? 'text-3xl outline-none' : 'sr-only'}>
        {title === null && active ? t('creating') : (title ?? t('story'))}
      </h1>
      {active && text === '' && (
        <>
          <Spinner label={t('creatingHint')} />
          <CoverPicture options={run.options} seed={run.id} className="aspect-[4/3] w-full rounded-xl shadow-paper" />
        </>
      )}
      {phase === 'reconnecting' && <p role="status">{t('reconnecting')}</p>}

      {failure !== null && <FailureNotice failure={failure} onRetry={() => run.retry()} onSignIn={onSignIn} />}
      {phase === 'stopped' && (
        <div className="flex flex-wrap items-center gap-4">
          <p role="status">{t('stopped')}</p>
          <Button look="secondary" onClick={() => run.retry()}>
            {t('retry')}
          </Button>
        </div>
      )}

      {paragraphs.length + (title === null ? 0 : 1) > 0 && (
        <StoryScroll label={t('story')} title={title} paragraphs={paragraphs} language={language} writing={active} />
      )}

      {phase === 'completed' && (
        <BottomBar>
          <div className="mx-auto flex max-w-3xl items-stretch justify-end gap-3">
            <Button look="secondary" onClick={onStartOver}>
              {t('create')}
            </Button>
            <div className="grid flex-1 sm:min-w-56 sm:flex-none">
              <Button size="large" onClick={() => setSaving(true)}>
                {t('save')}
              </Button>
            </div>
          </div>
        </BottomBar>
      )}
      {active && (
        <BottomBar>
          <div className="mx-auto flex min-h-14 max-w-3xl items-center justify-between gap-4">
            <div className="min-w-0 flex-1">
              {text !== '' && (
                <Progress
                  label={t('writing')}
                  value={words}
                  max={planned}
                  valueText={t('progress', { words, planned })}
                />
              )}
            </div>
            <Button look="secondary" onClick={() => void run.stop()}>
              {t('stop')}
            </Button>
          </div>
        </BottomBar>
      )}

      {active && <SpokenStory paragraphs={paragraphs} language={language} />}
      <LiveRegion>{phase === 'completed' && t('finished')}</LiveRegion>
      {saving && (
        <SaveDialog
          story={{
            title: extractTitle(text, characters, language),
            content: text,
            options: run.options,
            generationId: run.id,
          }}
          onClose={() => setSaving(false)}
          onSaved={() => navigate(paths.myStories)}
        />
      )}
    </div>
  );
}

/** The title once it stands there whole: behind its closing asterisks, or after its line. */
function writtenTitle(
  text: string,
  finished: boolean,
  characters: string[],
  language: Parameters<typeof extractTitle>[2],
): string | null {
  const firstLineEnded = text.trimStart().includes('\n');
  return finished || firstLineEnded ? extractTitle(text, characters, language) : null;
}
