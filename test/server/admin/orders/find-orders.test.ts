import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { orderNumber } from '../../../../src/domain/checkout/order.ts';
import { purchaseTable } from '../../../../src/server/purchase/tables.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { storedColumns } from '../../../support/database/stored-columns.ts';
import { basketsOf, idsOf, sharesOf } from '../../../support/shop/basket.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

/** Buyers as they are called in these tests, the oldest first. */
const BUYERS = {
  dubois: ['Chloé Dubois', 'chloe.dubois@posteo.example', '2026-11-10T23:30:00Z'],
  durand: ['Chloé Durand', 'c.durand@posteo.example', '2026-11-12T09:00:00Z'],
  obrien: ['Chloë O’Brien', 'chloe@obrien.example', '2026-11-12T10:00:00Z'],
  yamada: ['山田 太郎', 'taro@yamada.example', '2026-11-14T10:00:00Z'],
  weiss: ['ŁUKASZ WEIß', 'Weiss.L@posteo.example', '2026-11-15T10:00:00Z'],
} as const;
type Who = keyof typeof BUYERS;
const ALL = Object.keys(BUYERS) as Who[];

interface Found {
  orders: { id: string; name: string; buyer: string; plan: string }[];
  near?: true;
}

let support: TestOperator;
let viewer: TestOperator;
const ids = {} as Record<Who, string>;
const iccids = {} as Record<Who, string>;
beforeAll(async () => {
  support = await operator(shop, 'support');
  viewer = await operator(shop, 'viewer');
  for (const who of ALL) {
    const owned = await ownerOfEsim(shop, { iso: who === 'durand' ? 'FR' : 'JP' });
    const { id } = await shop.purchaseOf(owned);
    const [name, email, at] = BUYERS[who];
    await shop.deps.db.db.execute(
      sql`update purchase set full_name = ${name}, email = ${email}, created_at = ${at}::timestamptz where id = ${id}`,
    );
    await shop.deps.db.db.execute(
      sql`update payment set created_at = ${at}::timestamptz where purchase_id = ${id}`,
    );
    ids[who] = id;
    iccids[who] = owned.iccid;
  }
  await shop.deps.db.db.execute(
    sql`update payment set amount_cents = 7307, currency = 'EUR' where purchase_id = ${ids.durand}`,
  );
  await shop.deps.db.db.execute(sql`update payment set amount_cents = 7307 where purchase_id = ${ids.weiss}`);
});

const whoIs = (found: readonly { id: string }[]) =>
  found.map(({ id }) => ALL.find((who) => ids[who] === id) ?? id);
const found = async (typed: string, by = support) => (await by.ask<Found>('find', { search: typed })).body;

it('finds all orders that were paid together by what was paid for them, and each shows all of them', async () => {
  const { buy, linesNow } = basketsOf(shop);
  const bought = await buy();
  const lines = await linesNow(bought);
  const total = bought.request.price.toFixed(2);
  const { body } = await support.ask<{ orders: { id: string; together: boolean }[] }>('find', {
    search: `${total} ${shop.deps.now().toISOString().slice(0, 10)}`,
  });
  const together = body.orders.filter((order) => order.together).map(({ id }) => id);
  expect(together.toSorted()).toEqual(idsOf(lines).toSorted());
  const [, share] = sharesOf(lines);
  const alone = await support.ask<{ orders: { id: string }[] }>('find', {
    search: `${((share ?? 0) / 100).toFixed(2)} usd`,
  });
  expect(alone.body.orders.map(({ id }) => id)).toContain(lines[1]?.id);

  const { body: shown } = await support.ask<{ basket: { id: string; amount: { cents: number } }[] }>(
    'order',
    { order: lines[1]?.id ?? '' },
  );
  expect(shown.basket.map(({ id, amount }) => [id, amount.cents])).toEqual(
    lines.map(({ id }, at) => [id, sharesOf(lines)[at]]),
  );
});

const number = (who: Who) => orderNumber(ids[who]);

