import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { StoryOptions } from '#domain/stories/options.ts';
import { shownParagraphs, withoutBegunHeading } from '#domain/stories/text/pages.ts';
import { extractTitle } from '#domain/stories/text/title.ts';
import { useWakeLock } from '../../platform/device/wake-lock.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { AwaitedPicture } from '../awaited-picture.tsx';
import { Premise } from '../premise-line.tsx';
import { isForForm, type Refusal } from '../refusal.ts';
import { FinishedBar } from '../writing/finished-bar.tsx';
import { NotForMyChild } from '../writing/not-for-my-child.tsx';
import { SpeakAlong, useSpeakAlong } from '../writing/speak-along.tsx';
import { SpokenStory } from '../writing/spoken-story.tsx';
import { StopBar, StoppedNotice } from '../writing/stopping.tsx';
import { StoryEnding } from '../writing/story-ending.tsx';
import { StoryFrame } from '../writing/story-frame.tsx';
import { StoryScroll } from '../writing/story-scroll.tsx';
import { codeOf } from './illustrated-failure.ts';
import { IllustratedFailureNotice } from './illustrated-failure-notice.tsx';
import type { IllustratedRun } from './illustrated-run.ts';
import type { Alternative } from './picture-advice.tsx';
import { ResultNotice } from './result-notice.tsx';
import { picturesAmong } from './shown-pictures.ts';

type Props = {
  run: IllustratedRun;
  onBack: () => void;
  onStartOver: () => void;
  onSignIn: () => void;
  /** Called when the server refuses because of the allowance or of a field of the form. */
  onRefused: (refusal: Refusal) => void;
  /** Writes the same story without pictures; `keep` also sets the form to text only. */
  onTextOnly: (options: StoryOptions, keep: boolean) => void;
  onTake: (alternative: Alternative) => void;
  /** Goes back to the form with presets in place of own words. */
  onPresets: (options: StoryOptions) => void;
};

/** An illustrated story, in the making and finished: its text as soon as it arrives, each picture as it is drawn. */
export function IllustratedView({ run, onBack, onStartOver, onSignIn, onRefused, onTextOnly, ...ways }: Props) {
  const t = useTranslations('generation');
  const labels = useTranslations('reading');
  const { phase, text, premise, pictures, picturesPlanned, result, kept, verdict, failure } = useSyncExternalStore(
    run.subscribe,
    run.state,
  );
  const { options } = run;
  const active = phase !== 'completed' && phase !== 'failed' && phase !== 'stopped';
  // The title is complete before the first sentence arrives.
  const title = text === '' ? null : extractTitle(text, options.characters, options.language);
  const paragraphs = shownParagraphs(active ? withoutBegunHeading(text) : text, title ?? '', options.language);
  const [speaking, setSpeaking] = useSpeakAlong();
  useWakeLock(active);

  const refused = useEffectEvent(() => {
    const code = failure && codeOf(failure);
    if (code) onRefused({ code, details: failure.kind === 'refused' ? failure.details : {} });
  });
  useEffect(() => {
    if (failure !== null) refused();
  }, [failure]);

  return (
    <StoryFrame
      title={title}
      language={options.language}
      active={active}
      finished={phase === 'completed' || kept}
      onBack={onBack}
    >
      {active && <SpeakAlong speaking={speaking} onChange={setSpeaking} />}
      {active && <Spinner label={t(`illustrated.${phase}`)} />}
      {active && text === '' && (
        <>
          <Premise text={premise} language={options.language} />
          <AwaitedPicture options={options} seed={run.id} />
          <p className="pb-4 text-ink-soft">{t('illustrated.hint')}</p>
        </>
      )}
      {failure !== null && !isForForm(codeOf(failure)) && (
        <IllustratedFailureNotice
          failure={failure}
          options={options}
          onRetry={() => run.retry()}
          onWithoutImages={() => (text === '' ? onTextOnly(options, false) : run.keepText())}
          onOtherModel={() => onTextOnly(options, true)}
          onSignIn={onSignIn}
          {...ways}
        />
      )}
      {result !== null && (
        <ResultNotice
          result={result}
          shown={pictures.length}
          planned={picturesPlanned}
          options={options}
          onRetry={() => run.retry()}
          onKeepText={() => run.keepText()}
          onTake={ways.onTake}
        />
      )}
      {text !== '' && (
        <StoryScroll
          label={t('view.story')}
          title={title}
          paragraphs={paragraphs}
          language={options.language}
          writing={active}
          fromStart={run.wasFinished}
          ending={
            phase === 'completed' && (
              <>
                <StoryEnding language={run.options.language} />
                <NotForMyChild run={run} />
              </>
            )
          }
          images={picturesAmong(pictures, paragraphs.length, active).map(({ index, url, alt, position }) => ({
            url,
            alt: labels('illustration', { number: String(index + 1) }),
            caption: alt,
            position,
          }))}
        />
      )}

      <StoppedNotice
        stopped={phase === 'stopped'}
        begun={text !== ''}
        kept={kept}
        verdict={verdict}
        options={options}
        onRetry={() => run.retry()}
      />
      {(phase === 'completed' || kept) && (
        <FinishedBar
          content={text}
          options={options}
          generationId={run.id}
          asText={result?.kind === 'text' || (kept && pictures.length === 0)}
          onStartOver={onStartOver}
        />
      )}
      {active && (
        <StopBar text={text} pictures={pictures.length} options={options} onStop={() => void run.stop()}>
          {picturesPlanned > 0 && (
            <Progress
              label={t('illustrated.drawing')}
              value={pictures.length}
              max={picturesPlanned}
              valueText={t('illustrated.pictures', { done: pictures.length, planned: picturesPlanned })}
            />
          )}
        </StopBar>
      )}
      <LiveRegion>
        {active && text !== '' && t('illustrated.pictures', { done: pictures.length, planned: picturesPlanned })}
      </LiveRegion>
      <SpokenStory
        paragraphs={run.wasFinished ? [] : paragraphs}
        language={options.language}
        writing={active}
        speaking={speaking}
        ending={phase === 'completed' && t('view.finished')}
      />
    </StoryFrame>
  );
}
