import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import type { VerbName } from '../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { providerOrdersOf } from '../../../src/server/fulfilment/find-provider-order.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { type Listed, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
beforeEach(() => {
  shop.logged.length = 0;
});

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);

/** What the log says about malformed rows. */
const faults = () =>
  shop.logged.flatMap((line) => {
    const { err } = JSON.parse(line) as { err?: { message: string } };
    return err?.message.includes('malformed') ? [err.message] : [];
  });

describe('a purchase whose plan is malformed', () => {
  it('is missing in its buyer’s list alone, and is shown to operators', async () => {
    const first = await ownerOfEsim(shop);
    const second = await ownerOfEsim(shop, { buyer: first.buyer, iso: 'FR' });
    const { id } = await shop.purchaseOf(first);
    await shop.deps.db.db.execute(sql`update purchase set plan = '{"country": "Japan"}' where id = ${id}`);

    const { status, body } = await first.buyer.get<Listed>('/api/esims');
    expect(status).toBe(200);
    expect(body.esims.map((esim) => esim.id)).toEqual([second.id]);
    expect(faults()).toEqual([expect.stringContaining(`purchase.plan of row ${id} is malformed`)]);
    expect((await first.buyer.get(`/api/esims/${first.id}`)).status).toBe(500);

    const { orders } = await ask('orders', {});
    expect(orders.map((order) => order.id)).toContain(id);
    expect((await ask('order', { order: id })).plan).toMatchObject({ country_code: 'JP', days: null });
    expect((await ask('refund_preview', { order: id })).plan).toBe(first.request.bundle_name);
  });
});

describe('a purchase whose fees are malformed', () => {
  const write = (id: string, fees: unknown) =>
    shop.deps.db.db.execute(sql`update purchase set fees = ${JSON.stringify(fees)} where id = ${id}`);

  it('takes no payment', async () => {
    const buyer = shop.buyer();
    const { request, started } = await buyer.begin();
    const { id, fees } = await shop.purchaseOf({ started });
    await write(id, { card: '47' });
    expect((await buyer.start(request)).status).toBe(500);
    expect(faults()).toEqual([expect.stringContaining(`purchase.fees of row ${id} is malformed: card: `)]);

    await write(id, fees);
    expect((await buyer.start(request)).body).toMatchObject({ payment_intent_id: started.payment_intent_id });
  });

  it('is ordered once if it was paid before, and handed over when they are mended', async () => {
    const begun = await shop.buyer().beginAndPay();
    const { id, fees } = await shop.purchaseOf(begun);
    await write(id, { card: '47' });
    expect((await begun.complete()).status).toBe(202);
    expect(faults()[0]).toContain(`purchase.fees of row ${id} is malformed: card: `);

    await write(id, fees);
    await shop.later(3600);
    expect((await shop.purchaseOf(begun)).state).toBe('delivered');
    expect(await providerOrdersOf(shop.deps.db.db, id)).toMatchObject([{ outcome: 'bound' }]);
  });
});

it('a malformed price list sells nothing, keeps the shown prices, and costs the list of versions nothing', async () => {
  const { db } = shop.deps.db;
  const buyer = shop.buyer();
  const request = await buyer.request(await buyer.plan());
  await db.execute(sql`insert into price_list (version, rules, below_floor, why)
    select max(version) + 1, '[{"scope": "global", "of": "", "markup_bp": 2500}]', 'hold', '' from price_list`);
  try {
    expect((await buyer.start(request)).status).toBe(500);
    expect(faults()[0]).toMatch(/^price_list\.rules of row in force is malformed: rules\.0\./);
    await expect(shop.deps.catalog.refresh()).rejects.toThrow('price_list.rules');
    expect((await buyer.get('/api/countries/JP')).status).toBe(200);
    await expect(ask('prices', {})).rejects.toThrow(/price_list\.rules of row \d+ is malformed/);
    const { lists } = await ask('price_history', {});
    expect(lists.map(({ rules }) => rules)).toEqual([null, 1]);
  } finally {
    await db.execute(sql`delete from price_list where version > 1`);
  }
});

it('a malformed entry of the audit says so between the others', async () => {
  await shop.deps.db.db.execute(sql`insert into audit (at, who, what, why, origin, after)
    values (now(), 'operator', 'odd', '', 'test', '{"rows": [1]}'), (now(), 'operator', 'plain', '', 'test', '{"rows": 1}')`);
  const { acts } = await ask('audit', {});
  expect(acts.slice(0, 2)).toMatchObject([
    { what: 'plain', after: { rows: 1 } },
    { what: 'odd', after: { unreadable: expect.stringContaining('rows') } },
  ]);
});

it('a malformed job is not begun, and its error names it', async () => {
  await shop.deps.db.db.execute(sql`select send_job('mail.send', '{"mailId": 3}')`);
  await shop.drain();
  expect(faults()).toEqual([
    expect.stringMatching(/^pgboss\.job\.data of row [\w-]+ is malformed: mailId: /),
  ]);
});
