import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../deploy/update.sh', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lunatale-update-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script with a fake docker that records its calls and fails those that match. */
function update(failsAt: RegExp) {
  const asked = join(folder, 'asked');
  const docker = join(folder, 'docker');
  writeFileSync(asked, '');
  writeFileSync(docker, `#!/bin/sh\necho "$*" >> ${asked}\n! echo "$*" | grep -Eq -e '${failsAt.source}'\n`);
  chmodSync(docker, 0o755);
  const { status } = spawnSync('sh', [script], { env: { PATH: `${folder}${delimiter}${process.env.PATH}` } });
  const calls = readFileSync(asked, 'utf8').trim().split('\n');
  return { status, calls: calls.map((call) => call.replace(/before-\d[\dT-]+/, 'NOW')) };
}

const begin = [
  'compose exec -T lunatale mkdir -p /data/backups',
  'compose exec -T lunatale node tools/backup.ts /data/backups/NOW.backup',
  'image tag lunatale:current lunatale:before',
  'compose build lunatale',
  'compose up -d --wait --wait-timeout 300 lunatale',
];

test('an update backs up first, then builds and starts', () => {
  expect(update(/never/)).toEqual({ status: 0, calls: begin });
});

test('an update without a backup does not begin', () => {
  expect(update(/backup[.]ts/)).toEqual({ status: 1, calls: begin.slice(0, 2) });
});

test('an update that does not become healthy goes back by itself, and says so', () => {
  expect(update(/--wait-timeout 300 lunatale$/)).toMatchObject({ status: 1 });
  const { status, calls } = update(/up -d --wait --wait/);
  expect(status).toBe(1);
  expect(calls).toEqual([
    ...begin,
    'compose logs --tail 20 lunatale',
    'image tag lunatale:before lunatale:current',
    'compose up -d --no-build --wait --wait-timeout 300 lunatale',
  ]);
});
