import { statfs } from 'node:fs/promises';
import { databaseProblem } from './database-problem.ts';

/** Whether what is written can be kept: asked before a story is begun, and by /readyz. */
export type Room = {
  hasRoom(): Promise<boolean>;
  /** Does work that writes; learns from it where there was no room. */
  learn<T>(work: () => Promise<T>): Promise<T>;
};

/** Less than this is kept for the database to end what it has begun. */
const leastFreeBytes = 64 * 1024 * 1024;
/** A write that found no room counts for this long; any other that finds none counts anew. */
const rememberMilliseconds = 60_000;

/** `folder` is where this machine keeps data; null = others keep them, and only their refusals tell. */
export function createRoom(folder: string | null, now: () => Date = () => new Date()): Room {
  let fullAt: number | undefined;
  return {
    async hasRoom() {
      if (fullAt !== undefined && now().getTime() - fullAt < rememberMilliseconds) return false;
      if (folder === null) return true;
      // What cannot be measured is no reason to tell nothing.
      return statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize >= leastFreeBytes,
        () => true,
      );
    },
    async learn(work) {
      try {
        return await work();
      } catch (error) {
        if (databaseProblem(error) === 'storage') fullAt = now().getTime();
        throw error;
      }
    },
  };
}
