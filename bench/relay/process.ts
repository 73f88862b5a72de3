import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export type Measured = { url: string; stop(): Promise<void>; usage(): Usage };
/** CPU milliseconds used since the start, and megabytes of memory held now. */
export type Usage = { cpu: number; memory: number };

/** Starts a process and waits until it prints its address. */
export async function start(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<Measured> {
  const child: ChildProcess = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  let url = '';
  if (child.stdout) {
    for await (const line of createInterface(child.stdout)) {
      url = /http:\/\/[\d.:]+/.exec(line)?.[0] ?? '';
      if (url) break;
    }
  }
  return {
    url,
    usage: () => usageOf(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

function usageOf(pid: number): Usage {
  const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { cpu: (Number(ticks[11]) + Number(ticks[12])) * 10, memory: Number(memory) / 1024 };
}
