import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { BottomBar } from '../../ui/layers/bottom-bar.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';

type Props = {
  stopped: boolean;
  /** The text so far is a draft now, and counts. */
  kept: boolean;
  onRetry: () => void;
};

/**
 * The result of a stop, below the text, where the reader has just pressed Stop (P20). Keep it mounted: a live region
 * that appears with its words is not announced.
 */
export function StoppedNotice({ stopped, kept, onRetry }: Props) {
  const t = useTranslations('generation.view');
  const result = t(kept ? 'stoppedKept' : 'stopped');
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
