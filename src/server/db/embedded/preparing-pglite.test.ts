import { afterAll, beforeAll, expect, it } from 'vitest';

import { PreparingPglite } from './preparing-pglite.ts';

let pglite: PreparingPglite;
beforeAll(async () => {
  pglite = await PreparingPglite.open({});
  await pglite.exec('create table thing (id integer primary key, at timestamptz, bytes bytea, words text[])');
});
afterAll(() => pglite.close());

const INSERT = 'insert into thing values ($1, $2, $3, $4) returning *';
const row = (id: number) => [id, new Date(id), new Uint8Array([id]), ['a', "b'c"]];

it('plans a statement once, with the same answers', async () => {
  for (const id of [1, 2, 3]) {
    const { rows, affectedRows } = await pglite.query(INSERT, row(id));
    const [, at, bytes, words] = row(id);
    expect([rows, affectedRows]).toEqual([[{ id, at, bytes, words }], 1]);
  }
  const list = await pglite.query<{ statement: string }>('select statement from pg_prepared_statements');
  expect(list.rows.filter(({ statement }) => statement === INSERT)).toHaveLength(1);
  expect((await pglite.query('select $1::text as none', [null])).rows).toEqual([{ none: null }]);
  const rows = await pglite.query('select id from thing where id > $1', [1], { rowMode: 'array' });
  expect(rows.rows).toEqual([[2], [3]]);
});

it('continues after a refused statement, and after one that the database does not understand', async () => {
  await expect(pglite.query(INSERT, row(1))).rejects.toMatchObject({ code: '23505' });
  for (let times = 0; times < 2; times++)
    await expect(pglite.query('select nothing from thing where id = $1', [1])).rejects.toMatchObject({
      code: '42703',
    });
  expect((await pglite.query(INSERT, row(4))).rows).toHaveLength(1);
});

it('waits for a transaction in progress', async () => {
  let isOver = false;
  const begun = Promise.withResolvers<void>();
  const transaction = pglite.transaction(async (tx) => {
    begun.resolve();
    await tx.query('update thing set words = $1 where id = $2', [['z'], 1]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    isOver = true;
  });
  await begun.promise;
  await pglite.query('select id from thing where id = $1', [1]);
  expect(isOver).toBe(true);
  await transaction;
});
