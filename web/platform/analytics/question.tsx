import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { asInterfaceLanguage } from '#domain/identity/language.ts';
import { routeChangeComplete } from '../route-change.ts';
import { analyticsTexts } from './texts.ts';

export type Answer = 'yes' | 'no';

type Props = { answer: () => Answer | null; onAnswer: (answer: Answer) => void };

const privacyPage = '/privacy-policy';
const button =
  'inline-flex min-h-11 items-center rounded-md border border-edge px-4 font-semibold text-ink hover:bg-raised focus-visible:outline-2';

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows the question below every page until it is answered, and always on the privacy page. */
export function watchQuestion(props: Props): void {
  const place = document.createElement('div');
  place.className = 'sticky bottom-0 z-30 print:hidden';
  document.body.append(place);
  createRoot(place).render(<Question {...props} />);
  addEventListener(routeChangeComplete, changed);
  new MutationObserver(changed).observe(document.documentElement, { attributeFilter: ['lang'] });
}

function Question({ answer, onAnswer }: Props) {
  // All output depends on these three, which change outside of React.
  const given = useSyncExternalStore(subscribe, answer);
  const pathname = useSyncExternalStore(subscribe, () => location.pathname);
  const language = useSyncExternalStore(subscribe, () => document.documentElement.lang);
  if (pathname.startsWith('/admin') || (given !== null && pathname !== privacyPage)) return null;
  const words = analyticsTexts[asInterfaceLanguage(language)];
  const say = (next: Answer) => {
    onAnswer(next);
    changed();
  };
  return (
    <section aria-label={words.label} className="border-hairline border-t bg-surface px-4 py-3 text-ink text-sm">
      <div className="mx-auto flex max-w-4xl flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose">
          {words.question} {given && <strong>{given === 'yes' ? words.saidYes : words.saidNo}</strong>}
        </p>
        <p className="flex gap-2">
          <button type="button" className={button} aria-pressed={given === 'no'} onClick={() => say('no')}>
            {words.no}
          </button>
          <button type="button" className={button} aria-pressed={given === 'yes'} onClick={() => say('yes')}>
            {words.yes}
          </button>
        </p>
      </div>
    </section>
  );
}
