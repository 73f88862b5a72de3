import { sql } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import type { AccountStatus, UsedOf } from '#domain/operations/figures.ts';
import { percentOf } from '#domain/operations/numbers.ts';
import type { DeletedStory, FoundPerson, Person, TimelineEntry } from '#domain/operations/people.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { iso, isoOrNull, rowsOf } from '../figures/period.ts';
import { isUuid } from '../logs/newest-entries.ts';

const peopleShown = 10;
const entriesShown = 100;

/** Finds at most 10 people by address or name, or by the id of a user, payment, story, generation or request. */
export async function findPeople(ctx: AppServices, _operator: Operator, words: string): Promise<FoundPerson[]> {
  const find = words.trim();
  if (find === '') return [];
  const escaped = find.toLowerCase().replace(/[\\%_]/g, '\\$&');
  const whose = isUuid(find)
    ? sql`select ${find}::uuid union select user_id from generations where id = ${find} union select user_id from stories where id = ${find}
        union select user_id from deleted_stories where id = ${find}
        union select user_id from story_analytics where generation_id = ${find}
        union select user_id from api_usage_logs where request_id = ${find} or generation_id = ${find}
        union select user_id from error_logs where request_id = ${find}`
    : /^(in|cus|sub)_\w+$/.test(find)
      ? sql`select user_id from payments where invoice_id = ${find} union select user_id from payment_customers where customer_id = ${find}
          union select user_id from subscriptions where provider_subscription_id = ${find}`
      : sql`(select id from users where lower(email) = lower(${find}))
          union (select user_id from user_activity where listed_at is not null and search_text like ${`%${escaped}%`} limit ${peopleShown})`;
  return ctx.store.asService((tx) =>
    rowsOf<FoundPerson>(
      tx,
      sql`select p.id, p.name, u.email from profiles p join users u on u.id = p.id
        where p.id in (${whose}) order by lower(u.email) = lower(${find}) desc, p.name, p.id limit ${peopleShown}`,
    ),
  );
}

/** Throws PROFILE_NOT_FOUND for a user who does not exist. */
export async function requirePerson(tx: Transaction, userId: string): Promise<void> {
  const { rows } = await tx.execute(sql`select from profiles where id = ${userId}`);
  if (rows.length === 0) throw new DomainError('PROFILE_NOT_FOUND', 'There is no such user.');
}

type Row = {
  id: string;
  name: string;
  email: string;
  status: AccountStatus;
  created_at: Date;
  last_sign_in_at: Date | null;
  is_operator: boolean;
  tier: string;
  counts: string;
  kept: string | null;
  renewal_date: Date | null;
  ends_at: Date | null;
  canceled_at: Date | null;
  read_at: Date | null;
  customer_id: string | null;
  text_used: number;
  text_limit: number;
  image_used: number;
  image_limit: number;
  daily_used: number;
  daily_limit: number;
};

/** Returns all about one user, with what their household used, and their timeline, without a word of their stories. Throws PROFILE_NOT_FOUND. */
export async function readPerson(ctx: AppServices, _operator: Operator, userId: string): Promise<Person> {
  await ctx.recorder.flush();
  return ctx.store.asService(async (tx) => {
    await requirePerson(tx, userId);
    const [row] = await rowsOf<Row>(
      tx,
      sql`select p.id, p.name, u.email, p.status, p.created_at, u.last_sign_in_at, active_admin_role(p.id) is not null as is_operator,
          usage_tier(p.id) as tier, effective_subscription_status(p.id) as counts, s.status as kept, s.renewal_date, s.ends_at, s.canceled_at,
          c.read_at, c.customer_id,
          coalesce(l.free_no_image_stories_used, 0) as text_used, coalesce(l.free_no_image_stories_limit, usual_allowance('free_no_image_stories_limit')) as text_limit,
          coalesce(l.free_image_stories_used, 0) as image_used, coalesce(l.free_image_stories_limit, usual_allowance('free_image_stories_limit')) as image_limit,
          case when l.daily_limit_reset_date = utc_day(app_now()) then l.daily_gemini_stories_used else 0 end as daily_used,
          coalesce(l.daily_gemini_stories_limit, usual_allowance('daily_gemini_stories_limit')) as daily_limit
        from profiles p join users u on u.id = p.id left join user_usage_limits l on l.user_id = household_owner(p.id)
        left join payment_customers c on c.user_id = p.id
        left join lateral (select * from subscriptions where user_id = p.id order by status = 'admin' desc, created_at desc limit 1) s on true
        where p.id = ${userId}`,
    );
    if (!row) throw new DomainError('PROFILE_NOT_FOUND', 'There is no such user.');
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      status: row.status,
      since: iso(row.created_at),
      lastSignIn: isoOrNull(row.last_sign_in_at),
      isOperator: row.is_operator,
      tier: row.tier,
      freeText: usedOf(row.text_used, row.text_limit),
      freeImage: usedOf(row.image_used, row.image_limit),
      dailyGemini: usedOf(row.daily_used, row.daily_limit),
      subscription: {
        counts: row.counts,
        kept: row.kept,
        renews: isoOrNull(row.renewal_date),
        ends: isoOrNull(row.ends_at),
        canceled: isoOrNull(row.canceled_at),
        readAt: isoOrNull(row.read_at),
      },
      customer: row.customer_id,
      deletedStories: await readDeletedStories(tx, userId),
      timeline: await readTimeline(tx, userId),
    };
  });
}

