import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

import { expect, it } from 'vitest';

import freshBuild from '../support/machine/fresh-build.ts';
import { ROOT } from '../support/machine/source-files.ts';

freshBuild();
const folder = path.join(ROOT, 'build/programs');
const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** Static imports of a built file: of others by their name, of packages and Node by theirs. */
function importsOf(text: string): string[] {
  const found = text.matchAll(/(?:^|;|\n)(?:import|export)\s?(?:[\w$*{}, \n]+?\s?from\s?)?"([^"]+)"/g);
  return [...found].map(([, name = '']) => name);
}

/** What stands in memory once `program` has started: the files of the bundle, and what lies outside. */
function loadedBy(program: string): { own: string[]; outside: string[] } {
  const own = new Set([`${program}.js`]);
  const outside = new Set<string>();
  for (const file of own)
    for (const name of importsOf(textOf(file))) {
      if (name.startsWith('./')) own.add(name.slice(2));
      else if (!isBuiltin(name)) outside.add(name);
    }
  return { own: [...own], outside: [...outside].sort() };
}

it.each([
  // Small ones among them are what it shares with doctor, which a verb loads without the shop, with what draws, and with what speaks
  // other languages.
  ['shop', 80, []],
  ['operate', 16, []],
  ['sandbox', 16, []],
  ['start', 20, []],
])('%s is read from at most %i files, and brings its packages along', (program, most, packages) => {
  const { own, outside } = loadedBy(program);
  expect(own.length).toBeLessThanOrEqual(most);
  expect(outside).toEqual(packages);
});

it('asks a running shop without loading the shop', () => {
  const { own } = loadedBy('operate');
  expect(own.map(textOf).join('').length).toBeLessThan(400_000);
});

it('loads what sends traces only where somebody asks for it', () => {
  const sends = (name: string) => /BatchSpanProcessor|OTLPTraceExporter/.test(textOf(name));
  expect(files.filter(sends)).not.toEqual([]);
  expect(['shop', 'operate', 'sandbox'].flatMap((program) => loadedBy(program).own.filter(sends))).toEqual(
    [],
  );
});

it('keeps no text in memory that takes two bytes a letter', () => {
  const wide = files.filter((name) => /[^\0-\u00FF]/.test(textOf(name)));
  expect(wide).toEqual([]);
});

it('has maps of our sources, and none of packages', () => {
  const maps = readdirSync(folder).filter((name) => name.endsWith('.map'));
  expect(maps).toEqual(expect.arrayContaining(['operate.js.map', 'sandbox.js.map', 'shop.js.map']));
  for (const map of maps) {
    const { sources } = JSON.parse(textOf(map)) as { sources: string[] };
    expect(sources.filter((source) => !/^\.\.\/\.\.\/(src|scripts)\//.test(source))).toEqual([]);
  }
});

it('needs no package of development to run the shop', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const used = new Set<string>();
  const pages = readdirSync(path.join(ROOT, 'build/server'), { recursive: true, encoding: 'utf8' });
  const shop = files.filter((name) => !/sandbox|^start|web-dev/.test(name));
  const texts = [
    ...shop.map(textOf),
    ...pages
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(path.join(ROOT, 'build/server', name), 'utf8')),
  ];
  for (const text of texts) {
    const later = [...text.matchAll(/\bimport\(["']([^"']+)["']\)/g)].map(([, name = '']) => name);
    for (const name of [...importsOf(text), ...later])
      if (!name.startsWith('.') && !isBuiltin(name))
        used.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  }
  expect(used).toContain('pdfkit');
  expect([...used].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});
