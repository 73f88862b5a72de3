import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { StoryOptions } from '#domain/stories/options.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { lastWishQuery } from '../queries.ts';

/** A story up to this old counts as last night's, in milliseconds: 36 hours. */
const lastNight = 36 * 60 * 60 * 1000;

type Props = { onTake: (options: StoryOptions) => void };

/** Fills the form with the options of the previous story. */
export function SameAgain({ onTake }: Props) {
  const t = useTranslations('generation.again');
  const { status } = useSession();
  const { data: wish } = useQuery({ ...lastWishQuery, enabled: status === 'signed-in' });
  if (!wish) return null;
  const recent = Date.now() - Date.parse(wish.createdAt) < lastNight;
  return (
    <Button
      look="secondary"
      onClick={() => onTake(wish.options)}
      icon={<Repeat aria-hidden="true" className="size-5 shrink-0" />}
    >
      {t(recent ? 'lastNight' : 'lastTime')}
    </Button>
  );
}
