import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { inlineClassNames, shortClassNames, shortProperties } from '../../../scripts/class-names.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'simport-class-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

it('numbers every class and movement of all modules of style, for each build the same', () => {
  const bar = write('plans/bar.module.css', '.bar.wide:hover{width:.5rem}@keyframes rise{}.bar .put-by{}');
  const row = write('row.module.css', '.bar{composes: wide from "./plans/bar.module.css"}');
  write('base.css', '.plain{}');
  const [one, other] = [shortClassNames(folder), shortClassNames(folder)];
  const asked: [name: string, file: string][] = [
    ['bar', bar],
    ['wide', bar],
    ['rise', bar],
    ['put-by', bar],
    ['bar', row],
  ];
  const names = asked.map(([name, file]) => one(name, file));
  expect(new Set(names).size).toBe(asked.length);
  for (const name of names) expect(name).toMatch(/^_[\da-z]{1,2}$/);
  expect(asked.toReversed().map(([name, file]) => other(name, `${file}?used`))).toEqual(names.toReversed());
  expect(() => one('plain', path.join(folder, 'base.css'))).toThrow('plain');
});

it('gives the pages the same numbers, whatever is in a folder that is left out', () => {
  const plain = write('story.module.css', '.story{}');
  const before = shortClassNames(folder, 'console')('story', plain);
  const own = write('console/a.module.css', '.a{}.b{}.c{}');
  const after = shortClassNames(folder, 'console');
  expect(after('story', plain)).toBe(before);
  expect(() => after('a', own)).toThrow('class a');
});

it('puts the names where scripts use them, and leaves tables that are composed or read by a variable', () => {
  const bar = write('src/web/bar.module.css', '.bar{}.wide{}');
  write('src/web/card.module.css', '.card{composes: bar from "./bar.module.css"}');
  const [{ transform }] = inlineClassNames((name, file) => `${path.basename(file)[0]}-${name}`);
  const put = (code: string) => transform.handler(code, path.join(path.dirname(bar), 'bar.tsx'));
  const head = "import styles from './bar.module.css';\n";
  expect(put(`${head}f(styles['bar'], styles['wide']);`)).toEqual({
    code: "import './bar.module.css';\nf('b-bar', 'b-wide');",
    map: null,
  });
  expect(put(`${head}f(styles['bar'], styles[size]);`)?.code).toBe(`${head}f('b-bar', styles[size]);`);
  expect(put("import styles from './card.module.css';\nf(styles['card']);")).toBeUndefined();
});

it('gives custom properties short names in styles and in the scripts that read them, and leaves all others', () => {
  const asset = (source: string) => ({ type: 'asset', fileName: 'a.css', source });
  const [style, script] = [
    asset(':root{--ink:#000;--ink-soft:var(--ink)}b{color:var(--other)}'),
    { type: 'chunk', fileName: 'a.js', code: 'get(`--ink-soft`);i--ink' },
  ];
  const emitted: unknown[] = [];
  const bundler = { emitFile: (file: unknown) => String(emitted.push(file)) };
  shortProperties.generateBundle.handler.call(bundler, {}, { style, script } as never);
  expect(emitted).toMatchObject([
    { fileName: '.vite/properties.json', source: '{"--ink":"--a","--ink-soft":"--b"}' },
  ]);
  expect(style.source).toBe(':root{--a:#000;--b:var(--a)}b{color:var(--other)}');
  expect(script.code).toBe('get(`--b`);i--ink');
});
