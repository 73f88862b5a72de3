import type { StoryPlan } from '#server/generation/plan/story-plan.ts';

/** Of what a plan says, this share has to be in the story for it to count as kept. */
const shareToKeep = 0.7;
/** A line of a plan is told where this share of its words is; a story says it in other words. */
const wordsToTell = 0.5;

/** Whether a story tells its plan, by what of it can be found in the text. */
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
    // What is planted is seen early and matters late.
    tells(thing, early) && tells(thing, late),
    ...roles.map((role) => tells(role.split(':')[0] ?? role)),
    ...[problem, ...tries, idea, payoff].map((line) => tells(line)),
    tells(lastImage, late),
  ];
}

/** The beginnings of a text's longer words. */
function stems(text: string): Set<string> {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 5)));
}
