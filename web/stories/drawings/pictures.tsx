import { Suspense, use, useState } from 'react';
import { type CoverStory, coverFacts } from '#domain/stories/cover.ts';
import { classNames } from '../../ui/class-names.ts';
import { drawing } from './drawing.ts';
import { presetPicture } from './preset-pictures.ts';

type PictureProps = { className?: string };

/** Who is drawn, with what a family knows of it: a story's pictures show the same. */
export type Face = { character: string; look?: string; pronoun?: 'she' | 'he' | 'they' };

/** A character's portrait; decorative, because its name stands beside it. */
export function CharacterPicture({ character, look: looks, pronoun, className }: PictureProps & Face) {
  // At night dark hair and feelers need a light ground.
  const look = classNames('shrink-0 rounded-full night:bg-ink/30', className);
  const draw = () =>
    drawing(`character ${JSON.stringify([character, looks, pronoun])}`, async () => {
      const { drawCharacter } = await import('#storyteller/illustrator/draw-character.ts');
      return drawCharacter(character, { size: 128, crop: 'head', mood: 'joyful', known: { look: looks, pronoun } });
    });
  return <Preset key={character} made={presetPicture('characters', character)} draw={draw} className={look} />;
}

/** A small scene of a setting; decorative. */
export function SettingPicture({ setting, className }: PictureProps & { setting: string }) {
  const look = classNames('object-cover', className);
  const draw = () =>
    drawing(`setting ${setting}`, async () => {
      const { drawSettingBadge } = await import('#storyteller/illustrator/draw-setting-badge.ts');
      return drawSettingBadge(setting, { width: 240, light: 'dusk' });
    });
  return <Preset key={setting} made={presetPicture('settings', setting)} draw={draw} className={look} />;
}

type Cover = { options: Omit<CoverStory, 'title' | 'content'>; title?: string; content?: string; seed: string };

/** A story's cover, drawn from what it is about; decorative. The seed chooses its light where the story does not. */
export function CoverPicture({ options, title, content, seed, className }: PictureProps & Cover) {
  const facts = coverFacts({ ...options, title, content });
  const address = drawing(`cover ${JSON.stringify([facts, seed])}`, async () => {
    const { drawCover } = await import('#storyteller/illustrator/draw-cover.ts');
    return drawCover(facts, seed);
  });
  return <Picture address={address} className={classNames('object-cover', className)} />;
}

type PresetProps = { made: string | undefined; draw: () => Promise<string>; className: string };

/** A picture made at build time; drawn here if there is none or it does not load, so that none is broken offline. */
function Preset({ made, draw, className }: PresetProps) {
  const [missing, setMissing] = useState(made === undefined);
  if (made === undefined || missing) return <Picture address={draw()} className={className} />;
  return <Ready address={made} className={className} onMissing={() => setMissing(true)} />;
}

function Picture({ address, className }: { address: Promise<string>; className: string }) {
  return (
    <Suspense fallback={<span aria-hidden="true" className={classNames('inline-block', className)} />}>
      <Drawn address={address} className={className} />
    </Suspense>
  );
}

function Drawn({ address, className }: { address: Promise<string>; className: string }) {
  const source = use(address);
  // Drawing failed or the illustrator could not be fetched: the words beside the picture are enough.
  if (source === '') return <span aria-hidden="true" className={classNames('inline-block', className)} />;
  return <Ready address={source} className={className} />;
}

type ReadyProps = { address: string; className: string; onMissing?: () => void };

function Ready({ address, className, onMissing }: ReadyProps) {
  return <img src={address} alt="" className={className} draggable={false} onError={onMissing} />;
}
