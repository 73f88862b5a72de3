import type { DrawnPicture } from '../../platform/pictures.ts';

/** A picture that was drawn for a generation: its bytes, if they could be kept, and their hash. */
export type KeptPicture = {
  paragraph: number;
  /** What it shows, in a sentence. */
  caption: string;
  sha256: string | undefined;
  picture: DrawnPicture | undefined;
};
