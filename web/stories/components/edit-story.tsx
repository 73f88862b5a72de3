import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type EditStory, type Story, storyPath } from '#domain/stories/api.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { focusWrong } from '../../ui/focus-wrong.ts';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.tsx';
import { languageTag } from '../language-tag.ts';
import { shelfKey, storyQuery } from '../queries.ts';
import { changeStory } from '../shelf-cache.ts';
import { StoryFields, type StoryWords } from './story-fields.tsx';

type Problem = 'failed' | 'signedOut' | 'refused' | 'away';

/** Changes the title, the notes and the tags of a story on the shelf. */
export function EditStoryButton({ story }: { story: Story }) {
  const t = useTranslations('stories');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon={<Pencil aria-hidden="true" className="size-5" />} onClick={() => setOpen(true)}>
        {t('edit.button')}
      </Button>
      {open && <EditDialog story={story} onClose={() => setOpen(false)} />}
    </>
  );
}

function EditDialog({ story, onClose }: { story: Story; onClose: () => void }) {
  const t = useTranslations('stories');
  const client = useQueryClient();
  const [fields, setFields] = useState<StoryWords>({ title: story.title, notes: story.notes, tags: story.tags });
  const [titleMissing, setTitleMissing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** How another device left it meanwhile. */
  const [theirs, setTheirs] = useState<Story | null>(null);
  const edit = useMutation({
    networkMode: 'always',
    mutationFn: (change: EditStory) => callApi<Story>(storyPath(story.id), { method: 'PUT', body: change }),
  });

  function use(changed: Story) {
    const { title, notes, tags, updatedAt } = changed;
    changeStory(client, story.id, { title, notes, tags, updatedAt });
    void client.invalidateQueries({ queryKey: shelfKey });
    onClose();
  }

  async function send() {
    setTitleMissing(fields.title.trim() === '');
    if (fields.title.trim() === '') return;
    setProblem(null);
    try {
      use(await edit.mutateAsync({ ...fields, changedAt: (theirs ?? story).updatedAt }));
      toast.success(t('edit.saved'));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STORY_CHANGED') await readTheirs();
      else setProblem(problemOf(error));
    }
  }

  async function readTheirs() {
    try {
      setTheirs(await client.fetchQuery({ ...storyQuery(story.id), staleTime: 0 }));
    } catch {
      setProblem('failed');
    }
  }

  return (
    <Sheet
      open
      onOpenChange={onClose}
      typed={fields.title !== story.title || fields.notes !== story.notes || fields.tags !== story.tags}
      title={t('edit.title')}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('save.cancel')}
          </Button>
          <Button type="submit" form="edit-story" busy={edit.isPending}>
            {t(theirs ? 'edit.keepMine' : 'save.save')}
          </Button>
        </>
      }
    >
      <form
        id="edit-story"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!edit.isPending) void send();
          focusWrong(event.currentTarget);
        }}
      >
        {problem && (
          <Notice tone="problem" title={t('edit.failedTitle')}>
            <p>{t(`edit.${problem}`)}</p>
          </Notice>
        )}
        {theirs && (
          <Notice
            title={t('edit.changedTitle')}
            actions={
              <Button look="secondary" onClick={() => use(theirs)}>
                {t('edit.takeTheirs')}
              </Button>
            }
          >
            <p>{t('edit.changed')}</p>
            <dl className="mt-2 grid gap-1">
              {(['title', 'notes'] as const).map((field) => (
                <div key={field}>
                  <dt className="inline font-semibold">{t(`edit.${field}Now`)}</dt>{' '}
                  <dd className="inline whitespace-pre-line">{theirs[field] || '–'}</dd>
                </div>
              ))}
              <div>
                <dt className="inline font-semibold">{t('edit.tagsNow')}</dt>{' '}
                <dd className="inline">{theirs.tags.join(', ') || '–'}</dd>
              </div>
            </dl>
          </Notice>
        )}
        <StoryFields
          language={languageTag(story.options.language)}
          value={fields}
          onChange={(change) => setFields((now) => ({ ...now, ...change }))}
          titleProblem={titleMissing && fields.title.trim() === '' ? t('save.titleMissing') : null}
        />
      </form>
    </Sheet>
  );
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 401) return 'signedOut';
  if (error.code === 'INPUT_REFUSED') return 'refused';
  return error.code === 'READER_AWAY' ? 'away' : 'failed';
}
