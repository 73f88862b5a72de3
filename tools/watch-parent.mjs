// Preloaded into the process that foreground.mjs starts, so that it stops when foreground.mjs is killed.
import { whenParentEnds } from './parent.mjs';

whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
