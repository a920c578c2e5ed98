import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { csvOf } from '../../../../src/server/admin/exports.ts';
import { purchaseTable } from '../../../../src/server/purchase/tables.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { callsOf, nameOfCall } from '../../../support/database/count-calls.ts';
import { storedColumns } from '../../../support/database/stored-columns.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

/** Enough for two pages of an export, and part of a third. */
const MANY = 2_100;
const PAGE = 1_000;

let finance: TestOperator;
const ids: Record<'card' | 'paypal' | 'refunded', string> = { card: '', paypal: '', refunded: '' };
beforeAll(async () => {
  finance = await operator(shop, 'finance');
  ids.card = (await shop.purchaseOf(await shop.buyer().buy())).id;
  await (await shop.buyer().beginAndApprove()).complete();
  const [byPaypal] = (
    await shop.deps.db.db.execute<{ id: string }>(
      `select purchase_id as id from payment where provider = 'paypal'`,
    )
  ).rows;
  ids.paypal = byPaypal?.id ?? '';
  const refunded = await shop.paid('FR');
  ids.refunded = (await shop.purchaseOf(refunded)).id;
  await finance.tell('refund', { order: ids.refunded, reason: 'wanted' });
  await shop.settle();
});

interface Listed {
  orders: { id: string; paid: { cents: number } | null }[];
  next: string | null;
}

const listed = async (filter: Record<string, string>) =>
  (await finance.ask<Listed>('orders', filter)).body.orders.map(({ id }) => id);

it('filters orders by each filter, alone and combined', async () => {
  const { paypal, card, refunded } = ids;
  const all = [refunded, paypal, card];
  expect(await listed({})).toEqual(all);
  const { body } = await finance.ask<Listed>('orders', { limit: '2' });
  expect(body.orders.map(({ id }) => id)).toEqual(all.slice(0, 2));
  expect(await listed({ after: body.next ?? '' })).toEqual([card]);
  const cents = (await finance.ask<Listed>('orders', {})).body.orders.map(({ paid }) => paid?.cents ?? 0);
  const most = (Math.max(...cents) / 100 + 0.01).toFixed(2);
  const day = shop.deps.now().toISOString().slice(0, 10);
  for (const [filter, found] of [
    [{ refunded: 'yes' }, [refunded]],
    [{ refunded: 'no' }, [paypal, card]],
    [{ method: 'paypal' }, [paypal]],
    [{ country: 'FR' }, [refunded]],
    [{ country: 'france' }, [refunded]],
    [{ state: 'refunded', country: 'FR', refunded: 'yes' }, [refunded]],
    [{ state: 'refunded', refunded: 'no' }, []],
    [{ min: most }, []],
    [{ max: most }, all],
    [{ disputed: 'no' }, all],
    [{ from: day, to: day }, all],
    [{ to: '2020-01-01' }, []],
  ] as const)
    expect([filter, await listed(filter)]).toEqual([filter, found]);
});

it('goes through all orders by time and by amount, page by page, and counts them', async () => {
  const { paypal, card, refunded } = ids;
  const amounts = new Map(
    (await finance.ask<Listed>('orders', {})).body.orders.map(({ id, paid }) => [id, paid?.cents ?? 0]),
  );
  // Two cost the same, so only their ids tell which comes first.
  await shop.deps.db.db.execute(
    sql`update payment set amount_cents = ${amounts.get(card) ?? 0} where purchase_id = ${paypal}`,
  );
  const up = [refunded, paypal, card].toSorted((one, other) => {
    const cents = (id: string) => amounts.get(id === paypal ? card : id) ?? 0;
    return cents(one) - cents(other) || (one < other ? -1 : 1);
  });
  for (const [sort, all] of [
    ['newest', [refunded, paypal, card]],
    ['oldest', [card, paypal, refunded]],
    ['lowest', up],
    ['highest', up.toReversed()],
  ] as const) {
    expect([sort, await listed({ sort })]).toEqual([sort, all]);
    const pages: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const { body }: { body: Listed } = await finance.ask<Listed>('orders', {
        sort,
        limit: '1',
        ...(after !== '' && { after }),
      });
      pages.push(...body.orders.map(({ id }) => id));
      after = body.next;
    }
    expect([sort, pages]).toEqual([sort, all]);
  }
  const other = (await finance.ask<Listed>('orders', { sort: 'highest', limit: '1' })).body.next ?? '';
  expect((await finance.ask('orders', { after: other })).body.reason).toBe('unknown_after');
  const count = async (filter: Record<string, string>) => (await finance.ask('orders_count', filter)).body;
  expect(await count({})).toEqual({ count: 3, is_more: false });
  expect(await count({ state: 'refunded', min: '1' })).toEqual({ count: 1, is_more: false });
});

it('exports the orders that were chosen', async () => {
  const file = await finance.browser.ask(`/api/operate/orders.csv?orders=${ids.card},${ids.paypal}`);
  const lines = (await file.text()).trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[1])).toEqual([ids.paypal, ids.card]);
});

it('takes any name of a country, and says which one is near where none fits', async () => {
  expect(await listed({ country: 'フランス' })).toEqual([ids.refunded]);
  // Sold nowhere.
  expect(await listed({ country: 'KP' })).toEqual([]);
  const { status, body } = await finance.ask<{ reason: string; error: string }>('orders', {
    country: 'Jappan',
  });
  expect([status, body.reason]).toEqual([400, 'invalid_field']);
  expect(body.error).toBe('No country or region is called “Jappan”. Did you mean Japan?');
});

it('exports page by page, and reads no faster than the download', async () => {
  await shop.deps.db.db.execute(sql`insert into purchase (${storedColumns(purchaseTable)})
    select ${storedColumns(purchaseTable, 'copy')} from purchase p, generate_series(1, ${MANY}) as i,
      lateral jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'attempt_id', gen_random_uuid(),
        'created_at', p.created_at - i * interval '1 second')) as copy
    where p.id = ${ids.card}`);
  const call = { deps: shop.deps, by: atCommandLine('test') };
  const lines = csvOf(call, 'orders', {});
  const pagesFor = async (count: number) => {
    const calls = await callsOf(async () => {
      for (let taken = 0; taken < count; taken++) await lines.next();
    });
    return calls.filter((text) => nameOfCall(text) === 'select purchase').length;
  };
  // The header row alone, then one page for every thousand rows.
  expect([await pagesFor(1), await pagesFor(1), await pagesFor(998), await pagesFor(2)]).toEqual([
    0, 1, 0, 1,
  ]);
  await lines.return(undefined);

  const written = await piecesOf(await finance.browser.ask('/api/operate/orders.csv'));
  expect(written.join('').trimEnd().split('\r\n')).toHaveLength(MANY + 4);
  // No more than a page was in memory at a time.
  expect(Math.max(...written.map(({ length }) => length))).toBeLessThan(PAGE * 300);
  expect(written.length).toBeGreaterThan(2);
});

/** A file as it arrived, piece by piece. */
async function piecesOf({ body }: Response): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) pieces.push(piece);
  return pieces;
}
