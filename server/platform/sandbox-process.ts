import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export type RunningSandbox = {
  /** The base address of every vendor that the sandbox plays. */
  urls: Partial<Record<string, string>>;
  /** The address at which faults are switched on and off. */
  control: string;
  stop(): Promise<void>;
};

/**
 * Starts the stand-ins in a process of their own, so that they are reached like a vendor: over HTTP.
 * It ends with this process, however that ends (the channel between the two closes).
 */
export function startSandboxProcess(options: {
  vendors: readonly string[];
  publicUrl: string;
  dataDir: string;
  pace: number | undefined;
}): Promise<RunningSandbox> {
  const cache = getCompileCacheDir();
  const child = fork(fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url)), {
    env: {
      // Beside the compiled code of this process, if that is kept.
      ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }),
      SANDBOX_VENDORS: options.vendors.join(','),
      SANDBOX_PUBLIC_URL: options.publicUrl,
      SANDBOX_DATA_DIR: options.dataDir,
      ...(options.pace === undefined ? {} : { SANDBOX_PACE: String(options.pace) }),
    },
    // Ctrl-C reaches the whole group: the server, not the terminal, decides when the sandbox ends.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The sandbox ended at its start (exit code ${code}).`)));
    child.once('message', (message: { urls: RunningSandbox['urls']; control: string }) => {
      resolve({
        urls: message.urls,
        control: message.control,
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      });
    });
  });
}
