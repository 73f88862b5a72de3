import { Plane } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../platform/offline.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { toast } from '../../ui/toast.tsx';
import type { ShelfFilter } from '../queries.ts';
import type { JourneyProgress } from './keep-for-journey.ts';

/** Keeps the whole shelf, or the stories found, for offline use. Hidden offline and where the browser keeps nothing. */
export function JourneyButton({ filter }: { filter: ShelfFilter }) {
  const t = useTranslations('stories.journey');
  const { user } = useSession();
  const online = useOnline();
  const [progress, setProgress] = useState<JourneyProgress | null>(null);
  if (!user || !online || !navigator.serviceWorker?.controller) return null;

  async function keep(userId: string) {
    setProgress({ kept: 0, of: 0 });
    try {
      const { keepForJourney } = await import('./keep-for-journey.ts');
      const { kept, of } = await keepForJourney(filter, userId, setProgress);
      if (kept === of) toast.success(t('kept', { count: kept }), { description: t('forgotten') });
      else toast.problem(t('partly', { kept: String(kept), of: String(of) }));
    } catch {
      toast.problem(t('failed'));
    } finally {
      setProgress(null);
    }
  }

  return (
    <>
      <Button
        look="quiet"
        busy={progress !== null}
        icon={<Plane aria-hidden="true" className="size-5" />}
        onClick={() => void keep(user.id)}
      >
        {progress && progress.of > 0
          ? t('keeping', { kept: String(progress.kept), of: String(progress.of) })
          : t('keep')}
      </Button>
      <LiveRegion>{progress && t('begun')}</LiveRegion>
    </>
  );
}
