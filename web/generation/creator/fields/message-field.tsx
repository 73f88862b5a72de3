import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { optionBounds, presetMorals } from '#domain/stories/options.ts';
import { isPreset, usePresetNames } from '../../../stories/preset-names.ts';
import { Chip, ChipGroup } from '../../../ui/fields/chip.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { SuggestionControls } from '../suggestions/suggestion-controls.tsx';
import { useSuggestions } from '../suggestions/use-suggestions.ts';
import { isAbout } from '../values/subjects.ts';

type Props = { value: string; onChange: (message: string) => void; error: string | null; offer?: ReactNode };

/** What the story is about: a moral in a word or two, or the parent's own sentence (CREATE-17). */
export function MessageField({ value, onChange, error, offer }: Props) {
  const t = useTranslations('generation.message');
  const names = usePresetNames();
  const suggestions = useSuggestions(presetMorals, value);
  const own = isPreset(presetMorals, value) ? '' : value;

  return (
    <section className="below-fold-100 grid gap-3" aria-labelledby="message-label">
      <h2 id="message-label" className="text-2xl">
        {t('label')}
      </h2>
      <ChipGroup label={t('label')} labelHidden required>
        {suggestions.shown.map((id) => (
          <Chip
            key={id}
            kind="radio"
            value={id}
            // Beside something that a child loves it stands in words.
            checked={value === id || isAbout(value, names.message(id))}
            onChange={() => onChange(id)}
          >
            {names.message(id)}
          </Chip>
        ))}
      </ChipGroup>
      <SuggestionControls what={t('label')} names={suggestions.shown.map(names.message)} {...suggestions} />
      <Field label={t('field')} error={error} required={false}>
        <Textarea
          name="message"
          rows={2}
          value={own}
          onChange={(event) => onChange(event.target.value)}
          maxLength={optionBounds.message}
          placeholder={t('placeholder')}
        />
      </Field>
      {offer}
    </section>
  );
}
