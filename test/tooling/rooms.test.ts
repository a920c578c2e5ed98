import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import {
  AREAS,
  circlesIn,
  floorsOf,
  folderOf,
  importsOf,
  readTree,
  roomOf,
  type Tree,
} from '../../scripts/room-graph.ts';
import { ROOT } from '../support/machine/source-files.ts';

/** What breaks the order of the rooms: imports of a room that is not on a floor below. */
function climbsIn(tree: Tree, floors: string[][]): string[] {
  const floor = (file: string) => floors.findIndex((rooms) => rooms.includes(roomOf(file)));
  return [...tree].flatMap(([file, text]) =>
    importsOf(file, text)
      .filter((to) => roomOf(to) !== roomOf(file) && floor(to) >= floor(file))
      .map((to) => `${file} takes from ${to}`),
  );
}

/** Rooms that share their tables; every other room has its own, and asks the owner's queries for the rest. */
const FAMILIES: string[][] = [
  ['purchase', 'audit', 'fraud', 'payments', 'promotions', 'recovery', 'refunds'],
  ['esims', 'customer-portal', 'esim-returns', 'fulfilment', 'top-ups'],
  ['identity', 'account', 'staff'],
  ['catalog', 'pricing'],
  ['webhook-inbox', 'webhooks'],
];

/** The first room of its family, or the room itself. */
const familyOf = (file: string) =>
  FAMILIES.find((rooms) => rooms.includes(roomOf(file)))?.[0] ?? roomOf(file);

