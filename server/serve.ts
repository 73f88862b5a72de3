import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#db/connect.ts';
import { startEmbeddedDatabase } from '#db/embedded.ts';
import { keepBackup, migrationsWait } from '#db/kept-backups.ts';
import { ensureLogins, requireModestLogins } from '#db/logins.ts';
import { requireCurrent } from '#db/migrate.ts';
import { prepareDatabase } from '#db/prepare.ts';
import { renewIndexes } from '#db/renew-indexes.ts';
import type { AdminRole } from '#domain/identity/operators.ts';
import { createApp } from './app.ts';
import { appSettings } from './app-settings.ts';
import type { Config } from './config.ts';
import { createContext } from './create-context.ts';
import { startHeartbeat } from './generation/running/keep-progress.ts';
import { learnDialects } from './generation/text/learn-dialects.ts';
import { recallPace } from './generation/text/writer-pace.ts';
import { ensureAdmins } from './identity/sign-in/ensure-admins.ts';
import { isWithoutOperator } from './identity/sign-in/first-operator.ts';
import { productJobs } from './operations/upkeep/jobs.ts';
import { pageScripts, webPages } from './pages/web-pages.ts';
import { type Job, startJobs } from './platform/jobs.ts';
import { type RunningSandbox, startSandboxProcess } from './platform/sandbox-process.ts';
import { createLog } from './platform/telemetry/log.ts';
import { answerMetrics } from './platform/telemetry/metrics.ts';
import type { Telemetry } from './platform/telemetry/telemetry.ts';
import { listen, requestListener } from './run.ts';

/** How long running stories may take to finish once a stop was asked for. */
const finishMilliseconds = 25_000;

/** The operators whom the sandbox's Google offers, to try the back office. */
const sandboxAdmins: { email: string; role: AdminRole }[] = [
  { email: 'admin@lunatale.test', role: 'super_admin' },
  { email: 'editor@lunatale.test', role: 'admin' },
  { email: 'viewer@lunatale.test', role: 'viewer' },
];

/**
 * Runs a server of the product until a signal asks for a stop, and then ends the process. Prints in one
 * line where it is ready, or why it could not start (exit code 1).
 */
