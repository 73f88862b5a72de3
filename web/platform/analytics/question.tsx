import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { routeChangeComplete } from '../route-change.ts';
import type { Answer } from './offer.ts';
import { analyticsTexts } from './texts.ts';

type Props = { answer: () => Answer | null; onAnswer: (answer: Answer) => void };

const privacyPage = '/privacy-policy';
const button =
  'inline-flex min-h-11 items-center rounded-md border border-edge px-4 font-semibold text-ink hover:bg-raised focus-visible:outline-2';

let changes = 0;
const listeners = new Set<() => void>();
const changed = () => {
  changes += 1;
  for (const listener of listeners) listener();
};

/** Shows the question below every page until it is answered, and on the privacy page always. */
export function watchQuestion(props: Props): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Question {...props} />);
  addEventListener(routeChangeComplete, changed);
  new MutationObserver(changed).observe(document.documentElement, { attributeFilter: ['lang'] });
}

function Question({ answer, onAnswer }: Props) {
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => changes,
  );
  const given = answer();
  const onPrivacyPage = location.pathname === privacyPage;
  const inOffice = location.pathname.startsWith('/admin');
  if (inOffice || (given !== null && !onPrivacyPage)) return null;
  const words = analyticsTexts[document.documentElement.lang === 'es' ? 'es' : 'en'];
  const say = (next: Answer) => {
    onAnswer(next);
    changed();
  };
  return (
    <section
      aria-label={words.label}
      className="sticky bottom-0 z-30 border-hairline border-t bg-surface px-4 py-3 text-ink text-sm print:hidden"
    >
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
