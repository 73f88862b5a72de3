import { useState } from 'react';
import { type StorySummary, storyCoverPath } from '#domain/stories/api.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { classNames } from '../../ui/class-names.ts';
import { CoverPicture } from '../drawings/pictures.tsx';

type Props = {
  story: Pick<StorySummary, 'id' | 'coverSeed' | 'title' | 'options'> & { content?: string; excerpt?: string };
  /** Fetched immediately, not only when it comes near the window. */
  priority?: boolean;
  className?: string;
};

/**
 * The cover of a saved story, drawn from what it is about by the server; if that fails, by the page, which
 * then fetches the illustrator. Decorative: the title stands beside it.
 */
export function StoryCover({ story, priority = false, className }: Props) {
  const { user } = useSession();
  const [missing, setMissing] = useState(false);
  const look = classNames('object-cover', className);
  if (missing || !user)
    return (
      <CoverPicture
        options={story.options}
        title={story.title}
        content={story.content ?? story.excerpt ?? ''}
        seed={story.coverSeed ?? story.id}
        className={look}
      />
    );
  return (
    <img
      src={storyCoverPath(user.id, story.id)}
      alt=""
      draggable={false}
      loading={priority ? 'eager' : 'lazy'}
      onError={() => setMissing(true)}
      className={look}
    />
  );
}
