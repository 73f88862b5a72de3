import type { StoryPlan } from '#server/generation/plan/story-plan.ts';

/** A plan counts as kept when this share of its points is found in the story. */
const shareToKeep = 0.7;
/** A line of a plan is found when the text has this share of its words; a story says it in other words. */
const wordsToTell = 0.5;

/** Whether a story keeps its plan, by the points of the plan that are found in the text. */
export function keepsPlan(text: string, plan: StoryPlan): boolean {
  const points = pointsOf(text, plan);
  return points.filter(Boolean).length / points.length >= shareToKeep;
}

function pointsOf(text: string, plan: StoryPlan): boolean[] {
  const { title, thing, roles, tries, idea, payoff, lastImage, problem } = plan;
  const [first = ''] = text.split('\n');
  const body = text.slice(first.length);
  const early = stems(body.slice(0, body.length / 2));
  const late = stems(body.slice(body.length / 2));
  const all = new Set([...early, ...late]);
  const tells = (line: string, within = all) => {
    const wanted = [...stems(line)];
    return wanted.length === 0 || wanted.filter((stem) => within.has(stem)).length / wanted.length >= wordsToTell;
  };
  return [
    tells(title, stems(first)),
    // The planted thing has to appear early and matter late.
    tells(thing, early) && tells(thing, late),
    ...roles.map((role) => tells(role.split(':')[0] ?? role)),
    ...[problem, ...tries, idea, payoff].map((line) => tells(line)),
    tells(lastImage, late),
  ];
}

/** Returns the beginnings of a text's longer words. */
function stems(text: string): Set<string> {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 5)));
}
