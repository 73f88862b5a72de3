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
import type { Transaction } from '../../platform/database.ts';

type PlanRow = typeof eveningPlans.$inferSelect;
/** An evening whose story is to be made, and by which plan. */
export type Evening = Pick<PlanRow, 'userId' | 'childId' | 'way' | 'language'> & { id: string };

/** Claimed, and not heard of since: its server died, or could not write just now. */
const againMinutes = 10;
const plansAtOnce = 20;

/** PostgreSQL's clock, which all servers share. */
async function readNow(tx: Transaction): Promise<Date> {
  const { rows } = await tx.execute<{ now: Date | string }>(sql`select app_now() as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}

/** The caller's plans for children of their household, as they stand. */
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

/** Keeps a member's plan for a child, which goes on if it rested. False where there is no such child in the household. */
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
 * Takes the plans that are due, each to its next evening, and answers the evenings whose stories are to be made: none of
 * an account that is suspended, of what is more than two hours late, and of a day that had its own. A plan whose last three stories were not opened rests from now on.
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

/** Whether the newest stories since a plan last went on still lie there as they were told. */
const unreadInARow = sql<boolean>`(
  select count(*) filter (where exists (
      select from generations g where g.id = newest.id and g.opened_at is null
        and not exists (select from stories s where s.generation_id = g.id))) >= ${eveningBounds.unread}
  from (select id from evening_stories
    where plan_id = evening_plans.id and claimed_at >= evening_plans.resumed_at and ${told}
    order by day desc limit ${eveningBounds.unread}) newest)`;

/** Takes up evenings that nobody heard of for ten minutes; what is late by now is given up. */
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

/** Notes what became of an evening. */
export async function settleEvening(tx: Transaction, id: string, outcome: EveningOutcome): Promise<void> {
  await tx.update(eveningStories).set({ outcome }).where(eq(eveningStories.id, id));
}

/** Has an evening tried again in a while, by another generation. */
export async function tryAgain(tx: Transaction, id: string): Promise<void> {
  await tx.update(eveningStories).set({ id: sql`gen_random_uuid()` }).where(eq(eveningStories.id, id));
}

/** The newest story of the caller's household in which somebody of this name is. */
export async function findNewestWith(tx: Transaction, name: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from stories where user_id = any(current_adults()) and exists (
      select from unnest(characters) each
      where lower(each) = lower(${name}) or starts_with(lower(each), lower(${name}) || ', '))
    order by created_at desc, id limit 1`);
  return rows[0]?.id;
}

/** Whether mails may go to a user: the address is their own. */
export async function ownAddress(tx: Transaction, userId: string): Promise<string | null> {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), users.emailVerified))
    .orderBy(desc(users.createdAt));
  return user?.email ?? null;
}
