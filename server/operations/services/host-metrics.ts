import { statfs } from 'node:fs/promises';
import { cpus, freemem, totalmem } from 'node:os';
import type { HostMetrics } from '#domain/operations/figures.ts';

type Load = { busy: number; all: number };

/** Measures this machine, its CPU since the last call (MONITOR-14, AMB-119). What the host does not tell is null. */
export function createHostMeter(folder: string): () => Promise<HostMetrics> {
  let before = load();
  return async () => {
    const now = load();
    const all = now.all - before.all;
    const cpu = all > 0 ? ((now.busy - before.busy) / all) * 100 : null;
    if (all > 0) before = now;
    const disk = await statfs(folder).then(
      ({ blocks, bfree, bavail }) => (blocks > 0 ? ((blocks - bfree) / (blocks - bfree + bavail)) * 100 : null),
      () => null,
    );
    return { cpu, memory: totalmem() > 0 ? (1 - freemem() / totalmem()) * 100 : null, disk };
  };
}

function load(): Load {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.reduce((sum, time) => sum + time.user + time.nice + time.sys + time.idle + time.irq, 0);
  return { busy: all - times.reduce((sum, time) => sum + time.idle, 0), all };
}
