// Preloaded into what foreground.mjs starts: a killed starter takes the started with it.
import { whenParentEnds } from './parent.mjs';

whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
