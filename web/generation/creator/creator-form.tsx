import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useLanguage } from '../../platform/i18n/language.tsx';
import { usePresetNames } from '../../stories/preset-names.ts';
import { classNames } from '../../ui/class-names.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { BasicsCard } from './basics-card.tsx';
import { CharactersField, withTyped } from './characters-field.tsx';
import { CharactersSkeleton } from './creator-frame.tsx';
import {
  type CreatorValues,
  type MissingField,
  missingFields,
  storyLanguageFor,
  withCharacter,
} from './creator-values.ts';
import { FamilyRow } from './family-row.tsx';
import { FormatField } from './format-field.tsx';
import { IdeaCard } from './idea-card.tsx';
import { MessageField } from './message-field.tsx';
import { OfferButton } from './offer-button.tsx';
import type { RefusedInput } from './refused-input.ts';
import { SettingField } from './setting-field.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { surpriseBeside } from './suggestions.ts';
import type { CreatorState } from './use-creator-values.ts';
import { usePartByPart } from './use-part-by-part.ts';

type Props = {
  form: CreatorState;
  /** Called with a complete form only (CREATE-32). */
  onSubmit: (values: CreatorValues) => Promise<void>;
  busy: boolean;
  /** What the server would not write about: shown at its field until that changes (P28). */
  refused: RefusedInput | null;
  /** Beside the form where there is room: the usage panel. */
  aside?: ReactNode;
};

/** The whole creator: works with one thumb, asks only what must be asked. */
export function CreatorForm({ form, onSubmit, busy, refused, aside }: Props) {
  const t = useTranslations('generation');
  const names = usePresetNames();
  const format = useFormatter();
  const { language } = useLanguage();
  const { values } = form;
  const [typedName, setTypedName] = useState('');
  const [missing, setMissing] = useState<MissingField[]>([]);
  const [news, setNews] = useState('');

  // What a phone shows first is there first; the rest follows, a part at a time, below a window's height.
  const parts = usePartByPart(5);
  const isWhole = parts === 5;
  const [mended, setMended] = useState<RefusedInput | null>(null);
  const page = useRef<HTMLFormElement>(null);
  const refusal = refused === mended ? null : refused;

  const errorOf = (field: MissingField) => {
    if (missing.includes(field)) return t(`validation.${field}`);
    return refusal?.field === field ? t(`errors.${refusedTexts[field]}`) : null;
  };
  const offerFor = (field: MissingField) =>
    refusal?.field === field &&
    refusal.offer !== null && (
      <OfferButton
        field={field}
        offer={refusal.offer}
        characters={values.characters}
        onTake={(value) => set({ [field]: value })}
      />
    );

  const listed = (characters: string[]) => format.list(characters.map(names.character), { type: 'conjunction' });
  const summary = () =>
    [listed(values.characters), names.setting(values.setting), names.message(values.message)].join(' · ');

  /** Sets fields; their errors go as soon as they are filled (CREATE-30, CREATE-31). */
  function set(changes: Partial<CreatorValues>) {
    form.change(changes);
    const still = missingFields(form.now());
    setMissing((before) => before.filter((name) => still.includes(name)));
    if (refused?.field && refused.field in changes) setMended(refused);
  }

  function fill(filled: { characters: string[]; setting: string; message: string }) {
    set(filled);
    setNews(
      t('idea.surprised', {
        characters: listed(filled.characters),
        setting: names.setting(filled.setting),
        message: names.message(filled.message),
      }),
    );
  }

  useEffect(() => {
    if (isWhole && refused?.field) focus(page.current, refused.field);
  }, [isWhole, refused]);

  async function submit() {
    // A name that was typed and not added is meant all the same.
    if (typedName.trim() !== '') {
      set({ characters: withTyped(form.now().characters, typedName, names.character) });
      setTypedName('');
    }
    const nowMissing = missingFields(form.now());
    setMissing(nowMissing);
    const first = nowMissing[0];
    if (first === undefined) await onSubmit(form.now());
    else focus(page.current, first);
  }

  return (
    <form
      ref={page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12',
          !isWhole && 'min-h-svh',
        )}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <FamilyRow
            characters={values.characters}
            onCharacters={(change) => set({ characters: change(form.now().characters) })}
            message={values.message}
            onMessage={(change) => set({ message: change(form.now().message) })}
            avoid={values.avoid ?? []}
            onChildren={({ ageGroup, avoid }) => form.change({ avoid, ...(ageGroup && { ageGroup }) })}
          />
          <IdeaCard
            onUse={(idea) => fill({ ...idea, characters: withCharacter(form.now().characters, idea.character) })}
            onSurprise={() => fill(surpriseBeside(form.now()))}
          />
          {parts > 1 ? (
            <CharactersField
              value={values.characters}
              onChange={(change) => set({ characters: change(form.now().characters) })}
              typed={typedName}
              onType={setTypedName}
              error={errorOf('characters')}
              offer={offerFor('characters')}
            />
          ) : (
            <CharactersSkeleton />
          )}
          {parts > 2 && (
            <SettingField
              value={values.setting}
              onChange={(setting) => set({ setting })}
              error={errorOf('setting')}
              offer={offerFor('setting')}
            />
          )}
          {parts > 3 && (
            <MessageField
              value={values.message}
              onChange={(message) => set({ message })}
              error={errorOf('message')}
              offer={offerFor('message')}
            />
          )}
        </div>
        <div className="grid content-start gap-8 lg:sticky lg:top-24 lg:self-start">
          {isWhole && (
            <>
              <BasicsCard
                value={{
                  length: values.length,
                  language: values.language ?? storyLanguageFor(language),
                  ageGroup: values.ageGroup,
                }}
                onChange={form.change}
              />
              <FormatField value={values.model} onChange={(model) => form.change({ model })} />
              {aside}
            </>
          )}
        </div>
      </div>
      <SubmitBar
        summary={missingFields(values).length === 0 ? summary() : ''}
        busy={busy}
        onSurprise={() => fill(surpriseBeside(form.now()))}
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

function focus(form: HTMLFormElement | null, field: MissingField): void {
  const control = form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