describe('what an operator types', () => {
  it.each([
    ['a first name, with or without accents', () => 'chloe', ['obrien', 'durand', 'dubois']],
    ['a last name', () => 'Durand', ['durand']],
    ['its beginning', () => 'dub', ['dubois']],
    ['both names, the last one first', () => 'durand, chloé', ['durand']],
    ['an apostrophe or none', () => 'obrien', ['obrien']],
    ['letters of another alphabet as they sound', () => 'lukasz weiss', ['weiss']],
    ['a name without spaces', () => '山田太郎', ['yamada']],
    ['a name in two words', () => '太郎 山田', ['yamada']],
    ['the beginning of an address', () => 'c.dur', ['durand']],
    ['the beginning of one with its @, in capitals', () => 'WEISS.L@P', ['weiss']],
    ['a whole address', () => 'weiss.l@posteo.example', ['weiss']],
    ['a number', () => number('dubois'), ['dubois']],
    ['the beginning of a number', () => number('dubois').slice(0, 7), ['dubois']],
    ['an ICCID in groups', () => iccids.weiss.replace(/(.{4})/g, '$1 '), ['weiss']],
    ['its last eight digits', () => iccids.dubois.slice(-8), ['dubois']],
    ['an amount with its currency', () => '73.07 eur', ['durand']],
    ['an amount in any currency', () => '73.07', ['weiss', 'durand']],
    ['an amount with another day', () => '73.07 10 nov 2026', []],
    ['an amount and a day', () => '73.07 nov 12, 2026', ['durand']],
    ['a day', () => '2026-11-12', ['obrien', 'durand']],
    ['a name and a day', () => 'chloe 10 nov 2026', ['dubois']],
    ['a name and the day after', () => 'dubois 11 nov 2026', ['dubois']],
  ] as [string, () => string, Who[]][])('%s', async (_what, typed, expected) => {
    const { orders, near } = await found(typed());
    expect(near).toBeUndefined();
    expect(whoIs(orders)).toEqual(expected);
  });

  it.each([
    ['a letter too few', 'dubos', ['dubois']],
    ['a letter too many', 'durrand', ['durand']],
    ['a wrong letter', 'durant', ['durand']],
    ['two letters in the wrong order', 'chloe duobis', ['dubois']],
    ['a typo behind the @', 'weiss.l@psteo.example', ['weiss']],
  ] as [string, string, Who[]][])(
    '%s finds who is meant, and says that it is not exact',
    async (_what, typed, expected) => {
      const { orders, near } = await found(typed);
      expect([near, whoIs(orders)]).toEqual([true, expected]);
    },
  );

  it('the end of a number, which may be without digits', async () => {
    expect(whoIs((await found(number('weiss').slice(-6))).orders)).toEqual(['weiss']);
  });

  it('half a number that is right finds the order, and says so', async () => {
    const right = number('yamada');
    const wrong = `${right.slice(0, 7)}-${right.endsWith('2222') ? '3333' : '2222'}`;
    expect(await found(wrong)).toMatchObject({ near: true, orders: [{ id: ids.yamada }] });
  });

  it.each([
    'nobody at all',
    '99.99',
    '31 nov',
    "'; drop table purchase; --",
    '%',
    '~dubois',
    '\\',
    'a'.repeat(320),
    '🙂',
  ])('%j finds nothing and breaks nothing', async (typed) => {
    const answer = await support.ask<Found>('find', { search: typed });
    expect([answer.status, answer.body]).toEqual([200, { orders: [] }]);
  });

  it('filters the list of orders, beside the other filters and in the export', async () => {
    const listed = async (filter: Record<string, string>) =>
      whoIs((await support.ask<Found>('orders', filter)).body.orders);
    expect(await listed({ search: 'chloe' })).toEqual(['obrien', 'durand', 'dubois']);
    expect(await listed({ search: 'chloe', country: 'FR' })).toEqual(['durand']);
    expect(await listed({ search: 'nobody at all' })).toEqual([]);
    const finance = await operator(shop, 'finance');
    const csv = await (await finance.browser.ask('/api/operate/orders.csv?search=durand')).text();
    expect(csv.trim().split('\n')).toHaveLength(2);
    expect(csv).toContain(number('durand'));
  });
});

