import { Suspense, use } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { drawing } from './drawing.ts';
import { presetPicture } from './preset-pictures.ts';

type PictureProps = { className?: string };

/** A character's portrait; decorative, because its name stands beside it. */
export function CharacterPicture({ character, className }: PictureProps & { character: string }) {
  const look = classNames('shrink-0 rounded-full', className);
  const made = presetPicture('characters', character);
  if (made) return <Ready address={made} className={look} />;
  const address = drawing(`character ${character}`, async () => {
    const { drawCharacter } = await import('#storyteller/illustrator/draw-character.ts');
    return drawCharacter(character, { size: 128, crop: 'head', mood: 'joyful' });
  });
  return <Picture address={address} className={look} />;
}

/** A small scene of a setting; decorative. */
export function SettingPicture({ setting, className }: PictureProps & { setting: string }) {
  const look = classNames('object-cover', className);
  const made = presetPicture('settings', setting);
  if (made) return <Ready address={made} className={look} />;
  const address = drawing(`setting ${setting}`, async () => {
    const { drawSettingBadge } = await import('#storyteller/illustrator/draw-setting-badge.ts');
    return drawSettingBadge(setting, { width: 240, light: 'dusk' });
  });
  return <Picture address={address} className={look} />;
}

type Cover = { options: { setting: string; characters: readonly string[] }; seed: string };

/** A story's cover, drawn from its setting and characters; decorative. The seed chooses its light. */
export function CoverPicture({ options: { setting, characters }, seed, className }: PictureProps & Cover) {
  const address = drawing(`cover ${JSON.stringify([setting, characters, seed])}`, async () => {
    const { drawCover } = await import('#storyteller/illustrator/draw-cover.ts');
    return drawCover({ setting, characters }, seed);
  });
  return <Picture address={address} className={classNames('object-cover', className)} />;
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
  // Drawing failed or the illustrator could not be fetched: the words beside it say it all.
  if (source === '') return <span aria-hidden="true" className={classNames('inline-block', className)} />;
  return <Ready address={source} className={className} />;
}

function Ready({ address, className }: { address: string; className: string }) {
  return <img src={address} alt="" className={className} draggable={false} />;
}
