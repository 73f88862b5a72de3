import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Story } from '#domain/stories/api.ts';
import { AlertDialog } from '../../ui/layers/alert-dialog.tsx';
import { useDeleteStories } from '../shelf/use-delete-story.ts';

type Props = {
  /** The stories in question; none closes the dialog. */
  stories: readonly Pick<Story, 'id' | 'title'>[];
  onClose: () => void;
  /** Called after the reader confirmed and the request is under way; moves the focus out of the dialog. */
  onConfirmed: (ids: readonly string[]) => Promise<void>;
};

/** Asks once before stories are deleted, and deletes them (LIB-16, AMB-056). */
export function DeleteDialog({ stories, onClose, onConfirmed }: Props) {
  const t = useTranslations('stories.card');
  const { mutate } = useDeleteStories();
  // The dialog still names the stories while it closes.
  const [asked, setAsked] = useState(stories);
  if (stories.length > 0 && stories !== asked) setAsked(stories);
  const [first] = asked;
  const count = asked.length;
  return (
    <AlertDialog
      open={stories.length > 0}
      onOpenChange={onClose}
      title={
        count > 1 ? t('removeManyTitle', { count: String(count) }) : t('removeTitle', { title: first?.title ?? '' })
      }
      description={
        <>
          {count > 1 ? t('removeManyQuestion', { count: String(count) }) : t('removeQuestion')} {t('removeUndo')}
        </>
      }
      cancelLabel={t('keep')}
      confirmLabel={t('removeConfirm')}
      danger
      onConfirm={() => {
        if (stories.length === 0) return;
        const ids = stories.map(({ id }) => id);
        mutate(stories.map(({ id, title }) => ({ id, title })));
        // The focus leaves the dialog before that closes; afterwards it would return to a button that is gone.
        void onConfirmed(ids).then(onClose);
      }}
    />
  );
}
