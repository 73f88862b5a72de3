// Plain JavaScript for Node 18 and newer, like bootstrap.mjs.
import { spawn } from 'node:child_process';
import { ensureDependencies, nodeBinary, root, withNode } from './bootstrap.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

/**
 * Runs a TypeScript file of this repository in the foreground, under a Node that can, with every package
 * installed. Signals are passed on, and the exit code is the file's own.
 * @param {string} script
 * @param {...string} args
 */
export function runForeground(script, ...args) {
  ensureDependencies();
  const node = nodeBinary();
  const watch = new URL('./watch-parent.mjs', import.meta.url).href;
  const child = spawn(node, ['--import', watch, script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: withNode(node, process.env),
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  // In a terminal, Ctrl-C reaches the child by itself.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  // Between npm and this process is a shell that passes no signal on; its end is the only sign.
  if (process.env.npm_lifecycle_event) stopWithParent();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
