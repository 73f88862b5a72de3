import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Story } from '#domain/stories/api.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import { type OwnPicture, type OwnPictures, redrawPath, storyPicturesPath } from '#domain/stories/pictures.ts';
import { pictureCaption, shownParagraphs } from '#domain/stories/text/pages.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { useDemonstration } from '../../platform/use-demonstration.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { sizedAddress } from '../images/image-addresses.ts';
import { refreshKept } from '../kept-copies.ts';
import { shelfKey, storyQuery } from '../queries.ts';
import { settledAfter, touchUpProblems } from '../touch-ups.ts';

const longestWish = 200;

/** The pictures of a saved story: each can be left out, put back or drawn again. None is ever lost. */
export function OwnPicturesList({ story }: { story: Pick<Story, 'id' | 'title' | 'content' | 'options'> }) {
  const t = useTranslations('stories.pictures');
  const client = useQueryClient();
  const queryKey = ['stories', 'pictures', story.id];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      callApi<OwnPictures>(storyPicturesPath(story.id), { signal, like: { pictures: [], changedAt: '' } }),
    staleTime: 0,
  });
  const hangUp = useRef<AbortController | null>(null);
  // What was done last, in words.
  const [said, setSaid] = useState('');
  const { language } = story.options;
  const paragraphs = shownParagraphs(story.content, story.title, language);
  /** What a picture shows, in the words of the reading page. */
  const captionOf = (picture: OwnPicture) => pictureCaption(picture, paragraphs[picture.paragraph ?? -1] ?? '');

  /** Refreshes the changed story here, on the shelf and in this device's copy. */
  function show(now: OwnPictures) {
    client.setQueryData(queryKey, now);
    void client.fetchQuery({ ...storyQuery(story.id), staleTime: 0 }).catch(() => {});
    void client.invalidateQueries({ queryKey: shelfKey });
    void refreshKept(story.id);
  }
  const choose = useMutation({
    mutationFn: ({ shown }: { shown: string[]; say: string }) =>
      callApi<OwnPictures>(storyPicturesPath(story.id), {
        method: 'PUT',
        body: { shown, changedAt: data?.changedAt },
      }),
    onSuccess: (now, { say }) => {
      show(now);
      setSaid(say);
    },
    onError: () => void refetch(),
  });
  const redraw = useMutation({
    mutationFn: ({ url, wish }: { url: string; wish: string; number: string }) => {
      hangUp.current = new AbortController();
      const { signal } = hangUp.current;
      return callApi<OwnPictures>(redrawPath(story.id), { method: 'POST', body: { url, wish }, signal });
    },
    onSuccess: (now, { number }) => {
      const before = data?.pictures.map(({ url }) => url) ?? [];
      const drawn = now.pictures.find(({ url, leftOut }) => !leftOut && !before.includes(url));
      show(now);
      setSaid(t('drawn', { number, shows: drawn ? captionOf(drawn) : '' }).trimEnd());
    },
    // The allowance of a stopped drawing is given back a moment later, when its illustrator has ended.
    onError: () => void setTimeout(() => void refetch(), settledAfter),
  });
  if (isError) return <Notice tone="problem">{t('problems.failed')}</Notice>;
  if (data === undefined) return <Spinner label={t('loading')} />;

  const { pictures, draws, left } = data;
  const positions = [...new Set(pictures.map(({ position }) => position))];
  const shown = pictures.filter(({ leftOut }) => !leftOut).map(({ url }) => url);
  const error = choose.error ?? redraw.error;
  const stopped = error instanceof DOMException && error.name === 'AbortError';
  const busy = choose.isPending || redraw.isPending;

  /** Shows this picture at its place, or none if it is null. */
  function put(position: number, picture: OwnPicture | null) {
    if (busy) return;
    const number = String(positions.indexOf(position) + 1);
    const others = pictures.filter((each) => each.position !== position && !each.leftOut).map((each) => each.url);
    redraw.reset();
    setSaid('');
    choose.mutate(
      picture === null
        ? { shown: others, say: t('saidOut', { number }) }
        : {
            shown: [...others, picture.url],
            say: t('saidBack', { number, shows: captionOf(picture) }).trimEnd(),
          },
    );
  }

  return (
    <div className="grid gap-5 pb-3">
      <p className="text-ink-soft">{t('hint')}</p>
      {error && !stopped && <Notice tone="problem">{t(`problems.${problemOf(error)}`)}</Notice>}
      <div role="status" className="empty:hidden">
        {stopped && <p>{t('stopped')}</p>}
      </div>
      <LiveRegion>{said}</LiveRegion>
      <ol className="grid gap-5">
        {positions.map((position, index) => (
          <OnePlace
            key={position}
            number={String(index + 1)}
            pictures={pictures.filter((each) => each.position === position)}
            shown={shown}
            draws={draws && left !== 0}
            captionOf={captionOf}
            language={languageTag(language)}
            busy={busy}
            drawing={
              redraw.isPending &&
              pictures.some((each) => each.position === position && each.url === redraw.variables.url)
            }
            onPut={(picture) => put(position, picture)}
            onRedraw={(url, wish) => {
              choose.reset();
              setSaid('');
              redraw.mutate({ url, wish, number: String(index + 1) });
            }}
            onStop={() => hangUp.current?.abort()}
          />
        ))}
      </ol>
      {draws && left !== null && <p className="text-ink-soft text-sm">{t('left', { count: left })}</p>}
    </div>
  );
}

