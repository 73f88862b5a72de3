import { useTranslations } from 'use-intl';

/** Shows the number with which an operator finds a failure, for a parent who writes about it, and where to write. */
export function RequestNumber({ number, email }: { number: string | null | undefined; email?: string | undefined }) {
  const t = useTranslations('ui');
  if (!number) return null;
  return (
    <p className="text-ink-soft text-sm">
      {t.rich('requestNumber', { number, code: (text) => <code className="[overflow-wrap:anywhere]">{text}</code> })}
      {email && (
        <>
          {' '}
          <a href={`mailto:${email}?subject=${encodeURIComponent(number)}`} className="underline">
            {email}
          </a>
        </>
      )}
    </p>
  );
}
