// Sets one book and ends: a long story must not block the stories that others are reading meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { bookletFolio, foldIntoBooklet } from './booklet.ts';
import { writePdf } from './pdf.ts';
import type { Press } from './press.ts';

const { book, format } = workerData as Press;
const printed = format === 'booklet' ? await foldIntoBooklet(await writePdf(book, bookletFolio)) : await writePdf(book);
parentPort?.postMessage(printed, [printed.buffer as ArrayBuffer]);
