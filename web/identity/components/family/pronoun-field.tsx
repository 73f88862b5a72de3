import { useTranslations } from 'use-intl';
import { type PersonPronoun, personPronouns } from '#domain/identity/pronouns.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';

type Props = { value: PersonPronoun | null; onChange: (pronoun: PersonPronoun | null) => void };

/** The pronoun that stories use for somebody; if left open, the name decides. */
export function PronounField({ value, onChange }: Props) {
  const t = useTranslations('identity.family');
  return (
    <Field label={t('pronoun')} optional>
      <Select
        value={value ?? ''}
        onChange={(event) => onChange(personPronouns.find((one) => one === event.target.value) ?? null)}
      >
        <option value="">{t('pronouns.open')}</option>
        {personPronouns.map((one) => (
          <option key={one} value={one}>
            {t(`pronouns.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
