import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin, Rolldown } from 'vite';

/** Classes and animations: the names by which rules refer to each other. */
const NAMED = /(?:\.|@keyframes )([a-zA-Z_][\w-]*)/g;

/**
 * The class names in the built pages. They are short, since they occur in styles, scripts and documents, and numbered over all
 * style modules, so that server and browser have the same. The line below keeps them apart from words that ad blockers hide.
 * @param leftOut a folder below it whose style modules the pages do not use: it does not change the numbers
 */
export function shortClassNames(folder: string, leftOut?: string): (name: string, file: string) => string {
  const numbers = new Map<string, string>();
  const key = (file: string, name: string) => `${path.resolve(file.replace(/\?.*$/, ''))} ${name}`;
  for (const file of globSync('**/*.module.css', { cwd: folder }).toSorted()) {
    if (leftOut !== undefined && path.matchesGlob(file, `${leftOut}/**`)) continue;
    const whole = path.join(folder, file);
    for (const [, name = ''] of readFileSync(whole, 'utf8').matchAll(NAMED)) {
      const known = key(whole, name);
      if (!numbers.has(known)) numbers.set(known, `_${numbers.size.toString(36)}`);
    }
  }
  return (name, file) => {
    const number = numbers.get(key(file, name));
    if (number === undefined)
      throw new Error(`${file} has no class ${name}: scripts/class-names.ts did not find it.`);
    return number;
  };
}

const IMPORT = /^import (\w+) from '(\..+\.module\.css)';$/gm;

/**
 * Puts the names of classes where a browser's script uses them, in place of a table for each style module. Those that compose
 * their classes of others keep the table.
 */
export function inlineClassNames(nameOf: (name: string, file: string) => string) {
  return [
    {
      name: 'inline-class-names',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: {
        order: 'pre',
        filter: { id: /\/src\/web\/.+\.tsx?(\?.*)?$/ },
        handler(code: string, id: string) {
          let text = code;
          for (const [line, table = '', from = ''] of code.matchAll(IMPORT)) {
            const file = path.resolve(path.dirname(id), from);
            if (readFileSync(file, 'utf8').includes('composes:')) continue;
            const uses = new RegExp(`\\b${table}\\['([\\w-]+)'\\]`, 'g');
            const inlined = text.replace(uses, (_, name: string) => `'${nameOf(name, file)}'`);
            const isGone = !new RegExp(`\\b${table}\\b`).test(inlined.replace(line, ''));
            text = isGone ? inlined.replace(line, `import '${from}';`) : inlined;
          }
          return text === code ? undefined : { code: text, map: null };
        },
      },
    },
    {
      // Vite takes a style module that exports nothing used for unused itself.
      name: 'styles-of-inlined-class-names',
      enforce: 'post',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: {
        order: 'post',
        filter: { id: /\.module\.css$/ },
        handler: () => ({ moduleSideEffects: 'no-treeshake' }),
      },
    },
  ] as const satisfies Plugin[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The file with the short names, beside the browsers' files. */
const SHORT_PROPERTIES = '.vite/properties.json';

/**
 * Gives the custom properties one or two letters, in styles and in the scripts that read them: a document contains the style of
 * its page, and their names are a quarter of a kilobyte of it.
 */
export const shortProperties = {
  name: 'short-properties',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle: {
    order: 'post' as const,
    handler(this: Pick<Rolldown.PluginContext, 'emitFile'>, _: object, bundle: Rolldown.OutputBundle) {
      const files = Object.values(bundle).toSorted((a, b) => a.fileName.localeCompare(b.fileName));
      const styles = files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
      );
      const short = new Map<string, string>();
      const shorten = (text: string) =>
        text.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => short.get(name) ?? name);
      const textOf = ({ source }: Rolldown.OutputAsset) => Buffer.from(source).toString();
      for (const style of styles)
        for (const [, name = ''] of textOf(style).matchAll(/(--[a-z][\w-]*):/g)) {
          const at = short.size;
          const tens = Math.floor(at / LETTERS.length) - 1;
          if (!short.has(name))
            short.set(name, `--${LETTERS.charAt(tens)}${LETTERS.charAt(at % LETTERS.length)}`);
        }
      for (const style of styles) style.source = shorten(textOf(style));
      for (const file of files) if (file.type === 'chunk') file.code = shorten(file.code);
      // The server styles pages, too, in the colours that an operator publishes.
      const source = JSON.stringify(Object.fromEntries(short));
      this.emitFile({ type: 'asset', fileName: SHORT_PROPERTIES, source });
    },
  },
} satisfies Plugin;
