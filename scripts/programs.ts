import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Plugin, rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';

import { LANGUAGE_CODES, PSEUDO, SOURCE } from '../src/domain/languages.ts';
import { localized, localizedCode, progressIn } from './languages.ts';
import { OUTSIDE } from './packed-packages.ts';

/**
 * Makes `build/programs`: the shop, its command line, the sandbox and the launcher with all the packages they use, in a few files
 * each. Reading five thousand single modules was the longest part of a start, and a third of the memory it used.
 */
const root = path.resolve(import.meta.dirname, '..');
const outDir = path.join(root, 'build', 'programs');

const programs = {
  shop: 'src/server/main.ts',
  operate: 'src/server/operate.ts',
  sandbox: 'src/sandbox/main.ts',
  start: 'scripts/start/main.ts',
  role: 'scripts/start/role.ts',
};
/**
 * What runs beside the shop as a thread or a process is a program, too; it has the name of its source, and lies beside the
 * program that starts it.
 */
const beside = globSync('src/server/**/*-worker.ts', { cwd: root });

/** What speaks to buyers is a program in each language, which the shop reads when it first needs it. */
const spoken = globSync('src/server/**/localized-*.ts', { cwd: root });
const nameOf = (file: string) => path.basename(file, '.ts');
const inLanguages = spoken.flatMap((file) =>
  LANGUAGE_CODES.filter((language) => language !== SOURCE).map((language): [string, string] => [
    `${nameOf(file)}.${language}`,
    `${path.join(root, file)}?language=${language}`,
  ]),
);

/** A package by its name, whatever is imported from it. */
const outside = OUTSIDE.map((name) => new RegExp(`^${name}($|/)`));
const leftOutside = [
  ...outside,
  // Used only by `npm run dev`, which runs the sources.
  /^vite$/,
];

/** A module finds the files beside its source, and the thread or process it starts beside the program. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { id: /[\\/](src|scripts)[\\/].*\.ts(?:\?|$)/, code: 'import.meta.url' },
    handler(code, id) {
      const [file = ''] = id.split('?');
      const source = path.relative(outDir, file).replaceAll(path.sep, '/');
      return {
        code: code
          .replaceAll(
            /(new URL\('(?:\.\/)?(?:[\w-]+-worker|localized-[\w-]+))\.ts', import\.meta\.url\)/g,
            "$1.js', import.meta.url)",
          )
          .replaceAll(
            /(?<!(?:-worker|localized-[\w-]+)\.js', )import\.meta\.url/g,
            `new URL('${source}', import.meta.url).href`,
          ),
        // The lines do not move.
        map: null,
      };
    },
  },
};

/** {@link localized}, for the bundler. */
const inEachLanguage: Plugin = {
  name: 'in-each-language',
  resolveId: {
    // A package, by its name, is the same in all.
    filter: { id: /^\.|\?/ },
    handler: (source, importer) => (importer === undefined ? source : localized(source, importer)),
  },
  load: {
    filter: { id: /[?&]language=/ },
    handler(id) {
      const code = localizedCode(id);
      const [file = ''] = id.split('?');
      return code === null
        ? { code: readFileSync(file, 'utf8'), moduleType: 'ts' }
        : { code, moduleType: 'js' };
    },
  },
};

/** Some parts of packages for several kinds of machines cannot run here. */
const harmless = new Set(['EVAL', 'UNRESOLVED_IMPORT', 'COMMONJS_VARIABLE_IN_ESM']);

const bundle = await rolldown({
  cwd: root,
  platform: 'node',
  input: {
    ...programs,
    ...Object.fromEntries(beside.map((file) => [nameOf(file), file])),
    ...Object.fromEntries(inLanguages),
  },
  external: leftOutside,
  plugins: [inEachLanguage, ownPlaces],
  onLog(level, log, report) {
    if (log.code !== undefined && harmless.has(log.code) && log.id?.includes('node_modules')) return;
    report(level, log);
  },
});
const { output } = await bundle.generate({
  dir: outDir,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  sourcemap: 'hidden',
  sourcemapExcludeSources: true,
  codeSplitting: { groups: [{ name: 'packages', test: /[\\/]node_modules[\\/]/, entriesAware: true }] },
});
await bundle.close();

rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });
const progress = LANGUAGE_CODES.filter((language) => language !== SOURCE && language !== PSEUDO).map(
  progressIn,
);
writeFileSync(path.join(outDir, 'translations.json'), JSON.stringify(progress));
for (const file of output) {
  if (file.type === 'asset') continue;
  const isOwn = file.moduleIds.some((id) => !id.includes('node_modules') && !id.startsWith('\0'));
  // A process keeps a program's text in memory: half as much without spaces, and half of that if all letters are Latin. Our own
  // code keeps its lines, which the map refers to; a map of the packages, too, would cost 80 MB once it is read.
  const { code, map, errors } = minifySync(file.fileName, file.code, {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: !isOwn, asciiOnly: true, legalComments: 'inline' },
    ...(isOwn && file.map && { sourcemap: true, inputMap: file.map }),
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  // Tagged templates keep their letters, since the tag could read their raw text; ours don't.
  const latin = code.replaceAll(
    /[^\0-\u00FF]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const place = path.join(outDir, file.fileName);
  writeFileSync(place, map ? `${latin}//# sourceMappingURL=${file.fileName}.map\n` : latin);
  if (map) writeFileSync(`${place}.map`, JSON.stringify(map));
}
