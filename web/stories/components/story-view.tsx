import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, BookHeart, Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Story, storyCoverPath, type WholeDraft } from '#domain/stories/api.ts';
import { memoryOf } from '#domain/stories/text/pages.ts';
import { ApiError } from '../../platform/api.ts';
import { useOnline } from '../../platform/offline.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { highlightedStory, paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useDraftPictures } from '../drafts/use-draft-pictures.ts';
import { CoverPicture } from '../drawings/pictures.tsx';
import { EditStoryButton } from '../editing/edit-story.tsx';
import { SaveDialog } from '../editing/save-dialog.tsx';
import { hasImages, storyAddress } from '../images/illustrated.ts';
import { draftQuery, storyQuery } from '../queries.ts';
import { belowUntilEnd, coverLook } from '../reading/page-frame.ts';
import { ReadingLoading } from '../reading/reading-loading.tsx';
import { ReadingPage } from '../reading/reading-page.tsx';
import { keepPlace, readPlace } from '../reading/reading-place.ts';
import { useListenWish } from '../reading/use-listen-wish.ts';
import type { PlacedStory } from '../reading/use-reading-place.ts';
import { ReportButton } from '../reports/report-button.tsx';
import { GiveAwayMenu } from '../sharing/give-away-menu.tsx';
import { ShareNote } from '../sharing/share-note.tsx';
import { useWaitingSent } from '../shelf/favorites-waiting.ts';
import { storyInAddress, storyInState, type UnsavedStory } from '../story-in-state.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { NextChapterLink } from './next-chapter-link.tsx';
import { StoryCover } from './story-cover.tsx';

/**
 * Shows the story in the navigation state, given whole or by an id that is read from the server, or the one that the
 * address names. Without either it redirects to the shelf (STORY-01, STORY-02, AMB-043).
 */
export function StoryView() {
  const { state, search } = useLocation();
  const shown = storyInState(state) ?? storyInAddress(search);
  if (shown === undefined) return <Navigate to={paths.myStories} replace />;
  return (
    <QueryProvider>
      {shown.kind === 'saved' ? (
        <OpenStory id={shown.id} given={shown.story} />
      ) : shown.kind === 'draft' ? (
        <OpenDraft id={shown.id} />
      ) : (
        <StoryOnPage
          story={{ ...shown.story, id: 'new', notes: '', imageUploadFailed: false, isFavorite: false }}
          unsaved={shown.story}
        />
      )}
    </QueryProvider>
  );
}

function OpenStory({ id, given }: { id: string; given: Story | undefined }) {
  const t = useTranslations('stories.story');
  const {
    data: story,
    error,
    refetch,
  } = useQuery({
    ...storyQuery(id),
    // The story in the navigation state may have changed since.
    ...(given && { initialData: given, initialDataUpdatedAt: 0 }),
  });
  if (story !== undefined) return <StoryOnPage story={story} kept={story} />;
  if (error !== null) return <NotThere error={error} onRetry={() => void refetch()} />;
  return <ReadingLoading label={t('loading')} />;
}

function NotThere({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('stories.story');
  const online = useOnline();
  const missing = error instanceof ApiError && error.status === 404;
  const title = missing ? t('missing') : online ? t('problem') : t('notHere');
  return (
    <div role="alert">
      <title>{`${title.replace(/\.$/, '')} · Lunatale`}</title>
      <EmptyState
        page
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.myStories} look={missing ? 'primary' : 'secondary'}>
              {t('back')}
            </ButtonLink>
            {!missing && <Button onClick={onRetry}>{t('retry')}</Button>}
          </div>
        }
      >
        {!missing && !online && t('notHereText')}
      </EmptyState>
    </div>
  );
}

/** A draft with its pictures, which only its parent can fetch. */
function OpenDraft({ id }: { id: string }) {
  const t = useTranslations('stories.story');
  const { data: draft, error, refetch } = useQuery(draftQuery(id));
  if (draft !== undefined) return <DraftOnPage draft={draft} />;
  if (error !== null) return <NotThere error={error} onRetry={() => void refetch()} />;
  return <ReadingLoading label={t('loading')} />;
}

function DraftOnPage({ draft }: { draft: WholeDraft }) {
  const t = useTranslations('stories.story');
  const images = useDraftPictures(draft.images);
  if (images === undefined) return <ReadingLoading label={t('loading')} />;
  const { id, title, content, options } = draft;
  const unsaved = { title, content, options, generationId: id, images };
  return (
    <StoryOnPage
      story={{ ...unsaved, id: 'new', notes: '', imageUploadFailed: false, isFavorite: false }}
      unsaved={unsaved}
    />
  );
}

type StoryOnPageProps = {
  story: Pick<
    Story,
    'id' | 'title' | 'content' | 'options' | 'images' | 'imageUploadFailed' | 'notes' | 'isFavorite' | 'place'
  >;
  /** Set when the story is not on the shelf yet: then, and only then, it can be saved (STORY-05). */
  unsaved?: UnsavedStory;
  /** Set when it is on the shelf: then, and only then, it can be changed. */
  kept?: Story;
};

