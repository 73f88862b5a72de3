import { Moon } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

type PictureProps = { className?: string };

/** A character's portrait; decorative, because its name stands beside it. */
export function CharacterPicture({ character, className }: PictureProps & { character: string }) {
  return <Placeholder key={character} className={classNames('rounded-full', className)} />;
}

/** A small scene of a setting; decorative. */
export function SettingPicture({ setting, className }: PictureProps & { setting: string }) {
  return <Placeholder key={setting} {...(className !== undefined && { className })} />;
}

/** A story's cover, drawn from its setting and characters; decorative. */
export function CoverPicture({
  seed,
  className,
}: PictureProps & { options: { setting: string; characters: string[] }; seed: string }) {
  return <Placeholder key={seed} {...(className !== undefined && { className })} />;
}

function Placeholder({ className }: PictureProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('inline-grid shrink-0 place-items-center bg-raised text-ink-soft', className)}
    >
      <Moon className="size-1/2" />
    </span>
  );
}
