import { Check, WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../ui/badge.tsx';
import { useKeptOffline } from '../use-kept-offline.ts';

/** Says without a network whether the story or draft at this path can be opened; nothing while online. */
export function OfflineMark({ path }: { path: string }) {
  const t = useTranslations('stories.card');
  const kept = useKeptOffline(path);
  if (kept === null) return null;
  const Icon = kept ? Check : WifiOff;
  return (
    <Badge icon={<Icon aria-hidden="true" className="size-4" />}>{t(kept ? 'opensOffline' : 'needsNetwork')}</Badge>
  );
}
