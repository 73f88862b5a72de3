import { useState } from 'react';
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
  onTake: (value: CreatorValues[Name]) => void;
  /** Where the focus goes when the offer is taken. */
  next: () => HTMLElement | undefined;
};

/** Takes the offered preset into the field in place of what was refused (P28). */
export function OfferButton<Name extends MissingField>({ field, offer, characters, onTake, next }: Props<Name>) {
  const t = useTranslations('generation.errors');
  const names = usePresetNames();
  const [busy, setBusy] = useState(false);
  const name = { characters: names.character, setting: names.setting, message: names.message }[field](offer);

  async function take() {
    setBusy(true);
    const value = field === 'characters' ? await withOffered(characters, offer) : offer;
    onTake(value as CreatorValues[Name]);
  }

  return (
    <div ref={passFocus(next)}>
      <Button look="secondary" busy={busy} onClick={() => void take()}>
        {t('useInstead', { offer: name })}
      </Button>
    </div>
  );
}
