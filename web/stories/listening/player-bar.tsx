import { AudioLines, Gauge, Pause, Play, RotateCcw, SkipForward, Square, Timer } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Pace, paceRates } from '#domain/stories/narration/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { classNames } from '../../ui/class-names.ts';
import { Select } from '../../ui/fields/select.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { showFocused } from '../../ui/focus/show-focused.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { clearBottom } from '../../ui/layers/bottom-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import type { PageLight } from '../components/book-page.tsx';
import { barLooks } from '../reading/bar-looks.ts';
import { followEnd } from '../reading/spoken-highlight.ts';
import { useMediaSession } from './media-session.ts';
import { type Listening, useSpoken } from './use-listening.ts';
import { useVoiceName } from './voice-name.ts';

const VoiceDialog = lazy(async () => ({ default: (await import('./voice-dialog.tsx')).VoiceDialog }));

/** Choices of the sleep timer, in minutes. */
const timers = [5, 10, 15, 30];
const nextStory = 'next';
/** On a phone both selects share one line, and the chosen value stays readable. */
const narrow = 'text-ellipsis max-sm:pr-9 max-sm:pl-3';

export type NextStory = { title: string; go: () => void };

type Props = {
  listening: Listening;
  box: RefObject<HTMLElement | null>;
  full: boolean;
  light: PageLight;
  story: {
    title: string;
    language: StoryLanguage;
    paragraphs: readonly string[];
    artwork: string | null;
    /** Null if the story is not on the shelf: then there are no recordings of the family. */
    storyId: string | null;
  };
  /** The next chapter, if there is one. */
  next: NextStory | null;
  /** Gets the focus when the reading is over, and with it these controls. */
  opener: RefObject<HTMLElement | null>;
};

/** The controls while a story is read aloud: pause, back a sentence, speed, sleep timer, voice, near the thumb. */
export function PlayerBar({ listening, box, full, light, story, next, opener }: Props) {
  const t = useTranslations('reading.aloud');
  const { player, chosen } = listening;
  const { phase, pace, timerMinutes, stoodIn, problem } = useSpoken(player, box);
  const [begun, setBegun] = useState(false);
  if (phase !== 'silent' && !begun) setBegun(true);
  const [goesOn, setGoesOn] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const go = next?.go ?? null;
  const readBy = useVoiceName()(chosen);
  useMediaSession(player, { title: story.title, artist: readBy, artwork: story.artwork }, go);

  useEffect(() => {
    player.onEnd = goesOn && go ? go : () => box.current && followEnd(box.current);
    return () => {
      player.onEnd = null;
    };
  }, [player, goesOn, go, box]);

  const voiceDialog = choosing && (
    <Suspense>
      <VoiceDialog
        listening={listening}
        language={story.language}
        storyId={story.storyId}
        paragraphs={story.paragraphs}
        onClose={() => setChoosing(false)}
      />
    </Suspense>
  );
  const stopped = problem === 'refused' || problem === 'offline' ? t(problem) : null;
  const saidWhen = {
    // A failure is seen and said by a toast.
    silent: begun && problem !== 'failed' && t('ended'),
    loading: t('loading'),
    playing: t('reading'),
    paused: t('paused'),
  };
  const playing = phase === 'playing';
  const controls = (
    // biome-ignore lint/a11y/useSemanticElements: a few controls are no fieldset
    <div
      ref={clearBottom}
      role="group"
      aria-label={t('controls')}
      onFocus={showFocused}
      className={classNames(
        'flex flex-wrap items-center justify-center gap-x-2 gap-y-1 border-hairline px-3 py-2 text-ink shadow-lifted print:hidden',
        'one-line:flex-nowrap one-line:justify-start one-line:overflow-x-auto one-line:*:*:shrink-0',
        full
          ? classNames(
              'absolute inset-x-0 bottom-0 border-b-0 pb-[calc(0.5rem+env(safe-area-inset-bottom))]',
              barLooks[light],
            )
          : 'sticky bottom-2 z-10 rounded-xl border bg-surface',
      )}
    >
      <div ref={passFocus(() => opener.current)} className="contents">
        <p className="w-full min-w-0 break-words text-center text-ink-soft text-sm one-line:order-last one-line:w-auto">
          {stopped ?? (stoodIn ? t('stoodIn') : phase === 'loading' ? t('loading') : readBy)}
          {chosen.kind === 'engine' && chosen.voice.demo && ` · ${t('demo')}`}
        </p>
        <div className="flex items-center gap-1">
          <IconButton
            label={t('back')}
            icon={<RotateCcw aria-hidden="true" className="size-5" />}
            onClick={() => player.back()}
          />
          <IconButton
            label={t(phase === 'loading' ? 'loading' : playing ? 'pause' : 'play')}
            icon={
              phase === 'loading' ? (
                <Spinner />
              ) : playing ? (
                <Pause aria-hidden="true" className="size-6" />
              ) : (
                <Play aria-hidden="true" className="size-6" />
              )
            }
            disabled={phase === 'loading'}
            onClick={() => (playing ? player.pause() : player.resume())}
          />
          <IconButton
            label={t('stop')}
            icon={<Square aria-hidden="true" className="size-5" />}
            onClick={() => player.stop()}
          />
          {next && (
            <IconButton
              label={t('nextStory', { title: next.title })}
              icon={<SkipForward aria-hidden="true" className="size-5" />}
              onClick={next.go}
            />
          )}
          <IconButton
            label={t('voice')}
            icon={<AudioLines aria-hidden="true" className="size-5" />}
            onClick={() => setChoosing(true)}
          />
        </div>
        <div className="flex flex-[1_0_8.25rem] items-center gap-1.5 sm:flex-none">
          <Gauge aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <div className="min-w-0 flex-1 sm:w-36">
            <Select
              aria-label={t('speed')}
              className={narrow}
              value={pace}
              onChange={(event) => player.setPace(event.target.value as Pace)}
            >
              {(Object.keys(paceRates) as Pace[]).map((each) => (
                <option key={each} value={each}>
                  {t(each)}
                </option>
              ))}
            </Select>
          </div>
        </div>
        <div className="flex flex-[1.4_0_11.5rem] items-center gap-1.5 sm:flex-none">
          <Timer aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <div className="min-w-0 flex-1 sm:w-44">
            <Select
              aria-label={t('timer')}
              className={narrow}
              value={goesOn && next ? nextStory : (timerMinutes ?? '')}
              onChange={({ target: { value } }) => {
                setGoesOn(value === nextStory);
                player.setTimer(value === '' || value === nextStory ? null : Number(value));
              }}
            >
              <option value="">{t('timerOff')}</option>
              {timers.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t('timerMinutes', { minutes: String(minutes) })}
                </option>
              ))}
              {next && <option value={nextStory}>{t('timerNext')}</option>}
            </Select>
          </div>
        </div>
      </div>
    </div>
  );
  return (
    <>
      <LiveRegion>{stopped ?? (stoodIn ? t('stoodIn') : saidWhen[phase])}</LiveRegion>
      {phase !== 'silent' && controls}
      {voiceDialog}
    </>
  );
}
