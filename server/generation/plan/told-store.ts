import { and, desc, eq, sql } from 'drizzle-orm';
import { generations, toldStories } from '#db/schema/generation.ts';
import { cardsRemembered, type StoryCard } from '#domain/stories/story-card.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type LastChapter, type StoryPlan, storyPlanSchema } from './story-plan.ts';

export type Told = { card: StoryCard; thing: string; plot: string };

/** Returns what the caller's family was told last, newest first; a story stopped so early that it does not count was not told. */
export async function readTold(tx: Transaction): Promise<Told[]> {
  return tx
    .select({ card: toldStories.card, thing: toldStories.thing, plot: toldStories.plot })
    .from(toldStories)
    .where(
      and(
        sql`${toldStories.userId} = any(current_adults())`,
        sql`not exists (select from generations where id = ${toldStories.generationId} and status = 'stopped' and not counted)`,
      ),
    )
    .orderBy(desc(toldStories.createdAt))
    .limit(cardsRemembered);
}

/** Returns the plan of the caller's saved story that the next one continues, if it is known. */
export async function readLastChapter(tx: Transaction, storyId: string): Promise<LastChapter | undefined> {
  const plan = await readChapterPlan(tx, storyId);
  if (!plan) return undefined;
  const { id, plot, thing, refrain, premise } = plan;
  return { ...(id !== '' && { id }), plot, thing, refrain, premise };
}

/** Returns the whole plan of a kept story of the caller, if it is known. */
export async function readChapterPlan(tx: Transaction, storyId: string): Promise<StoryPlan | undefined> {
  const { rows } = await tx.execute<{ plan: unknown }>(sql`select plan_of_story(${storyId}) as plan`);
  return storyPlanSchema.safeParse(rows[0]?.plan).data;
}

/** Saves a plan with its generation, and its card, thing and plot with the family, whose oldest are deleted. */
export async function keepPlan(
  tx: Transaction,
  { userId, generationId }: { userId: string; generationId: string },
  plan: StoryPlan,
  card: StoryCard,
): Promise<void> {
  await tx.update(generations).set({ plan, premise: plan.premise }).where(eq(generations.id, generationId));
  await tx
    .insert(toldStories)
    .values({ generationId, userId, card, thing: plan.thing, plot: plan.plot, createdAt: sql`app_now()` })
    // A plan whose answer broke off before anything was shown was never told.
    .onConflictDoUpdate({ target: toldStories.generationId, set: { card, thing: plan.thing, plot: plan.plot } });
  await tx.execute(sql`delete from told_stories where user_id = ${userId} and generation_id not in (
    select generation_id from told_stories where user_id = ${userId} order by created_at desc limit ${cardsRemembered})`);
}

/** Keeps the premise for readers on other servers. */
export async function keepPremise(tx: Transaction, generationId: string, premise: string | null): Promise<void> {
  await tx.update(generations).set({ premise }).where(eq(generations.id, generationId));
}
