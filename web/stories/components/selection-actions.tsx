import { Heart, Trash2 } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { StorySummary } from '#domain/stories/api.ts';
import { Button } from '../../ui/button.tsx';
import { BottomBar } from '../../ui/layers/bottom-bar.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { JourneyButton } from '../journey/journey-button.tsx';
import { useMarkFavorites } from '../shelf/use-mark-favorites.ts';

type Props = {
  open: boolean;
  selected: readonly StorySummary[];
  onDelete: (stories: readonly StorySummary[]) => void;
  onCancel: (press: MouseEvent) => void;
};

/** What can be done with the selected stories, at the lower edge. Without one, its buttons say so and do nothing. */
export function SelectionActions({ open, selected, onDelete, onCancel }: Props) {
  const t = useTranslations('stories.select');
  const favorites = useMarkFavorites();
  const mark = useRef<HTMLButtonElement>(null);
  if (!open) return null;
  const none = selected.length === 0;
  return (
    <BottomBar>
      <section
        aria-label={t('actions')}
        className="mx-auto grid max-w-6xl grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap sm:gap-3"
      >
        <div className="col-span-2 font-semibold sm:mr-auto">
          <LiveRegion visible>{t('count', { count: selected.length })}</LiveRegion>
        </div>
        <JourneyButton look="secondary" wanted={selected} next={() => mark.current} />
        <Button
          ref={mark}
          look="secondary"
          aria-disabled={none || undefined}
          busy={favorites.isPending}
          icon={<Heart aria-hidden="true" className="size-5" />}
          onClick={() => none || favorites.mutate(selected.map(({ id }) => id))}
        >
          {t('favorite')}
        </Button>
        <Button
          look="danger"
          aria-disabled={none || undefined}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={() => none || onDelete(selected)}
        >
          {t('delete')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </section>
    </BottomBar>
  );
}
