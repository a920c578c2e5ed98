import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies the browser's scripts a second time: what the bundler leaves is a kilobyte of each page. From the sources themselves
 * it would be less.
 */
export const minifyTwice: Plugin = {
  name: 'minify-twice',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, {
          module: true,
          compress: { passes: 3, keep_fargs: false },
        });
        if (code === undefined) throw new Error(`Nothing is left of ${file.fileName}.`);
        file.code = code;
      }
    },
  },
};
