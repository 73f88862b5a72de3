import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';

type Props = {
  leaves: { leaf: number; of: number; go: (by: number) => void };
  /** Whether turned pages are announced. */
  isTold: () => boolean;
  className: string | undefined;
  style: CSSProperties;
};

/** The edge of the screen would cut it. */
const ringInside = 'focus-visible:-outline-offset-3';

/** Turns the pages of a story, and says on which page the reader is. */
export function PageTurner({ leaves: { leaf, of, go }, isTold, className, style }: Props) {
  const t = useTranslations('reading.pages');
  const [before, setBefore] = useState(leaf);
  const [told, setTold] = useState(false);
  if (leaf !== before) {
    setBefore(leaf);
    setTold(isTold());
  }
  const place = { page: String(leaf + 1), of: String(of) };
  return (
    <nav
      aria-label={t('label')}
      style={style}
      className={classNames('flex items-center justify-center gap-3 print:hidden', className)}
    >
      <IconButton
        label={t('back')}
        icon={<ChevronLeft aria-hidden="true" className="size-6" />}
        disabled={leaf === 0}
        onClick={() => go(-1)}
        className={ringInside}
      />
      <p className="min-w-20 text-center text-ink-soft text-sm tabular-nums">{t('place', place)}</p>
      <IconButton
        label={t('on')}
        icon={<ChevronRight aria-hidden="true" className="size-6" />}
        disabled={leaf >= of - 1}
        onClick={() => go(1)}
        className={ringInside}
      />
      <LiveRegion>{told && t('turned', place)}</LiveRegion>
    </nav>
  );
}
