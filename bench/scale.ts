import type { Outcome, Proof } from './proof.ts';
import { walkPlainRestart, walkRollingRestart } from './scale/rolling.ts';
import { startSite } from './scale/site.ts';
import { walkJobs, walkLimits, walkSessions, walkStories, walkStream, walkWebhooks } from './scale/walks.ts';

/**
 * Two servers behind nginx with deploy/nginx.conf, the system's PostgreSQL and one store: results do not depend on
 * which server answers. Needs the programs nginx and PostgreSQL, and runs on Linux.
 */
export const scale: Proof = {
  name: 'Two servers, nginx, PostgreSQL',
  run: async (report) => {
    const site = await startSite(2, { RATE_LIMIT_FACTOR: '0' });
    try {
      const [a, b] = site.servers;
      if (!b) return;
      console.error(`PostgreSQL ${site.postgres.version}, nginx at ${site.url}`);
      const walks: (() => Promise<Outcome[]>)[] = [
        () => walkStream(site),
        () => walkLimits(site, [a, b]),
        () => walkSessions(site, [a, b], 20),
        () => walkStories(site, [a, b], 20),
        () => walkWebhooks(site, 10),
        () => walkJobs(site, [a, b], 5),
        () => walkRollingRestart(site, [a, b], 12),
        () => walkPlainRestart(site, [a, b], 12),
      ];
      for (const walk of walks) for (const outcome of await walk()) report(outcome);
    } finally {
      await site.stop();
    }
  },
};
