import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { chapterIdeasOffered } from '#domain/generation/api.ts';
import { avoidBounds } from '#domain/identity/age-groups.ts';
import type { Family } from '#domain/identity/family.ts';
import { storyLanguageFor } from '#domain/stories/language-tag.ts';
import { isIllustrated, optionBounds, presetMorals, type StoryOptions, withoutLook } from '#domain/stories/options.ts';
import { familyQuery } from '../../identity/queries.ts';
import { useLanguage } from '../../platform/i18n/language.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { useIsLate } from '../../platform/use-is-late.ts';
import { isPreset, usePresetNames } from '../../stories/preset-names.ts';
import { storyQuery } from '../../stories/queries.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { pressByEnter } from '../../ui/focus/press-by-enter.ts';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { nextChapterQuery } from '../queries.ts';
import { RefusalReport } from '../refusal-report.tsx';
import { ChapterQuestion } from './chapter-question.tsx';
import { CharactersSkeleton } from './creator-frame.tsx';
import { BasicsCard } from './fields/basics-card.tsx';
import { CharactersField, refusedCharacter, withTyped } from './fields/characters-field.tsx';
import { FamilyOffer, FamilyRow } from './fields/family-row.tsx';
import { FormatField, usePicturesUsed } from './fields/format-field.tsx';
import { MessageField } from './fields/message-field.tsx';
import { SettingField } from './fields/setting-field.tsx';
import { Fold, unfold } from './fold.tsx';
import { OfferButton } from './offer-button.tsx';
import { SameAgain } from './same-again.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { IdeaCard } from './suggestions/idea-card.tsx';
import { surpriseBeside } from './suggestions/suggestions.ts';
import { usePartByPart } from './use-part-by-part.ts';
import {
  type CreatorValues,
  type MissingField,
  missingFields,
  withCharacter,
  withNicknames,
} from './values/creator-values.ts';
import { childrenIn, wishesFor } from './values/for-children.ts';
import { isStillIn, type RefusedInput } from './values/refused-input.ts';
import { isAbout, typedBehind, withSubject } from './values/subjects.ts';
import type { CreatorState } from './values/use-creator-values.ts';

type Props = {
  form: CreatorState;
  /** Called with a complete form only (CREATE-32). */
  onSubmit: (values: CreatorValues) => Promise<void>;
  busy: boolean;
  signedIn: boolean;
  /** The input that the server refused: shown at its field until that changes (P28). */
  refused: RefusedInput | null;
  /** The usage panel, beside the form where there is room. */
  aside?: ReactNode;
};

const nobody: Family = { children: [], cast: [] };

/**
 * The whole creator: works with one thumb and asks only for what is required. For a family it begins with its children
 * and friends, for a next chapter with what happens tonight; the rest is folded until it is opened.
 */
