import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manners, startChatServer } from '#sandbox/dialects/server.ts';
import { startMailServer } from '#sandbox/mail/server.ts';
import { startSandbox } from '#sandbox/start.ts';
import { freePort, signInByMail } from '#server/testing/process.ts';
import { storyParams } from '#server/testing.ts';

/**
 * Tests the image without a container engine: follows the Dockerfile's instructions in a folder, with the files that a
 * builder gets, and runs the result as the image would, as a user who may write only to the volume.
 */
const root = join(import.meta.dirname, '..');
const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
const stages = lines.reduce<string[][]>((all, line) => {
  if (line.startsWith('FROM')) all.push([]);
  all.at(-1)?.push(line);
  return all;
}, []);
const pagesStage = stages[0] ?? [];
const last = stages.at(-1) ?? [];
const said = (word: string) =>
  last
    .find((line) => line.startsWith(word))
    ?.slice(word.length)
    .trim() ?? '';
const imageEnvironment = Object.fromEntries(
  said('ENV')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const command = JSON.parse(said('CMD')) as string[];
const healthCheck = JSON.parse(/CMD (\[.*\])$/.exec(said('HEALTHCHECK'))?.[1] ?? '[]') as string[];

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const reaches = (path: string) => !ignored.some((pattern) => matchesGlob(path, pattern));
/** Copies files that are sent to a builder, as COPY does. */
function copy(from: string, to: string): void {
  cpSync(join(root, from), to, { recursive: true, filter: (path) => reaches(relative(root, path) || '.') });
}

const folder = mkdtempSync(join(tmpdir(), 'lunatale-image-'));
const [app, volume, built] = ['app', 'data', 'built'].map((name) => join(folder, name)) as [string, string, string];
/** The user who runs it: an unprivileged one when root runs the tests, as USER says. */
const nobody = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};
const run = promisify(execFile);
const environment = () => ({ PATH: process.env.PATH ?? '', ...imageEnvironment, HOST: '127.0.0.1', DATA_DIR: volume });

/** Copies the packages of `npm ci --omit=dev`, by their flags in the lock file. */
function copyPackages(): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    if (path === '' || dev || devOptional || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(app, path)), { recursive: true });
    cpSync(join(root, path), join(app, path), {
      recursive: true,
      verbatimSymlinks: true,
      // A nested package has its own entry, and may be left out.
      filter: (from) => !relative(join(root, path), from).split('/').includes('node_modules'),
    });
  }
}

beforeAll(async () => {
  // The build made before these tests is the image's; without one it is made here, with the files that a builder gets.
  let pages = join(root, 'web/dist');
  if (!existsSync(join(pages, 'app.html'))) {
    expect(pagesStage).toContain('RUN node web/build/build.ts');
    copy('.', built);
    symlinkSync(join(root, 'node_modules'), join(built, 'node_modules'));
    // Without a test's environment, which would change the build.
    await run('node', ['web/build/build.ts'], { cwd: built, env: { PATH: process.env.PATH ?? '' } });
    pages = join(built, 'web/dist');
  }

  for (const line of last.filter((each) => each.startsWith('COPY'))) {
    const [, stage, from = '', to = ''] = /^COPY (?:--from=(\S+) )?(\S+) (\S+)$/.exec(line) ?? [];
    if (stage === 'packages') copyPackages();
    else if (stage === 'pages') cpSync(pages, join(app, to), { recursive: true });
    else copy(from, join(app, to.endsWith('/') ? to + from : to));
  }
  rmSync(built, { recursive: true, force: true });
  mkdirSync(volume);
  if (nobody.uid !== undefined) chownSync(volume, nobody.uid, nobody.gid);
  await run('chmod', ['-R', 'a-w,a+rX', app]);
  chmodSync(folder, 0o755);
}, 300_000);

afterAll(async () => {
  if (existsSync(app)) await run('chmod', ['-R', 'u+w', app]);
  rmSync(folder, { recursive: true, force: true });
});

test('[P39] the image’s command tells a story as nobody special, writes to its volume alone, is found healthy, and ends when told', {
  timeout: 240_000,
}, async () => {
  const writer = await startSandbox({
    vendors: ['deepseek', 'reader'],
    publicUrl: 'http://127.0.0.1',
    pace: 'instant',
  });
  const [chat, mail] = [await startChatServer(manners.ollama, writer.urls), await startMailServer()];
  const PORT = String(await freePort());
  const url = `http://127.0.0.1:${PORT}`;
  const settings = {
    ...environment(),
    PORT,
    PUBLIC_URL: url,
    DEEPSEEK_BASE_URL: chat.url,
    DEEPSEEK_MODEL: 'a-model',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Lunatale <hello@example.org>',
    LOG_LEVEL: 'error',
  };
  const inside = { cwd: app, env: settings, ...nobody };
  const health = () =>
    run(healthCheck[0] ?? '', healthCheck.slice(1), inside).then(
      () => 'healthy',
      () => 'unhealthy',
    );
  expect(await health()).toBe('unhealthy');

  const [program = '', ...parts] = command;
  const server = spawn(program, parts, { ...inside, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  const exit = new Promise<number | null>((resolve) => server.once('exit', resolve));
  try {
    await expect.poll(health, { timeout: 60_000, interval: 500, message: output }).toBe('healthy');
    const page = await (await fetch(url)).text();
    expect(page).toContain('data-without="payments premium pictures"');
    expect(page).toContain('/assets/');

    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${await signInByMail(url, mail, 'ana@example.org')}`,
    };
    const post = (path: string, body: object) =>
      fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    await post('/api/identity/profile', {});
    await post('/api/identity/profile/adult', { confirmed: true });
    const content = await (await post('/functions/v1/generate-story-stream', { storyParams: storyParams() })).text();
    expect(content, output).toMatch(/^\*\*/);
    expect((await post('/api/stories', { title: 'One', content, options: storyParams() })).status).toBe(201);

    // The commands that deploy/update.sh and an operator run in the container.
    const backup = join(volume, 'backups', 'before.backup');
    mkdirSync(dirname(backup), { recursive: true });
    if (nobody.uid !== undefined) chownSync(dirname(backup), nobody.uid, nobody.gid);
    await run('node', ['tools/backup.ts', backup], inside);
    expect(existsSync(backup)).toBe(true);
    const told = await run('node', ['tools/doctor.ts'], inside).catch((error: { stdout: string }) => error);
    expect(told.stdout).toMatch(/Writer of stories/);
  } finally {
    server.kill('SIGTERM');
    const code = await exit;
    await Promise.all([chat.stop(), mail.stop(), writer.stop()]);
    expect(code, output).toBe(0);
  }
  expect(await health()).toBe('unhealthy');
});
