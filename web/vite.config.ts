import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** One configuration for the development server, the browser build and the prerender build. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [compileMessages(), react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Everything here is "widely available" by now and knows light-dark(), on which the themes stand.
    target: ['chrome123', 'safari17.5', 'firefox128'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The domain's schemas are values nobody misses: zod stays out of every chunk that does not parse with it.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  // Bundled, so that prerendering uses the formatter of compiled texts as well.
  ssr: { noExternal: ['use-intl'] },
  server: {
    proxy: { '/api': api, '/auth/v1': api, '/functions': api, '/storage': api },
  },
});
