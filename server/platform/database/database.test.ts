import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/connect.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { createStore, type Transaction } from './database.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.addresses);
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const lock = (tx: Transaction, name: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);

test('[P33] of two transactions that wait for each other one runs again, and neither fails', async () => {
  const store = createStore(database);
  let tries = 0;
  let arrived = 0;
  // Both hold their first lock before either asks for its second one.
  const both = Promise.withResolvers<void>();
  const work = (first: string, second: string) =>
    store.asService(async (tx) => {
      tries += 1;
      await lock(tx, first);
      arrived += 1;
      if (arrived === 2) both.resolve();
      await both.promise;
      await lock(tx, second);
      return first;
    });
  expect(await Promise.all([work('one', 'two'), work('two', 'one')])).toEqual(['one', 'two']);
  expect(tries).toBe(3);
});
