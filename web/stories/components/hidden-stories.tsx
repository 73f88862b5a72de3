import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';

type Props = { hidden: number; shown: boolean; onChange: (shown: boolean) => void };

/** Says quietly that stories with test titles are hidden, and shows them (LIB-37, LIB-38, AMB-061). */
export function HiddenStories({ hidden, shown, onChange }: Props) {
  const t = useTranslations('stories.shelf');
  if (hidden === 0) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center justify-center gap-x-2 text-ink-soft text-sm">
      <p>{shown ? t('testShown') : t('hidden', { count: hidden })}</p>
      <Button look="quiet" onClick={() => onChange(!shown)}>
        {shown ? t('hideAgain') : t('showHidden')}
      </Button>
    </div>
  );
}
