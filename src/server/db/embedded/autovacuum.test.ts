import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { autovacuum } from './autovacuum.ts';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
  await pglite.exec(`create table "Much used" (id integer primary key, word text);
    create table quiet (id integer primary key);
    insert into "Much used" select i, '' from generate_series(1, 400) as i;
    insert into quiet select i from generate_series(1, 40) as i`);
});
afterAll(() => pglite.close());

async function state() {
  await pglite.exec('select pg_stat_force_next_flush()');
  return (await pglite.query(STATE)).rows;
}
const STATE = `select relname as name, n_dead_tup::integer as dead, vacuum_count::integer as vacuums,
  analyze_count::integer as analyzes from pg_stat_user_tables order by 1`;

it('vacuums and analyses exactly the tables with many changes', async () => {
  await pglite.exec(`update "Much used" set word = 'x'`);
  await autovacuum(pglite);
  const after = [
    { name: 'Much used', dead: 0, vacuums: 1, analyzes: 1 },
    { name: 'quiet', dead: 0, vacuums: 0, analyzes: 0 },
  ];
  expect(await state()).toEqual(after);
  await pglite.exec(`update "Much used" set word = 'y' where id <= 40`);
  await autovacuum(pglite);
  expect(await state()).toMatchObject([{ vacuums: 1, analyzes: 1 }, { vacuums: 0 }]);
});

it('waits for a transaction in progress', async () => {
  await pglite.exec(`update "Much used" set word = 'z'`);
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const transaction = pglite.transaction(async (tx) => {
    await tx.query('select 1');
    begun.resolve();
    await ending.promise;
    await tx.query(`update quiet set id = id + 100`);
  });
  await begun.promise;
  const cleared = autovacuum(pglite);
  ending.resolve();
  await transaction;
  await cleared;
  expect(await state()).toMatchObject([{ dead: 0, vacuums: 2 }, { dead: 40 }]);
});
