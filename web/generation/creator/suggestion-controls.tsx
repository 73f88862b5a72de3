import { ChevronDown, ChevronUp, Shuffle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

type Props = {
  /** The name of the list, so that the buttons of three lists on a page have different names. */
  what: string;
  expanded: boolean;
  count: number;
  toggle: () => void;
  shuffle: () => void;
};

/** The buttons below a suggestion list: show three others, or all. */
export function SuggestionControls({ what, expanded, count, toggle, shuffle }: Props) {
  const t = useTranslations('generation.suggestions');
  const label = expanded ? t('fewer') : t('all', { count: String(count) });
  const Chevron = expanded ? ChevronUp : ChevronDown;
  return (
    <div className="-ml-3 flex flex-wrap gap-x-1">
      <Button
        look="quiet"
        aria-expanded={expanded}
        aria-label={t('about', { label, what })}
        onClick={toggle}
        icon={<Chevron aria-hidden="true" className="size-5" />}
      >
        {label}
      </Button>
      {!expanded && (
        <IconButton
          label={t('about', { label: t('shuffle'), what })}
          onClick={shuffle}
          icon={<Shuffle aria-hidden="true" className="size-5" />}
        />
      )}
    </div>
  );
}