export async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const closing: (() => Promise<void>)[] = [];
  let stopping = false;

  const stop = async (exitCode: number) => {
    if (stopping) process.exit(exitCode || 1);
    stopping = true;
    const late = setTimeout(() => process.exit(1), finishMilliseconds + 4000);
    late.unref();
    for (const close of closing.reverse()) {
      await close().catch((error: unknown) => log.error({ err: error }, 'a part did not stop cleanly'));
    }
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

  try {
    const listening = await listen(config.host, config.port);
    const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
    const publicUrl = config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}`;
    mkdirSync(config.dataDir, { recursive: true });

    const [sandbox, ownerUrl] = await Promise.all([startSandbox(), startDatabase()]);
    if (ownerUrl) await updateDatabase(ownerUrl);
    const addresses = config.databaseLogins ?? (await ensureLogins(ownerUrl ?? ''));
    await requireModestLogins(addresses);
    if (!ownerUrl) await requireCurrent(addresses.service);
    const database = openDatabase(addresses);
    const telemetry = config.tracesEndpoint ? await startTraces(config.tracesEndpoint) : undefined;
    telemetry?.database(database.member.pool);
    telemetry?.database(database.service.pool);
    closing.push(() => database.close());

    const googleUrl = sandbox?.urls.google;
    const ctx = createContext({ ...appSettings(config, publicUrl, sandbox?.urls), telemetry }, database, log);
    void learnDialects(ctx);
    const stopHeartbeat = startHeartbeat(ctx);
    closing.push(async () => {
      stopHeartbeat();
      await ctx.settled();
      return ctx.recorder.flush();
    });
    closing.push(async () => {
      const tooLate = setTimeout(() => ctx.running.stopAll(), finishMilliseconds);
      await ctx.running.settled();
      clearTimeout(tooLate);
      // The sound made so far is kept, and another server continues at once.
      ctx.narrating.stopAll();
      await ctx.narrating.settled();
    });
    const admins = config.adminEmails.map((email) => ({ email, role: 'super_admin' as const }));
    await ensureAdmins(ctx.store, googleUrl ? [...admins, ...sandboxAdmins] : admins);

    // The sign-in button shows that a document could not be read, and it is read again.
    for (const issuer of Object.values(ctx.issuers)) void issuer?.client.discover().catch(() => {});
    await recallPace(ctx.store, ctx.pace);
    const dist = fileURLToPath(new URL('../web/dist', import.meta.url));
    const pages = await webPages(ctx, dist);
    const isReady = () =>
      Promise.all([
        database.member.pool.query('select 1'),
        database.service.pool.query('select 1'),
        ctx.objects.check(),
      ]).then(
        () => true,
        () => false,
      );
    listening.serve(requestListener(createApp(ctx, pages, isReady, await pageScripts(dist))));
    closing.push(
      startJobs(
        ctx.store,
        log,
        // If the server has no login of the owner, `npm run database -- indexes` does it.
        [
          ...productJobs(ctx, ownerUrl ? (signal) => renewIndexes(ownerUrl, signal) : undefined),
          ...backupJobs(ownerUrl),
        ],
      ),
    );
    if (ctx.metrics && config.metrics) {
      const metrics = await listen(config.metrics.host, config.metrics.port);
      metrics.serve(answerMetrics(ctx.metrics));
      closing.push(() => metrics.close());
    }
    closing.push(() => listening.close());
    const played =
      config.sandbox.vendors.length > 0 ? ` (demo: the sandbox plays ${config.sandbox.vendors.join(', ')})` : '';
    console.log(`Lunatale is ready at ${publicUrl}${played}`);
    if (!googleUrl && (await ctx.store.asService(isWithoutOperator))) {
      console.log(`Nobody looks after it yet: sign in, open ${publicUrl}/operator, enter ${ctx.tokens.operatorCode()}`);
    }
    /** Migrates the database, after a backup if needed. A failure changes nothing and ends this start. */
    async function updateDatabase(url: string): Promise<void> {
      const { backups } = config;
      const waiting = backups !== null && (await migrationsWait(url));
      const kept = waiting ? await keepBackup(url, backups.folder, { kind: 'update', keep: 3 }) : undefined;
      if (kept) console.log(`Before the update ${kept.rows} rows were written to ${kept.file}`);
      await prepareDatabase(url, config.allowances).catch((error: Error) => {
        const before = kept ? ` The backup of before is ${kept.file}.` : '';
        throw new Error(
          `the update failed and changed nothing; the release before runs on: ${error.message}.${before}`,
          {
            cause: error,
          },
        );
      });
    }

    function backupJobs(url: string | undefined): Job[] {
      const { backups } = config;
      if (!backups || !url) return [];
      const run = async () => ({
        rows: (await keepBackup(url, backups.folder, { kind: 'evening', keep: backups.keep })).rows,
      });
      return [{ name: 'backup', cron: '10 4 * * *', run }];
    }

    /** Loads the tracing libraries, only if traces are collected. */
    async function startTraces(endpoint: string): Promise<Telemetry> {
      const { startTelemetry } = await import('./platform/telemetry/telemetry.ts');
      const started = startTelemetry({ endpoint, continuesTraces: config.trustedProxies > 0 });
      closing.push(() => started.stop());
      return started;
    }

    async function startSandbox(): Promise<RunningSandbox | undefined> {
      const { vendors, pace } = config.sandbox;
      if (vendors.length === 0) return undefined;
      const running = await startSandboxProcess({ vendors, publicUrl, dataDir: join(config.dataDir, 'sandbox'), pace });
      closing.push(() => running.stop());
      // Tells tests and the curious the address at which its faults are switched.
      writeFileSync(
        join(config.dataDir, 'sandbox.json'),
        JSON.stringify({ control: running.control, urls: running.urls }),
      );
      return running;
    }

    /** Returns the address of the database with the owner's login; undefined if the server is not given it. */
    async function startDatabase(): Promise<string | undefined> {
      if (config.databaseUrl || config.databaseLogins) return config.databaseUrl;
      const running = await startEmbeddedDatabase({ dataDir: join(config.dataDir, 'database'), log });
      closing.push(() => running.stop());
      return running.url;
    }
  } catch (error) {
    console.error(explain(error, config.port));
    await stop(1);
  }
}

function explain(error: unknown, port: number): string {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Set PORT to another one, for example PORT=3001 npm start`;
  if (path && (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EROFS' || code === 'ENOSPC' || code === 'EACCES')) {
    const why = code === 'ENOSPC' ? 'the disk is full' : 'this user may not write there';
    return `Lunatale could not start: DATA_DIR: expects a folder that this user can write to; found ${path}, and ${why}. For example DATA_DIR=./data, or a volume that belongs to the user of the container.`;
  }
  // PostgreSQL's own words for a full disk.
  if (error instanceof Error && error.message.includes('No space left on device'))
    return 'Lunatale could not start: DATA_DIR: expects a folder with room for a database; the disk is full.';
  if (code === 'EACCES') return `This account may not listen on port ${port}. Set PORT to one above 1023.`;
  return error instanceof Error ? `Lunatale could not start: ${error.message}` : String(error);
}
