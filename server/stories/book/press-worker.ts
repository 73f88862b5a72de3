// Makes one book and ends: a long story must not block the stories that others are reading meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { bookletFolio, foldIntoBooklet } from './booklet.ts';
import { writeEpub } from './epub.ts';
import { writePdf } from './pdf.ts';
import type { Press } from './press.ts';

const { book, format, paper, sound } = workerData as Press;

async function print(): Promise<Uint8Array> {
  if (format === 'epub') return writeEpub(book, sound);
  return format === 'booklet' ? foldIntoBooklet(await writePdf(book, bookletFolio), paper) : writePdf(book);
}

const printed = await print();
parentPort?.postMessage(printed, [printed.buffer as ArrayBuffer]);
