import { Dices, Moon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { BottomBar } from '../../ui/layers/bottom-bar.tsx';

type Props = {
  summary: string;
  busy: boolean;
  /** The label of the primary button. */
  label: string;
  /** Fills the form; false where the form has a surprise of its own. */
  onSurprise: (() => void) | false;
};

/** A bar within reach of the thumb: a summary of the story, "surprise me", and the one primary button. */
export function SubmitBar({ summary, busy, label, onSurprise }: Props) {
  const t = useTranslations('generation');
  return (
    <BottomBar>
      <div className="mx-auto flex max-w-6xl items-center gap-3 sm:flex-wrap">
        {onSurprise && (
          <>
            <div className="sm:hidden">
              <IconButton
                label={t('idea.surprise')}
                icon={<Dices aria-hidden="true" className="size-6" />}
                onClick={onSurprise}
                className="border-2 border-edge bg-surface"
              />
            </div>
            <div className="hidden sm:block">
              <Button look="secondary" onClick={onSurprise} icon={<Dices aria-hidden="true" className="size-5" />}>
                {t('idea.surprise')}
              </Button>
            </div>
          </>
        )}
        <p className="hidden min-w-0 flex-1 truncate text-ink-soft sm:block">{summary}</p>
        <div className="grid min-w-0 flex-1 sm:min-w-[min(16rem,100%)] sm:flex-none">
          <Button
            type="submit"
            size="large"
            wide
            busy={busy}
            icon={<Moon aria-hidden="true" className="size-5 shrink-0" />}
          >
            {busy ? t('checking') : label}
          </Button>
        </div>
      </div>
    </BottomBar>
  );
}
