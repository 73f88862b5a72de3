import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { eveningPlans, eveningStories } from '#db/schema/generation.ts';
import { children, users } from '#db/schema/identity.ts';
import {
  type EveningOutcome,
  type EveningPlan,
  type EveningPlanInput,
  eveningBounds,
  nextEvening,
  toldOutcomes,
} from '#domain/generation/evenings.ts';
import type { Transaction } from '../../platform/database/database.ts';

type PlanRow = typeof eveningPlans.$inferSelect;
/** An evening whose story is to be made, with what its plan says. */
export type Evening = Pick<PlanRow, 'userId' | 'childId' | 'way' | 'language'> & { id: string };

/** A claim this old without an outcome is claimed again: its server died, or could not write then. */
const againMinutes = 10;
const plansAtOnce = 20;

/** Returns the time of PostgreSQL's clock, which all servers share. */
async function readNow(tx: Transaction): Promise<Date> {
  const { rows } = await tx.execute<{ now: Date | string }>(sql`select app_now() as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}

/** Returns the caller's plans for children of their household. */
export async function listPlans(tx: Transaction): Promise<EveningPlan[]> {
  const rows = await tx
    .select({ plan: eveningPlans, last: newestEvening })
    .from(eveningPlans)
    .innerJoin(children, eq(children.id, eveningPlans.childId))
    .orderBy(asc(children.createdAt), asc(children.id));
  return rows.map(({ plan, last }) => {
    const { childId, weekdays, time, timeZone, way, language, enabled, pausedAt } = plan;
    const paused = pausedAt !== null;
    const dueAt = enabled && !paused ? plan.dueAt.toISOString() : null;
    return { childId, weekdays, time, timeZone, way, language, enabled, paused, dueAt, last };
  });
}

const newestEvening = sql<EveningPlan['last']>`(
  select json_build_object('day', day, 'outcome', outcome) from evening_stories
  where plan_id = evening_plans.id and outcome is not null order by day desc limit 1)`;

/** Saves a member's plan for a child, and resumes it. Returns false if the household has no such child. */
export async function keepPlan(
  tx: Transaction,
  userId: string,
  childId: string,
  input: EveningPlanInput,
): Promise<boolean> {
  const [child] = await tx.select({ id: children.id }).from(children).where(eq(children.id, childId));
  if (!child) return false;
  const { at: dueAt } = nextEvening(input, await readNow(tx));
  const kept = { ...input, dueAt, pausedAt: null, resumedAt: sql`app_now()` };
  await tx
    .insert(eveningPlans)
    .values({ userId, childId, ...kept })
    .onConflictDoUpdate({ target: [eveningPlans.userId, eveningPlans.childId], set: kept });
  return true;
}

export async function forgetPlan(tx: Transaction, childId: string): Promise<boolean> {
  const gone = await tx
    .delete(eveningPlans)
    .where(eq(eveningPlans.childId, childId))
    .returning({ id: eveningPlans.id });
  return gone.length > 0;
}

/**
 * Moves every due plan to its next evening and returns the evenings whose stories are to be made: none of a suspended
 * account, none over two hours late, none of a day that has one. Pauses a plan whose last 3 stories were not opened.
 */
export async function claimDue(tx: Transaction): Promise<{ looked: number; evenings: Evening[] }> {
  const now = await readNow(tx);
  const rows = await tx
    .select({
      plan: eveningPlans,
      suspended: sql<boolean>`is_suspended(user_id)`,
      unread: unreadInARow,
    })
    .from(eveningPlans)
    .where(and(eveningPlans.enabled, sql`paused_at is null and due_at <= app_now()`))
    .orderBy(asc(eveningPlans.dueAt))
    .limit(plansAtOnce)
    .for('update', { skipLocked: true });
  const evenings: Evening[] = [];
  for (const { plan, suspended, unread } of rows) {
    const { id: planId, userId, childId, way, language, dueAt } = plan;
    const change = (set: Partial<PlanRow>) => tx.update(eveningPlans).set(set).where(eq(eveningPlans.id, planId));
    await change({ dueAt: nextEvening(plan, now).at });
    if (suspended || isLate(dueAt, now)) continue;
    if (unread) {
      await change({ pausedAt: now });
      continue;
    }
    const { day } = nextEvening(plan, new Date(dueAt.getTime() - 1));
    const [claimed] = await tx
      .insert(eveningStories)
      .values({ planId, userId, day, dueAt, claimedAt: now })
      .onConflictDoNothing()
      .returning({ id: eveningStories.id });
    if (claimed) evenings.push({ id: claimed.id, userId, childId, way, language });
  }
  return { looked: rows.length, evenings };
}

const isLate = (dueAt: Date, now: Date) => now.getTime() - dueAt.getTime() > eveningBounds.lateMinutes * 60_000;
const told = sql`outcome in (${sql.join(
  toldOutcomes.map((outcome) => sql`${outcome}`),
  sql`, `,
)})`;

/** Whether the newest stories since a plan was last resumed were neither opened nor saved. */
const unreadInARow = sql<boolean>`(
  select count(*) filter (where exists (
      select from generations g where g.id = newest.id and g.opened_at is null
        and not exists (select from stories s where s.generation_id = g.id))) >= ${eveningBounds.unread}
  from (select id from evening_stories
    where plan_id = evening_plans.id and claimed_at >= evening_plans.resumed_at and ${told}
    order by day desc limit ${eveningBounds.unread}) newest)`;

/** Claims evenings again that have had no outcome for ten minutes; those that are late by now fail. */
export async function claimForsaken(tx: Transaction): Promise<Evening[]> {
  await tx.execute(sql`update evening_stories set outcome = 'failed'
    where outcome is null and claimed_at < app_now() - make_interval(mins => ${againMinutes})
      and due_at < app_now() - make_interval(mins => ${eveningBounds.lateMinutes})`);
  const { rows } = await tx.execute<Evening>(sql`
    update evening_stories e set claimed_at = app_now() from evening_plans p
    where p.id = e.plan_id and e.id in (
      select id from evening_stories where outcome is null
        and claimed_at < app_now() - make_interval(mins => ${againMinutes})
      order by claimed_at limit ${plansAtOnce} for update skip locked)
    returning e.id, p.user_id as "userId", p.child_id as "childId", p.way, p.language`);
  return rows;
}

/** Saves the outcome of an evening. */
export async function settleEvening(tx: Transaction, id: string, outcome: EveningOutcome): Promise<void> {
  await tx.update(eveningStories).set({ outcome }).where(eq(eveningStories.id, id));
}

/** Has an evening tried again later, with a new generation id. */
export async function tryAgain(tx: Transaction, id: string): Promise<void> {
  await tx.update(eveningStories).set({ id: sql`gen_random_uuid()` }).where(eq(eveningStories.id, id));
}

/** Returns the newest story of the caller's household with a character of this name. */
export async function findNewestWith(tx: Transaction, name: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from stories where user_id = any(current_adults()) and exists (
      select from unnest(characters) each
      where lower(each) = lower(${name}) or starts_with(lower(each), lower(${name}) || ', '))
    order by created_at desc, id limit 1`);
  return rows[0]?.id;
}

/** Returns the user's address if it is verified, so that mails may go to it; otherwise null. */
export async function ownAddress(tx: Transaction, userId: string): Promise<string | null> {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), users.emailVerified))
    .orderBy(desc(users.createdAt));
  return user?.email ?? null;
}
