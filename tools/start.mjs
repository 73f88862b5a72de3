// npm start: install what is missing, build what is stale, run the server.
import { ensureDependencies, ensureWebBuild } from './bootstrap.mjs';
import { runForeground } from './foreground.mjs';

ensureDependencies();
if (!ensureWebBuild()) process.exit(1);
runForeground('server/main.ts', [], { alone: true });
