// Sets one book and ends: a long story must not block the stories that others are reading meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { foldIntoBooklet } from './booklet.ts';
import { writePdf } from './pdf.ts';
import type { Press } from './press.ts';

const { book, format } = workerData as Press;
const pdf = await writePdf(book);
const printed = format === 'booklet' ? await foldIntoBooklet(pdf) : pdf;
parentPort?.postMessage(printed, [printed.buffer as ArrayBuffer]);
