import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/layers/toast.tsx';
import type { ToastOptions } from '../../ui/layers/toast-host.tsx';
import { type Deleted, latelyDeleted } from './lately-deleted.ts';
import { useRestoreStories } from './use-restore-stories.ts';

/** Returns what a message offers after stories were deleted: to bring these back. */
export function useUndoOfDeletion(): (gone: readonly Deleted[]) => ToastOptions['action'] {
  const t = useTranslations('stories.card');
  const restore = useRestoreStories();
  return (gone) => ({
    label: t('undo'),
    what:
      gone.length === 1
        ? t('undoWhat', { title: gone[0]?.title ?? '' })
        : t('undoMany', { count: String(gone.length) }),
    onPress: () => void restore(gone.map(({ id }) => id)),
    undoes: true,
  });
}

/** Whether this page has looked since it was loaded: what is deleted later has its message already. */
let hasLooked = false;

/** Offers the undo of the minute before a reload again, for what is left of that minute. */
export function useUndoAfterReload(): void {
  const t = useTranslations('stories.card');
  const { user } = useSession();
  const undo = useUndoOfDeletion();
  const offer = useEffectEvent((userId: string) => {
    const lately = hasLooked ? undefined : latelyDeleted(sessionStorage, userId, Date.now());
    hasLooked = true;
    if (!lately) return;
    const { stories, seconds } = lately;
    const said = stories.length === 1 ? t('removed') : t('removedMany', { count: String(stories.length) });
    void toast.success(said, { action: undo(stories), seconds });
  });
  useEffect(() => {
    if (!user) return;
    // A page that is loaded draws its shelf before what shows messages.
    const soon = setTimeout(() => offer(user.id));
    return () => clearTimeout(soon);
  }, [user]);
}
