import type { StopVerdict } from '../writing/look-until-over.ts';
import type { IllustratedFailure } from './illustrated-failure.ts';
import type { ShownPicture } from './shown-pictures.ts';

/** preparing: not requested yet. connecting: requested, no answer. reconnecting: connection lost, server goes on. */
export type IllustratedPhase =
  | 'preparing'
  | 'connecting'
  | 'generating'
  | 'reconnecting'
  | 'completed'
  | 'failed'
  | 'stopped';

/** How the pictures turned out; `text` means that the reader takes the story without them (ILLUS-17). */
export type PictureResult = { kind: 'full' | 'partial' | 'none' | 'text'; freeRetry: boolean };

export type IllustratedState = {
  phase: IllustratedPhase;
  text: string;
  /** What the story will be about, once that is known. */
  premise: string | null;
  pictures: readonly ShownPicture[];
  picturesPlanned: number;
  result: PictureResult | null;
  /** Stopped so late that it counts: the story so far is a draft. */
  kept: boolean;
  /** Whether the stopped story counts; null before that is known. */
  verdict: StopVerdict | null;
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
  verdict: null,
  failure: null,
};

/** Returns full, partial or none (ILLUS-17). */
export function pictureResult(shown: number, planned: number, failed: boolean): 'full' | 'partial' | 'none' {
  if (shown === 0) return 'none';
  return failed || shown < planned ? 'partial' : 'full';
}
