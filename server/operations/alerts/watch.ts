import { sql } from 'drizzle-orm';
import type { AppServices } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { rowsOf } from '../figures/period.ts';
import { type Finding, type Rule, rules } from './rules.ts';
import { tellAlerts } from './tell-alerts.ts';

/** An alert ends after this long without its cause, so that a figure that wavers about its bound stays one alert. */
const quietMinutes = 5;

/**
 * Runs the rules, records one alert per cause, ends alerts that are over, and tells of both. A rule that fails ends no
 * alert and stops no other rule. Returns how many alerts began and ended, and how many messages were accepted.
 */
export async function watch(
  ctx: AppServices,
  asked: readonly Rule[] = rules,
): Promise<{ began: number; ended: number; told: number }> {
  const findings: Finding[] = [];
  const read: Rule[] = [];
  for (const rule of asked) {
    try {
      findings.push(...(await rule.find(ctx)));
      read.push(rule);
    } catch (err) {
      ctx.log.error({ err, rule: rule.name }, 'a rule of the alerts could not be read');
    }
  }
  const changed = await ctx.store.asService(async (tx) => {
    let began = 0;
    for (const { cause, says, page } of findings) began += await begin(tx, cause, says, page);
    return { began, ended: await endQuiet(tx, read) };
  });
  return { ...changed, told: await tellAlerts(ctx) };
}

/** Of several servers at once only one begins an alert; while it lasts, its newest figure is kept. */
async function begin(tx: Transaction, cause: string, says: string, page: string): Promise<number> {
  const rows = await rowsOf<{ is_new: boolean }>(
    tx,
    sql`insert into alerts (rule, cause, says, page, started_at, seen_at)
      values (${ruleOf(cause)}, ${cause}, ${says}, ${page}, app_now(), app_now())
      on conflict (cause) where ended_at is null do update set says = excluded.says, seen_at = app_now()
      returning xmax = 0 as is_new`,
  );
  return rows[0]?.is_new ? 1 : 0;
}

async function endQuiet(tx: Transaction, read: readonly Rule[]): Promise<number> {
  const open = await rowsOf<{ id: string; cause: string }>(
    tx,
    sql`select id, cause from alerts where ended_at is null
      and seen_at < app_now() - make_interval(mins => ${quietMinutes})`,
  );
  const over = open.filter(({ cause }) =>
    read.some(({ name, covers }) => (covers ? covers(cause) : ruleOf(cause).startsWith(name))),
  );
  const ids = over.map(({ id }) => id);
  await tx.execute(
    sql`update alerts set ended_at = app_now(), tries = 0, claimed_at = null where id = any(${sql.param(ids)}::uuid[])`,
  );
  return ids.length;
}

const ruleOf = (cause: string) => cause.split(':', 1)[0] ?? cause;
