import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { optionBounds, presetSettings } from '#domain/stories/options.ts';
import { SettingPicture } from '../../../stories/drawings/pictures.tsx';
import { isPreset, presetFor, usePresetNames } from '../../../stories/preset-names.ts';
import { Chip, ChipGroup } from '../../../ui/fields/chip.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { SuggestionControls } from '../suggestions/suggestion-controls.tsx';
import { useSuggestions } from '../suggestions/use-suggestions.ts';

type Props = { value: string; onChange: (setting: string) => void; error: string | null; offer?: ReactNode };

/** Where the story happens: small drawn scenes, or the parent's own place (CREATE-16). */
export function SettingField({ value, onChange, error, offer }: Props) {
  const t = useTranslations('generation.setting');
  const names = usePresetNames();
  const suggestions = useSuggestions(presetSettings, value);
  const own = isPreset(presetSettings, value) ? '' : value;

  return (
    <section className="below-fold-112 grid gap-3" aria-labelledby="setting-label">
      <h2 id="setting-label" className="text-2xl">
        {t('label')}
      </h2>
      <ChipGroup label={t('label')} labelHidden tiles required>
        {suggestions.shown.map((id) => (
          <Chip
            key={id}
            kind="radio"
            shape="tile"
            value={id}
            checked={value === id}
            onChange={() => onChange(id)}
            picture={<SettingPicture setting={id} className="aspect-[4/3] w-full rounded-md" />}
          >
            {names.setting(id)}
          </Chip>
        ))}
      </ChipGroup>
      <SuggestionControls what={t('label')} names={suggestions.shown.map(names.setting)} {...suggestions} />
      <Field label={t('field')} error={error} required={false}>
        <TextInput
          name="setting"
          value={own}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => own !== '' && onChange(presetFor(presetSettings, own, names.setting))}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          maxLength={optionBounds.setting}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="done"
        />
      </Field>
      {offer}
    </section>
  );
}
