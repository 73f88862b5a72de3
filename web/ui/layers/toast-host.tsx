import { type CSSProperties, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import { useTranslations } from 'use-intl';
import { noteToast } from './layer-room.ts';

type Tone = 'plain' | 'success' | 'problem';
export type ToastOptions = {
  /** A second, quieter line. */
  description?: string;
  /**
   * The action of a toast that `undoes` is also done by Ctrl+Z or ⌘Z outside of text fields and dialogs, or by a button
   * after the focus, which is named by `what` it brings back.
   */
  action?: { label: string; onPress: () => void; undoes?: boolean; what?: string };
  /** How long it stays; by default 5 s, for a problem 8 s, for an undo a minute. */
  seconds?: number;
};
export type ToastRequest = { tone: Tone; text: string; options: ToastOptions };

/** Counts the toasts that left or are leaving: sonner drops a new message that takes the place of such a one. */
let left = 0;
let shown = 0;
let shownAt = 0;
/** Whether what is on screen offers an undo, which is promised for longer than a page. */
let staysOn = false;
let forget = () => {};

/** Hands one message to sonner. It replaces the one on screen instead of queueing behind it. */
export function showToast({ tone, text, options: { description, action, seconds } }: ToastRequest): void {
  const stays = seconds ?? (action?.undoes ? 60 : tone === 'problem' ? 8 : 5);
  const show = tone === 'success' ? toast.success : tone === 'problem' ? toast.error : toast.message;
  const id = `toast ${left}`;
  const leave = () => {
    if (id !== `toast ${left}`) return;
    left += 1;
    forget();
    // Sonner then gives the focus back to where it came from; otherwise it would do so only after the next message.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.closest('[data-sonner-toaster]')) focused.blur();
  };
  const press = () => {
    leave();
    action?.onPress();
  };
  forget();
  if (action?.undoes) {
    const undo = () => {
      toast.dismiss(id);
      press();
    };
    forget = hasKeys() ? onUndoKey(undo) : putUndoBeside(action.what ?? action.label, undo);
  }
  // Such as one that a page before this one left behind.
  for (const other of toast.getToasts()) if (other.id !== id) toast.dismiss(other.id);
  shown += 1;
  shownAt = performance.now();
  staysOn = action?.undoes === true;
  // Keyed, so that the same words are announced again.
  show(
    <span key={shown}>
      <span ref={noteToast}>{text}</span>
      {action?.undoes && <UndoHint />}
    </span>,
    {
      id,
      description,
      duration: stays * 1000,
      action: action && { label: action.label, onClick: press },
      onDismiss: leave,
      onAutoClose: leave,
    },
  );
}

/** How long before a page goes a message may have been meant for the next one, in milliseconds. */
const lately = 1000;

/** Takes away the message on screen, unless it was shown just now or offers an undo. */
export function leaveEarlier(): void {
  if (!staysOn && performance.now() - shownAt > lately) for (const { id } of toast.getToasts()) toast.dismiss(id);
}

/** Says how else to undo to those who hear the message, and for whom its button is many Tabs or swipes away. */
function UndoHint() {
  const t = useTranslations('ui');
  return <span className="sr-only"> {t(hasKeys() ? 'undoKey' : 'undoBeside')}</span>;
}

const dialogs = '[role=dialog], [role=alertdialog]';
const hasKeys = () => !matchMedia('(pointer: coarse)').matches;

/**
 * Puts an unseen button behind what has the focus, whatever that becomes: whoever hears a phone’s page comes to it with
 * the next swipe, and to the toast’s own only at the end of the page. It stays out of dialogs, which ask about something
 * else. Returns how to take it away.
 */
function putUndoBeside(label: string, undo: () => void): () => void {
  const stop = new AbortController();
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'sr-only',
    textContent: label,
    // A swipe finds it nevertheless; Tab would meet it after every stop.
    tabIndex: -1,
  });
  const follow = () => {
    const focused = document.activeElement;
    if (focused?.closest(dialogs)) button.remove();
    else if (focused && focused !== document.body && !focused.closest('[data-sonner-toaster]') && focused !== button)
      focused.after(button);
  };
  const press = () => {
    if (button.previousElementSibling instanceof HTMLElement) button.previousElementSibling.focus();
    undo();
  };
  follow();
  document.addEventListener('focusin', follow, { signal: stop.signal });
  button.addEventListener('click', press, { signal: stop.signal });
  return () => {
    stop.abort();
    button.remove();
  };
}

/** Calls `undo` once the reader presses Ctrl+Z or ⌘Z outside of a text field and a dialog; returns how to stop listening. */
function onUndoKey(undo: () => void): () => void {
  const stop = new AbortController();
  const listen = (event: globalThis.KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement && event.target.closest(`input, textarea, [contenteditable], ${dialogs}`);
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || typing) return;
    event.preventDefault();
    undo();
  };
  document.addEventListener('keydown', listen, { signal: stop.signal });
  return () => stop.abort();
}

/**
 * Leads Tab from the last button of a toast to the beginning of the page, as from the end of any page. Sonner gives the
 * focus back to where it came from, which is right after its shortcut; after Tab it would be a loop.
 */
function useTabOnward() {
  const cameByTab = useRef(false);
  return {
    onFocusCapture: ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
      // The shortcut focuses the list, Tab a toast.
      if (!currentTarget.contains(relatedTarget)) cameByTab.current = target.tagName !== 'OL';
    },
    onKeyDownCapture: ({ key, shiftKey, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
      const isLast = target === [...currentTarget.querySelectorAll('button')].at(-1);
      if (key !== 'Tab' || shiftKey || !isLast || !cameByTab.current) return;
      setTimeout(() => document.querySelector<HTMLElement>('a[href], button')?.focus());
    },
  };
}

/**
 * The region that shows and announces toasts. They stand over the product's bar, or above a dialog: at the lower edge they
 * would cover fields, page buttons and the words that are read next.
 */
export function SonnerHost() {
  const t = useTranslations('ui');
  const onward = useTabOnward();
  return (
    <div {...onward}>
      <Toaster
        visibleToasts={1}
        position="top-center"
        className="print:hidden"
        containerAriaLabel={t('notifications')}
        closeButton
        offset={{ top: '0.25rem' }}
        // Nearly as wide as a phone: half a button of the bar could not be pressed.
        mobileOffset={{ top: '0.25rem', left: '0.5rem', right: '0.5rem' }}
        style={{ fontFamily: 'inherit', '--width': '30rem' } as CSSProperties}
        toastOptions={{
          closeButtonAriaLabel: t('close'),
          classNames: { toast: 'lunatale-toast' },
          style: { fontSize: '1rem' },
          actionButtonStyle: { height: '2.75rem', padding: '0 1.1rem', borderRadius: '999px', fontSize: '1rem' },
        }}
      />
    </div>
  );
}
