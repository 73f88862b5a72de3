import { Lightbulb, Shuffle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CharacterPicture } from '../../../stories/drawings/pictures.tsx';
import { usePresetNames } from '../../../stories/preset-names.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type Idea, pickIdea } from './suggestions.ts';

type Props = {
  /** Takes the idea into the form. */
  onUse: (idea: Idea) => void;
  /** Shown beside the button that takes the idea. */
  children?: ReactNode;
};

/** One random pick from each preset list, to take or to change (CREATE-20). */
export function IdeaCard({ onUse, children }: Props) {
  const t = useTranslations('generation.idea');
  const names = usePresetNames();
  const [idea, setIdea] = useState(() => pickIdea(Math.random));
  return (
    <section
      aria-labelledby="idea-label"
      className="grid gap-3 rounded-xl bg-lamp-wash p-4 sm:flex sm:items-center sm:gap-5"
    >
      <div className="flex min-w-0 flex-1 items-center gap-3 sm:gap-4 large-text:flex-wrap">
        <CharacterPicture character={idea.character} className="size-16" />
        <div className="min-w-0 flex-1 large-text:order-last large-text:basis-full">
          <h2 id="idea-label" className="flex items-center gap-1.5 font-sans font-semibold text-base tracking-normal">
            <Lightbulb aria-hidden="true" className="size-5 shrink-0 text-lamp max-sm:hidden" />
            {t('label')}
          </h2>
          <p aria-live="polite">
            {t('text', {
              character: names.character(idea.character),
              setting: names.setting(idea.setting),
              message: names.message(idea.message),
            })}
          </p>
        </div>
        <IconButton
          label={t('another')}
          icon={<Shuffle aria-hidden="true" className="size-5" />}
          onClick={() => setIdea(pickIdea(Math.random, idea))}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => onUse(idea)}>
          {t('use')}
        </Button>
        {children}
      </div>
    </section>
  );
}
