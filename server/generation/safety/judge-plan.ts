import type { StoryOptions } from '#domain/stories/options.ts';
import { judgeStory, textFault, type Verdict } from '#domain/stories/safety/judge-story.ts';
import type { PicturePlan } from '../picture-plan.ts';

/** The text of an illustrated story as it is shown and kept. */
export function textOfPlan(plan: PicturePlan): string {
  return [`**${plan.title.replaceAll('*', '')}**`, ...plan.paragraphs].join('\n\n');
}

/** Judges a story together with everything that tells the illustrator what to draw, before anything is drawn (P29). */
export function judgePlan(plan: PicturePlan, options: StoryOptions): Verdict {
  const verdict = judgeStory(textOfPlan(plan), options);
  if (verdict !== 'fine') return verdict;
  const drawn = [
    ...plan.looks.flatMap(({ name, look }) => [name, look]),
    ...plan.pictures.flatMap(({ setting, characters, alt, scene }) => [setting, ...characters, alt, scene]),
  ];
  const reason = drawn.map(textFault).find(Boolean);
  return reason ? { reason } : 'fine';
}
