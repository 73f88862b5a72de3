/**
 * The process in which pictures are decoded: they come from outside, and one that crashes a decoder or fills the memory
 * harms nothing else. It knows no secret, ends with the server that started it, and ends itself when it uses more
 * memory than it may.
 */
import { writeFileSync } from 'node:fs';
import { type PictureJobs, pictureJobs } from './jobs.ts';

export type Job = { id: number; name: keyof PictureJobs; values: unknown[] };
export type Answer = { id: number; made?: unknown; failed?: string };

const memoryLimit = Number(process.argv[2]) * 1024 * 1024;
const lookEveryMilliseconds = 20;

// The server decides when to stop: stories that still finish need their pictures.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
setInterval(() => {
  if (process.memoryUsage.rss() > memoryLimit) process.exit(1);
}, lookEveryMilliseconds);
try {
  // If memory runs out, the system ends this process before any other.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // not on Linux
}

process.on('message', async ({ id, name, values }: Job) => {
  const job = pictureJobs[name] as (...values: unknown[]) => Promise<unknown>;
  const answer: Answer = await job(...values).then(
    (made) => ({ id, made }),
    (error: unknown) => ({ id, failed: error instanceof Error ? error.message : 'unknown' }),
  );
  process.send?.(answer);
});
