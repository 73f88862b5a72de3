import { and, desc, eq, gt, notExists, sql } from 'drizzle-orm';
import { generations } from '#db/schema/generation.ts';
import { stories } from '#db/schema/stories.ts';
import type { GenerationStatus } from '#domain/generation/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** A writing process renews its leases every second; a reservation expires this long after the last renewal. */
export const leaseSeconds = 60;

export type GenerationRow = typeof generations.$inferSelect;

export type Reservation = { outcome: string; storyType: string; used: number | null; limit: number | null };

export async function reserveGeneration(
  tx: Transaction,
  input: {
    userId: string;
    generationId: string;
    illustrated: boolean;
    requestHash: string;
    options: StoryOptions;
    provider: string;
    reservedUsd: number;
    capUsd: number | null;
  },
): Promise<Reservation> {
  const { rows } = await tx.execute<{ outcome: string; story_type: string; used: number | null; limit: number | null }>(
    sql`select * from reserve_generation(${input.userId}, ${input.generationId}, ${input.illustrated},
      ${input.requestHash}, ${JSON.stringify(input.options)}::jsonb, make_interval(secs => ${leaseSeconds}),
      ${input.provider}, ${input.reservedUsd.toFixed(6)}::numeric, ${input.capUsd}::numeric)`,
  );
  const row = rows[0];
  if (!row) throw new Error('a reservation answered no row');
  return { outcome: row.outcome, storyType: row.story_type, used: row.used, limit: row.limit };
}

/** Ends a generation once; returns its status now and whether it counted. */
export async function settleGeneration(
  tx: Transaction,
  id: string,
  end: {
    status: GenerationStatus;
    content: string;
    errorCode: string | null;
    counts: boolean;
    costUsd: number;
    promptVersion?: string;
  },
): Promise<{ status: GenerationStatus; counted: boolean }> {
  const { rows } = await tx.execute<{ status: GenerationStatus; counted: boolean }>(
    sql`select status, counted from settle_generation(${id}, ${end.status}, ${end.content}, ${end.errorCode},
      ${end.counts}, ${end.costUsd.toFixed(6)}::numeric)`,
  );
  if (!rows[0]) throw new Error('a settlement answered no row');
  if (end.promptVersion)
    await tx.update(generations).set({ promptVersion: end.promptVersion }).where(eq(generations.id, id));
  return rows[0];
}

/** What another server requests of a story that is written here. */
export type Wish = { id: string; stopRequested: boolean; followed: boolean };

/** Renews the leases of all stories that this process writes; returns those of which something is requested. */
export async function renewLeases(tx: Transaction, ids: readonly string[]): Promise<Wish[]> {
  const { rows } = await tx.execute<{ id: string; stop_requested: boolean; followed: boolean }>(
    sql`with renewed as (
      update generations set status = 'writing', lease_expires_at = app_now() + make_interval(secs => ${leaseSeconds})
      where id = any(${sql.param(ids)}::uuid[]) and status in ('reserved', 'writing')
      returning id, stop_requested_at is not null as stop_requested, coalesce(followed_until > app_now(), false) as followed)
    select * from renewed where stop_requested or followed`,
  );
  return rows.map((row) => ({ id: row.id, stopRequested: row.stop_requested, followed: row.followed }));
}

/** Saves the story so far. */
export async function keepProgress(
  tx: Transaction,
  id: string,
  progress: { content: string; picturesPlanned: number; costUsd: string },
): Promise<void> {
  await tx
    .update(generations)
    .set(progress)
    .where(and(eq(generations.id, id), sql`${generations.status} in ('reserved', 'writing')`));
}

/** Notes for 10 seconds that somebody on this server reads along. */
export async function follow(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(generations)
    .set({ followedUntil: sql`app_now() + interval '10 seconds'` })
    .where(eq(generations.id, id));
}

/** Notes that a picture is drawn and kept. */
export async function addPicture(
  tx: Transaction,
  id: string,
  picture: GenerationRow['pictures'][number],
): Promise<void> {
  const entry = JSON.stringify([picture]);
  await tx
    .update(generations)
    .set({ pictures: sql`${generations.pictures} || ${entry}::jsonb` })
    .where(eq(generations.id, id));
}

export async function requestStop(tx: Transaction, id: string): Promise<void> {
  await tx.update(generations).set({ stopRequestedAt: sql`app_now()` }).where(eq(generations.id, id));
}

/** Returns a generation of the caller, and whether its lease has expired. */
export async function findGeneration(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ generation: generations, leaseExpired: sql<boolean>`${generations.leaseExpiresAt} <= app_now()` })
    .from(generations)
    .where(eq(generations.id, id));
  return row;
}

/** Returns the options of the caller's newest finished generation. */
export async function findLastWish(tx: Transaction) {
  const [row] = await tx
    .select({ options: generations.options, createdAt: generations.createdAt })
    .from(generations)
    .where(eq(generations.status, 'completed'))
    .orderBy(desc(generations.createdAt))
    .limit(1);
  return row;
}

/** Returns the caller's newest generation of the last day without a saved story. */
export async function findLatestUnsaved(tx: Transaction) {
  const [row] = await tx
    .select({ generation: generations, leaseExpired: sql<boolean>`${generations.leaseExpiresAt} <= app_now()` })
    .from(generations)
    .where(
      and(
        gt(generations.createdAt, sql`app_now() - interval '1 day'`),
        sql`${generations.status} in ('reserved', 'writing', 'completed')`,
        notExists(
          tx
            .select({ id: stories.id })
            .from(stories)
            .where(and(eq(stories.userId, generations.userId), eq(stories.generationId, generations.id))),
        ),
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(1);
  return row;
}
