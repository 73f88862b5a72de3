import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/connect.ts';
import { createTestDatabase } from '#db/testing.ts';
import { createLog } from './log.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  database = openDatabase(made.addresses);
  drop = made.drop;
});
afterAll(async () => {
  await database.close();
  await drop();
});

/** Returns the log line about whatever `work` throws. */
async function logged(work: () => unknown): Promise<string> {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  try {
    await work();
  } catch (err) {
    log.error({ err }, 'it failed');
  }
  expect(lines).toHaveLength(1);
  return lines.join();
}

test('[P31] [P33] a failed query is logged with its kind, code and place, and without what it was about', async () => {
  for (const [statement, code] of [
    [sql`select ${'Quillow'}::uuid`, '22P02'],
    [sql`select 'Quillow'::integer where ${'Quillow'} <> ''`, '22P02'],
    [sql`insert into profiles (name) values (${'Quillow'})`, '42501'],
  ] as const) {
    const line = await logged(() => database.member.orm.execute(statement));
    expect(line).not.toMatch(/params|Quillow(?!'::integer)/);
    expect(JSON.parse(line)).toMatchObject({
      err: { message: expect.stringMatching(/^Failed query/), cause: { code, stack: expect.stringContaining('at ') } },
    });
  }
});

test('[P31] a parser that quotes what it could not read is logged without the quotation', async () => {
  const line = await logged(() => JSON.parse('Quillow slept under the lamp'));
  expect(line).toContain('SyntaxError');
  expect(line).not.toContain('Quillow');
  expect(await logged(() => Promise.reject('a word'))).toContain('a word');
  expect(await logged(() => Promise.reject({ name: 'Quillow' }))).not.toContain('Quillow');
});

test('a stack names the places and not the message once more', async () => {
  const line = await logged(() => {
    throw new Error('one\nat Quillow lake');
  });
  expect(JSON.parse(line).err.stack).toMatch(/log\.test\.ts:\d+/);
  expect(JSON.parse(line).err.stack).not.toContain('Quillow');
});
