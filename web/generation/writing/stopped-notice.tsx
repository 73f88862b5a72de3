import { useTranslations } from 'use-intl';
import type { StoryOptions } from '#domain/stories/options.ts';
import { Button } from '../../ui/button.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { BottomBar } from '../../ui/layers/bottom-bar.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import type { StopVerdict } from './look-until-over.ts';
import { useIsCounted } from './stop-bar.tsx';

type Props = {
  stopped: boolean;
  /** The text so far is a draft now. */
  kept: boolean;
  /** Whether the story counts; null as long as that is asked. */
  verdict: StopVerdict | null;
  options: StoryOptions;
  onRetry: () => void;
};

/**
 * The result of a stop, below the text, where the reader has just pressed Stop (P20). Keep it mounted: a live region
 * that appears with its words is not announced.
 */
export function StoppedNotice({ stopped, kept, verdict, options, onRetry }: Props) {
  const t = useTranslations('generation.view');
  const isCounted = useIsCounted(options);
  const result = `${t(kept ? 'stoppedKept' : 'stopped')} ${verdict && isCounted ? t(verdict) : ''}`;
  const notice = stopped && (
    // The button is not where Stop was: a second tap would begin another story.
    <div className="mx-auto flex min-h-14 w-full max-w-3xl items-center gap-4">
      <div ref={passFocus()} className="shrink-0">
        <Button look="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
      <p className="min-w-0">{result}</p>
    </div>
  );
  return (
    <>
      <LiveRegion>{stopped && result}</LiveRegion>
      {/* The actions for a draft take the lower edge. */}
      {notice && (kept ? notice : <BottomBar>{notice}</BottomBar>)}
    </>
  );
}
