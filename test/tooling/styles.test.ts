import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const web = path.resolve(import.meta.dirname, '../../src/web');

interface Source {
  file: string;
  text: string;
}

const sources: Source[] = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(web, file), 'utf8') }));

const MODULE = /\.module\.css$/;

/** The classes that a module has, by what they are made with: those of its selectors. */
function classesIn(css: string): Set<string> {
  const plain = css.replace(/\/\*[^]*?\*\//g, '').replace(/:global\([^)]*\)/g, '');
  // What stands before a brace is a selector; a value may hold a point, too.
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  return new Set(
    selectors
      .filter((selector) => !selector.trim().startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)),
  );
}

interface Use {
  module: string;
  name: string;
  file: string;
}

/** Every class that code or another module names, and what names one in a way that cannot be followed. */
function usesOf(given: readonly Source[]): { uses: Use[]; opaque: string[] } {
  const uses: Use[] = [];
  const opaque: string[] = [];
  for (const { file, text } of given) {
    const at = (specifier: string) => path.join(path.dirname(file), specifier);
    for (const [, names = '', specifier = ''] of text.matchAll(
      /composes:\s*([\w\s-]+?)\s+from\s+'([^']+)'/g,
    )) {
      for (const name of names.split(/\s+/)) uses.push({ module: at(specifier), name, file });
    }
    for (const [, local = '', specifier = ''] of text.matchAll(
      /import\s+(\w+)\s+from\s+'([^']+\.module\.css)'/g,
    )) {
      const named = new RegExp(`\\b${local}(?:\\[(['"\`])([\\w-]+)\\1\\]|\\??\\.([a-zA-Z_]\\w*))`, 'g');
      const code = text.replace(/^import .*$|\/\/.*$|\/\*[^]*?\*\//gm, '');
      for (const [, , quoted, dotted] of code.matchAll(named)) {
        uses.push({ module: at(specifier), name: quoted ?? dotted ?? '', file });
      }
      const rest = code.replace(named, '');
      if (new RegExp(`(?<![\\w$.'"-])${local}(?![\\w$'"-])`).test(rest)) opaque.push(`${file}: ${local}`);
    }
  }
  return { uses, opaque };
}

function unknownClasses(given: readonly Source[]): string[] {
  const modules = new Map(
    given.flatMap(({ file, text }) => (MODULE.test(file) ? [[file, classesIn(text)]] : [])),
  );
  return usesOf(given)
    .uses.filter(({ module, name }) => !modules.get(module)?.has(name))
    .map(({ module, name, file }) => `${file}: .${name} of ${module}`);
}

function unusedClasses(given: readonly Source[]): string[] {
  const used = new Set(usesOf(given).uses.map(({ module, name }) => `${module} ${name}`));
  return given.flatMap(({ file, text }) =>
    MODULE.test(file)
      ? [...classesIn(text)].filter((name) => !used.has(`${file} ${name}`)).map((name) => `${file}: .${name}`)
      : [],
  );
}

describe('the classes of the pages', () => {
  it('are seen by this test', () => {
    expect(sources.filter(({ file }) => MODULE.test(file)).length).toBeGreaterThan(100);
    expect(usesOf(sources).uses.length).toBeGreaterThan(800);
  });

  it('are named in words that can be followed', () => {
    expect(usesOf(sources).opaque).toEqual([]);
  });

  it('exist wherever one is named', () => {
    expect(unknownClasses(sources)).toEqual([]);
  });

  it('are all named somewhere', () => {
    expect(unusedClasses(sources)).toEqual([]);
  });
});

describe('a defect', () => {
  const css = '.box { color: red } @media (min-width: 1.5rem) { .box > .inner:hover { top: 0 } }';
  const tree = (code: string): Source[] => [
    { file: 'ui/box.module.css', text: css },
    { file: 'ui/box.tsx', text: `import styles from './box.module.css';\n${code}` },
  ];

  it('is found: a class that is not there', () => {
    const code = `<i className={styles['box']} /> <i className={styles.inner} /> <i className={styles['bx']} />`;
    expect(unknownClasses(tree(code))).toEqual(['ui/box.tsx: .bx of ui/box.module.css']);
    expect(unusedClasses(tree(code))).toEqual([]);
  });

  it('is found: a class that nobody names', () => {
    expect(unusedClasses(tree(`styles['box']`))).toEqual(['ui/box.module.css: .inner']);
  });

  it('is found: a name that is made up while the page runs', () => {
    expect(usesOf(tree('styles[look]')).opaque).toEqual(['ui/box.tsx: styles']);
    expect(usesOf(tree("styles['box']")).opaque).toEqual([]);
  });

  it('is found: a class taken from a module that does not have it', () => {
    const taking = {
      file: 'ui/card.module.css',
      text: ".card {\n  composes: frame from './box.module.css';\n}",
    };
    expect(unknownClasses([...tree(''), taking])).toEqual([
      'ui/card.module.css: .frame of ui/box.module.css',
    ]);
  });
});
