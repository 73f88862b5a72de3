import type { StoryOptions } from '#domain/stories/options.ts';
import type { AppServices } from '../../context.ts';
import { ProviderFailure } from '../../providers/failure.ts';
import type { Deal } from '../plan/deal.ts';
import { isTold, isUsable, judgeStoryPlan, type PlanFault } from '../plan/judge-story-plan.ts';
import { foresee, keepAccepted, planNotes } from '../plan/keep-accepted.ts';
import { createPlannedStoryReader } from '../plan/plan-reader.ts';
import { PlanRefused } from '../plan/plan-refused.ts';
import type { StoryPlan } from '../plan/story-plan.ts';
import { answerTokenLimit, plannedStoryMessages, planTokenLimit } from '../prompts/prompt.ts';
import type { RunningStory } from '../running/running-stories.ts';
import { guardStream } from '../safety/guarded-stream.ts';
import { askText, type TextProvider } from './text-provider.ts';

/** A plan that is told, and the deal it was made from. `kept` resolves when it is in the family's records. */
export type Planned = { plan: StoryPlan | undefined; deal: Deal; kept: Promise<void> };

type Telling = {
  ctx: AppServices;
  provider: TextProvider;
  story: RunningStory;
  options: StoryOptions;
  /** Called when it is decided what is told. */
  onPlanned(planned: Planned): void;
};

/**
 * Has a story planned and told in one answer. Its plan is judged while the answer arrives: the parent sees the
 * premise as soon as it is there, and no word of the story before the plan is accepted. A plan that cannot
 * be used, or could be better, is dealt anew once. Returns how the answer ended; undefined when both plans
 * were refused: the story is still to be told, from the first plan if that is usable, or from a card alone.
 */
export async function planAndTell(telling: Telling, first: Deal): Promise<'stop' | 'length' | undefined> {
  const { ctx, story, options, onPlanned } = telling;
  const notes = planNotes[options.language];
  try {
    return await tryToTell(telling, first, '', () => false);
  } catch (one) {
    if (!(one instanceof PlanRefused)) throw one;
    ctx.log.info({ generationId: story.id, fault: one.fault }, 'a plan is dealt anew');
    story.bill.retries += 1;
    // What was foretold belongs to a story that is not told.
    foresee(ctx, story, null);
    const second = first.again();
    try {
      return await tryToTell(telling, second, notes[one.fault], isUsable);
    } catch (two) {
      if (!(two instanceof PlanRefused)) throw two;
      foresee(ctx, story, null);
      const plan = isUsable(one.fault) ? one.plan : undefined;
      const deal = plan ? first : second;
      onPlanned({ plan, deal, kept: plan ? keepAccepted(ctx, story, options, plan, deal.card) : Promise.resolve() });
      return undefined;
    }
  }
}

/** Throws `PlanRefused` for a plan with a fault that is not `allowed`, and for an answer without one. */
async function tryToTell(
  { ctx, provider, story, options, onPlanned }: Telling,
  deal: Deal,
  note: string,
  allowed: (fault: PlanFault) => boolean,
): Promise<'stop' | 'length'> {
  let taken = false;
  const asking = {
    messages: plannedStoryMessages(options, deal, note),
    maxTokens: answerTokenLimit(options) + planTokenLimit,
    mayRetry: () => story.text === '',
  };
  try {
    const { reason } = await askText(ctx, provider, story, asking, () => {
      const guard = guardStream(story, options);
      const refusal = new AbortController();
      const reader = createPlannedStoryReader({
        onPremise: (premise, plot) => {
          if (!isTold(plot, deal.plots)) foresee(ctx, story, premise);
        },
        onPlan: (plan) => {
          const fault = plan ? judgeStoryPlan(plan, options, deal, story.desk !== null) : 'unfit';
          if (!plan || (fault && !allowed(fault))) {
            refusal.abort(new PlanRefused(fault ?? 'unfit', plan));
            return;
          }
          taken = true;
          // The story does not wait for the records.
          onPlanned({ plan, deal, kept: keepAccepted(ctx, story, options, plan, deal.card) });
        },
        onText: (text) => {
          if (!refusal.signal.aborted) guard.onText(text);
        },
      });
      return {
        signal: AbortSignal.any([guard.signal, refusal.signal]),
        onText: reader.push,
        end() {
          // The answer may have ended with the same bytes that were refused.
          refusal.signal.throwIfAborted();
          reader.end();
          guard.end();
        },
      };
    });
    return reason;
  } catch (cause) {
    // A provider that answers, but with no plan, may still tell a story.
    const kind = cause instanceof ProviderFailure && !taken ? cause.kind : undefined;
    if (story.signal.aborted || (kind !== 'garbled' && kind !== 'filtered')) throw cause;
    throw new PlanRefused('unfit');
  }
}
