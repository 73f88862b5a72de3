// Preloaded into what foreground.mjs starts: a killed starter takes the started with it.
import { stopWithParent } from './stop-with-parent.mjs';

stopWithParent();
