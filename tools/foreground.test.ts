import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';

/** A server that prints the signals it receives, and exits with code 7 a moment after the first. */
const server = `
process.on('SIGTERM', hear).on('SIGINT', hear);
setInterval(() => {}, 1000);
console.log('ready');
function hear(signal: string) {
  console.log(signal);
  setTimeout(() => process.exit(7), 300);
}`;

function start() {
  const script = join(mkdtempSync(join(tmpdir(), 'lunatale-foreground-')), 'server.ts');
  writeFileSync(script, server);
  const module = new URL('foreground.mjs', import.meta.url).href;
  const code = `import { runForeground } from ${JSON.stringify(module)}; runForeground(${JSON.stringify(script)}, [], { alone: true });`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', code], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { starter, lines: createInterface(starter.stdout)[Symbol.asyncIterator]() };
}

/** Sends a signal once the server is ready, and returns the signals it received until its end. */
async function hears(send: (starter: ChildProcess & { pid: number }) => void) {
  const { starter, lines } = start();
  const exit = once(starter, 'exit');
  expect((await lines.next()).value).toBe('ready');
  send(starter as ChildProcess & { pid: number });
  const heard: string[] = [];
  for await (const line of { [Symbol.asyncIterator]: () => lines }) heard.push(line);
  const [exitCode] = await exit;
  return { heard, exitCode };
}

describe.skipIf(process.platform === 'win32')('a server in the foreground', () => {
  test('hears a signal to the starter once, and its exit code is the exit code', async () => {
    expect(await hears(({ pid }) => process.kill(pid, 'SIGTERM'))).toEqual({ heard: ['SIGTERM'], exitCode: 7 });
    expect(await hears(({ pid }) => process.kill(pid, 'SIGINT'))).toEqual({ heard: ['SIGINT'], exitCode: 7 });
  });

  test('hears a signal to the whole group once', async () => {
    expect(await hears(({ pid }) => process.kill(-pid, 'SIGTERM'))).toEqual({ heard: ['SIGTERM'], exitCode: 7 });
  });

  test('stops in its own order when the starter is killed', async () => {
    expect((await hears(({ pid }) => process.kill(-pid, 'SIGKILL'))).heard).toEqual(['SIGTERM']);
  });
});
