import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Story } from '#domain/stories/api.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { useDeleteStory } from '../use-delete-story.ts';

type Props = {
  /** The story in question; null closes the dialog. */
  story: Pick<Story, 'id' | 'title'> | null;
  onClose: () => void;
  /** Called after the reader confirmed; the request is under way. */
  onConfirmed: () => void;
};

/** Asks before a story is deleted, and deletes it (LIB-16, AMB-056). */
export function DeleteDialog({ story, onClose, onConfirmed }: Props) {
  const t = useTranslations('stories.card');
  const { mutate } = useDeleteStory();
  // The dialog still shows the story's title while it closes.
  const [asked, setAsked] = useState(story);
  if (story !== null && story !== asked) setAsked(story);
  return (
    <AlertDialog
      open={story !== null}
      onOpenChange={onClose}
      title={asked === null ? '' : t('removeTitle', { title: asked.title })}
      description={t('removeQuestion')}
      cancelLabel={t('keep')}
      confirmLabel={t('removeConfirm')}
      danger
      onConfirm={() => {
        if (story === null) return;
        mutate(story.id);
        onClose();
        onConfirmed();
      }}
    />
  );
}
