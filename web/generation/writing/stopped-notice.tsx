import { useTranslations } from 'use-intl';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** What there was is a draft now, and counts. */
  kept: boolean;
  onRetry: () => void;
};

/** What a stop has come to, below the text, where hand and eye were when it was pressed (P20). */
export function StoppedNotice({ kept, onRetry }: Props) {
  const t = useTranslations('generation.view');
  const notice = (
    // The button does not come to stand where the one to stop was: a second tap would begin another story.
    <div className="mx-auto flex min-h-14 w-full max-w-3xl items-center gap-4">
      <div className="shrink-0">
        <Button look="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
      <p role="status" className="min-w-0">
        {t(kept ? 'stoppedKept' : 'stopped')}
      </p>
    </div>
  );
  // What can be done with a draft has the lower edge.
  return kept ? notice : <BottomBar>{notice}</BottomBar>;
}
