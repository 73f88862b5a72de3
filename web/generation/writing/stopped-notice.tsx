import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { BottomBar } from '../../ui/layers/bottom-bar.tsx';

type Props = {
  /** The text so far is a draft now, and counts. */
  kept: boolean;
  onRetry: () => void;
};

/** The result of a stop, below the text, where the reader has just pressed Stop (P20). */
export function StoppedNotice({ kept, onRetry }: Props) {
  const t = useTranslations('generation.view');
  const notice = (
    // The button is not where Stop was: a second tap would begin another story.
    <div className="mx-auto flex min-h-14 w-full max-w-3xl items-center gap-4">
      <div ref={passFocus()} className="shrink-0">
        <Button look="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
      <p role="status" className="min-w-0">
        {t(kept ? 'stoppedKept' : 'stopped')}
      </p>
    </div>
  );
  // The actions for a draft take the lower edge.
  return kept ? notice : <BottomBar>{notice}</BottomBar>;
}
