import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { BookFormat } from '#domain/stories/book.ts';
import type { Book } from './book.ts';

/** Books set at the same time, and the memory that each may take. */
const presses = 2;
const memoryMegabytes = 200;

const queue = new PQueue({ concurrency: presses });

export type Press = { book: Book; format: Exclude<BookFormat, 'epub'> };

/** Returns the book as a PDF, or as a booklet to fold, set in a thread of its own: two at a time, the others wait. */
export function pressPdf(book: Book, format: Press['format']): Promise<Buffer> {
  return queue.add(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
          workerData: { book, format } satisfies Press,
          resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
        });
        worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)));
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`the press stopped with ${code}`)));
      }),
  );
}
