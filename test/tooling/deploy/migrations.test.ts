import { expect, it } from 'vitest';

import { type Migration, migrationsIn, migrationOf } from '../../../src/server/db/schema/migration-files.ts';

/** What a release that still runs may miss or trip over. */
const TAKES_AWAY: [what: string, pattern: RegExp][] = [
  ['drops', /\bdrop (table|view|type|function|column|default)\b/],
  ['renames', /\brename\b/],
  ['changes a type', /\balter (column )?\w+ (set data )?type\b/],
  ['forbids null', /\bset not null\b/],
];
/** May run twice. */
const AGAIN =
  /^(create or replace function|create (unique )?index concurrently if not exists|drop index concurrently if exists) \w+/;

function faultsOf({ name, statements, isAlone, contracts }: Migration): string[] {
  const faults = statements.flatMap((text) => {
    const statement = text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim().toLowerCase();
    const taken = TAKES_AWAY.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what);
    const columns = statement.split(/, add |\badd /).slice(1);
    if (statement.startsWith('alter table') && columns.some(isMissedByOlder))
      taken.push('adds what older releases do not fill');
    return [
      ...(contracts === null ? taken.map((what) => `${what}, and no earlier release is named`) : []),
      ...(isAlone && !AGAIN.test(statement) ? ['stands alone, and may not run twice'] : []),
      ...(!isAlone && /\bconcurrently\b/.test(statement) ? ['is not marked alone'] : []),
    ];
  });
  if (contracts !== null && !/^\d+\.\d+\.\d+ stopped using \S/.test(contracts))
    faults.push('names no release that stopped using something');
  return faults.map((fault) => `${name}: ${fault}`);
}

function isMissedByOlder(column: string): boolean {
  return /\bnot null\b/.test(column) && !/\b(default|generated|check)\b/.test(column);
}

it('a migration or function expands, and contracts only what an earlier release stopped using', () => {
  const ruled = migrationsIn().filter(({ replaces }) => replaces === null);
  expect(ruled.length).toBeGreaterThan(20);
  expect(ruled.flatMap(faultsOf)).toEqual([]);
});

it.each([
  ['alter table purchase drop column note;\n', 'drops'],
  ['drop table purchase;\n', 'drops'],
  ['drop function accept(uuid);\n', 'drops'],
  ['alter table purchase\n  rename column note to remark;\n', 'renames'],
  ['alter table purchase alter column note type integer;\n', 'changes a type'],
  ['alter table purchase alter note set not null;\n', 'forbids null'],
  ['alter table purchase add column note text not null;\n', 'adds what older releases do not fill'],
  [
    'alter table purchase add column a int, add column note text not null;\n',
    'adds what older releases do not fill',
  ],
])('%s is refused', (text, fault) => {
  expect(faultsOf(migrationOf('x.sql', text))).toEqual([`x.sql: ${fault}, and no earlier release is named`]);
  const named = `-- contracts: 0.1.0 stopped using it\n${text}`;
  expect(faultsOf(migrationOf('x.sql', named))).toEqual([]);
  const unnamed = `-- contracts: it\n${text}`;
  expect(faultsOf(migrationOf('x.sql', unnamed))).toEqual([
    'x.sql: names no release that stopped using something',
  ]);
});

it('a migration marked `alone` may run twice, and one outside a transaction is marked', () => {
  const found = (text: string) => faultsOf(migrationOf('x.sql', text));
  expect(found('-- alone\ncreate index concurrently if not exists a on b (c);\n')).toEqual([]);
  expect(found('-- alone\ncreate index concurrently a on b (c);\n')).toEqual([
    'x.sql: stands alone, and may not run twice',
  ]);
  expect(found('create index concurrently if not exists a on b (c);\n')).toEqual([
    'x.sql: is not marked alone',
  ]);
  expect(
    found('alter table a add column b text not null default 1;\ncreate table d (e text not null);\n'),
  ).toEqual([]);
});
