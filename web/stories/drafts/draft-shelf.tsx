import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { draftPath, type StoryDraft, type WholeDraft } from '#domain/stories/api.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import { isIllustrated } from '#domain/stories/options.ts';
import { ApiError, callApi, NetworkError } from '../../platform/api.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { highlightedStory } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AlertDialog } from '../../ui/layers/alert-dialog.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { CoverPicture } from '../drawings/pictures.tsx';
import { SaveDialog } from '../editing/save-dialog.tsx';
import { leftDraft } from '../editing/save-draft.ts';
import { storyAddress } from '../images/illustrated.ts';
import { draftQuery, draftsQuery } from '../queries.ts';
import { focusCard, storyBeside } from '../shelf/focus-card.ts';
import { OfflineMark } from '../shelf/offline-mark.tsx';

/** How many drafts are shown before "show all". */
const shownAtFirst = 3;

type Props = {
  /** Those that the shelf shows now. */
  shown: readonly StoryDraft[];
};

/** Drafts to read, to save or to delete; each says until when it waits. */
export function DraftShelf({ shown }: Props) {
  const t = useTranslations('stories.drafts');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { user } = useSession();
  const [all, showAll] = useState(false);
  const [saving, setSaving] = useState<WholeDraft | null>(null);
  const [inQuestion, setInQuestion] = useState<StoryDraft | null>(null);

  const fetchWhole = useMutation({
    mutationFn: (id: string) => client.fetchQuery(draftQuery(id)),
    onSuccess: setSaving,
    onError: (error) => toast.problem(t(error instanceof NetworkError ? 'away' : 'problem')),
  });
  const drop = useMutation({
    mutationFn: async (id: string) => {
      try {
        await callApi(draftPath(id), { method: 'DELETE' });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: () => toast.success(t('dropped')),
    onError: () => toast.problem(t('dropFailed')),
    onSettled: () => client.invalidateQueries({ queryKey: draftsQuery.queryKey }),
  });

  // A draft whose save was interrupted is shown above, with the fields filled in so far.
  const left = user ? leftDraft(localStorage, user.id, Date.now())?.story.generationId : undefined;
  const drafts = shown.filter(({ id }) => id !== left && !(drop.isPending && drop.variables === id));
  if (drafts.length === 0) return null;

  return (
    <section aria-labelledby="drafts" className="mb-8 rounded-xl bg-lamp-wash p-4 sm:p-5">
      <h2 id="drafts" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-0.5 text-ink-soft text-sm">{t('hint')}</p>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 xl:grid-cols-3">
        {drafts.slice(0, all ? undefined : shownAtFirst).map((draft) => (
          <DraftCard
            key={draft.id}
            draft={draft}
            busy={fetchWhole.isPending && fetchWhole.variables === draft.id}
            onSave={() => fetchWhole.mutate(draft.id)}
            onDrop={() => setInQuestion(draft)}
          />
        ))}
      </ul>
      {drafts.length > shownAtFirst && !all && (
        <div className="mt-3">
          <Button look="quiet" onClick={() => showAll(true)}>
            {t('all', { count: String(drafts.length) })}
          </Button>
        </div>
      )}
      {saving && (
        <SaveDialog
          story={{ title: saving.title, content: saving.content, options: saving.options, generationId: saving.id }}
          onClose={() => setSaving(null)}
          onSaved={(story) => {
            setSaving(null);
            navigate(highlightedStory(story.id));
          }}
        />
      )}
      <AlertDialog
        open={inQuestion !== null}
        onOpenChange={() => setInQuestion(null)}
        title={inQuestion === null ? '' : t('dropTitle', { title: inQuestion.title })}
        description={t('dropQuestion')}
        cancelLabel={t('cancel')}
        confirmLabel={t('drop')}
        danger
        onConfirm={() => {
          if (inQuestion) {
            drop.mutate(inQuestion.id);
            void focusCard(storyBeside(drafts, [inQuestion.id]), [inQuestion.id]).then(() => setInQuestion(null));
          }
        }}
      />
    </section>
  );
}

type CardProps = { draft: StoryDraft; busy: boolean; onSave: () => void; onDrop: () => void };

function DraftCard({ draft, busy, onSave, onDrop }: CardProps) {
  const t = useTranslations('stories.drafts');
  const format = useFormatter();
  const { id, title, excerpt, options, chapter, leavesAt, isWhole } = draft;
  const until = format.dateTime(new Date(leavesAt), { day: 'numeric', month: 'long' });
  return (
    <li
      data-story={id}
      className="relative flex gap-3 large-text:flex-col rounded-lg bg-surface p-3 shadow-paper has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2"
    >
      <CoverPicture
        options={options}
        title={title}
        content={excerpt}
        seed={id}
        className="aspect-[4/3] w-24 shrink-0 self-start rounded-md bg-raised night:brightness-85"
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 content-between gap-1">
        <div>
          {chapter && (
            <p className="flex gap-1.5 font-semibold text-ink-soft text-sm">
              <BookOpen aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {t.rich('chapter', {
                  number: String(chapter.number),
                  book: chapter.book,
                  story: (book) => <span lang={languageTag(options.language)}>{book}</span>,
                })}
              </span>
            </p>
          )}
          <h3 lang={languageTag(options.language)} className="text-lg">
            <Link
              to={storyAddress(isIllustrated(options), { draft: id })}
              state={{ draftId: id }}
              className="no-underline outline-none after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h3>
          <p className="text-ink-soft text-sm">
            {!isWhole && `${t('stopped')} · `}
            {t('until', { date: until })}
          </p>
          <OfflineMark path={draftPath(id)} />
        </div>
        <div className="relative z-10 flex flex-wrap items-center gap-1">
          <Button look="secondary" busy={busy} aria-label={t('saveOf', { title })} onClick={onSave}>
            {t('save')}
          </Button>
          <IconButton
            label={t('dropOf', { title })}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={onDrop}
          />
        </div>
      </div>
    </li>
  );
}
