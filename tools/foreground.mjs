// Plain JavaScript for Node 18 and newer, like bootstrap.mjs.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeBinary, root, withNode } from './bootstrap.mjs';
import { whenParentEnds } from './parent.mjs';

/** Where Node caches compiled code for the next start and for every process that this one starts. */
const compiled = join(root, 'node_modules/.cache/node');

/**
 * Runs a TypeScript file of this repository in the foreground, under a Node that can.
 * The exit code is the file's own.
 *
 * A server is `alone` in its process group, so that Ctrl-C, a signal to this process and one to its whole
 * group all reach it as one signal, and it can stop in its own order.
 * @param {string} script
 * @param {string[]} args
 * @param {{ alone?: boolean }} [options]
 */
export function runForeground(script, args, { alone = false } = {}) {
  const node = nodeBinary();
  const watch = new URL('./watch-parent.mjs', import.meta.url).href;
  const child = spawn(node, ['--import', watch, script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compiled, ...withNode(node, process.env) },
    detached: alone && process.platform !== 'win32',
  });
  let told = false;
  /** @param {NodeJS.Signals} signal */
  const tell = (signal) => {
    told = true;
    child.kill(signal);
  };
  process.on('SIGTERM', tell);
  process.on('SIGHUP', tell);
  // In a terminal, a child that shares our process group receives Ctrl-C by itself.
  process.on('SIGINT', (signal) => (alone || !process.stdin.isTTY) && tell(signal));
  // npm starts this process through a shell that passes no signals on: the shell's end is the only sign.
  if (process.env.npm_lifecycle_event) whenParentEnds(() => told || tell('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
