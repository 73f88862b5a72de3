import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { presetCharacters, presetSettings, type StoryOptions } from '#domain/stories/options.ts';
import { usePresetNames } from '../../stories/preset-names.ts';
import { Button } from '../../ui/button.tsx';
import { pickSome } from '../creator/suggestions/suggestions.ts';

export type Alternative = Partial<Pick<StoryOptions, 'characters' | 'setting'>>;

type Props = {
  options: StoryOptions;
  /** Takes an alternative into the form. */
  onTake: (alternative: Alternative) => void;
};

/** Says what the illustrator does not draw, and offers characters and a setting that it does (ILLUS-26, ILLUS-27). */
export function PictureAdvice({ options, onTake }: Props) {
  const t = useTranslations('generation.illustrated.advice');
  const names = usePresetNames();
  const format = useFormatter();
  const [characters] = useState(() => pickSome<string>(presetCharacters, 2, Math.random, options.characters));
  const [setting] = useState(() => pickSome<string>(presetSettings, 1, Math.random, [options.setting])[0] ?? '');
  return (
    <>
      <p>{t('avoid')}</p>
      <p>{t('instead')}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => onTake({ characters })}>
          {format.list(characters.map(names.character), { type: 'conjunction' })}
        </Button>
        <Button look="secondary" onClick={() => onTake({ setting })}>
          {names.setting(setting)}
        </Button>
      </div>
    </>
  );
}