const usedOf = (used: number, limit: number): UsedOf => ({ used, limit, percent: percentOf(used, limit) });

async function readDeletedStories(tx: Transaction, userId: string): Promise<DeletedStory[]> {
  const rows = await rowsOf<Omit<DeletedStory, 'deletedAt' | 'until'> & { deletedAt: Date; until: Date }>(
    tx,
    sql`select id, deleted_at as "deletedAt", deleted_at + interval '30 days' as until, story ->> 'story_type' as "storyType",
        story ->> 'length' as length, story ->> 'language' as language,
        case jsonb_typeof(story -> 'images') when 'array' then jsonb_array_length(story -> 'images') else 0 end as pictures
      from deleted_stories where user_id = ${userId} order by deleted_at desc limit ${entriesShown}`,
  );
  return rows.map((row) => ({ ...row, deletedAt: iso(row.deletedAt), until: iso(row.until) }));
}

/** Takes the newest entries of each source; the newest of all are among them. */
async function readTimeline(tx: Transaction, userId: string): Promise<TimelineEntry[]> {
  const newest = (part: ReturnType<typeof sql>) => sql`(${part} order by 1 desc limit ${entriesShown})`;
  const parts = [
    sql`select timestamp as at, 'account' as kind, 'Account made' as what, '' as detail, null::uuid as number
      from user_events where user_id = ${userId} and event_type = 'auth_signup'`,
    sql`select created_at, 'account', 'Signed in', coalesce(left(user_agent, 80), ''), null from sessions where user_id = ${userId}`,
    sql`select timestamp, 'story', 'Story asked for', coalesce(event_data ->> 'storyType', ''), null
      from user_events where user_id = ${userId} and event_type = 'story_generation_started'`,
    sql`select timestamp, case when success or error_message = 'GENERATION_STOPPED' then 'story' else 'problem' end,
        case when success then 'Story told' when error_message = 'GENERATION_STOPPED' then 'Story stopped'
          when error_message = 'INPUT_REFUSED' then 'Wish refused' when error_message = 'CONTENT_FILTERED' then 'Story refused' else 'Story failed' end,
        concat_ws(', ', error_message, story_params ->> 'field', model_used, word_count || ' words', cost_usd || ' USD'), generation_id
      from story_analytics where user_id = ${userId}`,
    sql`select timestamp, 'story', 'Story saved', coalesce(event_data ->> 'storyType', ''),
        coalesce(s.generation_id, (event_data ->> 'storyId')::uuid)
      from user_events e left join stories s on s.id = (e.event_data ->> 'storyId')::uuid
      where e.user_id = ${userId} and event_type = 'story_create'`,
    sql`select deleted_at, 'story', 'Story deleted', coalesce(story ->> 'story_type', ''), id from deleted_stories where user_id = ${userId}`,
    sql`select timestamp, 'problem', case when error_message = 'INPUT_REFUSED' then 'Wish refused' else 'Call refused' end,
        concat_ws(', ', status_code, error_message, endpoint, request_body ->> 'field'), request_id
      from api_usage_logs where user_id = ${userId} and api_provider = 'app' and generation_id is null`,
    sql`select timestamp, 'problem', 'Failure', concat_ws(', ', error_message, error_type, page_path), coalesce(generation_id, request_id)
      from error_logs where user_id = ${userId} and error_type <> 'generation'`,
    sql`select paid_at, 'payment', case when amount_paid < 0 then 'Refunded' else 'Paid' end,
        concat_ws(' ', (abs(amount_paid) / 100.0)::numeric(10, 2), currency, split_part(invoice_id, '/', 1)), null
      from payments where user_id = ${userId}`,
    sql`select received_at, 'payment', 'Notification', concat_ws(', ', type, coalesce(outcome, 'not handled yet')), null
      from payment_events where customer_id in (select customer_id from payment_customers where user_id = ${userId})`,
    sql`select timestamp, 'operator', initcap(replace(action, '_', ' ')), operator_email || ': ' || details::text, null
      from audit_entries where subject_id = ${userId}`,
  ];
  const rows = await rowsOf<Omit<TimelineEntry, 'at'> & { at: Date }>(
    tx,
    sql`select * from (${sql.join(parts.map(newest), sql` union all `)}) t order by at desc limit ${entriesShown}`,
  );
  return rows.map((row) => ({ ...row, at: iso(row.at) }));
}
