import PQueue from 'p-queue';

/** Bounds how many stories are written at once; when all writers are busy, premium goes first (GEN-22). */
export type WriterQueue = {
  run<T>(work: () => Promise<T>, options: { first: boolean; signal: AbortSignal }): Promise<T>;
};

export function createWriterQueue(writers: number): WriterQueue {
  const queue = new PQueue({ concurrency: writers });
  return {
    run(work, { first, signal }) {
      // A story stopped while it waits leaves the queue at once; one being written ends itself, when its bill is known.
      const waiting = new AbortController();
      const leave = () => waiting.abort(signal.reason);
      if (signal.aborted) leave();
      signal.addEventListener('abort', leave, { once: true });
      const begin = () => {
        signal.removeEventListener('abort', leave);
        return work();
      };
      return queue.add(begin, { priority: first ? 1 : 0, signal: waiting.signal });
    },
  };
}
