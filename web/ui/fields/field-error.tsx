import { type ReactNode, useEffect, useState } from 'react';

/** How long the focus has, after an error appeared, to come to the control that it describes, in milliseconds. */
const settles = 150;

let focusedAt = Number.NEGATIVE_INFINITY;
if (typeof document !== 'undefined')
  document.addEventListener('focusin', () => {
    focusedAt = performance.now();
  });

type Props = { id: string; className?: string; children?: ReactNode };

/**
 * An error text below its control or group. It is announced, unless it is heard anyway: where the focus goes to a
 * control that has an error, this one is its description, and the others are heard when their controls are reached.
 */
export function FieldError({ id, className = '', children }: Props) {
  const [said, setSaid] = useState<{ live: boolean; times: number }>({ live: false, times: 0 });
  const isWrong = Boolean(children);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error is announced anew
  useEffect(() => {
    if (!isWrong) return;
    const appeared = performance.now();
    let timer = setTimeout(() => {
      if (isHeard(id, appeared)) return;
      // Live first, and then written anew: only what changes in a live region is announced.
      setSaid(({ times }) => ({ live: true, times }));
      timer = setTimeout(() => setSaid(({ times }) => ({ live: true, times: times + 1 })), settles);
    }, settles);
    return () => {
      clearTimeout(timer);
      setSaid(({ times }) => ({ live: false, times }));
    };
  }, [id, isWrong, children]);
  return (
    <div id={id} aria-live={said.live ? 'polite' : 'off'} className={`font-medium text-rose empty:hidden ${className}`}>
      {isWrong && <span key={said.times}>{children}</span>}
    </div>
  );
}

/** Whether the focus is where an error is described: at this one only if it came there just now. */
function isHeard(id: string, appeared: number): boolean {
  const focused = document.activeElement;
  const described = [focused, focused?.closest('fieldset')].flatMap(
    (each) => each?.getAttribute('aria-describedby')?.split(' ') ?? [],
  );
  if (described.includes(id)) return focusedAt > appeared - settles;
  return described.some((each) => each.endsWith('-error'));
}
