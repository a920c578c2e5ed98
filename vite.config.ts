import { rm } from 'node:fs/promises';
import path from 'node:path';

import { reactRouter } from '@react-router/dev/vite';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';

import { forBrowsers } from './scripts/browsers.ts';
import { chunks } from './scripts/chunks.ts';
import { inlineClassNames, shortClassNames, shortProperties } from './scripts/class-names.ts';
import { fontsFirst } from './scripts/fonts.ts';
import { roundedIcons } from './scripts/icons.ts';
import { dressed, languageToBuild, speaking } from './scripts/languages.ts';
import { minifyTwice } from './scripts/minify.ts';
import { styleOfParts } from './scripts/parts.ts';
import { ownPreloadHelper } from './scripts/preload-helper.ts';
import { withoutUnusedFunctions } from './scripts/unused-functions.ts';
import { withoutUnusedRouter } from './scripts/unused-router.ts';
import { prefixOf, SOURCE } from './src/domain/languages.ts';
import { pagesIn } from './src/server/core/built-languages.ts';

const language = languageToBuild();

/** The framework would empty all of `build/`, but the drawn pictures live there too, made by a build of their own. */
const emptyOwnFolders: Plugin = {
  name: 'empty-own-folders',
  buildApp: {
    order: 'pre',
    async handler() {
      for (const folder of ['client', 'server'])
        await rm(path.join(pagesIn(language, 'build'), folder), { recursive: true, force: true });
    },
  },
};

/**
 * The built pages bring their packages along: one file to read at a start instead of hundreds. Its text stays in memory: no
 * spaces, and no letter beyond Latin, which would make all others take two bytes.
 */
const asProgram: BuildEnvironmentOptions = {
  rolldownOptions: {
    output: {
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
    },
  },
};

const inFewFiles: BuildEnvironmentOptions = {
  rolldownOptions: {
    // A page's own file may lend to others what they share with it.
    preserveEntrySignatures: 'allow-extension',
    output: { codeSplitting: { groups: chunks } },
  },
};

/** The letters of tagged templates, which `asciiOnly` leaves: ours read them cooked. */
const escapedTemplates: Plugin = {
  name: 'escaped-templates',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[^\0-\u007F]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

const classNames = shortClassNames('src/web', 'operate');

export default defineConfig(({ command }) => ({
  // Unit tests read single modules; the framework's plugin wants to own a whole build.
  plugins: [
    process.env['VITEST']
      ? []
      : [
          speaking(language),
          dressed(language),
          reactRouter(),
          emptyOwnFolders,
          fontsFirst,
          // Only a build shortens the names in style sheets.
          command === 'build' && inlineClassNames(classNames),
          escapedTemplates,
          roundedIcons,
          styleOfParts,
          withoutUnusedFunctions,
          withoutUnusedRouter,
          ownPreloadHelper,
          shortProperties,
          minifyTwice,
        ],
  ],
  // Several languages are developed at once, each with a server of its own.
  ...(command === 'serve' && { base: `${prefixOf(language)}/` }),
  publicDir: language === SOURCE && 'src/web/public',
  // What pages import is looked up at once: found page by page, it would make a fresh development server reload.
  optimizeDeps: { entries: ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/routes/**/*.tsx'] },
  ...(command === 'build' && {
    css: { modules: { generateScopedName: classNames } },
    ssr: { noExternal: true },
    environments: { ssr: { build: asProgram }, client: { build: inFewFiles } },
  }),
  build: {
    ...forBrowsers,
    emptyOutDir: false,
    ...(language !== SOURCE && { assetsDir: `assets/${language}` }),
    // What a part that loads later needs besides: no page is without these, and each name would be a line of every page's code.
    modulePreload: {
      resolveDependencies: (_, needed) =>
        needed.filter(
          (file) => !/^assets\/(?:[\w-]+\/)?(?:app|rolldown-runtime|vendor)-[\w-]+\.js$/.test(file),
        ),
    },
    // The schemas of domain modules are for servers; the browser keeps only the functions it calls.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'warning', 'warnOnce'] } },
  },
}));
