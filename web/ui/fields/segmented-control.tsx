import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

type Option<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode };
type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two to four choices side by side, one selected: radio buttons in one strip. */
export function SegmentedControl<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex w-fit min-w-0 max-w-full rounded-full border-2 border-edge bg-surface p-0.5 large-text:flex-wrap large-text:rounded-xl">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative inline-flex min-h-11 flex-auto select-none items-center justify-center gap-2 rounded-full px-3.5 py-1 text-center max-[22rem]:gap-1.5 max-[22rem]:px-2 font-medium leading-tight transition-colors duration-150 ease-soft',
            'text-ink-soft hover:text-ink has-checked:bg-lamp has-checked:text-on-lamp',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            // The browser would paint its own backplate behind the text, in the colour of the text.
            'forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            // As large as the choice: the browser scrolls to what has the focus.
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
