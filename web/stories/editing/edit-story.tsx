import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type EditStory, type Story, type StoryVersion, storyBounds, storyPath } from '#domain/stories/api.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import { storyParagraphs } from '#domain/stories/text/pages.ts';
import type { NewName } from '#domain/stories/text/renamed.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { focusWrong } from '../../ui/focus/focus-wrong.ts';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { isPictureBook } from '../images/illustrated.ts';
import { refreshKept } from '../kept-copies.ts';
import { storyRecordingsQuery } from '../listening/queries.ts';
import { usePresetNames } from '../preset-names.ts';
import { shelfKey, storyQuery } from '../queries.ts';
import { RetellPassage } from '../retelling/retell-passage.tsx';
import { TwoTexts } from '../retelling/two-texts.tsx';
import { changeStory } from '../shelf/shelf-cache.ts';
import { forgetEdit, type KeptEdit, keepEdit, keptEdit } from './kept-edit.ts';
import { OwnPicturesList } from './own-pictures.tsx';
import { StoryFields, type StoryWords } from './story-fields.tsx';
import { StoryVersions } from './story-versions.tsx';

type Problem = 'failed' | 'signedOut' | 'refused' | 'refusedText' | 'unread' | 'away';

/** The text as a parent edits it: paragraph by paragraph, without the title line and the writer's marks. */
const textOf = ({ title, content }: Pick<Story, 'title' | 'content'>) => storyParagraphs(content, title).join('\n\n');

/** The fields as the story has them. */
const fieldsOf = ({ title, notes, tags }: Story): StoryWords => ({ title, notes, tags });

