import { Badge } from '../../ui/badge.tsx';

const tones = { good: 'moss', fair: 'lamp', bad: 'rose', plain: 'plain', info: 'sky' } as const;

export type MarkTone = keyof typeof tones;

/** A state in a word; the colour only repeats it. */
export function Mark({ tone, children }: { tone: MarkTone; children: string }) {
  return (
    <span className="whitespace-nowrap">
      <Badge tone={tones[tone]}>{children}</Badge>
    </span>
  );
}

const levelClasses = { good: '', fair: 'text-[#8a5a00] font-semibold', bad: 'text-rose font-semibold' };

/** A figure that is fine, high or too high. */
export function Leveled({ level, children }: { level: keyof typeof levelClasses; children: string }) {
  return <span className={levelClasses[level]}>{children}</span>;
}
