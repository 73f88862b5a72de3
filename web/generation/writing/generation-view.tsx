import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { SlowWriter } from '#domain/generation/api.ts';
import { type StoryOptions, wordTarget } from '#domain/stories/options.ts';
import { shownParagraphs, withoutBegunHeading } from '#domain/stories/text/pages.ts';
import { extractTitle } from '#domain/stories/text/title.ts';
import { useWakeLock } from '../../platform/device/wake-lock.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { countWords } from '../../stories/story-text.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { AwaitedPicture } from '../awaited-picture.tsx';
import { Premise } from '../premise-line.tsx';
import { isForForm, type Refusal } from '../refusal.ts';
import { FailureNotice } from './failure-notice.tsx';
import { FinishedBar } from './finished-bar.tsx';
import { NotForMyChild } from './not-for-my-child.tsx';
import { SpeakAlong, useSpeakAlong } from './speak-along.tsx';
import { SpokenStory } from './spoken-story.tsx';
import { StopBar, StoppedNotice } from './stopping.tsx';
import { StoryEnding } from './story-ending.tsx';
import { StoryFrame } from './story-frame.tsx';
import type { StoryRun } from './story-run.ts';
import { StoryScroll } from './story-scroll.tsx';
import { useStoryRun } from './use-story-run.ts';

type Props = {
  run: StoryRun;
  onBack: () => void;
  onStartOver: () => void;
  /** Called when the reader leaves to sign in again. */
  onSignIn: () => void;
  /** Called when the server refuses because of the allowance or of a field of the form. */
  onRefused: (refusal: Refusal) => void;
  /** Goes back to the form with presets in place of own words. */
  onPresets: (options: StoryOptions) => void;
};

/** The story while it is written, and finished, with Save (GEN-05 to GEN-14). */
export function GenerationView({ run, onBack, onStartOver, onSignIn, onRefused, onPresets }: Props) {
  const t = useTranslations('generation.view');
  const { phase, text, premise, kept, verdict, failure } = useStoryRun(run);

  const { characters, language, ageGroup, length } = run.options;
  const active = phase === 'creating' || phase === 'writing' || phase === 'reconnecting';
  const words = countWords(text);
  const target = wordTarget(ageGroup, length);
  const planned = Math.round((target.min + target.max) / 200) * 100;
  const title = text === '' ? null : writtenTitle(text, phase === 'completed', characters, language);
  const paragraphs = shownParagraphs(active ? withoutBegunHeading(text) : text, title ?? '', language);
  const slow = usePublicSettings()?.slowWriter;
  const slowHint = ({ seconds }: SlowWriter) =>
    seconds === null
      ? t('creatingSlowHint')
      : t('creatingMeasuredHint', { minutes: seconds < 45 ? 0 : Math.round(seconds / 60) });
  const [speaking, setSpeaking] = useSpeakAlong();
  useWakeLock(active);

  const refused = useEffectEvent(() => {
    if (failure?.kind === 'refused' && failure.code) onRefused({ code: failure.code, details: failure.details });
  });
  useEffect(() => {
    if (failure !== null) refused();
  }, [failure]);

  return (
    <StoryFrame
      title={title}
      language={language}
      active={active}
      finished={phase === 'completed' || kept}
      onBack={onBack}
    >
      {active && <SpeakAlong speaking={speaking} onChange={setSpeaking} />}
      {active && text === '' && (
        <>
          <Spinner label={slow ? slowHint(slow) : t('creatingHint')} />
          <Premise text={premise} language={language} />
          <AwaitedPicture options={run.options} seed={run.id} />
        </>
      )}
      {phase === 'reconnecting' && <p role="status">{t('reconnecting')}</p>}

      {failure !== null && !(failure.kind === 'refused' && isForForm(failure.code)) && (
        <FailureNotice
          failure={failure}
          options={run.options}
          onRetry={() => run.retry()}
          onSignIn={onSignIn}
          onPresets={onPresets}
        />
      )}

      {paragraphs.length + (title === null ? 0 : 1) > 0 && (
        <StoryScroll
          label={t('story')}
          title={title}
          paragraphs={paragraphs}
          language={language}
          writing={active}
          ending={
            phase === 'completed' && (
              <>
                <StoryEnding language={run.options.language} />
                <NotForMyChild run={run} />
              </>
            )
          }
        />
      )}

      <StoppedNotice
        stopped={phase === 'stopped'}
        begun={text !== ''}
        kept={kept}
        verdict={verdict}
        options={run.options}
        onRetry={() => run.retry()}
      />
      {(phase === 'completed' || kept) && (
        <FinishedBar content={text} options={run.options} generationId={run.id} onStartOver={onStartOver} />
      )}
      {active && (
        <StopBar text={text} pictures={0} options={run.options} onStop={() => void run.stop()}>
          {text !== '' && (
            <Progress label={t('writing')} value={words} max={planned} valueText={t('progress', { words, planned })} />
          )}
        </StopBar>
      )}

      <SpokenStory
        paragraphs={paragraphs}
        language={language}
        writing={active}
        speaking={speaking}
        ending={phase === 'completed' && t('finished')}
      />
    </StoryFrame>
  );
}

/** Returns the title once its line has ended or the story is finished; null before. */
function writtenTitle(
  text: string,
  finished: boolean,
  characters: string[],
  language: Parameters<typeof extractTitle>[2],
): string | null {
  const firstLineEnded = text.trimStart().includes('\n');
  return finished || firstLineEnded ? extractTitle(text, characters, language) : null;
}
