import { statfs } from 'node:fs/promises';
import { databaseProblem } from './database-problem.ts';

/** Whether there is room to save anything: asked before a story is started, and by /readyz. */
export type Room = {
  hasRoom(): Promise<boolean>;
  /** Runs work that writes, and remembers if it failed for lack of room. */
  learn<T>(work: () => Promise<T>): Promise<T>;
};

/** The last free bytes are left for the database to finish its work. */
const leastFreeBytes = 64 * 1024 * 1024;
/** How long a write that found no room counts; each further one counts anew. */
const rememberMilliseconds = 60_000;

/** `folder` is where this machine keeps data; null = others keep them, and only failed writes tell. */
export function createRoom(folder: string | null, now: () => Date = () => new Date()): Room {
  let fullAt: number | undefined;
  return {
    async hasRoom() {
      if (fullAt !== undefined && now().getTime() - fullAt < rememberMilliseconds) return false;
      if (folder === null) return true;
      // If the disk cannot be measured, stories are written all the same.
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
