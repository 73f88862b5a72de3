import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Compares two addresses: A to Z equal a to z, and no other letter equals another (P07). */
export function sameEmail(column: AnyColumn, email: AnyColumn | string): SQL {
  return sql`lower(${column} collate "C") = lower(${typeof email === 'string' ? sql`${email}::text` : email} collate "C")`;
}
