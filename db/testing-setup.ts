import { hasTestServer, startTestServer } from './testing.ts';

/** Vitest's global set-up: starts one database server, unless an outer run has one; the returned function stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  if (hasTestServer()) return async () => {};
  const server = await startTestServer();
  return server.stop;
}
