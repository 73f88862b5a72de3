import { ChevronDown, ChevronUp, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LiveRegion } from '../../../ui/states/live-region.tsx';

type Props = {
  /** The name of the list, so that the buttons of three lists on a page have different names. */
  what: string;
  /** The names of the suggestions that are shown. */
  names: readonly string[];
  expanded: boolean;
  count: number;
  toggle: () => void;
  shuffle: () => void;
};

/** The buttons below a suggestion list: show three others, which are announced, or all, of which the first that was not shown is focused. */
export function SuggestionControls({ what, names, expanded, count, toggle, shuffle }: Props) {
  const t = useTranslations('generation.suggestions');
  const format = useFormatter();
  const [shuffled, setShuffled] = useState(false);
  /** The others as they were asked for: a choice that takes the place of one is not news. */
  const [news, setNews] = useState('');
  if (shuffled) {
    setShuffled(false);
    setNews(t('news', { names: format.list(names, { type: 'unit' }) }));
  }
  const label = expanded ? t('fewer') : t('all', { count: String(count) });
  const Chevron = expanded ? ChevronUp : ChevronDown;
  return (
    <div className="-ml-3 flex flex-wrap gap-x-1">
      <Button
        look="quiet"
        aria-expanded={expanded}
        aria-label={t('about', { label, what })}
        onClick={({ currentTarget }) => {
          setNews('');
          flushSync(toggle);
          if (expanded) return;
          // The others appear before the button.
          const options = currentTarget.closest('section')?.querySelectorAll<HTMLElement>('fieldset input');
          options?.[names.length]?.focus();
        }}
        icon={<Chevron aria-hidden="true" className="size-5" />}
      >
        {label}
      </Button>
      {!expanded && (
        <IconButton
          label={t('about', { label: t('shuffle'), what })}
          onClick={() => {
            shuffle();
            setShuffled(true);
          }}
          icon={<Shuffle aria-hidden="true" className="size-5" />}
        />
      )}
      <LiveRegion>{news}</LiveRegion>
    </div>
  );
}
