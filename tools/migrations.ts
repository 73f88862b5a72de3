/**
 * `npm run migrations [name]`: writes the migration from the last one to the tables in `db/schema/`, as SQL to read,
 * correct and commit; it writes nothing if nothing changed. Functions, policies and grants need no migration: their
 * current text in `db/functions` and `db/policies` is applied again after every migration. drizzle-kit bundles the
 * schema itself; imports with `.ts` endings and from `#domain/` work there. It asks at the terminal when a table or
 * column may have been renamed.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
const [name] = process.argv.slice(2);

const run = spawnSync(
  process.execPath,
  [kit, 'generate', '--config=tools/drizzle.config.ts', ...(name ? [`--name=${name}`] : [])],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = run.status ?? 1;
