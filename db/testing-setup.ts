import { hasTestServer, startTestServer } from './testing.ts';

/** Vitest's global set-up: one database server for the run, unless a longer run has one; the returned function ends it. */
export default async function setup(): Promise<() => Promise<void>> {
  if (hasTestServer()) return async () => {};
  const server = await startTestServer();
  return server.stop;
}
