import { Worker } from 'node:worker_threads';
import type { MadeSound, SentenceOrder } from './make-sentence.ts';
import { BadSound } from './read-sound.ts';
import type { SoundAnswer, SoundJob } from './sound-worker.ts';

const memoryMegabytes = 200;
/** How long an idle thread is kept. */
const idleMilliseconds = 60_000;

type Waiting = { resolve: (made: MadeSound) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let jobs = 0;
const waiting = new Map<number, Waiting>();

/** Runs `makeSentence` in the thread for sound, one after the other. Rejects as it does, and if the thread is lost. */
export function makeSound(order: SentenceOrder): Promise<MadeSound> {
  clearTimeout(idle);
  worker ??= start();
  worker.ref();
  const id = ++jobs;
  const made = new Promise<MadeSound>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, order } satisfies SoundJob);
  return made;
}

function start(): Worker {
  const started = new Worker(new URL('./sound-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  const lose = () => {
    if (worker !== started) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('the thread for sound ended while it worked'));
    waiting.clear();
  };
  started.on('message', (answer: SoundAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('made' in answer) asked?.resolve(answer.made);
    else asked?.reject('bad' in answer ? new BadSound(answer.bad) : new Error(answer.failed));
    if (waiting.size > 0) return;
    started.unref();
    idle = setTimeout(() => {
      if (worker === started) worker = undefined;
      void started.terminate();
    }, idleMilliseconds).unref();
  });
  started.once('error', lose);
  started.once('exit', lose);
  return started;
}
