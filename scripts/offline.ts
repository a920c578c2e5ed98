import { rm } from 'node:fs/promises';
import path from 'node:path';

import { build } from 'vite';

import { forBrowsers } from './browsers.ts';

/**
 * Makes `build/offline`: the page that opens without a network, its worker, and the worker that removes that one. Each is one file,
 * since none may need another, and none has anything of the shop's pages.
 */
const root = path.resolve(import.meta.dirname, '..');
const outDir = path.join(root, 'build', 'offline');

await rm(outDir, { recursive: true, force: true });
for (const name of ['page', 'worker', 'removing-worker'])
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ...forBrowsers,
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      // A file of its own, whose hash the page's policy names.
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(root, 'src/web/offline', `${name}.ts`),
        // As of the pages: schemas are for servers.
        treeshake: { manualPureFunctions: ['z'] },
        output: { format: 'iife', entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
