import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Whether two addresses are one: letter by letter, where A to Z are a to z and no other letter is another (P07). */
export function sameEmail(column: AnyColumn, email: AnyColumn | string): SQL {
  return sql`lower(${column} collate "C") = lower(${typeof email === 'string' ? sql`${email}::text` : email} collate "C")`;
}
