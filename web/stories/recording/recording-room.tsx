import { Check, ChevronLeft, ChevronRight, Mic, Play, RotateCcw, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import type { Recording } from '#domain/stories/recordings.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { LevelMeter } from './level-meter.tsx';
import { useShowRecording } from './queries.ts';
import type { Take, Verdict } from './take.ts';
import { useStudio } from './use-studio.ts';
import { useTakes } from './use-takes.ts';

type Props = {
  recording: Recording;
  language: StoryLanguage;
  paragraphs: readonly string[];
  userId: string;
  onClose: () => void;
};

/** Shows one sentence after the other, large; each can be played back, read again, or left as it is. */
export function RecordingRoom({ recording, language, paragraphs, userId, onClose }: Props) {
  const t = useTranslations('reading.record');
  const { sentences } = recording;
  const show = useShowRecording();
  const takes = useTakes(recording, userId, show);
  const isRead = (index: number) => takes.waiting.has(index) || (sentences[index]?.to ?? null) !== null;
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      sentences.findIndex(({ to }) => to === null),
    ),
  );
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [notKept, setNotKept] = useState(false);
  const studio = useStudio((take: Take) => {
    setVerdict(take.verdict);
    if (take.file) takes.keep(index, take.file).catch(() => setNotKept(true));
  });
  const own = usePlayback();
  const done = sentences.filter((_, at) => isRead(at)).length;
  const isDone = done === sentences.length;
  const sentence = sentences[index];
  const busy = studio.phase !== 'idle';
  const heard = takes.heard.get(index);

  const go = (to: number) => {
    own.stop();
    setVerdict(null);
    setIndex(Math.max(0, Math.min(sentences.length - 1, to)));
  };
  const said =
    studio.phase === 'recording'
      ? t('recording')
      : studio.phase === 'working'
        ? t('working')
        : verdict
          ? t(`verdict.${verdict}`)
          : '';

  return (
    <div className="grid gap-4">
      <Progress
        label={t('progress')}
        value={done}
        max={sentences.length}
        valueText={t('progressOf', { done: String(done), of: String(sentences.length) })}
      />
      {studio.problem && <Notice tone="problem">{t(`microphone.${studio.problem}`)}</Notice>}
      {takes.problem && (
        <Notice
          tone={takes.problem === 'network' ? 'info' : 'problem'}
          actions={
            takes.problem !== 'gone' && (
              <Button look="secondary" onClick={takes.retry}>
                {t('sendNow')}
              </Button>
            )
          }
        >
          {t(`sending.${takes.problem}`, { count: takes.waiting.size })}
        </Notice>
      )}
      {notKept && <Notice tone="problem">{t('deviceFull')}</Notice>}
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-1">
        <IconButton
          label={t('before')}
          icon={<ChevronLeft aria-hidden="true" className="size-6" />}
          disabled={busy || index === 0}
          onClick={() => go(index - 1)}
        />
        <p className="text-center text-ink-soft text-sm tabular-nums">
          {t('place', { number: String(index + 1), of: String(sentences.length) })}
          {isRead(index) && (
            <>
              {' · '}
              <Check aria-hidden="true" className="inline size-4" /> {t('isRead')}
            </>
          )}
        </p>
        <IconButton
          label={t('after')}
          icon={<ChevronRight aria-hidden="true" className="size-6" />}
          disabled={busy || index === sentences.length - 1}
          onClick={() => go(index + 1)}
        />
      </div>
      <p
        lang={languageTag(language)}
        aria-live="polite"
        className="grid min-h-36 content-center text-balance rounded-lg bg-raised px-4 py-5 text-center font-reading text-2xl leading-snug sm:text-3xl"
      >
        {sentence && paragraphs[sentence.paragraph]?.slice(sentence.start, sentence.end)}
      </p>
      {studio.phase === 'recording' ? (
        <LevelMeter level={studio.level} />
      ) : (
        <p className="min-h-10 text-center text-ink-soft text-sm">{said || t('hint')}</p>
      )}
      <div className="grid justify-center gap-3">
        <Button
          size="large"
          look={studio.phase === 'recording' ? 'danger' : verdict === 'good' ? 'secondary' : 'primary'}
          busy={studio.phase === 'opening' || studio.phase === 'working'}
          icon={
            studio.phase === 'recording' ? (
              <Square aria-hidden="true" className="size-5" />
            ) : isRead(index) ? (
              <RotateCcw aria-hidden="true" className="size-5" />
            ) : (
              <Mic aria-hidden="true" className="size-5" />
            )
          }
          onClick={() => {
            if (studio.phase === 'recording') void studio.end();
            else {
              own.stop();
              setVerdict(null);
              void studio.begin();
            }
          }}
        >
          {studio.phase === 'recording' ? t('stop') : isRead(index) ? t('readAgain') : t('read')}
        </Button>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {heard && (
          <Button
            look="quiet"
            disabled={busy}
            icon={
              own.playing ? (
                <Square aria-hidden="true" className="size-5" />
              ) : (
                <Play aria-hidden="true" className="size-5" />
              )
            }
            onClick={() => (own.playing ? own.stop() : own.play(heard))}
          >
            {own.playing ? t('listenStop') : t('listen')}
          </Button>
        )}
        {isDone ? (
          <Button disabled={busy} onClick={onClose}>
            {t('finish')}
          </Button>
        ) : (
          isRead(index) &&
          index < sentences.length - 1 && (
            <Button disabled={busy} onClick={() => go(index + 1)}>
              {t('next')}
            </Button>
          )
        )}
      </div>
      {isDone && <Notice tone="success">{t(takes.waiting.size > 0 ? 'doneWaiting' : 'done')}</Notice>}
      <p className="text-ink-soft text-sm">{t('kept')}</p>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

/** Plays back a sentence that was recorded this evening. */
function usePlayback() {
  const [playing, setPlaying] = useState(false);
  const current = useRef<{ audio: HTMLAudioElement; url: string } | null>(null);
  const stop = () => {
    if (current.current) {
      current.current.audio.pause();
      URL.revokeObjectURL(current.current.url);
      current.current = null;
    }
    setPlaying(false);
  };
  useEffect(
    () => () => {
      current.current?.audio.pause();
      if (current.current) URL.revokeObjectURL(current.current.url);
    },
    [],
  );
  return {
    playing,
    stop,
    play(file: Blob) {
      stop();
      const url = URL.createObjectURL(file);
      const audio = new Audio(url);
      current.current = { audio, url };
      audio.onended = stop;
      setPlaying(true);
      audio.play().catch(stop);
    },
  };
}
