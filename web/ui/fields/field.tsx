import {
  type ClipboardEvent,
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { FieldError } from './field-error.tsx';

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true };

const FieldContext = createContext<Wiring | null>(null);

/** Returns the attributes that name, describe and invalidate a control inside a `Field`; empty outside of one. */
export function useFieldWiring(): Partial<Wiring> {
  return useContext(FieldContext) ?? {};
}

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do; while set, the control is marked invalid. */
  error?: string | null | undefined;
  optional?: boolean;
  /** Whether the control must be filled: what is not marked as optional must. False where another choice does as well. */
  required?: boolean;
  children: ReactNode;
};

/** A label, one control, a hint and an error, connected for assistive technology. */
export function Field({ label, hint, error, optional = false, required = !optional, children }: Props) {
  const id = useId();
  const t = useTranslations('ui');
  const { room, ...notes } = useRoom();
  const described = [hint && `${id}-hint`, error && `${id}-error`, room && `${id}-room`].filter(Boolean).join(' ');
  const wiring: Wiring = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
    ...(required && { 'aria-required': true }),
  };
  return (
    <div className="grid gap-1.5" {...notes}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({t('optional')})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      <div id={`${id}-room`} className="text-ink-soft text-sm empty:hidden">
        {room && room.cut === 0 && room.left > 0 && t('lettersLeft', { count: room.left })}
        <div aria-live="polite" className="font-medium text-ink empty:hidden">
          {room && room.cut > 0 ? t('lettersCut', { count: room.cut }) : room?.left === 0 && t('lettersFull')}
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** How full a control must be before its field says how many letters are left. */
const nearlyFull = 0.9;

/**
 * Returns how many letters still fit into a field's control, once that is nearly full, and how many of a pasted text
 * did not: the browser cuts it in silence.
 */
function useRoom() {
  const [room, setRoom] = useState<{ left: number; cut: number } | null>(null);
  const typed = useRef<Typed>(null);
  const look = (control: Typed, cut: number) => {
    typed.current = control;
    setRoom(cut > 0 || isNearlyFull(control) ? { left: control.maxLength - control.value.length, cut } : null);
  };
  // What was typed may have gone elsewhere, such as into a list.
  useLayoutEffect(() => {
    if (room?.cut === 0 && typed.current && !isNearlyFull(typed.current)) setRoom(null);
  });
  return {
    room,
    onPaste({ target, clipboardData }: ClipboardEvent) {
      if (!isTyped(target) || target.maxLength < 0) return;
      const { maxLength, value, selectionStart, selectionEnd } = target;
      const fits = maxLength - value.length + (selectionEnd ?? 0) - (selectionStart ?? 0);
      const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n');
      look(target, [...pasted.slice(Math.max(0, fits))].length);
    },
    onInput({ target, nativeEvent }: FormEvent) {
      const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
      if (isTyped(target)) look(target, isPasted ? (room?.cut ?? 0) : 0);
    },
  };
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isNearlyFull = ({ maxLength, value }: Typed): boolean => maxLength > 0 && value.length >= maxLength * nearlyFull;

const isTyped = (target: EventTarget): target is Typed =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
