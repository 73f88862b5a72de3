import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportsPath } from '#domain/stories/reports.ts';
import { startTestServer, type TestServer } from '#server/testing.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'lunatale-cases-'));
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('decided reports with a text become cases of the evaluation, each once', async () => {
  const parent = await server.signIn();
  const wish = 'our dog was run over';
  const json = { kind: 'refused_wrongly', wish, withText: true, language: 'english', ageGroup: 'preschool' };
  await parent.call(reportsPath, { json });
  await parent.call(reportsPath, { json: { ...json, wish: 'not decided' } });
  await server.sql("update safety_reports set decision = 'agreed', decided_at = now() where text = $1", [wish]);
  const run = () =>
    execFileSync(process.execPath, ['tools/cases.ts', folder], {
      env: { ...process.env, DATABASE_URL: server.databaseUrl },
      encoding: 'utf8',
    });
  expect(run()).toContain('1 case was added');
  expect(run()).toContain('0 cases were added');
  expect(readFileSync(join(folder, 'english-reported.txt'), 'utf8')).toBe(`# wish reported preschool fit\n${wish}\n`);
});
