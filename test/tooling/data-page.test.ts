import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PgColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

import { formatSpan, RETENTION } from '../../src/domain/retention.ts';
import { SEALED } from '../../src/server/admin/cli/rotate-keys.ts';
import { MAX_REQUEST_ID_LENGTH } from '../../src/server/core/work.ts';
import { tablesInCode } from '../support/database/tables-in-code.ts';
import { ROOT } from '../support/machine/source-files.ts';

const page = readFileSync(path.join(ROOT, 'docs/data.md'), 'utf8');
const section = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** The cells of each row of the tables in a section, without those at their heads. */
const rowsOf = (heading: string) =>
  [...section(heading).matchAll(/^ *\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()))
    .filter(([first = '']) => first !== '---' && /`|\d/.test(first));
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** `test/server/db` compares these with what the migrations make. */
const tables = new Map((await tablesInCode()).map(({ name, columns }) => [name, columns]));

/** What no rule narrows may hold a name or an address. */
const isFree = (column: PgColumn) =>
  !/^(integer|bigint|boolean|timestamp.*|uuid)$/.test(column.getSQLType()) && !column.enumValues?.length;

const described = new Map(
  rowsOf('In the database').map(([table = '', people = '', other = '']) => [
    namesIn(table)[0] ?? '',
    new Set([...namesIn(people), ...namesIn(other)].filter((name) => /^[a-z_]+$/.test(name))),
  ]),
);

/** The channel by which tabs tell each other. */
const NO_STORAGE = new Set(['simport-account']);

it('describes every table, and no other', () => {
  expect([...described.keys()].toSorted()).toEqual([...tables.keys()].toSorted());
});

it.each([...tables])(
  'says of %s what each column of free text holds, and names none that is not there',
  (name, columns) => {
    const named = [...(described.get(name) ?? [])];
    const free = columns.filter(isFree).map((column) => column.name);
    expect(free.filter((column) => !named.includes(column))).toEqual([]);
    expect(named.filter((column) => !columns.some((one) => one.name === column))).toEqual([]);
  },
);

it('lists what is sealed, which has the id of its key beside it', () => {
  const sealed = [...tables].flatMap(([table, columns]) => {
    const names = columns.map(({ name }) => name);
    return names
      .filter((name) => name.endsWith('_key_id'))
      .map((name) => name.slice(0, -'_key_id'.length))
      .map((stem) => `${table}.${names.includes(stem) ? stem : `${stem}_ciphertext`}`);
  });
  const listed = rowsOf('How it is protected').map(([column = '']) => namesIn(column)[0]);
  expect(new Set(listed)).toEqual(new Set(sealed));
  for (const { table, ciphertext } of SEALED) expect(listed).toContain(`${table}.${ciphertext}`);
});

it('names as hashes and as sealed only columns that are there, and every column of hashes', () => {
  const named = namesIn(section('How it is protected')).filter((name) => /^[a-z_]+\.[a-z_]+$/.test(name));
  const all = [...tables].flatMap(([table, columns]) => columns.map(({ name }) => `${table}.${name}`));
  expect(named.filter((name) => !all.includes(name) && !name.endsWith('.erase'))).toEqual([]);
  const hashes = all.filter((name) => name.endsWith('_hash') && name !== 'catalog_revision.content_hash');
  expect(hashes.filter((name) => !named.includes(name))).toEqual([]);
});

it('says how much is stored of a value that callers choose', () => {
  expect(section('In the database')).toContain(`up to ${MAX_REQUEST_ID_LENGTH} letters`);
});

it('says how long as the erasure does', () => {
  const told = rowsOf('How long').map(([time, what = '']) => [namesIn(what)[0], time]);
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(Object.entries(RETENTION).map(([name, span]) => [name, formatSpan(span)])),
  );
});

it('names each key and cookie that the shop leaves in a browser', () => {
  const found = globSync('src/{web,server}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .filter((text) => /Storage|[Cc]ookie/.test(text))
    .flatMap((text) =>
      [...text.matchAll(/['`](simport[._:-][\w-]+)(?=['`.:=])/g)].map(([, name = '']) => name),
    )
    .filter((name) => !NO_STORAGE.has(name));
  const named = rowsOf('In the visitor’s browser').map(([first = '']) => namesIn(first)[0]);
  expect(new Set(named)).toEqual(new Set(['simport.session_token', ...found]));
});
