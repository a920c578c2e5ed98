import { rm } from 'node:fs/promises';

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

import { cutFonts } from './scripts/fonts.ts';

/** The framework would empty all of `build/`, but the drawn pictures live there too, made by a build of their own. */
const emptyOwnFolders: Plugin = {
  name: 'empty-own-folders',
  buildApp: {
    order: 'pre',
    async handler() {
      for (const folder of ['build/client', 'build/server'])
        await rm(folder, { recursive: true, force: true });
    },
  },
};

let fonts: Promise<void> | undefined;
/** The style of the pages names the fonts in `build/fonts`: they are cut before anybody reads it. */
const fontsFirst: Plugin = {
  name: 'fonts-first',
  buildStart: () => (fonts ??= cutFonts('build/fonts')),
};

export default defineConfig(({ command }) => ({
  // Unit tests read single modules; the framework's plugin wants to own a whole build.
  plugins: [process.env['VITEST'] ? [] : [reactRouter(), emptyOwnFolders, fontsFirst]],
  publicDir: 'src/web/public',
  // What pages import is looked up at once: found page by page, it would make a fresh development server reload.
  optimizeDeps: { entries: ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/routes/**/*.tsx'] },
  // The built pages bring their packages along: one file to read at a start instead of hundreds.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  build: {
    target: 'es2022',
    emptyOutDir: false,
    // The schemas of domain modules are for servers; the browser keeps only the functions it calls.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
}));
