import type { PlanFault } from './judge-story-plan.ts';
import type { StoryPlan } from './story-plan.ts';

/** A plan that is dealt anew, before anything of its story is shown. */
export class PlanRefused extends Error {
  readonly fault: PlanFault;
  readonly plan: StoryPlan | undefined;

  constructor(fault: PlanFault, plan?: StoryPlan) {
    super(`The plan was refused: ${fault}`);
    this.fault = fault;
    this.plan = plan;
  }
}
