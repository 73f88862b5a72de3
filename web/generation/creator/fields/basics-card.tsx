import { useId } from 'react';
import { useTranslations } from 'use-intl';
import {
  type AgeGroup,
  ageGroups,
  ageYears,
  readingMinutes,
  type StoryLanguage,
  type StoryLength,
  storyLanguages,
  storyLengths,
} from '#domain/stories/options.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { CreatorValues } from '../values/creator-values.ts';

type Basics = Pick<CreatorValues, 'length' | 'ageGroup'> & { language: StoryLanguage };
type Props = { value: Basics; onChange: (changes: Partial<Basics>) => void };

/** The basic parameters: exactly three selects, all with good defaults (CREATE-06 to CREATE-12). */
export function BasicsCard({ value, onChange }: Props) {
  const t = useTranslations('generation.basics');
  const s = useTranslations('stories');
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className="below-fold-120 grid gap-4 md:max-lg:grid-cols-2">
      <h2 id={id} className="text-xl md:max-lg:col-span-2">
        {t('title')}
      </h2>
      <div className="md:max-lg:col-span-2">
        <Field label={t('length')}>
          <Select
            name="length"
            value={value.length}
            onChange={(event) => onChange({ length: event.target.value as StoryLength })}
          >
            {storyLengths.map((length) => (
              <option key={length} value={length}>
                {t('option', { name: s(`lengths.${length}`), detail: s('minutes', inDigits(readingMinutes[length])) })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t('language')}>
        <Select
          value={value.language}
          onChange={(event) => onChange({ language: event.target.value as StoryLanguage })}
        >
          {storyLanguages.map((option) => (
            <option key={option} value={option}>
              {s(`languages.${option}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('age')}>
        <Select
          name="ageGroup"
          value={value.ageGroup}
          onChange={(event) => onChange({ ageGroup: event.target.value as AgeGroup })}
        >
          {ageGroups.map((age) => (
            <option key={age} value={age}>
              {t('option', { name: s(`ages.${age}`), detail: s('years', inDigits(ageYears[age])) })}
            </option>
          ))}
        </Select>
      </Field>
    </Card>
  );
}

/** Small numbers have the same digits in both languages, so they need not wait for a number format. */
function inDigits({ min, max }: { min: number; max: number }) {
  return { min: String(min), max: String(max) };
}
