import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { reactSignals } from './react-signals.ts';

/** Where the server listens while the pages are developed; `tools/dev.ts` says it. */
const api = process.env.DEVELOPMENT_API ?? 'http://127.0.0.1:3000';

/** Small pieces of the interface that stand in a page, and not over it, and the addresses of its drawings. */
const isPart = (file: string) =>
  /lucide-react|\.art\/|-picture\.tsx?$|web\/(ui|platform)\/[a-z-]+\.tsx?$/.test(file) &&
  !/(layer|menu|toast-host)\./.test(file);

/** Code of which a page needs the better half before it has answered its first press. */
const compiledAtOnce = new Set(['react', 'create']);

/** One configuration for the development server, the browser build and the prerender build. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [compileMessages(), reactSignals(), react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Everything here is "widely available" by now and knows light-dark(), on which the themes stand.
    target: ['chrome123', 'safari17.5', 'firefox128'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The domain's schemas are values nobody misses: zod stays out of every chunk that does not parse with it.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // A browser that knows this line compiles the whole file beside the page's own thread while it arrives (explicit
        // compile hints of V8), and not function by function under a parent's first press.
        postBanner: ({ name }) => (compiledAtOnce.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
        // A few files that several pages share, each of one kind: a phone asks for six things at a time, and every
        // round costs it a trip.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
            { name: 'first', tags: ['$initial'], priority: 5 },
            {
              name: 'story',
              test: /[\\/](zod|domain[\\/]stories)[\\/](?!safety)|web\/stories\/[a-z-]+\.ts/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'data', test: /@tanstack[\\/](react-)?query/, priority: 4 },
            { name: 'parts', test: isPart, minShareCount: 2, priority: 3 },
            { name: 'layers', test: /@base-ui|@floating-ui|web\/ui\//, minShareCount: 2, priority: 2 },
            { name: 'billing', test: /web\/billing\/[a-z-]+\.ts|components\/avatar/, minShareCount: 2, priority: 1 },
            { name: 'usage', test: /web\/usage\/|components\/human-check/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  // Bundled, so that prerendering uses the formatter of compiled texts as well.
  ssr: { noExternal: ['use-intl'] },
  server: {
    proxy: { '/api': api, '/auth/v1': api, '/functions': api, '/storage': api },
  },
});
