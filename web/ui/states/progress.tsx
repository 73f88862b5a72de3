import { useId } from 'react';
import { classNames } from '../class-names.ts';

type Props = {
  label: string;
  value: number;
  max: number;
  /** The value in words: "2 of 3 pictures". */
  valueText: string;
  tone?: 'lamp' | 'rose';
};

/** A progress bar with its real figures. */
export function Progress({ label, value, max, valueText, tone = 'lamp' }: Props) {
  const id = useId();
  const share = max <= 0 ? 100 : Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <div className="grid gap-1.5">
      <div className="grid gap-x-4 sm:flex sm:flex-wrap sm:justify-between">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-ink-soft tabular-nums">{valueText}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={Math.min(value, max)}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={valueText}
        className="h-2.5 overflow-hidden rounded-full border border-edge bg-raised"
      >
        <div
          className={classNames(
            'h-full rounded-full transition-[width] duration-250 ease-soft forced-colors:bg-[Highlight]',
            tone === 'rose' ? 'bg-rose' : 'bg-lamp',
          )}
          style={{ width: `${share}%` }}
        />
      </div>
    </div>
  );
}
