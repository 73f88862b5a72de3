import { Heart } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type SavedStory, type SaveStory, saveStorySchema } from '#domain/stories/api.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import { asTold } from '#domain/stories/text/as-told.ts';
import { ApiError } from '../../platform/api.ts';
import { noteEnded } from '../../platform/session/ended.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { isUnreached } from '../../platform/use-failure-words.ts';
import { paths } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/fields/chip.tsx';
import { focusWrong } from '../../ui/focus/focus-wrong.ts';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useSaveStory } from '../queries.ts';
import { forgetDraft, keepDraft, leftDraft, type SaveDraft } from './save-draft.ts';
import { StoryFields } from './story-fields.tsx';
import { generateTags } from './tags.ts';
import { useSaveMessage } from './use-save-message.ts';

type Props = {
  story: Pick<SaveStory, 'title' | 'content' | 'options' | 'generationId'>;
  /** The fields as they were before the dialog was interrupted. */
  draft?: SaveDraft['fields'];
  onClose: () => void;
  onSaved: (story: SavedStory) => void;
};

type Problem = 'failed' | 'thrown' | 'nothing' | 'unknown' | 'empty' | 'signedOut';

/**
 * Saves a story: with title, notes, tags and a favourite mark, or at once with what is there (SAVE-01 to SAVE-23). While
 * it is open, the story and the fields survive a reload and signing in again.
 */
export function SaveDialog({ story, draft, onClose, onSaved }: Props) {
  const t = useTranslations('stories');
  const navigate = useNavigate();
  const { user, signOut } = useSession();
  const save = useSaveStory();
  const tell = useSaveMessage();
  const [begun] = useState(() => ({ title: story.title, notes: '', tags: suggestedTags(story), isFavorite: false }));
  const [fields, setFields] = useState(() => draft ?? typedEarlier(story, user?.id) ?? begun);
  const isChanged = JSON.stringify(fields) !== JSON.stringify(begun);
  const hint = useId();
  const [titleMissing, setTitleMissing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [quick, setQuick] = useState(false);
  /** What goes to the server as soon as there is a network. */
  const [waiting, setWaiting] = useState<typeof fields | null>(null);
  const change = (changes: Partial<typeof fields>) => setFields((now) => ({ ...now, ...changes }));
  useDraft(story, fields, user?.id);

  // Told when the dialog has gone: what appears behind an open one is not announced.
  const kept = useRef<SavedStory | null>(null);
  const tellKept = useEffectEvent(() => {
    if (kept.current !== null) tell(kept.current);
  });
  useEffect(() => () => tellKept(), []);

  async function send(chosen: typeof fields) {
    const missing = chosen.title.trim() === '';
    const parsed = saveStorySchema().safeParse({ ...partsOf(story), ...chosen });
    setTitleMissing(missing);
    if (!parsed.success) {
      setProblem(missing ? null : story.content.trim() === '' ? 'empty' : 'unknown');
      return;
    }
    setProblem(null);
    setWaiting(null);
    try {
      const saved = await save.mutateAsync(parsed.data);
      if (saved === undefined) {
        setProblem('nothing');
        return;
      }
      forgetDraft(localStorage);
      kept.current = saved;
      onSaved(saved);
    } catch (error) {
      setProblem(problemOf(error));
      if (isUnreached(error)) setWaiting(chosen);
    }
  }
  const sendWaiting = useEffectEvent(() => {
    if (waiting && !save.isPending) void send(waiting);
  });
  useEffect(() => {
    const goOn = () => sendWaiting();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, []);

  /** Closes without saving: what was typed is there when the dialog is opened again, also from the shelf. */
  function close() {
    if (isChanged) toast.plain(t('save.keptClosed'));
    else if (draft === undefined) forgetDraft(localStorage);
    onClose();
  }

  /** The session has ended on the server: ends it here, too; the shelf offers the draft afterwards. */
  function signInAgain() {
    void signOut();
    noteEnded(sessionStorage);
    navigate(paths.signIn, { state: { from: paths.myStories } });
  }

  return (
    <Sheet
      open
      onOpenChange={close}
      typed={isChanged}
      title={t('save.title')}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            {t('save.cancel')}
          </Button>
          <Button
            look="quiet"
            aria-describedby={hint}
            busy={save.isPending && quick}
            aria-disabled={save.isPending}
            onClick={() => {
              if (save.isPending) return;
              setQuick(true);
              void send({ ...fields, title: fields.title.trim() === '' ? story.title : fields.title });
            }}
          >
            {t('save.quickSave')}
          </Button>
          <div className="grid max-sm:basis-full">
            <Button type="submit" form="save-story" busy={save.isPending && !quick} aria-disabled={save.isPending}>
              {t('save.save')}
            </Button>
          </div>
        </>
      }
    >
      <form
        id="save-story"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (save.isPending) return;
          setQuick(false);
          void send(fields);
          focusWrong(event.currentTarget);
        }}
      >
        {problem && (
          <Notice
            tone="problem"
            title={t('save.failedTitle')}
            actions={
              problem === 'signedOut' && (
                <Button look="secondary" onClick={signInAgain}>
                  {t('save.signIn')}
                </Button>
              )
            }
          >
            <p>{t(`save.${problem}`)}</p>
            {waiting && <p>{t('save.offline')}</p>}
          </Notice>
        )}
        <p id={hint} className="text-ink-soft">
          {t('save.quickSaveHint')}
        </p>
        <StoryFields
          language={languageTag(story.options.language)}
          value={fields}
          onChange={(changes) => {
            change(changes);
            if (changes.title?.trim()) setTitleMissing(false);
          }}
          titleProblem={titleMissing ? t('save.titleMissing') : null}
        />
        <div>
          <Chip
            checked={fields.isFavorite}
            onChange={(isFavorite) => change({ isFavorite })}
            picture={
              <Heart aria-hidden="true" className={fields.isFavorite ? 'size-5 fill-current text-rose' : 'size-5'} />
            }
          >
            {t('save.favorite')}
          </Chip>
        </div>
      </form>
    </Sheet>
  );
}

/** The tags of a story, with the capitals that it gives its people and its place. */
const suggestedTags = (story: Props['story']) =>
  generateTags({
    ...story.options,
    characters: story.options.characters.map((each) => asTold(each, story)),
    setting: asTold(story.options.setting, story),
  });

/** What was typed for this story before the dialog was closed without saving. */
function typedEarlier({ content }: Props['story'], userId: string | undefined): SaveDraft['fields'] | undefined {
  const left = userId === undefined ? undefined : leftDraft(localStorage, userId, Date.now());
  return left?.story.content === content.trim() ? left.fields : undefined;
}

/** Keeps a copy of the dialog's content while it is open. */
function useDraft(story: Props['story'], fields: SaveDraft['fields'], userId: string | undefined): void {
  useEffect(() => {
    const kept = saveStorySchema().safeParse({ ...partsOf(story), title: story.title.trim() || '-' });
    if (kept.success && userId !== undefined) {
      keepDraft(localStorage, { userId, keptAt: Date.now(), story: kept.data, fields });
    }
  }, [story, fields, userId]);
}

/** Returns the fields that are sent; a page may hold more, such as picture addresses that the server has itself. */
function partsOf({ title, content, options, generationId }: Props['story']): Props['story'] {
  return { title, content, options, ...(generationId !== undefined && { generationId }) };
}

/** Returns which of the documented texts a failed save shows (ERR-21, AMB-054). */
function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'thrown';
  return error.status === 401 ? 'signedOut' : 'failed';
}
