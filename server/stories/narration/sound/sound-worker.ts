// Levels and encodes sentences in a thread of its own, so that stories that others read do not wait for it.
import { parentPort } from 'node:worker_threads';
import { type MadeSound, makeSentence, type SentenceOrder } from './make-sentence.ts';
import { BadSound } from './read-sound.ts';

export type SoundJob = { id: number; order: SentenceOrder };
export type SoundAnswer = { id: number } & ({ made: MadeSound } | { bad: BadSound['reason'] } | { failed: string });

parentPort?.on('message', async ({ id, order }: SoundJob) => {
  const answer = await makeSentence(order).then(
    (made): SoundAnswer => ({ id, made: { ...made, mp3: new Uint8Array(made.mp3) } }),
    (error: unknown): SoundAnswer =>
      error instanceof BadSound
        ? { id, bad: error.reason }
        : { id, failed: String((error as Error)?.message ?? error) },
  );
  parentPort?.postMessage(answer, 'made' in answer ? [answer.made.mp3.buffer as ArrayBuffer] : []);
});
