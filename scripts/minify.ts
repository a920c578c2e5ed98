import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { minify } from 'terser';
import type { Plugin } from 'vite';

import { PSEUDO } from '../src/domain/languages.ts';
import { languageToBuild } from './languages.ts';

/** The part of a syntax tree that is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  body: Node[];
  declarations?: { init: { type: string; arguments: (Node & { params: Node[]; body: Node })[] } | null }[];
}

/** Letters of the only package of that length, which draws the pages. */
const LONG = 100_000;

/**
 * The code with its longest module in parentheses, as a function: browsers then read it with the file, beside the page's own
 * thread. Otherwise they only skim it there, and the page's thread reads all of it when it first runs, which is half of what
 * starting a page takes.
 */
function readAtOnce(code: string, { body }: Node): string {
  const modules = body
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments.slice(0, 1) : []))
    .filter(({ type, start, end }) => type === 'ArrowFunctionExpression' && end - start > LONG);
  return modules.toReversed().reduce((text, { start, end, params, body: { start: from } }) => {
    const names = params.map((name) => text.slice(name.start, name.end)).join();
    return `${text.slice(0, start)}(function(${names})${text.slice(from, end)})${text.slice(end)}`;
  }, code);
}

const MINIFIED = path.resolve(import.meta.dirname, '../build/minified');

/** Files without words are the same in all languages, the longest of them too: one build leaves them for the next. */
async function minified(code: string): Promise<string | undefined> {
  const file = path.join(MINIFIED, `${createHash('sha256').update(code).digest('base64url')}.js`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { code: small } = await minify(code, {
    module: true,
    // A value put in place of its only use makes the code shorter, but not what browsers get of it packed.
    compress: { passes: 3, keep_fargs: false, collapse_vars: false },
  });
  if (small !== undefined && code.length > LONG) {
    mkdirSync(MINIFIED, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, small);
    renameSync(`${file}.${process.pid}`, file);
  }
  return small;
}

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
      let isRead = false;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        // Nobody downloads the pages that are for tests.
        const code = languageToBuild() === PSEUDO ? file.code : await minified(file.code);
        if (code === undefined) throw new Error(`Nothing is left of ${file.fileName}.`);
        file.code = readAtOnce(code, this.parse(code) as unknown as Node);
        isRead ||= file.code !== code;
      }
      if (!isRead) throw new Error('No package is as long as scripts/minify.ts says.');
    },
  },
};
