import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import type { UserEsim } from '../../../src/domain/esims/user-esim.ts';
import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import { storedColumns } from '../../support/database/stored-columns.ts';
import { type Listed, type Owned, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const MANY = 500;

const shop = useTestShop();
let owned: Owned;
beforeAll(async () => {
  owned = await ownerOfEsim(shop);
  await owned.status();
  await copyPurchase(owned, MANY - 1);
});

/** The owner buys the same repeatedly: complete rows, some of the same moment. */
async function copyPurchase({ id }: Owned, times: number): Promise<void> {
  const [purchase, row] = [sql`md5('purchase' || n)::uuid`, sql`md5('row' || n)::uuid`];
  const copies = sql`generate_series(1, ${times}) as n`;
  const { db } = shop.deps.db;
  await db.execute(sql`
    insert into purchase (${storedColumns(purchaseTable)})
    select ${storedColumns(purchaseTable, 'copy')} from user_esim e join purchase p on p.id = e.purchase_id, ${copies},
      lateral jsonb_populate_record(p, jsonb_build_object('id', ${purchase}, 'attempt_id', null)) as copy
    where e.id = ${id}`);
  await db.execute(sql`
    insert into user_esim select copy.* from user_esim e, ${copies},
      lateral jsonb_populate_record(e, jsonb_build_object('id', ${row}, 'purchase_id', ${purchase},
        'purchased_at', e.purchased_at - (n / 3) * interval '1 minute')) as copy
    where e.id = ${id}`);
  await db.execute(sql`
    insert into esim_usage select copy.* from esim_usage u, ${copies},
      lateral jsonb_populate_record(u, jsonb_build_object('user_esim_id', ${row})) as copy
    where u.user_esim_id = ${id}`);
}

const page = async (query = '') => owned.buyer.get<Listed>(`/api/esims${query}`);

describe('500 eSIMs of one account', () => {
  test('come in pages, each once, newest first, with their total', async () => {
    const seen: UserEsim[] = [];
    let pages = 0;
    for (let next: string | null = ''; next !== null; pages += 1) {
      const { body } = await page(`?limit=47${next && `&after=${next}`}`);
      expect(body.total).toBe(MANY);
      seen.push(...body.esims);
      next = body.next;
    }
    expect(pages).toBe(11);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(MANY);
    const times = seen.map(({ purchased_at }) => purchased_at);
    expect(times).toEqual(times.toSorted((a, b) => (a < b ? 1 : -1)));
  });

  test('the first page is below 50 KB', async () => {
    const response = await owned.buyer.ask('/api/esims');
    const text = await response.text();
    expect((JSON.parse(text) as Listed).esims).toHaveLength(20);
    expect(Buffer.byteLength(text)).toBeLessThan(50_000);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('the list is one query, whatever its length', async () => {
    const queries = async (limit: number) => {
      const { db } = shop.deps.db;
      const original = db.select.bind(db);
      let count = 0;
      db.select = ((...args: never[]) => {
        count += 1;
        return (original as (...args: never[]) => unknown)(...args);
      }) as typeof db.select;
      await page(`?limit=${limit}`);
      db.select = original;
      return count;
    };
    // The eSIMs, and the paid purchases without one.
    const both = async () => [await queries(1), await queries(100)];
    // The shop's own background calls are not counted.
    await expect.poll(both).toEqual([2, 2]);
  });

  test.each(['0', '101', 'many', '-1', '1.5'])('limit=%s is refused', async (limit) => {
    expect((await page(`?limit=${limit}`)).status).toBe(400);
  });

  test.each(['x', '1.2', `${'9'.repeat(15)}.${randomUUID()}`, `1.${randomUUID()}'`])(
    'after=%s is not a valid position',
    async (after) => {
      const { status, body } = await page(`?after=${encodeURIComponent(after)}`);
      if (status === 200) expect(body.esims.length).toBeLessThanOrEqual(20);
      else expect(status).toBe(400);
    },
  );

  test('a position in somebody else’s list shows none of it', async () => {
    const { body } = await page('?limit=5');
    const stranger = await shop.buyer().get<Listed>(`/api/esims?after=${body.next}`);
    expect(stranger.body).toMatchObject({ esims: [], total: 0, next: null });
  });
});

describe('hiding', () => {
  test('removes an eSIM from the list and restores it, and it works meanwhile', async () => {
    const mine = await ownerOfEsim(shop);
    const set = (hidden: boolean) =>
      mine.buyer.call<{ esim: UserEsim }>('PATCH', `/api/esims/${mine.id}`, { hidden });
    const before = Date.now();
    const { status, body } = await set(true);
    expect([status, body.esim.hidden]).toEqual([200, true]);
    expect(Date.parse(body.esim.hidden_at ?? '')).toBeGreaterThanOrEqual(before);
    const again = await set(true);
    expect(again.body.esim.hidden_at).toBe(body.esim.hidden_at);
    const listed = (await mine.buyer.get<Listed>('/api/esims')).body;
    expect(listed).toMatchObject({ total: 1, esims: [{ id: mine.id, hidden: true }] });
    expect((await mine.buyer.get(`/api/esims/${mine.id}/activation`)).status).toBe(200);
    expect((await set(false)).body.esim).toMatchObject({ hidden: false, hidden_at: null });
  });

  test('needs a yes or no from our own pages', async () => {
    for (const body of [{}, { hidden: 'yes' }, { hidden: null }, []]) {
      expect((await owned.buyer.call('PATCH', `/api/esims/${owned.id}`, body)).status).toBe(400);
    }
    const foreign = { Origin: 'https://evil.example' };
    const { status } = await owned.buyer.call('PATCH', `/api/esims/${owned.id}`, { hidden: true }, foreign);
    expect(status).toBe(403);
  });
});
