/** A step of a plan, as "explain (analyze, format json)" returns it. */
export type PlanStep = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanStep[];
};
export type ExplainedQuery = { Plan: PlanStep; 'Planning Time': number; 'Execution Time': number };

/** Steps that only pass rows on from the step below: a limit, and row-level security's own check of the user. */
const silent = ['Limit', 'Result', 'Subquery Scan'];

/** Returns a short plan: its times, the pages of memory it read, then a line for each step that does something. */
export function shortPlan({ Plan: plan, ...times }: ExplainedQuery): string {
  const pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  const taken = `planned in ${times['Planning Time'].toFixed(1)} ms, run in ${times['Execution Time'].toFixed(1)} ms, ${pages} pages`;
  return [taken, ...steps(plan, 1)].join('\n');
}

function steps(step: PlanStep, depth: number): string[] {
  const said = !silent.includes(step['Node Type']) || !step.Plans;
  const below = (step.Plans ?? []).flatMap((each) => steps(each, said ? depth + 1 : depth));
  return said ? [`${'  '.repeat(depth)}${line(step)}`, ...below] : below;
}

function line(step: PlanStep): string {
  const name = [step['Node Type'], step['Index Name'] ?? step['Relation Name']].filter(Boolean).join(' ');
  if (step['Actual Loops'] === 0) return `${name}: not needed`;
  const left = step['Rows Removed by Filter'] ?? 0;
  const kept = Math.round(step['Actual Rows'] * step['Actual Loops']);
  const of = left > 0 ? ` of ${kept + Math.round(left * step['Actual Loops'])}` : '';
  const times = step['Actual Loops'] > 1 ? `, in ${step['Actual Loops']} turns` : '';
  return `${name}: ${kept}${of}${times}`;
}
