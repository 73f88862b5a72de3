import { Check, X } from 'lucide-react';
import { createContext, type ReactNode, type RefObject, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { focusBeside } from '../focus/focus-beside.ts';
import { FieldError } from './field-error.tsx';

const look = classNames(
  'relative inline-flex min-h-11 items-center gap-2 border-2 bg-surface font-medium',
  'transition-colors duration-150 ease-soft hover:border-edge',
);
const pill = 'rounded-full border-hairline px-4 py-1.5';
const tile = 'min-w-0 flex-col justify-start rounded-lg border-hairline px-2 py-2.5 text-center leading-tight';
const chosen = 'has-checked:border-lamp has-checked:bg-lamp-wash has-checked:text-ink';
const focus = 'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** Columns for tiles: of equal width, as many as fit. */
export const tileColumns =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,6rem),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] sm:gap-3 lg:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]';

type GroupProps = {
  /** The name of the group; shown above the chips unless `labelHidden`. */
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Set for chips of shape "tile": lays them out in `tileColumns`. */
  tiles?: boolean;
  /** Set for radio chips of which one must be chosen. */
  required?: boolean;
  children: ReactNode;
};

/** The id of a group, and that of what is wrong with it. */
const GroupContext = createContext<{ name?: string; error?: string | undefined }>({});

/** A named group of chips. Inside it, radio chips belong together and arrow keys move between them. */
export function ChipGroup({ label, labelHidden, hint, error, tiles = false, required, children }: GroupProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={described}
      // Only a group of this role may say that it must be answered.
      {...(required && { role: 'radiogroup', 'aria-required': true })}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 font-semibold'}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-ink-soft">
          {hint}
        </p>
      )}
      <div className={tiles ? tileColumns : 'flex flex-wrap gap-2'}>
        <GroupContext value={{ name: id, error: error ? `${id}-error` : undefined }}>{children}</GroupContext>
      </div>
      <FieldError id={`${id}-error`} className="mt-1.5">
        {error}
      </FieldError>
    </fieldset>
  );
}

type ChipProps = {
  /** "toggle" allows several at once, "radio" exactly one of its group. */
  kind?: 'toggle' | 'radio';
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A small picture before the text; it stays when the chip is chosen, so that the chip keeps its width. */
  picture?: ReactNode;
  disabled?: boolean;
  /** "tile" stacks a larger picture over the text. */
  shape?: 'pill' | 'tile';
  value?: string;
  children: ReactNode;
};

/** A choice by one tap: a real checkbox or radio button, styled. */
export function Chip({
  kind = 'toggle',
  shape = 'pill',
  checked,
  onChange,
  picture,
  disabled,
  value,
  children,
}: ChipProps) {
  const { name, error } = useContext(GroupContext);
  return (
    <label
      className={classNames(
        look,
        chosen,
        focus,
        'select-none has-disabled:opacity-65',
        // As in a strip of choices: a border alone would differ by its colour only.
        'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
        shape === 'tile' ? tile : pill,
      )}
    >
      <input
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        name={kind === 'radio' ? name : undefined}
        aria-describedby={kind === 'radio' ? error : undefined}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        // As large as the choice: the browser scrolls to what has the focus.
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      {picture}
      {children}
      {checked && shape === 'tile' && (
        <Check
          aria-hidden="true"
          className="absolute top-1.5 right-1.5 size-5 rounded-full bg-lamp p-0.5 text-on-lamp"
          strokeWidth={3}
        />
      )}
    </label>
  );
}

type RemovableProps = {
  onRemove: () => void;
  removeLabel: string;
  picture?: ReactNode;
  /** Gets the focus when the last chip was removed by keyboard. */
  field?: RefObject<HTMLElement | null>;
  /** The id of the text that says why it must be removed; also the name of its button in the form. */
  wrong?: string | undefined;
  children: ReactNode;
};

/** A chip that can be removed. */
export function RemovableChip({ onRemove, removeLabel, picture, field, wrong, children }: RemovableProps) {
  return (
    <span className={classNames(look, 'max-w-full rounded-full pl-4', wrong ? 'border-rose' : 'border-lamp')}>
      {picture}
      <span className="min-w-0 py-1.5">{children}</span>
      <button
        type="button"
        onClick={(event) => {
          focusBeside(event, field?.current ?? null);
          onRemove();
        }}
        aria-label={removeLabel}
        name={wrong}
        aria-describedby={wrong}
        className="inline-flex size-11 items-center justify-center rounded-full hover:text-rose"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
}