type PlaceProps = {
  number: string;
  pictures: readonly OwnPicture[];
  shown: readonly string[];
  captionOf: (picture: OwnPicture) => string;
  /** The language tag of the captions. */
  language: string;
  draws: boolean;
  busy: boolean;
  drawing: boolean;
  onPut: (picture: OwnPicture | null) => void;
  onRedraw: (url: string, wish: string) => void;
  onStop: () => void;
};

/** One place in the story that has or had a picture. */
function OnePlace({
  number,
  pictures,
  shown,
  captionOf,
  language,
  draws,
  busy,
  drawing,
  onPut,
  onRedraw,
  onStop,
}: PlaceProps) {
  const t = useTranslations('stories.pictures');
  const [wish, setWish] = useState('');
  const demonstration = useDemonstration();
  const now = pictures.find(({ url }) => shown.includes(url));
  const others = pictures.filter((each) => each !== now);
  // If no picture is shown here, the newest one is drawn again.
  const model = now ?? pictures.at(-1);
  // A pressed button goes with what it changed: the focus goes to the one that changes it back.
  const place = useRef<HTMLLIElement>(null);
  const button = (kind: string) => () => place.current?.querySelector<HTMLElement>(`[data-picture="${kind}"]`);
  return (
    <li ref={place} className="grid gap-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      {now ? (
        <figure aria-label={t('picture', { number })}>
          <img
            src={sizedAddress(now.url, 480, null)}
            lang={language}
            alt={captionOf(now) || t('picture', { number })}
            width={now.width}
            height={now.height}
            className="w-full rounded-md bg-raised night:brightness-85"
          />
        </figure>
      ) : (
        <p className="grid min-h-24 place-content-center justify-items-center gap-1 rounded-md bg-raised p-3 text-ink-soft">
          <ImageOff aria-hidden="true" className="size-6" />
          {t('leftOut', { number })}
        </p>
      )}
      <div className="grid content-start gap-3">
        {draws && model && !model.own && (
          <>
            <Field
              label={
                <>
                  <VisuallyHidden>{t('picture', { number })}: </VisuallyHidden>
                  {t('wish')}
                </>
              }
              hint={demonstration && t('noWish')}
              optional
            >
              <TextInput
                value={wish}
                maxLength={longestWish}
                onChange={(event) => setWish(event.target.value)}
                onKeyDown={(event) => {
                  // The field is inside the story's form: Enter must not save the story.
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  if (!busy) onRedraw(model.url, wish.trim());
                }}
              />
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button
                look="secondary"
                busy={drawing}
                disabled={busy && !drawing}
                data-picture="draw"
                aria-label={t('drawOf', { number })}
                onClick={() => onRedraw(model.url, wish.trim())}
              >
                {t('draw')}
              </Button>
              {drawing && (
                <Button ref={passFocus(button('draw'))} look="quiet" onClick={onStop}>
                  {t('stop')}
                </Button>
              )}
            </div>
            {drawing && <p role="status">{t('drawing')}</p>}
          </>
        )}
        {now && (
          <div>
            <Button
              ref={passFocus(button(`use ${now.url}`))}
              data-picture="leave"
              look="quiet"
              // Not `disabled`: that would take the focus away.
              aria-disabled={busy}
              aria-label={t('leaveOutOf', { number })}
              onClick={() => onPut(null)}
            >
              {t('leaveOut')}
            </Button>
          </div>
        )}
        {others.length > 0 && (
          <ul aria-label={t('others', { number })} className="flex flex-wrap gap-3">
            {others.map((other, index) => (
              <li key={other.url} ref={passFocus(button('leave'))} className="grid w-28 content-start gap-1.5">
                <img
                  src={sizedAddress(other.url, 480, null)}
                  lang={language}
                  alt={captionOf(other)}
                  className="w-full rounded-md night:brightness-85"
                />
                <Button
                  look="secondary"
                  data-picture={`use ${other.url}`}
                  aria-disabled={busy}
                  aria-label={t('useOf', { number, other: String(index + 1) })}
                  onClick={() => onPut(other)}
                >
                  {t('use')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const known = {
  ...touchUpProblems,
  STORY_CHANGED: 'changed',
  INPUT_REFUSED: 'refused',
  STORAGE_FULL: 'full',
} as const;

function problemOf(error: Error): (typeof known)[keyof typeof known] | 'failed' {
  const code = error instanceof ApiError ? error.code : null;
  return code !== null && code in known ? known[code as keyof typeof known] : 'failed';
}
