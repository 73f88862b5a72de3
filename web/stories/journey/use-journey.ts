import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../platform/offline.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/layers/toast.tsx';
import type { JourneyProgress, keepForJourney } from './keep-for-journey.ts';

/**
 * Keeps stories for offline use and says how many were kept. `keep` is null offline, and where the browser keeps
 * nothing; `progress` is null while nothing is being kept.
 */
export function useJourney() {
  const t = useTranslations('stories.journey');
  const { user } = useSession();
  const online = useOnline();
  const [progress, setProgress] = useState<JourneyProgress | null>(null);
  if (!user || !online || !navigator.serviceWorker?.controller) return { keep: null, progress };

  async function keep(wanted: Parameters<typeof keepForJourney>[0], userId: string) {
    setProgress({ kept: 0, of: 0 });
    try {
      const { keepForJourney } = await import('./keep-for-journey.ts');
      const { kept, of } = await keepForJourney(wanted, userId, setProgress);
      if (kept === of) toast.success(t('kept', { count: kept }), { description: t('forgotten') });
      else toast.problem(t('partly', { kept: String(kept), of: String(of) }));
    } catch {
      toast.problem(t('failed'));
    } finally {
      setProgress(null);
    }
  }
  const { id } = user;
  return { keep: (wanted: Parameters<typeof keepForJourney>[0]) => void keep(wanted, id), progress };
}
