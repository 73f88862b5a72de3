import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';

type Loudness = 'low' | 'good' | 'high';

/** The good range of the highest sample of a moment. */
const well = { from: 0.06, to: 0.9 };
/** How long the loudest moment decides the words shown, in milliseconds. */
const remembered = 1200;

/** The current level while somebody speaks: a bar, and in words whether it is too low, good or too high. */
export function LevelMeter({ level }: { level: () => number }) {
  const t = useTranslations('reading.record.level');
  const bar = useRef<HTMLDivElement>(null);
  const [loudness, setLoudness] = useState<Loudness>('low');
  const ask = useRef(level);
  ask.current = level;

  useEffect(() => {
    let loudest = { level: 0, at: 0 };
    const look = setInterval(() => {
      const now = ask.current();
      const at = Date.now();
      if (now >= loudest.level || at - loudest.at > remembered) loudest = { level: now, at };
      if (bar.current) bar.current.style.width = `${Math.min(100, Math.sqrt(now) * 100)}%`;
      setLoudness(loudest.level < well.from ? 'low' : loudest.level > well.to ? 'high' : 'good');
    }, 60);
    return () => clearInterval(look);
  }, []);

  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="h-3 overflow-hidden rounded-full border border-edge bg-raised">
        <div
          ref={bar}
          className={classNames(
            'h-full rounded-full forced-colors:bg-[Highlight]',
            loudness === 'good' ? 'bg-moss' : loudness === 'high' ? 'bg-rose' : 'bg-lamp',
          )}
        />
      </div>
      <p aria-live="polite" className="text-center text-ink-soft text-sm">
        {t(loudness)}
      </p>
    </div>
  );
}
