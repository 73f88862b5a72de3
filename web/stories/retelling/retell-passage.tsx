import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Story } from '#domain/stories/api.ts';
import {
  type Retelling,
  type RetellingOffer,
  type RetellingOrder,
  type RetellingWay,
  retellingBounds,
  retellingPath,
} from '#domain/stories/retelling.ts';
import { storyParagraphs } from '#domain/stories/text/pages.ts';
import { type NewName, renamed } from '#domain/stories/text/renamed.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, ChipGroup } from '../../ui/fields/chip.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { settledAfter, touchUpProblems } from '../touch-ups.ts';
import { aroundPassage, passageAt } from './passage.ts';
import { TwoTexts } from './two-texts.tsx';

type Marked = readonly [number, number];

type Props = {
  story: Pick<Story, 'id'>;
  /** The language tag of the story. */
  language: string;
  text: string;
  /** The cursor position or selection in `text`. */
  marked: Marked;
  /** Called with the changed text and the part of it that was changed. */
  onText: (text: string, changed: Marked) => void;
  /** Called with a name that was changed in the whole text, or with undefined when the last one is taken back. */
  onName: (name: NewName | undefined) => void;
};

/** The retold passage and the original: somebody may have typed meanwhile. */
type Told = { passage: string; before: string; text: string };

/** New words that stand in the text: what was there, and whether it is a name in the whole text. */
type Taken = { was: string; at: Marked; is: string; name?: NewName };

