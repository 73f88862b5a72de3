import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from './fixtures.ts';

const later = fileURLToPath(new URL('../web/ui/layers/later.tsx', import.meta.url));

/** A page on which a part's code arrives after the part was rendered and before its effects have run. */
const entry = `
  import { createElement, useLayoutEffect } from 'react';
  import { createRoot } from 'react-dom/client';
  import { later } from ${JSON.stringify(later)};
  const Part = later(async () => () => 'It is here.', () => 'Loading');
  function Page() {
    useLayoutEffect(() => void Part.preload(), []);
    return createElement(Part);
  }
  createRoot(document.body).render(createElement(Page));
`;

test('[GEN-05] a part whose code comes just after it was rendered is shown, and does not load for good', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code serves both windows');
  const environment = process.env.NODE_ENV;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? entry : null) },
    ],
    build: { write: false, rolldownOptions: { input: 'entry', output: { format: 'iife' } } },
  });
  // The build sets NODE_ENV to production in this process; a product that is started later must not inherit that.
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  await page.setContent('<body></body>');
  await page.addScriptTag({ content: output.output[0].code });
  await expect(page.locator('body')).toContainText('It is here.');
});
