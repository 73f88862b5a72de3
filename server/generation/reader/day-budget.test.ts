import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#db/connect.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { createStore, type Store } from '../../platform/database/database.ts';
import { createDayBudget } from './day-budget.ts';

let testDatabase: TestDatabase;
let database: Database;
let store: Store;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.addresses);
  store = createStore(database);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** What all servers spent on a day with a provider. */
const spent = (day: string, usd: number, provider = 'reader') =>
  store.asService((tx) =>
    tx.execute(sql`insert into daily_cost_summaries (date, api_provider, total_cost_usd)
      values (${day}::date, ${provider}, ${usd})
      on conflict (date, api_provider) do update set total_cost_usd = excluded.total_cost_usd`),
  );

test('[OPS-04] a day’s budget counts what this server spends, and ends with the day', async () => {
  let now = new Date('2027-03-01T23:00:00Z');
  const budget = createDayBudget(store, 'reader', 1, () => now);
  expect([budget.isSpent, await budget.full()]).toEqual([false, false]);
  budget.spend(0.6);
  expect(budget.isSpent).toBe(false);
  now = new Date('2027-03-01T23:59:59Z');
  budget.spend(0.4);
  expect([budget.isSpent, await budget.full()]).toEqual([true, true]);
  now = new Date('2027-03-02T00:00:00Z');
  expect([budget.isSpent, await budget.full()]).toEqual([false, false]);
  budget.spend(0.9);
  // The first thing of a day may be a cost.
  now = new Date('2027-03-03T00:00:00Z');
  budget.spend(0.9);
  expect(budget.isSpent).toBe(false);
  budget.spend(0.1);
  expect(budget.isSpent).toBe(true);
});

test('[OPS-04] what other servers spent counts, and is looked up at most every 15 s', async () => {
  const day = '2027-04-01';
  const clock = vi.spyOn(performance, 'now').mockReturnValue(50_000);
  const budget = createDayBudget(store, 'reader', 1, () => new Date(`${day}T12:00:00Z`));
  await spent(day, 0.5);
  await spent(day, 5, 'deepseek');
  expect(await budget.full()).toBe(false);
  budget.spend(0.4);
  await spent(day, 0.95);
  clock.mockReturnValue(65_001);
  // The 0.4 are in the figure of all servers by now, and do not count twice.
  expect(await budget.full()).toBe(false);
  await spent(day, 1.2);
  clock.mockReturnValue(80_001);
  expect(await budget.full()).toBe(false);
  clock.mockReturnValue(80_002);
  expect(await budget.full()).toBe(true);
  // Nobody asks about a day whose budget is spent.
  await spent(day, 0);
  clock.mockReturnValue(200_000);
  expect(await budget.full()).toBe(true);
  clock.mockRestore();
});

test('[OPS-04] a new day is looked up at once, and without a cap nothing is ever spent', async () => {
  let now = new Date('2027-05-01T12:00:00Z');
  const budget = createDayBudget(store, 'reader', 1, () => now);
  expect(await budget.full()).toBe(false);
  now = new Date('2027-05-02T00:00:00Z');
  await spent('2027-05-02', 1);
  expect(await budget.full()).toBe(true);
  const silent: Store = {
    ...store,
    asService: () => {
      throw new Error('Nobody has to ask.');
    },
  };
  const open = createDayBudget(silent, 'reader', null, () => now);
  open.spend(1_000);
  expect([open.isSpent, await open.full()]).toEqual([false, false]);
});
