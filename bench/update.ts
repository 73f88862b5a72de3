import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openOwnerConnection } from '#db/connect.ts';
import { prepareDatabase } from '#db/prepare.ts';
import { storiesPath } from '#domain/stories/api.ts';
import { loadConfig } from '#server/config.ts';
import { percentile } from './figures.ts';
import { fillLibrary } from './library/world.ts';
import { type Session, signInSession } from './product.ts';
import type { Outcome, Proof } from './proof.ts';
import { bearer, describe, gather, type Load, startLoad, storyParams, summary } from './scale/load.ts';
import { missingSaves } from './scale/rolling.ts';
import { type Site, startSite } from './scale/site.ts';
import { subscribe } from './scale/walks.ts';

const ownFolder = fileURLToPath(new URL('..', import.meta.url));
const parents = 8;
/** How long parents are watched in each part, in milliseconds. */
const part = 20_000;

/**
 * Updates from another release to this one, with 1,000,000 stories and parents at work. The database is migrated beside
 * a server of that release, which goes on with it (P35); then this release serves, and then that one again. UPDATE_FROM
 * names the other release's commit; by default it is the one before the newest migration. The longest pause of a parent
 * stands beside the longest without a migration.
 */
export const update: Proof = {
  name: 'An update beside parents, 1,000,000 stories',
  run: async (report) => {
    const before = git('rev-parse', process.env.UPDATE_FROM ?? `${newestMigration()}~1`);
    const release = checkOut(before);
    const site = await startSite(1, { RATE_LIMIT_FACTOR: '0' }, release);
    const [server] = site.servers;
    try {
      await fill(site);
      const people = await gather(site.url, parents, 'update');
      await subscribe(site, people);
      const probe = await signInSession(site.url, 'probe@example.com');
      const during = async (what: string, work: () => Promise<string>) =>
        report(await watch(site, people, probe, what, work));
      const quiet = () => wait(part).then(() => '');
      const serve = async (folder: string) => {
        await server.end('SIGTERM');
        await server.start({}, folder);
      };
      await during(`the release of ${before.slice(0, 8)}`, quiet);
      await during('the migration beside it', async () => {
        const begin = performance.now();
        await prepareDatabase(site.postgres.url, loadConfig().allowances);
        const seconds = (performance.now() - begin) / 1000;
        await wait(part / 2);
        return `migrated in ${seconds.toFixed(1)} s; `;
      });
      await during('that release with what was migrated', quiet);
      await serve(ownFolder);
      await during('this release', quiet);
      await serve(release);
      await during('that release again', quiet);
    } finally {
      await site.stop();
      rmSync(release, { recursive: true, force: true });
    }
  },
};

const git = (...args: string[]) => execFileSync('git', args, { cwd: ownFolder, encoding: 'utf8' }).trim();

/** Returns the commit that added the newest migration. */
const newestMigration = () => git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'db/migrations/*.sql');

/** Unpacks a commit into a folder of its own, with the packages that are installed here. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-release-'));
  execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, folder], { cwd: ownFolder });
  symlinkSync(join(ownFolder, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function fill(site: Site): Promise<void> {
  const owner = await openOwnerConnection(site.postgres.url);
  try {
    const begin = performance.now();
    const { stories } = await fillLibrary(owner);
    console.error(`${stories} stories were made in ${Math.round((performance.now() - begin) / 1000)} s`);
  } finally {
    await owner.end();
  }
}

/** Counts what parents notice while `work` runs: failed calls, lost saves, and the longest answer of a probe. */
async function watch(
  site: Site,
  people: Session[],
  probe: Session,
  what: string,
  work: () => Promise<string>,
): Promise<Outcome> {
  const load = startLoad(site.url, people, 250);
  const answers = timeAnswers(site.url, probe, load);
  const said = await work();
  await load.stop();
  const times = await answers.stop();
  const missing = await missingSaves(site, load);
  const calls = Object.values(load.calls).reduce((sum, count) => sum + count, 0) + times.length;
  const longest = `an answer takes ${percentile(times, 0.5).toFixed(0)} ms, the longest ${Math.max(...times).toFixed(0)} ms`;
  const kept = `${missing.tried} saves, ${missing.lost} lost`;
  return {
    what,
    tried: calls,
    lost: load.failures.length + missing.lost,
    note: `${said}${longest}; ${kept} ${summary(load.failures)}`.trim(),
  };
}

/** One parent reads the shelf and saves a story, in turns and without a pause; records each answer's ms. */
function timeAnswers(url: string, parent: Session, load: Load): { stop(): Promise<number[]> } {
  let stopped = false;
  const times: number[] = [];
  const work = (async () => {
    for (let turn = 0; !stopped; turn += 1) {
      const title = `Probe ${turn} ${performance.now()}`;
      const story = { title, content: 'A story.', options: storyParams() };
      const begin = performance.now();
      const answer = await bearer(url, parent, storiesPath, turn % 2 ? story : undefined).catch(describe);
      times.push(performance.now() - begin);
      if (typeof answer === 'string') load.failures.push(`probe: ${answer}`);
      else if (!answer.ok) load.failures.push(`probe: ${answer.status}`);
      if (typeof answer !== 'string') await answer.arrayBuffer();
      await wait(20);
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await work;
      return times;
    },
  };
}
