import { Badge } from '../../ui/badge.tsx';

const tones = { good: 'moss', bad: 'rose', plain: 'plain', info: 'sky' } as const;

export type MarkTone = keyof typeof tones | 'fair';

/** A state as a word; the colour only repeats it. */
export function Mark({ tone, children }: { tone: MarkTone; children: string }) {
  return (
    <span className="whitespace-nowrap">
      {tone === 'fair' ? (
        <span className="inline-flex items-center rounded-full bg-lamp-wash px-2.5 py-0.5 font-semibold text-(--office-fair) text-sm">
          {children}
        </span>
      ) : (
        <Badge tone={tones[tone]}>{children}</Badge>
      )}
    </span>
  );
}

const levelClasses = { good: '', fair: 'text-(--office-fair) font-semibold', bad: 'text-rose font-semibold' };

/** A figure, styled as fine, high or too high. */
export function Leveled({ level, children }: { level: keyof typeof levelClasses; children: string }) {
  return <span className={levelClasses[level]}>{children}</span>;
}
