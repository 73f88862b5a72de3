import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { BookFormat, Paper } from '#domain/stories/book.ts';
import type { Book } from './book.ts';
import type { BookSound } from './epub.ts';

/** Books set at the same time, and the memory that each may take. */
const presses = 2;
const memoryMegabytes = 200;

const queue = new PQueue({ concurrency: presses });

export type Press = { book: Book; format: BookFormat; paper: Paper; sound: BookSound | null };

/** Returns the book as a file, an EPUB with its sound, made in a thread of its own: two at a time, the others wait. */
export function pressBook(
  book: Book,
  format: BookFormat,
  { paper = 'a4', sound = null }: { paper?: Paper; sound?: BookSound | null } = {},
): Promise<Buffer> {
  return queue.add(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const worker = new Worker(new URL('./press-worker.ts', import.meta.url), {
          workerData: { book, format, paper, sound } satisfies Press,
          resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
        });
        worker.once('message', (file: Uint8Array) =>
          resolve(Buffer.from(file.buffer, file.byteOffset, file.byteLength)),
        );
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`the press stopped with ${code}`)));
      }),
  );
}
