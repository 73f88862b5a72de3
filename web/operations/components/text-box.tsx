import { useId } from 'react';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'date' | 'number';
  hint?: string;
  maxLength?: number;
};

/** A field of the back office with its label beside it. */
export function TextBox({ label, value, onChange, type = 'text', hint, maxLength = 200 }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
      <label htmlFor={id} className="shrink-0 text-ink-soft text-sm">
        {label}
      </label>
      <input
        id={id}
        type={type}
        value={value}
        placeholder={hint}
        autoComplete="off"
        {...(type === 'text' && { maxLength })}
        {...(type === 'number' && { min: 0, max: 10_000 })}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-9 w-full min-w-0 rounded-md border border-edge bg-surface px-2.5 py-1 text-ink text-sm placeholder:text-ink-soft pointer-coarse:min-h-11 pointer-coarse:text-base"
      />
    </div>
  );
}
