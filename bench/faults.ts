import { dirname } from 'node:path';
import { startAlone } from './faults/alone.ts';
import { clockJumps } from './faults/clock.ts';
import { databaseGone, diskFull, providerGone, storeGone } from './faults/gone.ts';
import { killUnderLoad } from './faults/kills.ts';
import { faultMatrix } from './faults/matrix.ts';
import type { Proof } from './proof.ts';
import { startSite } from './scale/site.ts';

/** How often each process is killed; FAULTS_KILLS sets another number. */
const kills = Number(process.env.FAULTS_KILLS || 20);

/**
 * Breaks the services around the product and counts what it loses: nothing should be lost. Needs what `scale` needs,
 * and root for the small disk that is filled.
 */
export const faults: Proof = {
  name: 'Faults',
  run: async (report) => {
    const site = await startSite(1, { RATE_LIMIT_FACTOR: '0' });
    const [server] = site.servers;
    try {
      for (const outcome of await faultMatrix(site)) report(outcome);
      for (const outcome of await providerGone(site)) report(outcome);
      for (const outcome of await databaseGone(site)) report(outcome);
      for (const outcome of await storeGone(site, site.objectFolder)) report(outcome);
      await site.outside.control.pace({ tokensPerSecond: 400, firstTokenMilliseconds: 100 });
      for (const outcome of await clockJumps(site, dirname(site.objectFolder))) report(outcome);
      const killServer = async () => {
        await server.end('SIGKILL');
        await server.start();
      };
      const killDatabase = async () => {
        await site.postgres.kill();
        await site.postgres.start();
      };
      const what = 'kill -9 of';
      for (const outcome of await killUnderLoad(`${what} the server`, { ...site, kill: killServer }, kills))
        report(outcome);
      for (const outcome of await killUnderLoad(`${what} PostgreSQL`, { ...site, kill: killDatabase }, kills)) {
        report(outcome);
      }
    } finally {
      await site.stop();
    }
    const alone = await startAlone();
    try {
      const half = Math.ceil(kills / 2);
      for (const [what, kill] of [
        ['kill -9 of the server with its own PostgreSQL', alone.killServer],
        ['kill -9 of its own PostgreSQL', alone.killDatabase],
      ] as const) {
        for (const outcome of await killUnderLoad(what, { ...alone, kill }, half)) report(outcome);
      }
    } finally {
      await alone.stop();
    }
    for (const outcome of await diskFull()) report(outcome);
  },
};
