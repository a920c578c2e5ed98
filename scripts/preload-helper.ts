import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Fetches the files of a part that is loaded on demand. The bundler's own helper is four times as long and goes through all links
 * of the page on each press. A style that failed to load is requested again the next time.
 */
const code = `
const asked = {};
const ask = (file) =>
  (asked[file] ??= new Promise((resolve, reject) => {
    const href = '/' + file;
    const isStyle = file.endsWith('.css');
    if (document.querySelector('link[href="' + href + '"]' + (isStyle ? '[rel=stylesheet]' : ''))) return resolve();
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    if (isStyle) {
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        delete asked[file];
        reject(new Error(href + ' did not come'));
      };
    } else resolve();
    document.head.append(link);
  }));
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(ask));
  return load();
};`;

/** Replaces the helper. The build fails if the bundler has none, or has it elsewhere. */
export const ownPreloadHelper: Plugin = {
  name: 'own-preload-helper',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  // oxlint-disable-next-line no-control-regex -- the bundler's own modules begin with it
  load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => code },
  generateBundle() {
    if (!this.getModuleInfo(HELPER)?.code?.includes('did not come'))
      throw new Error('The bundler has no such helper any more: scripts/preload-helper.ts names it.');
  },
};
