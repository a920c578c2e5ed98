import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
/** Names all that features are given, by type alone: every room of the server takes it, and it takes from every room. */
const DEPS = 'server/deps.ts';

/** Each file's text, by its path below `src`. */
type Tree = Map<string, string>;

/** The rooms of an area, from the ground up, as `docs/architecture.md` has them. */
function roomsIn(area: string): string[] {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const section = page.split(`\n## Rooms of the ${area}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([\w/-]+)` \|/gm)].map(([, room]) => room ?? '');
}

const roomOf = (file: string) => path.posix.dirname(file);

/** Every import that a file's text writes out, `import type` and `import()` included, as paths below `src`. */
function importsOf(file: string, text: string): string[] {
  const specifiers = text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]/g);
  return [...specifiers].map(([, to = '']) => path.posix.join(roomOf(file), to.replace(/\?.*$/, '')));
}

/** What breaks the order of the rooms: imports of a room that is not below. */
function climbsIn(tree: Tree, rooms: string[]): string[] {
  const floor = new Map(rooms.map((room, index) => [room, index]));
  return [...tree].flatMap(([file, text]) =>
    importsOf(file, text)
      .filter((to) => to !== DEPS && floor.has(roomOf(to)))
      .filter((to) => roomOf(to) !== roomOf(file))
      .filter((to) => (floor.get(roomOf(to)) ?? 0) > (floor.get(roomOf(file)) ?? 0))
      .map((to) => `${file} takes from ${to}`),
  );
}

/** The part of an area that owns its tables: the first folder. */
const featureOf = (file: string) => file.split('/').slice(0, 2).join('/');

