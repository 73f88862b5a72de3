import { startTestServer } from './testing.ts';

/** Vitest's global set-up: one database server for the run; the returned function ends it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  return server.stop;
}
