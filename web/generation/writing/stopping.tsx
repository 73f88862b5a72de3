import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { countsWhenStopped } from '#domain/generation/counts-when-stopped.ts';
import { isIllustrated, type StoryOptions } from '#domain/stories/options.ts';
import { hasLimit } from '#domain/usage/allowance.ts';
import { Button } from '../../ui/button.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { BottomBar } from '../../ui/layers/bottom-bar.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { usageQuery } from '../../usage/queries.ts';
import type { StopVerdict } from './look-until-over.ts';

type BarProps = {
  text: string;
  /** How many pictures are drawn. */
  pictures: number;
  options: StoryOptions;
  onStop: () => void;
  /** How far the story is. */
  children: ReactNode;
};

/** Whether such a story counts at all, as far as is known: a subscriber's story in words alone does not. */
function useIsCounted(options: StoryOptions): boolean {
  const { data } = useQuery(usageQuery);
  return data === undefined || hasLimit(data.tier, isIllustrated(options));
}

/** How far the story is, and the way to stop it, which says beforehand whether a story stopped now counts. */
export function StopBar({ text, pictures, options, onStop, children }: BarProps) {
  const t = useTranslations('generation.view');
  const id = useId();
  const isCounted = useIsCounted(options);
  return (
    <BottomBar>
      <div ref={passFocus()} className="mx-auto flex min-h-14 max-w-3xl items-center justify-between gap-4">
        <div className="grid min-w-0 flex-1 gap-1">
          {children}
          {isCounted && (
            <p id={id} className="text-ink-soft text-sm">
              {t(countsWhenStopped({ text, pictures }, options) ? 'stopCounts' : 'stopIsFree')}
            </p>
          )}
        </div>
        <Button look="secondary" aria-describedby={isCounted ? id : undefined} onClick={onStop}>
          {t('stop')}
        </Button>
      </div>
    </BottomBar>
  );
}

type NoticeProps = {
  stopped: boolean;
  /** Some of the text was there: it stands above. */
  begun: boolean;
  /** The text so far is a draft now. */
  kept: boolean;
  /** Whether the story counts; null as long as that is asked. */
  verdict: StopVerdict | null;
  options: StoryOptions;
  onRetry: () => void;
};

/**
 * The result of a stop (P20), below the text, where the reader has just pressed Stop; without any text below the heading.
 * Keep it mounted: a live region that appears with its words is not announced.
 */
export function StoppedNotice({ stopped, begun, kept, verdict, options, onRetry }: NoticeProps) {
  const t = useTranslations('generation.view');
  const id = useId();
  const isCounted = useIsCounted(options);
  const result = `${t(kept ? 'stoppedKept' : 'stopped')} ${verdict && isCounted ? t(verdict) : ''}`;
  const notice = stopped && (
    // The button is not where Stop was: a second tap would begin another story.
    <div className="mx-auto flex min-h-14 w-full max-w-3xl items-center gap-4">
      <div ref={passFocus()} className="shrink-0">
        <Button look="secondary" aria-describedby={kept ? undefined : id} onClick={onRetry}>
          {t('another')}
        </Button>
      </div>
      <div className="min-w-0">
        <p>{result}</p>
        {!kept && (
          <p id={id} className="text-ink-soft text-sm">
            {t(begun ? 'anotherHint' : 'anotherHintEmpty')}
          </p>
        )}
      </div>
    </div>
  );
  return (
    <>
      {/* Once, when it is known whether the story counts. */}
      <LiveRegion>{stopped && (verdict !== null || !isCounted) && result}</LiveRegion>
      {/* The actions for a draft take the lower edge, and no text is there to stand below. */}
      {notice && (kept || !begun ? notice : <BottomBar>{notice}</BottomBar>)}
    </>
  );
}
