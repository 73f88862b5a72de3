import type { SampleId } from '#domain/stories/samples.ts';
import dragon from '../../.art/sample-dragon.svg';
import garden from '../../.art/sample-garden.svg';
import space from '../../.art/sample-space.svg';

const pictures: Record<SampleId, string> = { dragon, space, garden };

type Props = { sample: SampleId; loading?: 'lazy'; className: string };

/** An example's picture, which the illustrator drew at build time; decorative. */
export function SamplePicture({ sample, loading, className }: Props) {
  return <img src={pictures[sample]} alt="" loading={loading} className={className} draggable={false} />;
}
