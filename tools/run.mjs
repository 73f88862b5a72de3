// node tools/run.mjs SCRIPT.ts ...: installs missing packages and runs a TypeScript file under a Node that can.
import { ensureDependencies } from './bootstrap.mjs';
import { runForeground } from './foreground.mjs';

const [script, ...args] = process.argv.slice(2);
if (!script) throw new Error('usage: node tools/run.mjs SCRIPT.ts [argument ...]');
ensureDependencies();
runForeground(script, args);
