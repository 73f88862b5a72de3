import type { IllustratedFailure } from './illustrated-failure.ts';
import type { ShownPicture } from './shown-pictures.ts';

/** preparing: not asked yet. connecting: asked, not heard. reconnecting: the connection broke; the server goes on. */
export type IllustratedPhase =
  | 'preparing'
  | 'connecting'
  | 'generating'
  | 'reconnecting'
  | 'completed'
  | 'failed'
  | 'stopped';

/** How the pictures turned out; `text` is a story that the reader takes without them (ILLUS-17). */
export type PictureResult = { kind: 'full' | 'partial' | 'none' | 'text'; freeRetry: boolean };

export type IllustratedState = {
  phase: IllustratedPhase;
  text: string;
  /** What it will be about, once that is known. */
  premise: string | null;
  pictures: readonly ShownPicture[];
  picturesPlanned: number;
  result: PictureResult | null;
  /** Stopped with so much there that it counts: it is a draft. */
  kept: boolean;
  failure: IllustratedFailure | null;
};

export const notBegun: IllustratedState = {
  phase: 'preparing',
  text: '',
  premise: null,
  pictures: [],
  picturesPlanned: 0,
  result: null,
  kept: false,
  failure: null,
};

/** full, partial or none (ILLUS-17). */
export function pictureResult(shown: number, planned: number, failed: boolean): 'full' | 'partial' | 'none' {
  if (shown === 0) return 'none';
  return failed || shown < planned ? 'partial' : 'full';
}
