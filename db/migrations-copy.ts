import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A copy of our migrations, functions and policies that a test may change; the test removes it. */
export function copySql(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-sql-'));
  for (const name of ['migrations', 'functions', 'policies']) {
    cpSync(fileURLToPath(new URL(name, import.meta.url)), join(folder, name), { recursive: true });
  }
  return folder;
}

/** Adds a migration to a copy, later than all others, and returns its name. */
export function addMigration(folder: string, text: string): string {
  const file = join(folder, 'migrations', 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const tag = `${String(journal.entries.length).padStart(4, '0')}_extra`;
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: journal.entries.length, when: last.when + 1, tag });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, 'migrations', `${tag}.sql`), text);
  return tag;
}
