import { useTranslations } from 'use-intl';
import { usePresetNames } from '../../stories/preset-names.ts';
import { Button } from '../../ui/button.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import type { CreatorValues, MissingField } from './values/creator-values.ts';
import { withOffered } from './values/refused-input.ts';

type Props<Name extends MissingField> = {
  field: Name;
  /** A preset's id. */
  offer: string;
  characters: string[];
  /** The character that was refused, if it was one. */
  refused: string | null;
  onTake: (value: CreatorValues[Name]) => void;
  /** Where the focus goes when the offer is taken. */
  next: () => HTMLElement | undefined;
};

/** Takes the offered preset into the field in place of what was refused (P28). */
export function OfferButton<Name extends MissingField>({
  field,
  offer,
  characters,
  refused,
  onTake,
  next,
}: Props<Name>) {
  const t = useTranslations('generation.errors');
  const names = usePresetNames();
  const name = { characters: names.character, setting: names.setting, message: names.message }[field](offer);

  function take() {
    const value = field === 'characters' ? withOffered(characters, refused, offer) : offer;
    onTake(value as CreatorValues[Name]);
  }

  return (
    <div ref={passFocus(next)}>
      <Button look="secondary" onClick={take}>
        {t('useInstead', { offer: name })}
      </Button>
    </div>
  );
}
