import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { ROOT, sourceFiles } from '../support/machine/source-files.ts';

const MIGRATIONS = path.join(ROOT, 'src/server/db/migrations');
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const sources = new Map(sourceFiles().map((file) => [file, textOf(file)]));

/** 'purchase.plan': the JSON columns that a migration makes. */
function jsonColumnsIn(sql: string): string[] {
  let table = '';
  return sql.split('\n').flatMap((line) => {
    table = /^\s*(?:create|alter) table (?:only )?"?(\w+)/.exec(line)?.[1] ?? table;
    const name = /^\s*(?:alter table \S+ )?(?:add column )?"?(\w+)"? jsonb?\b/.exec(line)?.[1];
    return name === undefined ? [] : [`${table}.${name}`];
  });
}

/** Files that read what this release wrote itself: its build's files, its own answers, its own log and socket. */
const OWN = [
  'src/server/core/built-languages.ts',
  'src/server/core/installation.ts',
  'src/server/core/safe-words/source-places.ts',
  'src/server/drawing/pdf/font-files.ts',
  'src/server/operate.ts',
  'src/server/pages/console.ts',
  'src/server/pages/web-files.ts',
  'src/server/response-cache/warm.ts',
];

describe('a JSON column', () => {
  const made = readdirSync(MIGRATIONS).flatMap((file) =>
    jsonColumnsIn(readFileSync(path.join(MIGRATIONS, file), 'utf8')),
  );

  it('is found by this test', () => {
    expect(made).toEqual(expect.arrayContaining(['purchase.plan', 'purchase.fees', 'audit.after']));
    expect(jsonColumnsIn('create table a (\n  b jsonb not null,\n  c text\n);')).toEqual(['a.b']);
    expect(jsonColumnsIn('alter table a add column b json;')).toEqual(['a.b']);
  });

  it.each(made)('has a schema: %s', (column) => {
    const text = [...sources].filter(([file]) => file.endsWith('tables.ts')).join('\n');
    expect(text).toMatch(new RegExp(`jsonColumn\\(\\s*'${column}'`));
  });
});

it('believes no parsed JSON but its own', () => {
  const believing = [...sources]
    .filter(([file]) => file.startsWith('src/server/'))
    .filter(([, text]) => /JSON\.parse\([^;]*\) as (?!unknown\b)/.test(text))
    .map(([file]) => file);
  expect(believing.toSorted()).toEqual(OWN);
});

it('types no JSON that a query makes', () => {
  const typed = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/sql<[^>]*(?:\[\]|\{|\['|Record<)[^`]*`[^`]*`/g)].map(([query]) => `${file}: ${query}`),
  );
  expect(typed).toEqual([]);
});
