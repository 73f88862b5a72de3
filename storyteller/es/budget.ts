import type { AgeGroup } from '#domain/stories/options.ts';
import type { StoryPlan } from '../plan.ts';
import { itemsOf } from './passage.ts';
import { essentials } from './scenes.ts';

/** How many words an essential line has at this age for each of its bare ones. */
const fullness: Record<AgeGroup, number> = { toddler: 1.1, preschool: 1.2, elementary: 1.35 };

/**
 * Words for each scene: as planned, but a passage that needs more has it from the scenes before the
 * evening that need less, so that the way to bed keeps its length.
 */
export function budgetsOf(plan: StoryPlan, passages: readonly string[]): number[] {
  const needs = passages.map((passage) => essentials(itemsOf(passage)) * fullness[plan.age]);
  const over = plan.scenes.map((scene, index) => Math.max(0, (needs[index] ?? 0) - scene.words));
  const spare = plan.scenes.map((scene, index) =>
    scene.pace === 'slow' ? 0 : Math.max(0, scene.words - (needs[index] ?? 0)),
  );
  const lacking = over.reduce((sum, n) => sum + n, 0);
  const given = spare.reduce((sum, n) => sum + n, 0);
  const share = given === 0 ? 0 : Math.min(1, lacking / given);
  return plan.scenes.map((scene, index) => scene.words + (over[index] ?? 0) - share * (spare[index] ?? 0));
}
