import type pg from 'pg';
import type { Allowances } from '#domain/offers.ts';
import { openOwnerConnection } from './connect.ts';

const columns = {
  freeText: 'free_no_image_stories_limit',
  freeImage: 'free_image_stories_limit',
  dailyGemini: 'daily_gemini_stories_limit',
} as const satisfies Record<keyof Allowances, string>;

/**
 * Sets the allowances of new users, and of everybody who still has the previous ones. They are kept as the columns'
 * defaults, so that every new row has them. If nothing changes, nothing is locked.
 */
export async function setAllowances(url: string, allowances: Allowances): Promise<void> {
  const client = await openOwnerConnection(url);
  try {
    for (const [name, column] of Object.entries(columns)) {
      await setDefault(client, column, allowances[name as keyof Allowances]);
    }
  } finally {
    await client.end();
  }
}

async function setDefault(client: pg.Client, column: string, limit: number): Promise<void> {
  await client.query('begin');
  const { rows } = await client.query(
    `select column_default::integer as value from information_schema.columns
     where table_schema = 'public' and table_name = 'user_usage_limits' and column_name = $1`,
    [column],
  );
  const before = rows[0]?.value;
  if (before !== limit) {
    await client.query(`alter table user_usage_limits alter column ${column} set default ${Math.trunc(limit)}`);
    await client.query(`update user_usage_limits set ${column} = $1 where ${column} = $2`, [limit, before]);
    // The office's list shows users without a row with the default, so it is updated too.
    await client.query(
      `select list_users(array(select user_id from user_activity a
         where not exists (select from user_usage_limits l where l.user_id = a.user_id)))`,
    );
  }
  await client.query('commit');
}
