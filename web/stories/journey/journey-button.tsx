import { Plane } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { StorySummary } from '#domain/stories/api.ts';
import { Button } from '../../ui/button.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import type { ShelfFilter } from '../queries.ts';
import { useJourney } from './use-journey.ts';

type Props = {
  wanted: ShelfFilter | readonly StorySummary[];
  look?: 'quiet' | 'secondary';
  /** Returns what gets the focus if the network goes while the button has it. */
  next: () => HTMLElement | null | undefined;
};

/** Keeps these stories, or all that a filter finds, for offline use. Hidden where that is not possible. */
export function JourneyButton({ wanted, look = 'quiet', next }: Props) {
  const t = useTranslations('stories.journey');
  const { keep, progress } = useJourney();
  if (!keep) return null;
  return (
    <>
      <Button
        ref={passFocus(next)}
        look={look}
        title={t('keepHint')}
        busy={progress !== null}
        aria-disabled={('length' in wanted && wanted.length === 0) || undefined}
        icon={<Plane aria-hidden="true" className="size-5" />}
        onClick={() => {
          if (!('length' in wanted) || wanted.length > 0) keep(wanted);
        }}
      >
        {progress && progress.of > 0
          ? t('keeping', { kept: String(progress.kept), of: String(progress.of) })
          : t('keep')}
      </Button>
      <LiveRegion>{progress && t('begun')}</LiveRegion>
    </>
  );
}
