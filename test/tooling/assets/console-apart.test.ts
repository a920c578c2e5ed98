import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import freshBuild from '../../support/machine/fresh-build.ts';
import { ROOT } from '../../support/machine/source-files.ts';

freshBuild();

const textsIn = (folder: string) =>
  globSync('**/*.{js,css}', { cwd: path.join(ROOT, folder) }).map((file) => ({
    file,
    text: readFileSync(path.join(ROOT, folder, file), 'utf8'),
  }));
const visitors = [...textsIn('build/client'), ...textsIn('build/server')];
const operators = textsIn('build/operate');

/** Sentences of the console, from each of its rooms. */
const OWN = [
  'have access to the console',
  'keeps it for ever with your name',
  'Search or act',
  'api/operate',
];
/** What only the shop's own pages are made of. */
const OF_SHOP = ['Add data', 'View My eSIMs', 'Continue without an account'];

const filesWith = (texts: typeof visitors, wanted: string) =>
  texts.filter(({ text }) => text.includes(wanted)).map(({ file }) => file);

it('visitors get nothing of the console, and nothing of it runs where their pages are made', () => {
  expect(visitors.length).toBeGreaterThan(50);
  for (const sentence of OWN) {
    expect(filesWith(operators, sentence), sentence).not.toEqual([]);
    expect(filesWith(visitors, sentence), sentence).toEqual([]);
  }
  expect(globSync('**/operate*', { cwd: path.join(ROOT, 'build/client') })).toEqual([]);
});

it('operators get nothing of the pages', () => {
  for (const sentence of OF_SHOP) expect(filesWith(operators, sentence), sentence).toEqual([]);
});

it('every file of the console has its packed forms beside it', () => {
  const large = operators.filter(({ text }) => text.length >= 1000);
  expect(large.length).toBeGreaterThan(5);
  for (const { file } of large)
    for (const ending of ['br', 'gz'])
      expect(existsSync(path.join(ROOT, 'build/operate', `${file}.${ending}`)), file).toBe(true);
});
