import { AArrowDown, AArrowUp, BookOpen, Moon, ScrollText, Sun, Sunset } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/icon-button.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { pageLights, type ReadingSettings, textSizes } from '../reading-settings.ts';
import type { PageLight } from './book-page.tsx';

const icons = { paper: Sun, dusk: Sunset, 'lights-down': Moon };
const labels = { paper: 'paper', dusk: 'dusk', 'lights-down': 'lightsDown' } as const satisfies Record<
  PageLight,
  string
>;

type Props = { settings: ReadingSettings; onChange: (change: Partial<ReadingSettings>) => void };

/** Tools of the reading page: text size, the page's light, and whether pages are turned or scrolled. */
export function ReadingToolbar({ settings, onChange }: Props) {
  const t = useTranslations('stories.story');
  const index = textSizes.indexOf(settings.size);
  const smaller = textSizes[index - 1];
  const larger = textSizes[index + 1];
  // The new size comes a moment after the press: it is told then.
  const [before, setBefore] = useState(settings.size);
  const [resized, setResized] = useState(false);
  if (settings.size !== before) {
    setBefore(settings.size);
    setResized(true);
  }
  const resize = (size: number | undefined) => size !== undefined && onChange({ size });
  return (
    <div className="flex flex-wrap items-center large-text:flex-nowrap sm:gap-1">
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset */}
      <div role="group" aria-label={t('size')} className="relative flex">
        <IconButton
          label={t('smaller')}
          icon={<AArrowDown aria-hidden="true" className="size-5" />}
          disabled={smaller === undefined}
          onClick={() => resize(smaller)}
        />
        <IconButton
          label={t('larger')}
          icon={<AArrowUp aria-hidden="true" className="size-5" />}
          disabled={larger === undefined}
          onClick={() => resize(larger)}
        />
        <LiveRegion>{resized && t('sizeNow', { size: String(index + 1), of: String(textSizes.length) })}</LiveRegion>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: three toggles are no fieldset */}
      <div role="group" aria-label={t('light')} className="flex">
        {pageLights.map((light) => {
          const Icon = icons[light];
          return (
            <IconButton
              key={light}
              label={t(labels[light])}
              icon={<Icon aria-hidden="true" className="size-5" />}
              pressed={settings.light === light}
              onClick={() => onChange({ light })}
            />
          );
        })}
      </div>
      <IconButton
        label={t(settings.turn === 'pages' ? 'scroll' : 'pages')}
        icon={
          settings.turn === 'pages' ? (
            <ScrollText aria-hidden="true" className="size-5" />
          ) : (
            <BookOpen aria-hidden="true" className="size-5" />
          )
        }
        onClick={() => onChange({ turn: settings.turn === 'pages' ? 'scroll' : 'pages' })}
      />
    </div>
  );
}