/** Changes the title, the words, the notes and the tags of a story on the shelf; unsaved changes are kept. */
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
  const names = usePresetNames();
  const client = useQueryClient();
  const { user } = useSession();
  /** Changes that were typed earlier and not saved. */
  const [left, setLeft] = useState(() => user && keptEdit(localStorage, user.id, story.id));
  const [fields, setFields] = useState<StoryWords>(left?.fields ?? fieldsOf(story));
  const [text, setText] = useState(() => left?.text ?? textOf(story));
  /** Names that were changed in the whole text: captions and characters follow when it is saved. */
  const [newNames, setNewNames] = useState<NewName[]>(left?.names ?? []);
  const [textOpen, setTextOpen] = useState(left?.text !== undefined);
  /** The last cursor position or selection in the text. */
  const [marked, setMarked] = useState<readonly [number, number]>([0, 0]);
  const [retellOpen, setRetellOpen] = useState(false);
  const [picturesOpen, setPicturesOpen] = useState(false);
  const [titleMissing, setTitleMissing] = useState(false);
  const [textMissing, setTextMissing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** The story as another device saved it meanwhile. */
  const [theirs, setTheirs] = useState<Story | null>(null);
  const [versionsOpen, setVersionsOpen] = useState(false);
  /** What a screen reader says about the fields. */
  const [news, setNews] = useState({ text: '', occasion: '' });
  const language = languageTag(story.options.language);
  const edit = useMutation({
    mutationFn: (change: EditStory) => callApi<Story>(storyPath(story.id), { method: 'PUT', body: change }),
  });

  // An unchanged text is not sent, so that it stays as its writer sent it.
  const changedText = text !== textOf(theirs ?? story) && { content: text.trim(), names: newNames };
  const isChanged =
    fields.title !== story.title ||
    fields.notes !== story.notes ||
    fields.tags.join('\n') !== story.tags.join('\n') ||
    text !== textOf(story);
  /** The version that the changes are about. */
  const changedAt = theirs?.updatedAt ?? left?.changedAt ?? story.updatedAt;
  // The focus begins at the first field, below the notice.
  const keptNews = `${t('edit.keptTitle')}. ${t('edit.kept')}`;
  useEffect(() => setNews((now) => (left ? { ...now, text: keptNews } : now)), [left, keptNews]);
  useKept(story, isChanged, { userId: user?.id, changedAt, fields, text, names: newNames });

  /** Closes without saving: what was typed is offered when the dialog is opened again. */
  function close() {
    if (isChanged) toast.plain(t('edit.keptClosed'));
    onClose();
  }

  function discard() {
    setLeft(undefined);
    setNews((now) => ({ ...now, text: '' }));
    setFields(fieldsOf(story));
    setText(textOf(story));
    setNewNames([]);
  }

  function use(changed: Story) {
    forgetEdit(localStorage, story.id);
    const { title, notes, tags, options, updatedAt } = changed;
    client.setQueryData(storyQuery(story.id).queryKey, changed);
    changeStory(client, story.id, { title, notes, tags, options, updatedAt });
    void client.invalidateQueries({ queryKey: shelfKey });
    // The sentences of recordings have changed, and this device's copy is outdated.
    void client.invalidateQueries({ queryKey: storyRecordingsQuery(story.id).queryKey });
    void refreshKept(story.id);
    onClose();
  }

  async function send() {
    setTitleMissing(fields.title.trim() === '');
    setTextMissing(text.trim() === '');
    if (fields.title.trim() === '' || text.trim() === '') return;
    setProblem(null);
    try {
      use(await edit.mutateAsync({ ...fields, ...changedText, changedAt }));
      toast.success(t('edit.saved'));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STORY_CHANGED') await readTheirs();
      else setProblem(problemOf(error));
    }
  }

  /** Takes the other device's version. This one's words are saved first and so stay among the earlier versions. */
  async function takeTheirs(now: Story) {
    if (!changedText && fields.title === now.title) return use(now);
    setProblem(null);
    try {
      const mine = { ...fields, ...changedText, title: fields.title.trim() || now.title };
      const kept = await edit.mutateAsync({ ...mine, changedAt: now.updatedAt });
      const { title, notes, tags, content } = now;
      use(await edit.mutateAsync({ title, notes, tags, content, changedAt: kept.updatedAt }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STORY_CHANGED') await readTheirs();
      else setProblem(problemOf(error));
    }
  }

  function changeText(changed: string, part: readonly [number, number]) {
    setText(changed);
    setMarked(part);
  }

  function goBackTo(version: StoryVersion) {
    setNews((now) => ({ text: t('edit.versionUsed'), occasion: `${now.occasion}+` }));
    setFields((now) => ({ ...now, title: version.title }));
    setText(textOf(version));
    setTextOpen(true);
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
      onOpenChange={close}
      typed={isChanged}
      title={t('edit.title')}
      actions={
        <>
          <Button look="quiet" onClick={close}>
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
        <LiveRegion occasion={news.occasion}>{news.text}</LiveRegion>
        {left && (
          <div data-layer-notice>
            <Notice
              title={t('edit.keptTitle')}
              actions={
                <Button
                  look="secondary"
                  onClick={({ currentTarget: { form } }) => {
                    discard();
                    // The button disappears with its notice.
                    form?.querySelector('input')?.focus();
                  }}
                >
                  {t('edit.discard')}
                </Button>
              }
            >
              <p>{t('edit.kept')}</p>
            </Notice>
          </div>
        )}
        {problem && (
          <Notice tone="problem" title={t('edit.failedTitle')}>
            <p>{t(`edit.${problem}`)}</p>
          </Notice>
        )}
        {theirs && (
          // It stands above the fields and is scrolled to, so that people who scrolled down to save see it, too.
          <div key={theirs.updatedAt} ref={bringIntoSight}>
            <Notice
              title={t('edit.changedTitle')}
              actions={
                <Button look="secondary" busy={edit.isPending} onClick={() => void takeTheirs(theirs)}>
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
                  <dd className="inline">{theirs.tags.map(names.tag).join(', ') || '–'}</dd>
                </div>
              </dl>
              {text !== textOf(theirs) && (
                <TwoTexts
                  language={language}
                  titles={[t('edit.textHere'), t('edit.textThere')]}
                  mine={storyParagraphs(text)}
                  theirs={storyParagraphs(theirs.content, theirs.title)}
                />
              )}
            </Notice>
          </div>
        )}
        <StoryFields
          language={language}
          value={fields}
          onChange={(change) => setFields((now) => ({ ...now, ...change }))}
          titleProblem={titleMissing && fields.title.trim() === '' ? t('save.titleMissing') : null}
        />
        <Disclosure
          summary={t('edit.text')}
          open={textOpen || (textMissing && text.trim() === '')}
          onToggle={setTextOpen}
        >
          <p id="edit-text-hint" className="mb-1.5 text-ink-soft">
            {t('edit.textHint')}
          </p>
          <Textarea
            aria-label={t('edit.text')}
            aria-describedby="edit-text-hint"
            aria-invalid={textMissing && text.trim() === ''}
            lang={language}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
              setMarked([selectionStart, selectionEnd])
            }
            maxLength={storyBounds.content}
            rows={12}
          />
          <p aria-live="polite" className="mt-1.5 font-medium text-rose empty:hidden">
            {textMissing && text.trim() === '' ? t('edit.textMissing') : null}
          </p>
        </Disclosure>
        <Disclosure
          summary={t('retell.title')}
          onToggle={(isOpen) => {
            setRetellOpen(isOpen);
            // The passage is selected in the text.
            if (isOpen) setTextOpen(true);
          }}
        >
          {retellOpen && (
            // The text that opens above it must not push it out of sight.
            <div ref={bringSoon}>
              <RetellPassage
                story={story}
                language={language}
                text={text}
                marked={marked}
                onText={changeText}
                onName={(name) => setNewNames((now) => (name ? [...now, name] : now.slice(0, -1)))}
              />
            </div>
          )}
        </Disclosure>
        {isPictureBook(story) && (
          <Disclosure summary={t('pictures.title')} onToggle={setPicturesOpen}>
            {picturesOpen && <OwnPicturesList story={story} />}
          </Disclosure>
        )}
        <Disclosure summary={t('edit.versions')} onToggle={setVersionsOpen}>
          {versionsOpen && <StoryVersions storyId={story.id} language={language} onUse={goBackTo} />}
        </Disclosure>
      </form>
    </Sheet>
  );
}

type Typed = Pick<KeptEdit, 'changedAt' | 'fields' | 'names'> & { userId: string | undefined; text: string };

/** Keeps what was typed while it differs from the story. */
function useKept(story: Story, isChanged: boolean, { userId, changedAt, fields, text, names }: Typed): void {
  useEffect(() => {
    if (userId === undefined) return;
    if (!isChanged) {
      forgetEdit(localStorage, story.id);
      return;
    }
    const changedText = text !== textOf(story) && { text, names };
    keepEdit(localStorage, { userId, storyId: story.id, keptAt: Date.now(), changedAt, fields, ...changedText });
  }, [story, isChanged, userId, changedAt, fields, text, names]);
}

/** Scrolls once, when the notice appears: somebody who goes on typing is not moved. */
const bringIntoSight = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'start' });

/** The same after what opens above it has its height. */
const bringSoon = (part: HTMLElement | null) => {
  setTimeout(() => part?.scrollIntoView({ block: 'start' }));
};

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 401) return 'signedOut';
  if (error.code === 'STORY_NOT_TOLD') return 'unread';
  if (error.code === 'INPUT_REFUSED') return error.details.field === 'content' ? 'refusedText' : 'refused';
  return error.code === 'READER_AWAY' ? 'away' : 'failed';
}