/** Has a passage of the edited text retold, shows both, and puts the new one in if the parent takes it. */
export function RetellPassage({ story, language, text, marked, onText, onName }: Props) {
  const t = useTranslations('stories.retell');
  const client = useQueryClient();
  const queryKey = ['stories', 'retelling', story.id];
  const { data: offer, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi<RetellingOffer>(retellingPath(story.id), { signal, like: { ways: [] } }),
    retry: false,
  });
  const [way, setWay] = useState<RetellingWay>('gentler');
  const [names, setNames] = useState({ from: '', to: '' });
  const [wish, setWish] = useState('');
  const [missing, setMissing] = useState(false);
  const [unknown, setUnknown] = useState('');
  const [taken, setTaken] = useState<Taken | null>(null);
  /** The reader decided for the words that were there. */
  const [kept, setKept] = useState(false);
  const part = useRef<HTMLElement>(null);
  const hangUp = useRef<AbortController | null>(null);
  const ask = useMutation({
    mutationFn: async (order: RetellingOrder): Promise<Told | null> => {
      const hanging = new AbortController();
      hangUp.current = hanging;
      const told = await callApi<Retelling>(retellingPath(story.id), {
        method: 'POST',
        body: order,
        signal: hanging.signal,
      });
      client.setQueryData<RetellingOffer>(queryKey, (now) => now && { ...now, left: told.left });
      return told.text === null ? null : { passage: order.passage, before: order.before ?? '', text: told.text };
    },
    // The allowance of a stopped retelling is given back a moment later, when its writer has ended.
    onError: () => void setTimeout(() => void client.invalidateQueries({ queryKey }), settledAfter),
  });
  if (isError) return <Notice tone="problem">{t('problems.failed')}</Notice>;
  if (!offer || offer.ways.length === 0) return null;

  const passage = passageAt(text, ...marked);
  const words = passage && text.slice(passage.start, passage.end);
  const tooLong = words !== null && words.length > retellingBounds.passage;
  const stopped = ask.error instanceof DOMException && ask.error.name === 'AbortError';

  function send() {
    if (!passage || !words || tooLong || ask.isPending) return;
    const incomplete = (way === 'name' && !(names.from.trim() && names.to.trim())) || (way === 'own' && !wish.trim());
    setMissing(incomplete);
    if (incomplete) return;
    setTaken(null);
    setKept(false);
    const common = { passage: words, ...aroundPassage(text, passage, retellingBounds.around) };
    ask.mutate(
      way === 'name' ? { way, ...names, ...common } : way === 'own' ? { way, wish, ...common } : { way, ...common },
    );
  }

  function take(told: Told) {
    const at = placeOf(text, told);
    if (at === -1) return;
    const is = text.slice(0, at) + told.text + text.slice(at + told.passage.length);
    setTaken({ was: text, at: [at, at + told.passage.length], is });
    onText(is, [at, at + told.text.length]);
    goOn();
  }

  /** Changes a name in the whole text, which needs no writer. */
  function rename() {
    const incomplete = !(names.from.trim() && names.to.trim());
    setMissing(incomplete);
    if (incomplete) return;
    const { text: is, count, ...name } = renamed(text, names.from, names.to);
    setUnknown(count === 0 ? names.from : '');
    if (count === 0) return;
    setKept(false);
    setTaken({ was: text, at: marked, is, name });
    onText(is, [0, 0]);
    onName(name);
  }

  function keep() {
    setKept(true);
    goOn();
  }

  function takeBack({ was, at, name }: Taken) {
    onText(was, at);
    if (name) onName(undefined);
    keep();
  }

  /** The pressed button disappears: the focus goes to the part that was in question. */
  function goOn() {
    ask.reset();
    part.current?.focus();
  }

  /** The field is inside the story's form: Enter requests the passage and does not save the story. */
  const field = {
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      send();
    },
  };

  return (
    <div className="grid gap-4 pb-3">
      <p className="text-ink-soft">{t('hint')}</p>
      {words === null ? (
        <p>{t('nothing')}</p>
      ) : (
        <section ref={part} aria-label={t('passage')} tabIndex={-1}>
          <p lang={language} className="max-h-40 overflow-y-auto whitespace-pre-line rounded-md bg-raised p-3">
            {words}
          </p>
          {tooLong && (
            <p role="status" className="mt-1.5 font-medium text-rose">
              {t('tooLong', { letters: String(retellingBounds.passage) })}
            </p>
          )}
        </section>
      )}
      <ChipGroup label={t('how')}>
        {offer.ways.map((each) => (
          <Chip key={each} kind="radio" value={each} checked={way === each} onChange={() => setWay(each)}>
            {t(`ways.${each}`)}
          </Chip>
        ))}
      </ChipGroup>
      {!offer.ways.includes('own') && <p className="text-ink-soft text-sm">{t('noOwn')}</p>}
      {way === 'name' && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {(['from', 'to'] as const).map((each) => (
            <Field
              key={each}
              label={t(each)}
              error={
                missing && !names[each].trim()
                  ? t('nameMissing')
                  : each === 'from' && unknown !== '' && unknown === names.from
                    ? t('nameUnknown')
                    : null
              }
            >
              <TextInput
                {...field}
                lang={language}
                value={names[each]}
                maxLength={retellingBounds.name}
                onChange={(event) => setNames((now) => ({ ...now, [each]: event.target.value }))}
              />
            </Field>
          ))}
          <div className="sm:col-span-2">
            <Button look="secondary" disabled={ask.isPending} onClick={rename}>
              {t('everywhere')}
            </Button>
          </div>
        </div>
      )}
      {way === 'own' && (
        <Field label={t('wish')} hint={t('wishHint')} error={missing && !wish.trim() ? t('wishMissing') : null}>
          <TextInput
            {...field}
            lang={language}
            value={wish}
            maxLength={retellingBounds.wish}
            onChange={(event) => setWish(event.target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="secondary"
          busy={ask.isPending}
          disabled={words === null || tooLong || offer.left === 0}
          onClick={send}
        >
          {t('tell')}
        </Button>
        {ask.isPending && (
          <Button look="quiet" onClick={() => hangUp.current?.abort()}>
            {t('stop')}
          </Button>
        )}
        {offer.left !== null && <span className="text-ink-soft text-sm">{t('left', { count: offer.left })}</span>}
      </div>
      {ask.error && !stopped && <Notice tone="problem">{t(`problems.${problemOf(ask.error)}`)}</Notice>}
      <div role="status" className="empty:hidden">
        {stopped && <p>{t('stopped')}</p>}
        {ask.isSuccess && ask.data === null && <p>{t('same')}</p>}
        {kept && <p>{t('kept')}</p>}
        {taken && taken.is === text && (
          <p className="flex flex-wrap items-center gap-3">
            {taken.name ? t('renamed', taken.name) : t('taken')}
            <Button look="quiet" onClick={() => takeBack(taken)}>
              {t('takeBack')}
            </Button>
          </p>
        )}
      </div>
      {ask.data && (
        <Notice
          focused
          title={t('told')}
          actions={
            <>
              <Button disabled={placeOf(text, ask.data) === -1} onClick={() => ask.data && take(ask.data)}>
                {t('use')}
              </Button>
              <Button look="quiet" onClick={keep}>
                {t('keep')}
              </Button>
            </>
          }
        >
          <TwoTexts
            language={language}
            titles={[t('old'), t('new')]}
            mine={storyParagraphs(ask.data.passage)}
            theirs={storyParagraphs(ask.data.text)}
          />
          {placeOf(text, ask.data) === -1 && <p>{t('gone')}</p>}
        </Notice>
      )}
    </div>
  );
}

/** Returns where a passage is now, if possible behind the text that was before it; -1 if its words have changed. */
function placeOf(text: string, { passage, before }: Told): number {
  const behind = before === '' ? 0 : text.indexOf(before);
  const at = behind === -1 ? -1 : text.indexOf(passage, behind + before.length);
  return at === -1 ? text.indexOf(passage) : at;
}

const known = {
  ...touchUpProblems,
  CONTENT_FILTERED: 'unfit',
  EMPTY_STORY: 'unfit',
} as const;

function problemOf(error: Error): 'limited' | 'unfit' | 'away' | 'refused' | 'contact' | 'failed' {
  if (!(error instanceof ApiError) || error.code === null) return 'failed';
  const { field } = error.details;
  if (error.code === 'INPUT_REFUSED') return field === 'to' || field === 'wish' ? 'refused' : 'contact';
  return error.code in known ? known[error.code as keyof typeof known] : 'failed';
}
