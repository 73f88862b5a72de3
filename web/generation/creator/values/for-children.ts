import type { Child } from '#domain/identity/family.ts';
import { type AgeGroup, ageGroups, avoidBounds } from '#domain/stories/options.ts';

/**
 * Returns the options of a story for these children together: the age group of the youngest, and all that any of
 * them would rather not hear of. Without children there is no age group.
 */
export function wishesFor(children: readonly Child[]): { ageGroup: AgeGroup | undefined; avoid: string[] } {
  const ageGroup = ageGroups.find((age) => children.some((child) => child.ageGroup === age));
  const avoid = [...new Set(children.flatMap((child) => child.avoid))].slice(0, avoidBounds.items);
  return { ageGroup, avoid };
}
