import { pathToFileURL } from 'node:url';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The address of the server during development; `tools/dev.ts` sets it. */
const api = process.env.DEVELOPMENT_API ?? 'http://127.0.0.1:3000';

/** Small components that are part of a page, not layers above it, and the addresses of drawings. */
const isPart = (file: string) =>
  /lucide-react|\.art\/|-picture\.tsx?$|web\/(ui|platform)\/[a-z-]+\.tsx?$/.test(file) &&
  !/(layer|menu|toast-host)\./.test(file);

/** A browser reads no files: it gets what the illustrator's word files say in the place of the code that reads them. */
const illustratorWords: Plugin = {
  name: 'illustrator-words',
  async load(id) {
    if (!id.endsWith('storyteller/illustrator/words/lists.ts')) return null;
    const { lists } = await import(pathToFileURL(id).href);
    return `export const lists = ${JSON.stringify(lists)};`;
  },
};

/** One configuration for the development server, the browser build and the prerender build. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [illustratorWords, react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // These versions are "widely available" by now and support light-dark(), on which the themes depend.
    target: ['chrome123', 'safari17.5', 'firefox128'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Unused schemas of the domain may be dropped, so that zod stays out of chunks that do not parse with it.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // Several pages share a few files, one per kind: a phone makes six requests at a time, and every further batch
        // costs it a round trip.
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
  server: {
    proxy: { '/api': api, '/auth/v1': api, '/functions': api, '/storage': api },
  },
});
