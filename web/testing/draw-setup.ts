import { execFileSync } from 'node:child_process';

/** Draws the product's own pictures and cuts its fonts, which the screens import. */
export default function setup(): void {
  for (const tool of ['draw-art', 'cut-faces']) execFileSync(process.execPath, [`tools/${tool}.ts`]);
}
