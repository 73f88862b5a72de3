import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import type { PictureJobs } from './jobs.ts';
import type { Answer, Job } from './worker.ts';

/** The memory of the picture process, in megabytes: itself, and two pictures of the largest size. */
const memoryLimit = 700;
/** The system's own limit, in megabytes: a decoder may allocate everything at once, between two checks. */
const hardLimit = 1400;
const jobMilliseconds = 20_000;
/** How long an idle process is kept. */
const idleMilliseconds = 60_000;
/** How many pictures are decoded at a time, for everybody: the others wait, so that memory has a bound. */
const unpackedAtOnce = 2;

/** The process ended during a job: the picture needs too much memory, or something else ended it. */
export class PictureProcessLost extends Error {}

type Made<Name extends keyof PictureJobs> = Awaited<ReturnType<PictureJobs[Name]>>;
type Running = { child: ChildProcess; waiting: Map<number, (answer: Answer | undefined) => void> };

const queue = new PQueue({ concurrency: unpackedAtOnce });
/** A job that was lost beside another is retried alone, where it harms no other. */
const alone = new PQueue({ concurrency: 1 });
let running: Running | undefined;
let idle: NodeJS.Timeout | undefined;
let jobs = 0;

/** Runs a job in the picture process. Rejects with the decoder's error, or with `PictureProcessLost`. */
export async function workOnPicture<Name extends keyof PictureJobs>(
  name: Name,
  ...values: Parameters<PictureJobs[Name]>
): Promise<Made<Name>> {
  try {
    return await queue.add(() => ask(name, values));
  } catch (error) {
    if (!(error instanceof PictureProcessLost)) throw error;
    return await alone.add(async () => {
      queue.pause();
      try {
        await queue.onPendingZero();
        return await ask(name, values);
      } finally {
        queue.start();
      }
    });
  }
}

/** The id of the running process, for tests. */
export const pictureProcessId = (): number | undefined => running?.child.pid;

async function ask<Name extends keyof PictureJobs>(name: Name, values: unknown[]): Promise<Made<Name>> {
  clearTimeout(idle);
  running ??= start();
  const { child, waiting } = running;
  const id = ++jobs;
  child.ref();
  child.channel?.ref();
  const answered = new Promise<Answer | undefined>((resolve) => waiting.set(id, resolve));
  const late = setTimeout(() => child.kill('SIGKILL'), jobMilliseconds);
  const job: Job = { id, name, values };
  child.send(job, (error) => error && waiting.get(id)?.(undefined));
  const answer = await answered;
  clearTimeout(late);
  waiting.delete(id);
  if (waiting.size === 0) rest(child);
  if (!answer) throw new PictureProcessLost('the process for pictures ended while it worked');
  if (answer.failed !== undefined) throw new Error(answer.failed);
  return answer.made as Made<Name>;
}

/** Lets the server exit, and ends the process once it was idle for a while. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  idle = setTimeout(() => {
    if (running?.child === child) running = undefined;
    if (child.connected) child.disconnect();
  }, idleMilliseconds);
  idle.unref();
}

function start(): Running {
  const cache = getCompileCacheDir();
  const limiter = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => process.platform === 'linux' && existsSync(path));
  const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), [String(memoryLimit)], {
    // Of our environment only the folder of compiled code: no key, no address.
    env: { ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }), UV_THREADPOOL_SIZE: String(unpackedAtOnce) },
    ...(limiter
      ? { execPath: limiter, execArgv: [`--data=${hardLimit * 1024 * 1024}`, '--core=0', process.execPath] }
      : { execArgv: [] }),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const waiting: Running['waiting'] = new Map();
  const end = () => {
    if (running?.child === child) running = undefined;
    for (const answer of waiting.values()) answer(undefined);
  };
  child.once('exit', end);
  child.once('error', end);
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
  return { child, waiting };
}
