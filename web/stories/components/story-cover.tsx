import type { StorySummary } from '#domain/stories/api.ts';
import { classNames } from '../../ui/class-names.ts';
import { CoverPicture } from '../drawings/pictures.tsx';

type Props = { story: Pick<StorySummary, 'id' | 'images' | 'options'>; className?: string };

/** An illustrated story's first picture, else a cover drawn from its setting and characters. Decorative: the title stands beside it. */
export function StoryCover({ story, className }: Props) {
  const picture = story.images?.[0];
  const look = classNames('w-full bg-raised object-cover', className);
  if (picture !== undefined) return <img src={picture.url} alt="" loading="lazy" className={look} />;
  return <CoverPicture options={story.options} seed={story.id} className={look} />;
}
