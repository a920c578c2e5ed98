import { defineConfig } from 'vite';

import { forBrowsers } from './scripts/browsers.ts';
import { shortClassNames } from './scripts/class-names.ts';
import { fontsFirst } from './scripts/fonts.ts';
import { roundedIcons } from './scripts/icons.ts';

/** The console: pages of their own, of which no visitor of the shop is sent anything. */
export default defineConfig(({ command }) => ({
  plugins: [fontsFirst, roundedIcons],
  // The development server stands where the built files lie, so that it is asked for no page.
  base: command === 'build' ? '/operate/' : '/operate/assets/',
  publicDir: false,
  appType: 'custom',
  cacheDir: '.cache/vite-operate',
  optimizeDeps: { entries: ['src/web/operate/**/*.tsx'] },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames('src/web') } } }),
  build: {
    ...forBrowsers,
    outDir: 'build/operate',
    emptyOutDir: true,
    manifest: true,
    // Every address of a file would have to be let in by the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/web/operate/main.tsx',
      // As of the pages: schemas are for servers.
      treeshake: { manualPureFunctions: ['z'] },
    },
  },
}));
