import { useTranslations } from 'use-intl';
import type { IllustratedFailure } from './illustrating/illustrated-failure.ts';
import type { WritingFailure } from './writing/failure.ts';

/** Shows the number with which an operator finds the failure, for a parent who writes to us about it. */
export function RequestNumber({ failure }: { failure: WritingFailure | IllustratedFailure }) {
  const t = useTranslations('generation');
  const number = 'number' in failure ? failure.number : null;
  if (!number) return null;
  return (
    <p className="text-ink-soft text-sm">
      {t.rich('errors.number', { number, code: (text) => <code className="[overflow-wrap:anywhere]">{text}</code> })}
    </p>
  );
}
