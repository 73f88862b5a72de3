import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { StoryOptions } from '#domain/stories/options.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { lastWishQuery } from '../queries.ts';

const hour = 60 * 60 * 1000;

/** Whether a story of this age, in milliseconds, is last night's: a younger one is of this very evening. */
const isLastNights = (age: number) => age > 8 * hour && age < 36 * hour;

type Props = { onTake: (options: StoryOptions) => void };

/** Fills the form with the options of the previous story. */
export function SameAgain({ onTake }: Props) {
  const t = useTranslations('generation.again');
  const { status } = useSession();
  const { data: wish } = useQuery({ ...lastWishQuery, enabled: status === 'signed-in' });
  if (!wish) return null;
  return (
    <Button
      look="secondary"
      onClick={() => onTake(wish.options)}
      icon={<Repeat aria-hidden="true" className="size-5 shrink-0" />}
    >
      {t(isLastNights(Date.now() - Date.parse(wish.createdAt)) ? 'lastNight' : 'lastTime')}
    </Button>
  );
}