/** Imports by which a table leaves the feature that owns it, under whatever file's name. The type of a row may leave. */
function tablesTakenIn(tree: Tree): string[] {
  return [...tree].flatMap(([file, text]) =>
    [
      ...text.matchAll(/^(?:import|export)\s([^'";]*)\bfrom\s*['"](\.[^'"]+)['"]/gm),
      ...text.matchAll(/\bimport(\()\s*['"](\.[^'"]+)['"]/g),
    ]
      .map(([, names = '', to = '']) => ({ names, to: path.posix.join(roomOf(file), to) }))
      .filter(({ to }) => featureOf(to) !== featureOf(file))
      .filter(
        ({ names, to }) =>
          /\w+Table\b/.test(names) || (path.posix.basename(to) === 'tables.ts' && !/^type\b/.test(names)),
      )
      .map(({ to }) => `${file} takes a table from ${to}`),
  );
}

/** SQL that is written out and names a table of another feature. */
function tablesNamedIn(tree: Tree): string[] {
  const owners = ownersIn(tree);
  return [...tree].flatMap(([file, text]) => {
    const sql = [...text.matchAll(/\bsql(?:<[^>]*>)?`([^`]*)`/g)]
      .map(([, written = '']) => written)
      .join(';\n');
    return tablesIn(sql)
      .filter((name) => (owners.get(name) ?? featureOf(file)) !== featureOf(file))
      .map((name) => `${file} names the table ${name}`);
  });
}

/** Functions of the database that touch the tables of more than one feature, in the text of the migrations. */
function functionsAcrossIn(tree: Tree, migrations: string): string[] {
  const owners = ownersIn(tree);
  const bodies = migrations.matchAll(/\bcreate (?:or replace )?function (\w+)[^$]*\$\$([^$]*)\$\$/g);
  return [...bodies].flatMap(([, name = '', body = '']) => {
    const features = new Set(tablesIn(body).flatMap((table) => owners.get(table) ?? []));
    return features.size > 1 ? [`${name} touches tables of ${[...features].sort().join(' and ')}`] : [];
  });
}

const tablesIn = (sql: string) =>
  [...sql.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)/gi)].map(([, name = '']) => name);

/** The feature of each table. */
function ownersIn(tree: Tree): Map<string, string> {
  return new Map(
    [...tree].flatMap(([file, text]) =>
      [...text.matchAll(/\bpgTable\(\s*'(\w+)'/g)].map(([, name = '']) => [name, featureOf(file)] as const),
    ),
  );
}

function readTree(area: string): Tree {
  const names = readdirSync(path.join(root, 'src', area), { recursive: true }).map(String);
  return new Map(
    names
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.posix.join(area, name))
      .map((file) => [file, readFileSync(path.join(root, 'src', file), 'utf8')]),
  );
}

describe.each(['domain', 'server', 'web', 'sandbox', 'art'])('the rooms of the %s', (area) => {
  const rooms = roomsIn(area);
  const tree = readTree(area);

  it('are the folders that hold code', () => {
    const folders = new Set([...tree.keys()].map(roomOf));
    expect([...rooms].sort()).toEqual([...folders].sort());
  });

  it('take only from rooms that stand above them in the table', () => {
    expect(climbsIn(tree, rooms)).toEqual([]);
  });

  it('leave the tables of other features alone', () => {
    expect([...tablesTakenIn(tree), ...tablesNamedIn(tree)]).toEqual([]);
  });
});

describe('a planted climb is reported', () => {
  const leaks: Record<string, [file: string, text: string]> = {
    'the catalogue knows purchases': [
      'server/catalog/a.ts',
      "import { readPurchase } from '../purchase/queries.ts';",
    ],
    'a type is a tie as well': ['server/purchase/a.ts', "import type { x } from './refunds/refund.ts';"],
    'a late import is an import': [
      'server/http/a.ts',
      "const x = await import('../account/identity/who.ts');",
    ],
    'handing on is taking': ['server/esims/a.ts', "export { x } from '../checkout/routes.ts';"],
    'a feature knows what composes the shop': ['server/jobs/a.ts', "import { openShop } from '../shop.ts';"],
    'several lines are one import': [
      'server/purchase/b.ts',
      "import {\n  a,\n  b,\n} from './payments/settle.ts';",
    ],
    'the base of the domain knows what it bears': [
      'domain/a.ts',
      "import { planLabel } from './catalog/plan.ts';",
    ],
  };

  it.each(Object.entries(leaks))('%s', (_name, [file, text]) => {
    const area = file.split('/')[0] ?? '';
    expect(climbsIn(new Map([[file, text]]), roomsIn(area))).toHaveLength(1);
  });

  it('and what the layout wants is not', () => {
    const fine: Tree = new Map([
      ['server/refunds/a.ts', "import { settle } from './payments/settle.ts';"],
      ['server/catalog/a.ts', "import type { Deps } from '../deps.ts';\nimport { b } from './queries.ts';"],
    ]);
    expect(climbsIn(fine, roomsIn('server'))).toEqual([]);
  });
});

describe('a table that is taken is reported', () => {
  const leaks: Record<string, [file: string, text: string]> = {
    'for a query of one’s own': [
      'server/checkout/a.ts',
      "import { purchaseTable } from '../purchase/tables.ts';",
    ],
    'beside the type of its row': [
      'server/esims/usage/a.ts',
      "import {\n  type Purchase,\n  purchaseTable,\n} from '../../purchase/tables.ts';",
    ],
    'with all others': ['server/operations/a.ts', "import * as mail from '../mail/tables.ts';"],
    late: ['server/jobs/a.ts', "const { userTable } = await import('../account/identity/tables.ts');"],
    'as a type': ['server/invoices/a.ts', "import type { refundTable } from '../purchase/tables.ts';"],
    'to be handed on': ['server/account/a.ts', "export { planTable } from '../catalog/tables.ts';"],
    'from who hands it on': ['server/account/a.ts', "import { esimTable } from '../esims/queries.ts';"],
  };

  it.each(Object.entries(leaks))('%s', (_name, [file, text]) => {
    expect(tablesTakenIn(new Map([[file, text]]))).toHaveLength(1);
  });

  it.each([
    'select id from "purchase" where id = ${id}',
    'delete from purchase',
    'update purchase set id = 1',
  ])('by its name: %s', (query) => {
    const tree: Tree = new Map([
      ['server/purchase/tables.ts', "export const purchaseTable = pgTable('purchase', {});"],
      ['server/purchase/a.ts', `db.execute(sql\`${query}\`);`],
      ['server/jobs/a.ts', `db.execute(sql<{ id: string }>\`${query}\`);`],
    ]);
    expect(tablesNamedIn(tree)).toEqual(['server/jobs/a.ts names the table purchase']);
  });

  it('and what the layout wants is not', () => {
    const fine: Tree = new Map([
      ['server/purchase/payments/a.ts', "import { type Payment, paymentTable } from '../tables.ts';"],
      ['server/account/a.ts', "import { userTable } from './identity/tables.ts';"],
      ['server/mail/a.ts', "import type { Purchase } from '../purchase/tables.ts';"],
    ]);
    expect(tablesTakenIn(fine)).toEqual([]);
  });
});

describe('a function of the database', () => {
  const folder = path.join(root, 'src/server/db/migrations');
  const migrations = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

  it('touches the tables of one feature', () => {
    expect(migrations).toContain('create function hand_over_esim');
    expect(functionsAcrossIn(readTree('server'), migrations)).toEqual([]);
  });

  it('is reported where it touches those of two', () => {
    const planted = `create function reach(_id uuid) returns void as $$
      begin
        update purchase set state = 'paid' where id = _id;
        insert into esim (iccid) values ('1');
      end $$;`;
    expect(functionsAcrossIn(readTree('server'), planted)).toEqual([
      'reach touches tables of server/esims and server/purchase',
    ]);
  });
});
