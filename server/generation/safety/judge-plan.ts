import type { StoryOptions } from '#domain/stories/options.ts';
import { type Judging, judgingStory, judgingText, type Verdict } from '#domain/stories/safety/judge-story.ts';
import type { PicturePlan } from '../picture-plan.ts';

/** The text of an illustrated story as it is shown and kept. */
export function textOfPlan(plan: PicturePlan): string {
  return [`**${plan.title.replaceAll('*', '')}**`, ...plan.paragraphs].join('\n\n');
}

/** Judges a story together with everything that tells the illustrator what to draw, before anything is drawn (P29). */
export function* judgingPlan(plan: PicturePlan, options: StoryOptions): Judging<Verdict> {
  const verdict = yield* judgingStory(textOfPlan(plan), options);
  if (verdict !== 'fine') return verdict;
  const drawn = [
    ...plan.looks.flatMap(({ name, look }) => [name, look]),
    ...plan.pictures.flatMap(({ setting, characters, alt, scene }) => [setting, ...characters, alt, scene]),
  ];
  for (const text of drawn) {
    const reason = yield* judgingText(text);
    if (reason) return { reason };
  }
  return 'fine';
}
