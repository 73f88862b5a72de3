import { useId } from 'react';

const control =
  'min-h-9 rounded-md border border-edge bg-surface px-2.5 py-1 text-ink text-sm hover:border-ink pointer-coarse:min-h-11 pointer-coarse:text-base';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
};

/** A choice of one value, in the platform's own select. */
export function Choice<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)} className={control}>
        {Object.entries<string>(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

type SearchProps = { label: string; hint?: string; value: string; onChange: (value: string) => void };

/** A search box that searches while the operator types. */
export function SearchBox({ label, hint, value, onChange }: SearchProps) {
  const id = useId();
  return (
    <div className="flex min-w-56 grow items-center gap-2 sm:max-w-80">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={value}
        placeholder={hint}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
        className={`${control} w-full placeholder:text-ink-soft`}
      />
    </div>
  );
}
