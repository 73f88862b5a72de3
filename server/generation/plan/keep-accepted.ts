import type { StoryLanguage, StoryOptions } from '#domain/stories/options.ts';
import { textFault } from '#domain/stories/safety/judge-story.ts';
import type { StoryCard } from '#domain/stories/story-card.ts';
import type { AppServices } from '../../context.ts';
import type { RunningStory } from '../running/running-stories.ts';
import { type PlanFault, withoutNames } from './judge-story-plan.ts';
import { cardOf, type StoryPlan } from './story-plan.ts';
import { keepPlan, keepPremise } from './told-store.ts';

/** Shows the parent the premise, unless it is unfit to be read; null takes back that of a story that is not told. */
export function foresee(ctx: AppServices, story: RunningStory, premise: string | null): void {
  if (premise !== null && !isReadable(premise)) return;
  // Waits for the verdict on the wish: nothing of an unfit one is shown.
  if (story.desk) void story.desk.wishRead.then(() => story.signal.aborted || tellPremise(ctx, story, premise));
  else tellPremise(ctx, story, premise);
}

const isReadable = (premise: string) =>
  premise !== '' && premise.length <= longestPremise && !textFault(premise) && !/[<>{}]/.test(premise);

function tellPremise(ctx: AppServices, story: RunningStory, premise: string | null): void {
  if (premise === story.premise) return;
  story.foresee(premise);
  story.premiseKept = story.premiseKept
    .then(() => ctx.store.asService((tx) => keepPremise(tx, story.id, premise)))
    .catch((err: unknown) => ctx.log.warn({ generationId: story.id, err }, 'a premise was not kept'));
}

const longestPremise = 300;

/** Saves a plan and shows its premise. A plan that cannot be saved is told all the same. Never rejects. */
export async function keepAccepted(
  ctx: AppServices,
  story: RunningStory,
  options: StoryOptions,
  plan: StoryPlan,
  card: StoryCard,
): Promise<void> {
  foresee(ctx, story, plan.premise);
  const kept = { ...plan, plot: withoutNames(plan.plot, options) };
  try {
    await ctx.store.asService((tx) =>
      keepPlan(tx, { userId: story.userId, generationId: story.id }, kept, cardOf(kept, card)),
    );
  } catch (err) {
    ctx.log.warn({ generationId: story.id, err }, 'a plan was not kept');
  }
}

/** The note after the request for a second plan. It quotes nothing of the first plan. */
export const planNotes: Record<StoryLanguage, Record<PlanFault, string>> = {
  english: {
    unfit: '\nA first plan could not be used. Answer with one JSON object as described, gentle in everything.',
    instructions: '\nA first plan held words that are no story. Leave them out.',
    names: '\nA first plan had names in its plot. Write plot without any names.',
    told: '\nA first plan was a story that this family knows. Plan another one.',
    thing: '\nA first plan took a thing of otherThingThan. Take another thing.',
    place: '\nThe trouble of a first plan could have been anywhere. Let it come from this place.',
    message: '\nA first plan left the message out. Let the idea carry it.',
    person: '\nA first plan left somebody out. Give every one of characters a role, by name.',
  },
  spanish: {
    unfit: '\nUn primer plan no se pudo usar. Responde con un solo objeto JSON como se describe, amable en todo.',
    instructions: '\nUn primer plan traía palabras que no son de ningún cuento. Déjalas fuera.',
    names: '\nUn primer plan traía nombres en plot. Escribe plot sin ningún nombre.',
    told: '\nUn primer plan era un cuento que esta familia ya conoce. Planea otro.',
    thing: '\nUn primer plan tomó una cosa de otherThingThan. Toma otra.',
    place: '\nEl problema de un primer plan podía pasar en cualquier parte. Que venga de este lugar.',
    message: '\nUn primer plan dejó fuera el mensaje. Que la idea lo lleve.',
    person: '\nUn primer plan dejó fuera a alguien. Dale un papel a cada quien de characters, por su nombre.',
  },
};
