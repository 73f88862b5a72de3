// Plain JavaScript for Node 18 and newer, like bootstrap.mjs.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeBinary, root, withNode } from './bootstrap.mjs';
import { whenParentEnds } from './parent.mjs';

/** What Node made of the code it read, for the next start and for every process that this one starts. */
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
  // What shares our group hears Ctrl-C in a terminal by itself.
  process.on('SIGINT', (signal) => (alone || !process.stdin.isTTY) && tell(signal));
  // Between npm and this process is a shell that passes no signal on; its end is the only sign.
  if (process.env.npm_lifecycle_event) whenParentEnds(() => told || tell('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
