import { Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, startTransition, useOptimistic, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Family } from '#domain/identity/family.ts';
import { optionBounds, type PresetCharacter, presetCharacters } from '#domain/stories/options.ts';
import { peopleApart } from '#domain/stories/text/people-apart.ts';
import { CharacterPicture } from '../../../stories/drawings/pictures.tsx';
import { presetFor, usePresetNames } from '../../../stories/preset-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, ChipGroup, RemovableChip } from '../../../ui/fields/chip.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { LiveRegion } from '../../../ui/states/live-region.tsx';
import { SuggestionControls } from '../suggestions/suggestion-controls.tsx';
import { useSuggestions } from '../suggestions/use-suggestions.ts';
import { faceOf, fittingCharacter, longestCharacter, withCharacter } from '../values/creator-values.ts';

type Props = {
  value: string[];
  /** Whose looks and pronouns the faces have. */
  family: Family;
  /** Called with a function from the characters at that time to the new ones. */
  onChange: (change: (characters: string[]) => string[]) => void;
  /** A name that is typed into the field and not in the list yet. */
  typed: string;
  onType: (name: string) => void;
  error: string | null;
  /** The character that does not fit a bedtime story. */
  refused: string | null;
  offer?: ReactNode;
};

/** The name of the button that removes the refused character, and the id of what is said of it. */
export const refusedCharacter = 'refused-character';

/** Who is in the story: drawn animals by tap, anyone else by name and Enter (CREATE-14, CREATE-15). */
export function CharactersField({ value, family, onChange, typed, onType, error, refused, offer }: Props) {
  const t = useTranslations('generation.characters');
  const errors = useTranslations('generation.errors');
  const names = usePresetNames();
  const format = useFormatter();
  const suggestions = useSuggestions(presetCharacters);
  const [news, setNews] = useState('');
  /** The field is far below the chosen ones: what was typed into it is answered where it was typed. */
  const [typedLast, setTypedLast] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const full = value.length >= optionBounds.characters;

  function add(name: string) {
    const characters = withTyped(value, name, names.character);
    if (characters === value) {
      if (name.trim() !== '' && !full) setNews(t('there', { name }));
      return;
    }
    onChange((before) => withTyped(before, name, names.character));
    const [first = '', ...more] = characters.slice(value.length).map(names.character);
    const all = format.list([first, ...more], { type: 'conjunction' });
    setNews(more.length === 0 ? t('added', { name: first }) : t('addedMany', { names: all }));
  }

  function remove(name: string) {
    onChange((before) => before.filter((other) => other !== name));
    setTypedLast(false);
    setNews(t('removed', { name: names.character(name) }));
  }

  function addTyped() {
    add(typed);
    setTypedLast(true);
    onType('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    addTyped();
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="characters-label">
      <h2 id="characters-label" className="text-2xl">
        {t('label')}
      </h2>
      {value.length > 0 && (
        <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
          {value.map((name) => (
            <li key={name} className="flex max-w-full [&>*]:min-w-0">
              <RemovableChip
                picture={<CharacterPicture {...faceOf(name, family)} className="size-8" />}
                removeLabel={t('remove', { name: names.character(name) })}
                onRemove={() => remove(name)}
                field={field}
                wrong={name === refused ? refusedCharacter : undefined}
              >
                {names.character(name)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      {refused !== null && (
        <>
          <p id={refusedCharacter} className="font-medium text-rose">
            {errors('refusedCharacter', { name: names.character(refused) })}
          </p>
          {offer}
        </>
      )}
      <ChipGroup label={t('label')} labelHidden tiles>
        {suggestions.shown.map((id) => (
          <Suggestion
            key={id}
            character={id}
            name={names.character(id)}
            checked={value.includes(id)}
            disabled={full && !value.includes(id)}
            onChange={(checked) => {
              setTypedLast(false);
              (checked ? add : remove)(id);
            }}
          />
        ))}
      </ChipGroup>
      <SuggestionControls what={t('label')} names={suggestions.shown.map(names.character)} {...suggestions} />
      <Field
        label={t('field')}
        hint={full ? t('full') : t('hint', { limit: String(optionBounds.characters) })}
        error={error}
        required={value.length === 0}
      >
        <div className="flex gap-2">
          <TextInput
            ref={field}
            name="characters"
            value={typed}
            onChange={(event) => onType(event.target.value)}
            maxLength={longestCharacter}
            onKeyDown={onKeyDown}
            placeholder={t('placeholder')}
            disabled={full}
            autoComplete="off"
            enterKeyHint="done"
          />
          <Button
            look="secondary"
            onClick={() => {
              addTyped();
              // The button is disabled now, so the focus moves back to the field.
              field.current?.focus();
            }}
            disabled={full || typed.trim() === ''}
            icon={<Plus aria-hidden="true" className="size-5" />}
          >
            {t('add')}
          </Button>
        </div>
      </Field>
      <LiveRegion visible={typedLast}>{news}</LiveRegion>
      {refused === null && offer}
    </section>
  );
}

/**
 * Returns the characters plus whoever is typed, where there is room: a preset by its name, or anybody else; several names
 * are as many characters.
 */
export function withTyped(
  characters: string[],
  name: string,
  nameOf: (character: PresetCharacter) => string,
): string[] {
  return peopleApart(name, true).reduce(
    (all, one) =>
      all.length < optionBounds.characters
        ? withCharacter(all, presetFor(presetCharacters, fittingCharacter(one), nameOf))
        : all,
    characters,
  );
}

type SuggestionProps = {
  character: PresetCharacter;
  name: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
};

/** Responds to the press at once; the rest of the page follows in a transition. */
function Suggestion({ character, name, checked, disabled, onChange }: SuggestionProps) {
  const [shown, show] = useOptimistic(checked);
  const press = (pressed: boolean) =>
    startTransition(() => {
      show(pressed);
      onChange(pressed);
    });
  return (
    <Chip
      shape="tile"
      checked={shown}
      disabled={disabled && !shown}
      onChange={press}
      picture={<CharacterPicture character={character} className="size-16" />}
    >
      {name}
    </Chip>
  );
}
