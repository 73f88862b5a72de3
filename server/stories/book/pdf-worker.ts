// Sets one book and ends: long stories must not hold up the stories that others are reading meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import type { Book } from './book.ts';
import { writePdf } from './pdf.ts';

const pdf = await writePdf(workerData as Book);
parentPort?.postMessage(pdf, [pdf.buffer as ArrayBuffer]);