describe('who bought what', () => {
  it('is told apart in every list by those who may know buyers', async () => {
    const { orders } = await found('chloe');
    expect(orders.map(({ name, buyer }) => [name, buyer])).toEqual([
      ['Chloë O.', 'c***@obrien.example'],
      ['Chloé D.', 'c***@posteo.example'],
      ['Chloé D.', 'c***@posteo.example'],
    ]);
    // The two with one initial bought different plans.
    expect(orders[1]?.plan).toMatch(/^France, /);
    expect(orders[2]?.plan).toMatch(/^Japan, .*(GB|Unlimited).*, \d+ days?$/);
    const mails = await support.ask<{ mails: { order: { id: string; buyer: string; plan: string } }[] }>(
      'mails',
    );
    const mail = mails.body.mails.find(({ order }) => order?.id === ids.durand);
    expect(mail?.order).toMatchObject({ buyer: 'Chloé D.', plan: expect.stringMatching(/^France, /) });
  });

  it('is covered for a viewer, who finds nobody by name or address, but orders by what they can see', async () => {
    for (const typed of [
      'chloe',
      'durand',
      'durant',
      'c.dur',
      'weiss.l@posteo.example',
      'chloe 12 nov 2026',
      '山田',
    ])
      expect([typed, await found(typed, viewer)]).toEqual([typed, { orders: [] }]);
    for (const typed of [number('durand'), iccids.durand.slice(-8), '73.07 eur'])
      expect(whoIs((await found(typed, viewer)).orders)).toEqual(['durand']);
    const { body } = await viewer.ask<Found>('orders', { search: '2026-11-12' });
    expect(body.orders.map(({ name, plan }) => [name, plan !== ''])).toEqual([
      ['', true],
      ['', true],
    ]);
    expect((await viewer.ask<Found>('orders', { search: 'durand' })).body.orders).toEqual([]);
    expect(JSON.stringify((await viewer.ask('order', { order: ids.durand })).body)).not.toMatch(
      /durand|chlo/i,
    );
  });

  it('is gone once it is erased', async () => {
    const owned = await ownerOfEsim(shop, { iso: 'JP' });
    const { id } = await shop.purchaseOf(owned);
    const set = (name: string, email: string) =>
      shop.deps.db.db.execute(
        sql`update purchase set full_name = ${name}, email = ${email} where id = ${id}`,
      );
    await set('Ottilie Quandt', 'ottilie@posteo.example');
    expect((await found('quandt')).orders).toHaveLength(1);
    await set('', '');
    for (const typed of ['quandt', 'quant', 'ottilie']) expect((await found(typed)).orders).toEqual([]);
  });
});

it('finds whom a frequent name belongs to, the newest first', async () => {
  const many = 1_200;
  await shop.deps.db.db.execute(sql`insert into purchase (${storedColumns(purchaseTable)})
    select ${storedColumns(purchaseTable, 'copy')} from purchase p, generate_series(1, ${many}) as i,
      lateral jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'attempt_id', gen_random_uuid(),
        'full_name', 'Kim Lee', 'created_at', now() - i * interval '1 hour')) as copy
    where p.id = ${ids.dubois}`);
  const { rows } = await shop.deps.db.db.execute<{ id: string }>(
    sql`select id from purchase where full_name = 'Kim Lee' order by created_at desc limit 50`,
  );
  const { orders } = await found('lee');
  expect(orders.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

describe('the audit of looks', () => {
  const looks = async (what: string) => {
    const { rows } = await shop.deps.db.db.execute<{ count: number }>(
      sql`select count(*)::int as count from audit where what = ${what} and operator_id is not null`,
    );
    return rows[0]?.count ?? 0;
  };

  it('has one row for a person, an order and a day, however often a list or the order is read', async () => {
    const person = await operator(shop, 'support');
    const [read, searched] = [await looks('order read'), await looks('orders found')];
    for (let times = 0; times < 3; times++) {
      await person.ask('orders', {});
      await person.ask('orders', { search: 'chloe' });
      await person.ask('find', { search: 'chlo' });
      await person.ask('order', { order: ids.durand });
      await person.ask('order', { order: number('durand') });
    }
    expect([(await looks('order read')) - read, (await looks('orders found')) - searched]).toEqual([1, 1]);
    await person.ask('order', { order: ids.dubois });
    await support.ask('order', { order: ids.durand });
    expect((await looks('order read')) - read).toBe(3);
  });
});
