import PQueue from 'p-queue';

/** Bounds how many stories are written at once; when all writers are busy, premium goes first (GEN-22). */
export type WriterQueue = {
  run<T>(work: () => Promise<T>, options: { first: boolean; signal: AbortSignal }): Promise<T>;
};

export function createWriterQueue(writers: number): WriterQueue {
  const queue = new PQueue({ concurrency: writers });
  return {
    run: (work, { first, signal }) => queue.add(work, { priority: first ? 1 : 0, signal }),
  };
}
