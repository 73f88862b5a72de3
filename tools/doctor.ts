// npm run doctor [-- MAIL]: tries each configured service with one tiny real call; says what works and what to change.

import { openDatabase } from '#db/connect.ts';
import { ensureLogins } from '#db/logins.ts';
import { prepareDatabase } from '#db/prepare.ts';
import type { Finding } from '#domain/operations/findings.ts';
import { appSettings } from '#server/app-settings.ts';
import { type Config, ConfigError, loadConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { examineServices, servicesOfVendors } from '#server/operations/services/examine-services.ts';
import { createLog } from '#server/platform/telemetry/log.ts';
import { openConfiguredDatabase } from './configured-database.ts';

const marks: Record<Finding['outcome'], string> = { works: '✓', fails: '✗', absent: '·', played: '~' };
const config = settings();
const findings = [...(await examine(config)), ...played(config)];
for (const { service, outcome, says, change } of findings) {
  console.log(`${marks[outcome]} ${service}: ${says}`);
  if (change) console.log(`    ${outcome === 'fails' ? '→' : 'to have it:'} ${change}`);
}
process.exit(findings.some(({ outcome }) => outcome === 'fails') ? 1 : 0);

async function examine(chosen: Config): Promise<Finding[]> {
  const publicUrl = chosen.publicUrl ?? `http://127.0.0.1:${chosen.port}`;
  const mailTo = process.argv[2] ?? chosen.mail?.from.replace(/^.*<|>.*$/g, '') ?? null;
  let database: Awaited<ReturnType<typeof openConfiguredDatabase>>;
  try {
    database = await openConfiguredDatabase();
  } catch (error) {
    const change = 'Look at DATA_DIR: it has to exist, belong to this user and have space; or at DATABASE_URL.';
    const says = error instanceof Error ? error.message : String(error);
    return [{ service: 'Database', outcome: 'fails', says, change, milliseconds: 0 }];
  }
  try {
    const addresses = chosen.databaseLogins ?? (await loginsOf(database.url, chosen));
    const open = openDatabase(addresses);
    const ctx = createContext(appSettings(chosen, publicUrl), open, createLog('silent'));
    const found = await examineServices(ctx, mailTo);
    await open.close();
    // A stand-in runs only while the server does.
    return found.filter(({ service }) => !playedServices(chosen).includes(service));
  } finally {
    await database.stop();
  }
}

/** If no server has been started yet, prepares the database as the first start does. */
async function loginsOf(url: string, { allowances }: Config) {
  return ensureLogins(url).catch(async () => {
    await prepareDatabase(url, allowances);
    return ensureLogins(url);
  });
}

function playedServices({ sandbox: { vendors } }: Config): string[] {
  return vendors.map((vendor) => servicesOfVendors[vendor]);
}

function played(chosen: Config): Finding[] {
  return playedServices(chosen).map((service) => ({
    service,
    outcome: 'played',
    says: 'The sandbox plays it.',
    change: null,
    milliseconds: 0,
  }));
}

function settings(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`✗ Settings: these are wrong (see .env.example):\n${error.message}`);
    process.exit(1);
  }
}
