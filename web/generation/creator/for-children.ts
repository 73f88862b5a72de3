import type { Child } from '#domain/identity/family.ts';
import { type AgeGroup, ageGroups, avoidBounds } from '#domain/stories/options.ts';

/**
 * What a story for these children together asks for: the age of the youngest, and all that any of them
 * would rather not hear of. No children: no age.
 */
export function wishesFor(children: readonly Child[]): { ageGroup: AgeGroup | undefined; avoid: string[] } {
  const ageGroup = ageGroups.find((age) => children.some((child) => child.ageGroup === age));
  const avoid = [...new Set(children.flatMap((child) => child.avoid))].slice(0, avoidBounds.items);
  return { ageGroup, avoid };
}
