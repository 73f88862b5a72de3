import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { texts } from '../texts.ts';

/**
 * The search for a person on every screen: the key / focuses it, unless the operator is typing elsewhere. `reveal`
 * opens the menu of a narrow window, in which it is hidden.
 */
export function FindAnybody({ reveal }: { reveal: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const show = useEffectEvent(() => flushSync(reveal));
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return;
      event.preventDefault();
      if (!input.current?.checkVisibility()) show();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  function find(event: FormEvent) {
    event.preventDefault();
    if (words.trim() !== '') navigate(`/admin/person?find=${encodeURIComponent(words.trim())}`);
  }

  return (
    <search className="px-4 pb-3">
      <form onSubmit={find}>
        <label htmlFor={id} className="text-ink-soft text-sm">
          {texts.person.find}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          value={words}
          maxLength={100}
          title={texts.person.findHint}
          aria-keyshortcuts="/"
          onChange={(event) => setWords(event.target.value)}
          className="min-h-9 w-full rounded-md border border-edge bg-surface px-2 text-sm pointer-coarse:min-h-11"
        />
      </form>
    </search>
  );
}