/** The place in a saved story is the same on all devices; the place in a draft is remembered in this browser only. */
function placedStory({ id, place }: StoryOnPageProps['story'], unsaved: UnsavedStory | undefined): PlacedStory | null {
  if (!unsaved) return { id, left: place ?? null };
  return unsaved.generationId ? { id: unsaved.generationId, left: undefined } : null;
}

/** Returns the lock screen's picture: the story's first one, or the cover that is drawn for it. */
function artworkOf(
  { id, images }: StoryOnPageProps['story'],
  unsaved: UnsavedStory | undefined,
  userId: string | undefined,
): string | null {
  const first = images?.[0]?.url;
  if (first) return first;
  return unsaved || !userId ? null : storyCoverPath(userId, id);
}

function StoryOnPage({ story, unsaved, kept }: StoryOnPageProps) {
  const t = useTranslations('stories.story');
  const navigate = useNavigate();
  const listen = useListenWish();
  useWaitingSent();
  const { user } = useSession();
  const next = kept?.next ?? null;
  const [saving, setSaving] = useState(false);
  const chapter = {
    nextChapter: {
      ...story.options,
      continues: { storyId: story.id, memory: memoryOf(story.title, story.content) },
    },
  };
  const picturesLost = story.imageUploadFailed && !hasImages(story);
  const more = (
    <>
      {kept && <EditStoryButton story={kept} />}
      <ReportButton
        about={{
          kind: 'not_for_my_child',
          storyId: unsaved ? null : story.id,
          generationId: unsaved?.generationId ?? null,
          language: story.options.language,
          ageGroup: story.options.ageGroup,
        }}
      />
    </>
  );
  return (
    <ReadingPage
      key={story.id}
      story={story}
      placed={placedStory(story, unsaved)}
      heard={unsaved ? { kind: 'loose', toKeep: () => setSaving(true) } : { kind: 'kept', id: story.id }}
      artwork={artworkOf(story, unsaved, user?.id)}
      next={
        next && {
          title: next.title,
          go: () => navigate(storyAddress(false, { story: next.id }), { state: { storyId: next.id, listen: true } }),
        }
      }
      listen={listen}
      cover={
        unsaved ? (
          <CoverPicture
            options={story.options}
            title={story.title}
            content={story.content}
            seed={unsaved.generationId ?? story.id}
            className={coverLook}
          />
        ) : (
          <StoryCover story={story} priority className={coverLook} />
        )
      }
      back={
        <ButtonLink to={paths.myStories} look="quiet" icon={<ArrowLeft aria-hidden="true" className="size-5" />}>
          {/* Beside large letters the tools of the story have room in its place. */}
          <span className="large-text:sr-only">{t('back')}</span>
        </ButtonLink>
      }
      tools={
        <>
          {unsaved ? <Button onClick={() => setSaving(true)}>{t('save')}</Button> : <FavoriteButton story={story} />}
          <GiveAwayMenu story={story} unsaved={unsaved} />
          {/* Next to its button, which the full page shows as well. */}
          {unsaved && saving && (
            <SaveDialog
              story={unsaved}
              onClose={() => setSaving(false)}
              onSaved={(saved) => {
                // Whoever saves in the middle of reading goes on there.
                if (unsaved.generationId)
                  keepPlace(localStorage, saved.id, readPlace(localStorage, unsaved.generationId), null);
                navigate(highlightedStory(saved.id));
              }}
            />
          )}
        </>
      }
      afterEnd={
        <>
          <div className="flex items-center gap-1">
            {unsaved ? (
              <Button
                look="outline"
                icon={<BookHeart aria-hidden="true" className="size-5" />}
                onClick={() => setSaving(true)}
              >
                {t('keep')}
              </Button>
            ) : (
              <>
                <FavoriteButton story={story} />
                <NextChapterLink next={next} asked={chapter} look="outline" />
              </>
            )}
          </div>
          <ButtonLink to={paths.create} look="quiet" icon={<Plus aria-hidden="true" className="size-5" />}>
            {t('create')}
          </ButtonLink>
        </>
      }
      more={more}
      notice={picturesLost && <Notice>{t('picturesMissing')}</Notice>}
    >
      {!unsaved && <ShareNote story={story} />}
      {story.notes !== '' && (
        <section aria-label={t('notes')}>
          <h2 className="text-xl">{t('notes')}</h2>
          <p className="mt-1 whitespace-pre-line text-ink-soft">{story.notes}</p>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <div className={belowUntilEnd}>
          {!unsaved && <NextChapterLink next={next} asked={chapter} />}
          <ButtonLink to={paths.create} look="secondary" icon={<Plus aria-hidden="true" className="size-5" />}>
            {t('create')}
          </ButtonLink>
        </div>
        {more}
      </div>
    </ReadingPage>
  );
}