/** Imports by which a table leaves the family that owns it, under whatever file's name. The type of a row may leave. */
function tablesTakenIn(tree: Tree): string[] {
  return [...tree].flatMap(([file, text]) =>
    [
      ...text.matchAll(/^(?:import|export)\s([^'";]*)\bfrom\s*['"](\.[^'"]+)['"]/gm),
      ...text.matchAll(/\bimport(\()\s*['"](\.[^'"]+)['"]/g),
    ]
      .map(([, names = '', to = '']) => ({ names, to: path.posix.join(folderOf(file), to) }))
      .filter(({ to }) => familyOf(to) !== familyOf(file))
      .filter(
        ({ names, to }) =>
          /\w+Table\b/.test(names) || (path.posix.basename(to) === 'tables.ts' && !/^type\b/.test(names)),
      )
      .map(({ to }) => `${file} takes a table from ${to}`),
  );
}

/** SQL that is written out and names a table of another family. */
function tablesNamedIn(tree: Tree): string[] {
  const owners = ownersIn(tree);
  return [...tree].flatMap(([file, text]) => {
    const sql = [...text.matchAll(/\bsql(?:<[^>]*>)?`([^`]*)`/g)]
      .map(([, written = '']) => written)
      .join(';\n');
    return tablesIn(sql)
      .filter((name) => (owners.get(name) ?? familyOf(file)) !== familyOf(file))
      .map((name) => `${file} names the table ${name}`);
  });
}

/** Functions of the database that touch the tables of more than one family. */
function functionsAcrossIn(tree: Tree, functions: string): string[] {
  const owners = ownersIn(tree);
  const bodies = functions.matchAll(/\bcreate (?:or replace )?function (\w+)[^$]*\$\$([^$]*)\$\$/g);
  return [...bodies].flatMap(([, name = '', body = '']) => {
    const families = new Set(tablesIn(body).flatMap((table) => owners.get(table) ?? []));
    return families.size > 1 ? [`${name} touches tables of ${[...families].sort().join(' and ')}`] : [];
  });
}

const tablesIn = (sql: string) =>
  [...sql.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)/gi)].map(([, name = '']) => name);

/** The family of each table. */
function ownersIn(tree: Tree): Map<string, string> {
  return new Map(
    [...tree].flatMap(([file, text]) =>
      [...text.matchAll(/\bpgTable\(\s*'(\w+)'/g)].map(([, name = '']) => [name, familyOf(file)] as const),
    ),
  );
}

describe.each(['domain', 'server', 'web', 'sandbox'])('the rooms of the %s', (area) => {
  const floors = floorsOf(area);
  const tree = readTree(area);

  it('are the folders of its first level', () => {
    expect(floors.flat().toSorted()).toEqual([...new Set([...tree.keys()].map(roomOf))].toSorted());
  });

  it('take only from rooms on the floors below them', () => {
    expect(climbsIn(tree, floors)).toEqual([]);
  });
});

describe.each(AREAS)('the %s', (area) => {
  const tree = readTree(area);

  it('has no circle of rooms', () => {
    expect(circlesIn(tree, roomOf)).toEqual([]);
  });

  it('has no circle of folders', () => {
    expect(circlesIn(tree, folderOf)).toEqual([]);
  });

  it('has no room deeper than one folder', () => {
    // The console is an application of its own, with rooms of its own.
    const files = [...tree.keys()].filter((file) => !file.startsWith('web/operate/'));
    expect(files.filter((file) => file.split('/').length > 4)).toEqual([]);
  });
});

it('the tests of the server are in its rooms', () => {
  const tests = readdirSync(path.join(ROOT, 'test/server'), { withFileTypes: true });
  expect(tests.map(({ name }) => name).filter((name) => !floorsOf('server').flat().includes(name))).toEqual(
    [],
  );
});

it('the tables of the server stay with the rooms that own them', () => {
  const tree = readTree('server');
  expect([...tablesTakenIn(tree), ...tablesNamedIn(tree)]).toEqual([]);
});

describe('a planted climb is reported', () => {
  const leaks: Record<string, [file: string, text: string]> = {
    'the catalogue knows purchases': [
      'server/catalog/a.ts',
      "import { begin } from '../checkout/open-purchase.ts';",
    ],
    'a type is a tie as well': ['server/purchase/a.ts', "import type { x } from '../refunds/refund.ts';"],
    'a late import is an import': ['server/http/a.ts', "const x = await import('../identity/who.ts');"],
    'handing on is taking': ['server/esims/a.ts', "export { x } from '../checkout/routes.ts';"],
    'from a folder inside a room': [
      'server/payments/disputes/a.ts',
      "import { x } from '../../refunds/requests/refund-routes.ts';",
    ],
    'rooms of one floor': ['server/audit/a.ts', "import { x } from '../providers/wholesaler.ts';"],
    'a feature knows what composes the shop': ['server/jobs/a.ts', "import { openShop } from '../shop.ts';"],
    'several lines are one import': [
      'server/purchase/b.ts',
      "import {\n  a,\n  b,\n} from '../payments/settle.ts';",
    ],
    'the base of the domain knows what it bears': [
      'domain/a.ts',
      "import { planLabel } from './catalog/plan.ts';",
    ],
    'a style is a tie, too': ['web/ui/a.tsx', "import styles from '../home/story.module.css';"],
    'a part of pages knows a page': ['web/plans/a.tsx', "import { x } from '../checkout/checkout.tsx';"],
  };

  it.each(Object.entries(leaks))('%s', (_name, [file, text]) => {
    const area = file.split('/')[0] ?? '';
    expect(climbsIn(new Map([[file, text]]), floorsOf(area))).toHaveLength(1);
  });

  it('and what the layout wants is not', () => {
    const fine: Tree = new Map([
      ['server/refunds/a.ts', "import { settle } from '../payments/settle.ts';"],
      ['server/refunds/requests/a.ts', "import { refund } from '../refund.ts';"],
      ['server/catalog/a.ts', "import type { Deps } from '../deps.ts';\nimport { b } from './queries.ts';"],
    ]);
    expect(climbsIn(fine, floorsOf('server'))).toEqual([]);
  });
});

describe('a planted circle is reported', () => {
  const circle: Tree = new Map([
    ['server/esims/a.ts', "import { x } from '../mail/b.ts';"],
    ['server/mail/b.ts', "import { y } from '../purchase/overview/c.ts';"],
    ['server/purchase/overview/c.ts', "import type { Z } from '../../esims/a.ts';"],
    ['server/jobs/d.ts', "import { x } from '../esims/a.ts';\nimport type { Deps } from '../deps.ts';"],
  ]);

  it('of three rooms, of which no two take from each other', () => {
    expect(circlesIn(circle, roomOf)).toEqual(['esims', 'mail', 'purchase']);
  });

  it('of two folders in one room', () => {
    const folders: Tree = new Map([
      ['server/admin/orders/a.ts', "import { x } from '../customers/b.ts';"],
      ['server/admin/customers/b.ts', "import type { Y } from '../orders/a.ts';"],
    ]);
    expect(circlesIn(folders, roomOf)).toEqual([]);
    expect(circlesIn(folders, folderOf)).toEqual(['server/admin/customers', 'server/admin/orders']);
  });

  it('and a way down is not', () => {
    const straight = new Map([...circle].filter(([file]) => !file.startsWith('server/purchase/')));
    expect(circlesIn(straight, roomOf)).toEqual([]);
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
    'with all others': ['server/admin/a.ts', "import * as mail from '../mail/tables.ts';"],
    late: ['server/jobs/a.ts', "const { userTable } = await import('../identity/tables.ts');"],
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
      [
        'server/payments/payouts/a.ts',
        "import { type Payment, paymentTable } from '../../purchase/tables.ts';",
      ],
      ['server/account/a.ts', "import { userTable } from '../identity/tables.ts';"],
      ['server/mail/a.ts', "import type { Purchase } from '../purchase/tables.ts';"],
    ]);
    expect(tablesTakenIn(fine)).toEqual([]);
  });
});

describe('a function of the database', () => {
  const folder = path.join(ROOT, 'src/server/db/functions');
  const functions = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));

  it('touches the tables of one family', () => {
    expect(functions.length).toBeGreaterThan(20);
    expect(functionsAcrossIn(readTree('server'), functions.join('\n'))).toEqual([]);
  });

  it('is reported where it touches those of two', () => {
    const planted = `create function reach(_id uuid) returns void as $$
      begin
        update purchase set state = 'paid' where id = _id;
        insert into esim (iccid) values ('1');
      end $$;`;
    expect(functionsAcrossIn(readTree('server'), planted)).toEqual([
      'reach touches tables of esims and purchase',
    ]);
  });
});
