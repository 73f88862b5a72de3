import type { CoverStory } from '#domain/stories/cover.ts';
import { CoverPicture } from '../stories/drawings/pictures.tsx';

type Props = { options: CoverStory; seed: string };

/**
 * The cover of a story that is awaited. It is as wide as lets it stand whole above the bar at the end of the screen:
 * what is above it, the line below it and the bar are 28rem high.
 */
export function AwaitedPicture({ options, seed }: Props) {
  return (
    <CoverPicture
      options={options}
      seed={seed}
      className="mx-auto aspect-[4/3] w-full max-w-[max(18rem,calc((100dvh-28rem)*4/3))] rounded-xl shadow-paper night:brightness-85"
    />
  );
}
