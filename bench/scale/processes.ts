import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Children that still run are killed when this process exits, for whatever reason. */
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** A child process and its output. */
export type Running = {
  pid: number;
  output(): string;
  /** Resolves with the exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
  /** Sends a signal and waits until the process is gone. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Starts a program and waits for `until` in its output, if given; rejects with the output when it ends before. */
export async function run(
  file: string,
  args: string[],
  { until, ...options }: SpawnOptions & { until?: RegExp },
): Promise<Running> {
  const child: ChildProcess = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  children.add(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void ended.then(() => children.delete(child));
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output = (output + text).slice(-100_000);
      if (until?.test(output)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    if (!until) child.once('spawn', resolve);
    void ended.then((code) => reject(new Error(`${file} ${args[0]} ended with ${code}: ${output}`)));
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Returns a free port: the wanted one, or any. Rejects when the wanted one is taken. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Returns the number of sockets that a process has open. */
export function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((number) => {
    try {
      return readlinkSync(`${folder}/${number}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;
}
