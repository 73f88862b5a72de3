import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import type { LimitChange } from '#domain/operations/figures.ts';
import { type Many, type ManyDone, mostAtOnce } from '#domain/operations/many.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { rowsOf } from '../figures/period.ts';
import { isMeant, whereOf } from './preview-many.ts';

const limitColumns = {
  freeText: 'free_no_image_stories_limit',
  freeImage: 'free_image_stories_limit',
  dailyGemini: 'daily_gemini_stories_limit',
} as const satisfies Record<keyof LimitChange, string>;

type Batch = { id: string; by: Operator; request: string };

/**
 * Applies one action to all users of a preview who still match it, all or nothing. The audit holds each user's state
 * before, from which `undoMany` restores it. A deletion suspends at once and deletes a day later. Throws
 * INVALID_REQUEST for a filter that matches everybody, and for one that finds more users than the preview showed.
 */
export async function actOnMany(ctx: AppServices, operator: Operator, many: Many): Promise<ManyDone> {
  const { filter, action, limits = {}, asOf, expected, request } = many;
  const isEverybody = Object.values(filter).every((value) => value === '' || value === 'all');
  if (isEverybody) throw new DomainError('INVALID_REQUEST', 'The filter names everybody.', { field: 'filter' });
  const batch: Batch = { id: randomUUID(), by: operator, request };
  const changed = await ctx.store.asService(async (tx) => {
    const found = await rowsOf<{ id: string }>(
      tx,
      sql`select m.id from listed_users() m where ${isMeant} and m.listed_at <= ${asOf} and ${whereOf(filter)}
        order by m.id limit ${mostAtOnce + 1}`,
    );
    if (found.length > expected) {
      throw new DomainError('INVALID_REQUEST', 'The filter finds more than the preview showed; look again.', {
        field: 'expected',
      });
    }
    const ids = sql`${sql.param(found.map(({ id }) => id))}::uuid[]`;
    return action === 'limit' ? limitMany(tx, ids, limits, batch) : suspendMany(tx, ids, action, batch);
  });
  return { batch: batch.id, changed };
}

async function suspendMany(tx: Transaction, ids: SQL, action: 'suspend' | 'delete', batch: Batch): Promise<number> {
  const changes = sql`with before as (select id, status from profiles
      where id = any(${ids}) and (${action === 'delete'} or status <> 'suspended') order by id for update),
    changed as (update profiles p set status = 'suspended' from before b where b.id = p.id
      returning p.id, jsonb_build_object('before', b.status, 'after', 'suspended') as details)`;
  return writeDown(tx, changes, action === 'delete' ? 'plan_deletion' : 'suspend_user', batch);
}

async function limitMany(tx: Transaction, ids: SQL, limits: LimitChange, batch: Batch): Promise<number> {
  await tx.execute(sql`insert into user_usage_limits (user_id) select unnest(${ids}) on conflict (user_id) do nothing`);
  const chosen = Object.entries(limits) as [keyof LimitChange, number][];
  const set = chosen.map(([limit, value]) => sql`${sql.raw(limitColumns[limit])} = ${value}::integer`);
  const was = chosen.map(([limit]) => sql`${limit}::text, b.${sql.raw(limitColumns[limit])}`);
  const changes = sql`with before as (select * from user_usage_limits where user_id = any(${ids}) order by user_id for update),
    changed as (update user_usage_limits l set ${sql.join(set, sql`, `)}, updated_at = app_now()
      from before b where b.user_id = l.user_id
      returning l.user_id as id, jsonb_build_object('before', jsonb_build_object(${sql.join(was, sql`, `)}),
        'after', ${JSON.stringify(limits)}::jsonb) as details)`;
  return writeDown(tx, changes, 'change_user_limits', batch);
}

/** Runs `changes` and audits each row of its `changed` by itself. Returns how many. */
async function writeDown(
  tx: Transaction,
  changes: SQL,
  action: 'suspend_user' | 'plan_deletion' | 'change_user_limits' | 'reactivate_user',
  { id, by, request }: Batch,
  more: { undo?: true } = {},
): Promise<number> {
  const facts = JSON.stringify({ batch: id, request, ...more });
  const rows = await rowsOf(
    tx,
    sql`${changes} insert into audit_entries (timestamp, operator_email, operator_role, action, subject_id, details)
      select app_now(), ${by.email}, ${by.role}, ${action}, id, details || ${facts}::jsonb from changed returning id`,
  );
  return rows.length;
}

/**
 * Undoes a batch of the last 30 days for the users to whom nothing was done since: an operator's later decision stands.
 * Cancels a planned deletion, unless the account is gone. Throws NOT_FOUND.
 */
export async function undoMany(ctx: AppServices, operator: Operator, batchId: string): Promise<ManyDone> {
  return ctx.store.asService(async (tx) => {
    // If two operators undo it at once, the second finds everything undone.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${batchId}, 0))`);
    const ofBatch = sql`details ->> 'batch' = ${batchId} and timestamp > app_now() - interval '30 days'`;
    const [first] = await rowsOf<{ action: string; request: string }>(
      tx,
      sql`select action, details ->> 'request' as request from audit_entries where ${ofBatch} and not details ? 'undo' limit 1`,
    );
    if (!first) throw new DomainError('NOT_FOUND', 'Nothing was done under this number in the last 30 days.');
    const batch: Batch = { id: batchId, by: operator, request: first.request };
    const isLimit = first.action === 'change_user_limits';
    const sameKind = isLimit ? ['change_user_limits'] : ['suspend_user', 'plan_deletion', 'reactivate_user'];
    // A later action on a user is a later decision, unless it belongs to a batch that was undone as well.
    const done = sql`select e.subject_id as id, e.details from audit_entries e where ${ofBatch} and not details ? 'undo'
      and not exists (select from audit_entries l where l.subject_id = e.subject_id and l.id <> e.id
        and l.timestamp >= e.timestamp and l.action = any(${sql.param(sameKind)})
        and not (l.details ->> 'batch' is distinct from ${batchId} and exists (select from audit_entries u
          where u.subject_id = l.subject_id and u.details ->> 'batch' = l.details ->> 'batch' and u.details ? 'undo')))`;
    const changed = await (isLimit
      ? writeDown(tx, limitsBack(done), 'change_user_limits', batch, { undo: true })
      : writeDown(tx, statusBack(done), 'reactivate_user', batch, { undo: true }));
    return { batch: batchId, changed };
  });
}

const statusBack = (done: SQL): SQL =>
  sql`with done as (${done}), held as (select p.id from profiles p join done using (id)
      where p.status = 'suspended' order by p.id for update of p),
    changed as (update profiles p set status = d.details ->> 'before' from held join done d using (id) where p.id = held.id
      returning p.id, jsonb_build_object('before', 'suspended', 'after', p.status) as details)`;

const limitsBack = (done: SQL): SQL => {
  const set = Object.entries(limitColumns).map(
    ([limit, column]) =>
      sql`${sql.raw(column)} = coalesce((d.details #>> array['before', ${limit}::text])::integer, l.${sql.raw(column)})`,
  );
  return sql`with done as (${done}),
    changed as (update user_usage_limits l set ${sql.join(set, sql`, `)}, updated_at = app_now() from done d where l.user_id = d.id
      returning l.user_id as id, jsonb_build_object('before', d.details -> 'after', 'after', d.details -> 'before') as details)`;
};
