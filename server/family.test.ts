import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { firstOperatorPath } from '#domain/identity/account.ts';
import { manners, startChatServer } from '#sandbox/dialects/server.ts';
import { startMailServer } from '#sandbox/mail/server.ts';
import { startSandbox } from '#sandbox/start.ts';
import { createServerProcesses, freePort, signInByMail } from './testing/process.ts';
import { storyParams } from './testing.ts';

const processes = createServerProcesses();
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await processes.stop();
  for (const stop of stops.splice(0).reverse()) await stop();
});
const { newFolder } = processes;
const run = (environment: Record<string, string>) => processes.run({ NODE_ENV: 'production', ...environment });

test('from an empty folder, with a model and a mail server at home, to a kept story and a backup that holds it', async () => {
  const writer = await startSandbox({
    vendors: ['deepseek', 'reader'],
    publicUrl: 'http://127.0.0.1',
    pace: 'instant',
  });
  const [chat, mail] = [await startChatServer(manners.ollama, writer.urls), await startMailServer()];
  const DATA_DIR = newFolder();
  stops.push(writer.stop, chat.stop, mail.stop);
  const secret = join(DATA_DIR, 'smtp');
  writeFileSync(secret, `${mail.url}\n`);
  const PORT = String(await freePort());
  const environment = {
    DATA_DIR,
    PORT,
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    DEEPSEEK_BASE_URL: chat.url,
    DEEPSEEK_MODEL: 'a-model',
    SMTP_URL_FILE: secret,
    MAIL_FROM: 'Lunatale <hello@example.org>',
    FREE_TEXT_STORIES: 'unlimited',
    LOG_LEVEL: 'fatal',
  };
  const server = run(environment);
  await server.ready;
  const url = environment.PUBLIC_URL;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const headers = { authorization: `Bearer ${await signInByMail(url, mail, 'ana@example.org')}` };
  expect((await post('/api/identity/profile', {}, headers)).status).toBe(201);
  await post('/api/identity/profile/adult', { confirmed: true }, headers);
  const told = await post('/functions/v1/generate-story-stream', { storyParams: storyParams() }, headers);
  const content = await told.text();
  expect(content).toMatch(/^\*\*/);
  const kept = await post('/api/stories', { title: 'The first', content, options: storyParams() }, headers);
  expect(kept.status).toBe(201);
  // It had no operator; the first account becomes one.
  const code = /enter (\S+)/.exec(server.output())?.[1] ?? '';
  expect((await post(firstOperatorPath, { code }, headers)).status).toBe(204);
  // The first start makes up for tonight's backup.
  const backups = join(DATA_DIR, 'backups');
  await expect.poll(() => readdirSync(backups, { withFileTypes: true }).length, { timeout: 20_000 }).toBe(1);

  server.child.kill('SIGTERM');
  await server.exit;
  const again = run(environment);
  await again.ready;
  expect(again.output()).not.toContain('Nobody looks after it yet');
  const shelf = (await (await fetch(`${url}/api/stories`, { headers })).json()) as { stories: { title: string }[] };
  expect(shelf.stories.map(({ title }) => title)).toEqual(['The first']);
});

test.for([
  [{ SMTP_URL: 'mail.example.org' }, /SMTP_URL: expects smtp:\/\/user:password@host:587.*found 16 characters/],
  [
    { SMTP_URL_FILE: '/nowhere' },
    /SMTP_URL_FILE: expects a file that can be read, for example \/run\/secrets\/smtp_url; found "\/nowhere"/,
  ],
  [{ SMTP_URL: 'smtp://a' }, /MAIL_FROM: is needed beside SMTP_URL/],
  [{ OIDC_ISSUER: 'https://id.example.org' }, /OIDC_CLIENT_ID: is needed beside OIDC_ISSUER/],
  [{ OIDC_CLIENT_ID: 'lunatale' }, /OIDC_ISSUER: is needed beside OIDC_CLIENT_ID/],
  [{ SIGNUPS: 'maybe' }, /SIGNUPS: expects open, invited or closed; found "maybe"/],
  [{ ALLOWED_EMAILS: 'ana' }, /ALLOWED_EMAILS: expects e-mail addresses/],
  [{ DEEPSEEK_DIALECT: 'klingon' }, /DEEPSEEK_DIALECT: expects auto, deepseek, openai.*found "klingon"/],
  [{ PICTURES_BASE_URL: 'http://127.0.0.1:1' }, /PICTURES_MODEL: is needed beside PICTURES_BASE_URL.*for example/],
  [{ GEMINI_API_KEY: 'g', PICTURES_BASE_URL: 'http://127.0.0.1:1', PICTURES_MODEL: 'm' }, /both draw; set one of them/],
  [{ BACKUP_KEEP: 'all' }, /BACKUP_KEEP: expects a number of backups; found "all"/],
  [{ OIDC_ICON: '/nowhere.svg' }, /OIDC_ICON: expects a \.svg, \.png or \.webp file/],
] as const)('a half-set or wrong service is named with what was found: %j', async ([wrong, said]) => {
  const server = run({ DATA_DIR: newFolder(), ...wrong });
  await expect(server.ready).rejects.toThrow(said);
});

test('a data folder that cannot be written is named at the start', async () => {
  const folder = newFolder();
  // A file where the folder should be: read-only even for root.
  writeFileSync(join(folder, 'data'), '');
  const server = run({ DATA_DIR: join(folder, 'data'), SANDBOX: 'on' });
  await expect(server.ready).rejects.toThrow(/DATA_DIR/);
});
