import { useTranslations } from 'use-intl';
import type { WritingPause } from '#domain/generation/api.ts';
import { Notice } from '../../ui/states/notice.tsx';

type Props = { pause: WritingPause | null | undefined };

/** Says before a wish is made that it cannot be told at the moment (P19, P41); renders nothing otherwise. */
export function PauseNotice({ pause }: Props) {
  const t = useTranslations('generation');
  if (!pause) return null;
  return (
    <div className="mb-8">
      <Notice tone="problem">{pause === 'noRoom' ? t('errors.noRoom') : t('writerDown')}</Notice>
    </div>
  );
}
