import { BookHeart, BookOpen, Volume2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { isIllustrated, type StoryOptions } from '#domain/stories/options.ts';
import { extractTitle } from '#domain/stories/text/title.ts';
import { paths } from '../../routes/paths.ts';
import { SaveDialog } from '../../stories/editing/save-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { BottomBar } from '../../ui/layers/bottom-bar.tsx';

type Props = {
  content: string;
  options: StoryOptions;
  generationId: string;
  /** The story is shown without the pictures that it might have. */
  asText?: boolean;
  onStartOver: () => void;
};

/**
 * The choices for a finished story: read it, hear it, save it, or begin another (GEN-07, GEN-13). It is already a
 * draft, so it is there tomorrow whatever the parent chooses.
 */
export function FinishedBar({ content, options, generationId, asText = false, onStartOver }: Props) {
  const t = useTranslations('generation.view');
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const story = { title: extractTitle(content, options.characters, options.language), content, options, generationId };

  /** The reading page fetches the pictures anew: those of this page are freed with it. */
  function open(listen: boolean) {
    const illustrated = isIllustrated(options) && !asText;
    navigate(illustrated ? paths.storyWithImages : paths.storyText, {
      state: { ...(illustrated ? { draftId: generationId } : { story }), ...(listen && { listen }) },
    });
  }

  return (
    <>
      <BottomBar>
        <div className="mx-auto grid max-w-3xl gap-1.5 sm:flex sm:items-center sm:gap-4">
          {/* biome-ignore lint/a11y/useSemanticElements: three buttons are no fieldset */}
          <div
            role="group"
            aria-label={t('now')}
            className="grid min-w-0 flex-1 grid-cols-3 gap-2 large-text:grid-cols-1 sm:gap-3"
          >
            <Choice primary name={t('read')} hint={t('readHint')} icon={<BookOpen />} onChoose={() => open(false)} />
            <Choice name={t('listen')} hint={t('listenHint')} icon={<Volume2 />} onChoose={() => open(true)} />
            <Choice name={t('save')} hint={t('saveHint')} icon={<BookHeart />} onChoose={() => setSaving(true)} />
          </div>
          <Button ref={passFocus()} look="quiet" onClick={onStartOver}>
            {t('create')}
          </Button>
        </div>
      </BottomBar>
      {saving && (
        <SaveDialog story={story} onClose={() => setSaving(false)} onSaved={() => navigate(paths.myStories)} />
      )}
    </>
  );
}

type ChoiceProps = { name: string; hint: string; icon: ReactNode; primary?: boolean; onChoose: () => void };

/** A large button: icon above name, and what it does below where there is room. */
function Choice({ name, hint, icon, primary = false, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}hint`}
      className={classNames(
        'grid min-h-18 content-center justify-items-center gap-0.5 rounded-lg px-2 py-2 text-center leading-tight transition-colors duration-150 ease-soft',
        'forced-colors:border-2 forced-colors:border-[ButtonBorder]',
        primary
          ? 'bg-lamp text-on-lamp shadow-paper hover:bg-lamp-hover'
          : 'border-2 border-edge bg-surface text-ink hover:border-ink hover:bg-raised',
      )}
    >
      <span aria-hidden="true" className="[&>svg]:size-6">
        {icon}
      </span>
      <span id={`${id}name`} className="font-semibold text-lg">
        {name}
      </span>
      <span id={`${id}hint`} className="text-sm max-sm:sr-only">
        {hint}
      </span>
    </button>
  );
}