export function CreatorForm({ form, onSubmit, busy, signedIn, refused, aside }: Props) {
  const t = useTranslations('generation');
  const stories = useTranslations('stories');
  const names = usePresetNames();
  const format = useFormatter();
  const { language } = useLanguage();
  const { values } = form;
  const typedName = values.typed ?? '';
  const setTypedName = (typed: string) => form.change({ typed });
  const [missing, setMissing] = useState<MissingField[]>([]);
  const [news, setNews] = useState('');

  const continued = values.continues?.storyId;
  const isChapter = continued !== undefined;
  // Renders what a phone shows first; the other parts follow one at a time, below the first screen.
  const parts = usePartByPart(5);
  const isWhole = parts === 5;
  const [mended, setMended] = useState<RefusedInput | null>(null);
  const page = useRef<HTMLFormElement>(null);
  const family = useQuery({ ...familyQuery, enabled: signedIn });
  const { status } = useSession();
  const isReturning = (family.data?.children.length ?? 0) + (family.data?.cast.length ?? 0) > 0;
  // Shows no form that would fold once the family is loaded; if that fails or takes long, shows the form all the same.
  const isWaiting = signedIn && family.isPending && family.failureCount === 0 && family.errorUpdateCount === 0;
  const isUndecided = !useIsLate(isWaiting) && isWaiting;
  // Whoever comes along from an earlier story, as into its next chapter, brings what is left out for them.
  const chosenChildren = childrenIn(values.characters, family.data?.children ?? []);
  const spared = [...new Set([...(values.avoid ?? []), ...wishesFor(chosenChildren).avoid])].slice(
    0,
    avoidBounds.items,
  );
  // A chapter is drawn like the last one only while there are pictures left; whoever chooses them all the same may.
  const picturesUsed = usePicturesUsed(signedIn);
  const drawsNoMore = picturesUsed !== null;
  const dropPictures = useEffectEvent(() => isIllustrated(values) && form.change({ model: 'deepseek' }));
  useEffect(() => {
    if (isChapter && drawsNoMore) dropPictures();
  }, [isChapter, drawsNoMore]);
  // Whoever comes along from an earlier story has the look of that time; what is typed from now on stays as it is.
  const isFamilyKnown = family.data !== undefined;
  const byNickname = (characters: string[]) => (family.data ? withNicknames(characters, family.data) : characters);
  const nameChildren = useEffectEvent(() => {
    const characters = byNickname(values.characters);
    if (characters.join() !== values.characters.join()) form.change({ characters });
  });
  useEffect(() => {
    if (isFamilyKnown) nameChildren();
  }, [isFamilyKnown]);
  const isAllSpared = spared.length === (values.avoid?.length ?? 0);
  const spareAll = useEffectEvent(() => form.change({ avoid: spared }));
  useEffect(() => {
    if (!isAllSpared) spareAll();
  }, [isAllSpared]);
  const { data: chapter } = useQuery({
    ...nextChapterQuery(continued ?? ''),
    enabled: signedIn && isChapter,
  });
  const { data: last } = useQuery({ ...storyQuery(continued ?? ''), enabled: signedIn && isChapter });
  const losesPictures = drawsNoMore && last !== undefined && isIllustrated(last.options) && !isIllustrated(values);
  const refusal = refused === mended || !refused || !isStillIn(refused, values.characters) ? null : refused;

  const errorOf = (field: MissingField) => {
    if (missing.includes(field)) return t(`validation.${field}`);
    // Said at the character itself.
    if (field === 'characters' && refusal?.character) return null;
    return refusal?.field === field ? t(`errors.${refusedTexts[field]}`) : null;
  };
  const offerFor = (field: MissingField) =>
    refusal?.field === field &&
    refusal.offer !== null && (
      <>
        <OfferButton
          field={field}
          offer={refusal.offer}
          characters={values.characters}
          refused={refusal.character}
          onTake={(value) => set({ [field]: value })}
          next={() => chosenChip(page.current, refusal.offer) ?? reveal(page.current, field)}
        />
        <RefusalReport
          flush
          options={{ ...values, language: values.language ?? storyLanguageFor(language) }}
          field={field}
        />
      </>
    );

  const listed = (characters: string[]) =>
    format.list(characters.map(withoutLook).map(names.character), { type: 'conjunction' });
  const summary = () =>
    [listed(values.characters), names.setting(values.setting), names.message(values.message)].join(' · ');

  /** What is still to be chosen, said before anybody presses the button. */
  const stillOpen = missingFields(values)
    .map((field) => t(`${field}.label`))
    .join(' ');

  /** Sets fields; their errors disappear as soon as they are filled (CREATE-30, CREATE-31). */
  function set(changes: Partial<CreatorValues>) {
    form.change(changes);
    const still = missingFields(form.now());
    setMissing((before) => before.filter((name) => still.includes(name)));
    // Who else is in the story mends no refused character.
    if (refused?.field && refused.field in changes && !refused.character) setMended(refused);
  }

  function fill(filled: { characters: string[]; setting: string; message: string }) {
    set(filled);
    const parts = [listed(filled.characters), names.setting(filled.setting), names.message(filled.message)];
    setNews(t('idea.surprised', { parts: parts.filter((part) => part !== '').join('. ') }));
  }

  useEffect(() => {
    if (isWhole && refused?.field) focus(page.current, refused.field, refused.character);
  }, [isWhole, refused]);

  /**
   * Fills the form with the options of the previous story; what happened in a next chapter was about that evening. A
   * child that was chosen for tonight stays, and what frightens it stays left out.
   */
  function takeAgain({ characters, setting, length, language: spoken, ageGroup, model, avoid, ...last }: StoryOptions) {
    const tonight = chosenChildren.map(({ nickname }) => nickname);
    form.change({ length, language: spoken, ageGroup, model: drawsNoMore ? 'deepseek' : model, avoid });
    const people = byNickname([...tonight, ...characters]).slice(0, optionBounds.characters);
    fill({ characters: people, setting, message: last.continues ? form.now().message : last.message });
  }

  const likes = chosenChildren.flatMap((child) => child.likes);

  /** The message of an idea, with the loves of the chosen children that the form holds already. */
  function besideLoves(message: string) {
    const loved = likes.filter((thing) => isAbout(form.now().message, thing));
    // Beside a love the idea is said in words, because a preset stands alone.
    return loved.length === 0 ? message : loved.reduce(withSubject, names.message(message));
  }

  /** Submits a chapter about a random idea that was not among the offered ones. */
  function surpriseChapter() {
    const others = chapter?.ideas.slice(chapterIdeasOffered) ?? [];
    const idea = others[Math.floor(Math.random() * others.length)] ?? values.message;
    set({ message: idea });
    void submit();
  }

  async function submit() {
    // A name that was typed but not added is included, too.
    if (typedName.trim() !== '') {
      set({ characters: withTyped(form.now().characters, typedName, names.character) });
      setTypedName('');
    }
    const nowMissing = missingFields(form.now());
    setMissing(nowMissing);
    for (const field of nowMissing) reveal(page.current, field);
    const first = nowMissing[0];
    if (first === undefined) await onSubmit(form.now());
    else focus(page.current, first);
  }

  const storyLanguage = values.language ?? storyLanguageFor(language);
  const familyRow = (
    <FamilyRow
      characters={values.characters}
      onCharacters={(change) => set({ characters: change(form.now().characters) })}
      message={values.message}
      // Beside a love an idea of the list is said in words, because it stands alone.
      onMessage={(change) => set({ message: change(names.message(form.now().message)) })}
      avoid={values.avoid ?? []}
      onChildren={({ ageGroup, avoid }) => form.change({ avoid, ...(ageGroup && { ageGroup }) })}
    />
  );
  const idea = (
    <IdeaCard
      onUse={({ character, setting, message }) =>
        fill({
          characters: withCharacter(form.now().characters, character),
          setting,
          message: besideLoves(message),
        })
      }
    >
      {!isReturning && <SameAgain onTake={takeAgain} />}
    </IdeaCard>
  );
  const who = (
    <CharactersField
      value={values.characters}
      family={family.data ?? nobody}
      onChange={(change) => set({ characters: change(form.now().characters) })}
      typed={typedName}
      onType={setTypedName}
      error={errorOf('characters')}
      refused={refusal?.character ?? null}
      offer={offerFor('characters')}
    />
  );
  const where = (
    <SettingField
      value={values.setting}
      onChange={(setting) => set({ setting })}
      error={errorOf('setting')}
      offer={offerFor('setting')}
    />
  );
  const what = (
    <MessageField
      value={values.message}
      onChange={(message) =>
        set({
          message: isPreset(presetMorals, message)
            ? besideLoves(message)
            : typedBehind(form.now().message, message, likes),
        })
      }
      error={errorOf('message')}
      offer={offerFor('message')}
    />
  );
  const how = (
    <>
      <BasicsCard
        value={{ length: values.length, language: storyLanguage, ageGroup: values.ageGroup }}
        onChange={form.change}
      />
      <FormatField value={values.model} onChange={(model) => form.change({ model })} signedIn={signedIn} />
    </>
  );
  const howSaid = [
    stories(`lengths.${values.length}`),
    stories(`ages.${values.ageGroup}`),
    stories(`languages.${storyLanguage}`),
    isIllustrated(values) ? t('format.images') : t('format.text'),
  ].join(' · ');

  const restSaid = [listed(values.characters), names.setting(values.setting), howSaid].join(' · ');

  return (
    <form
      ref={page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
      onKeyDown={pressByEnter}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      {continued !== undefined ? (
        <div className="grid min-h-[60svh] w-full max-w-3xl content-start gap-8">
          <ChapterQuestion
            chapter={chapter}
            language={storyLanguage}
            value={values.message}
            onChange={(message) => set({ message })}
            error={missing.includes('message') ? t('chapter.missing') : errorOf('message')}
            onSurprise={surpriseChapter}
            busy={busy}
          />
          {offerFor('message')}
          {losesPictures && (
            <Notice>
              {t('chapter.wordsAlone')} {picturesUsed}
            </Notice>
          )}
          <Fold label={t('chapter.rest')} value={restSaid}>
            {familyRow}
            {who}
            {where}
            {how}
          </Fold>
          {aside}
        </div>
      ) : isUndecided ? (
        <div className="grid min-h-svh content-start gap-10">
          <Skeleton className="h-40 rounded-xl" />
          <CharactersSkeleton />
        </div>
      ) : isReturning ? (
        <div className="grid min-h-[60svh] grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <Card className="grid gap-5">
              {familyRow}
              <div className="flex flex-wrap gap-2 empty:hidden">
                <SameAgain onTake={takeAgain} />
              </div>
            </Card>
            <div className="grid gap-3">
              <Fold label={t('characters.label')} value={listed(values.characters) || t('folded.who')}>
                {who}
              </Fold>
              <Fold label={t('setting.label')} value={names.setting(values.setting) || t('folded.where')}>
                {where}
              </Fold>
              <Fold label={t('message.label')} value={names.message(values.message) || t('folded.what')}>
                {what}
              </Fold>
              <Fold label={t('folded.how')} value={howSaid}>
                {how}
              </Fold>
            </div>
            {idea}
          </div>
          <div className="grid content-start gap-8 lg:sticky lg:top-24">{aside}</div>
        </div>
      ) : (
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12',
            !isWhole && 'min-h-svh',
          )}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
            {familyRow}
            {idea}
            {parts > 1 ? who : <CharactersSkeleton />}
            {parts > 2 && (status === 'signed-out' || (family.data && !isReturning)) && <FamilyOffer />}
            {parts > 2 && where}
            {parts > 3 && what}
          </div>
          <div className="grid content-start gap-8 lg:sticky lg:top-24 lg:self-start">
            {isWhole && (
              <>
                {how}
                {aside}
              </>
            )}
          </div>
        </div>
      )}
      <SubmitBar
        summary={stillOpen === '' ? summary() : t('stillOpen', { fields: stillOpen })}
        busy={busy}
        label={chapter && continued ? t('chapter.submit', { number: String(chapter.number) }) : t('submit')}
        onSurprise={continued === undefined && (() => fill(surpriseBeside(form.now())))}
      />
      <LiveRegion>{news}</LiveRegion>
    </form>
  );
}

const refusedTexts = {
  characters: 'refusedCharacters',
  setting: 'refusedSetting',
  message: 'refusedMessage',
} as const satisfies Record<MissingField, string>;

/** Focuses a field, or the button that removes a refused character. */
function focus(form: HTMLFormElement | null, field: MissingField, character: string | null = null): void {
  reveal(form, character === null ? field : refusedCharacter)?.focus();
}

/** Returns the chip of a chosen preset. */
function chosenChip(form: HTMLFormElement | null, preset: string | null): HTMLElement | undefined {
  return [...(form?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].find(({ value }) => value === preset);
}

/** Opens the fold around a field and returns its control. */
function reveal(form: HTMLFormElement | null, field: MissingField | typeof refusedCharacter): HTMLElement | undefined {
  const control = form?.elements.namedItem(field);
  if (!(control instanceof HTMLElement)) return undefined;
  unfold(control);
  return control;
}
