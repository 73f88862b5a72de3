import type { AgeGroup } from '#domain/stories/options.ts';
import type { Tale } from '../tale/tale.ts';

/** Returns a test of whether a tale names this fact of the place. */
export const names =
  (fact: string, age: AgeGroup) =>
  ({ tellings }: Tale) =>
    tellings[age].body.some((block) => block.kind === 'paragraph' && block.source.includes(`{${fact}`));
