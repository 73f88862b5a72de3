import { Dices, Moon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';

type Props = { summary: string; busy: boolean; onSurprise: () => void };

/** Stays within reach of the thumb: what will be written, "surprise me", and the one primary button. */
export function SubmitBar({ summary, busy, onSurprise }: Props) {
  const t = useTranslations('generation');
  return (
    <div className="sticky bottom-0 z-30 -mx-4 border-hairline border-t bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="mx-auto grid max-w-6xl gap-2">
        {summary && <p className="truncate text-ink-soft text-sm">{summary}</p>}
        <div className="flex gap-2">
          <Button look="secondary" onClick={onSurprise} icon={<Dices aria-hidden="true" className="size-5 shrink-0" />}>
            {t('idea.surprise')}
          </Button>
          <div className="min-w-0 flex-1 sm:flex-none sm:ml-auto sm:min-w-64">
            <Button type="submit" wide busy={busy} icon={<Moon aria-hidden="true" className="size-5 shrink-0" />}>
              {busy ? t('checking') : t('submit')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
