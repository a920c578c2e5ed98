import { beforeAll, describe, expect, it } from 'vitest';

import type { OutputOf } from '../../../src/server/admin/run-verb.ts';
import { draftOrdersOf } from '../../support/console/draft-orders.ts';
import { operator, type TestOperator } from '../../support/console/operator.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

type Import = OutputOf<'order_import'>;

const shop = useTestShop();
const drafts = draftOrdersOf(shop);
let owner: TestOperator;
let bundle = '';
beforeAll(async () => {
  owner = await operator(shop, 'owner');
  bundle = (await shop.buyer().plan('DE')).bundle_name;
});

const inputOf = (text: string) => ({
  csv: Buffer.from(text).toString('base64'),
  terms: 'free',
  currency: 'USD',
  language: 'en',
  valid_until: new Date(shop.deps.now().getTime() + 86_400_000).toISOString(),
  reason: 'A gift',
});
const dryRun = (text: string) => owner.tell<Import>('order_import_preview', inputOf(text));

describe('a file of orders', () => {
  it('is ordered line by line; a wrong line stops no other, and the same file orders nothing twice', async () => {
    const text = `email;name;plan;place;quantity\nada@example.com;Ada;${bundle};DE;2\nbob;Bob;${bundle};DE;1\ncarl@example.com;=Carl();none;DE;1\ndora@example.com;Dora;${bundle};de;\n`;
    const planned = await dryRun(text);
    expect(planned.body.counts).toEqual({ planned: 2, refused: 2, done: 0, failed: 0 });
    expect(planned.body.lines.map(({ line, state, words }) => [line, state, words !== null])).toEqual([
      [2, 'planned', false],
      [3, 'refused', true],
      [4, 'refused', true],
      [5, 'planned', false],
    ]);
    expect((await shop.world.ledger()).provider_orders).toEqual([]);
    const { id } = planned.body;
    expect((await owner.tell<Import>('order_import_start', { id })).body.state).toBe('running');
    await owner.tell('order_import_start', { id });
    await shop.settle();
    const result = (await owner.ask<Import>('order_import', { id })).body;
    expect(result).toMatchObject({ state: 'done', counts: { done: 2, refused: 2, failed: 0 } });
    const [first] = result.lines;
    const draft = await drafts.read(owner, first?.draft_order?.id ?? '');
    expect(draft).toMatchObject({ state: 'placed', email: 'ada@example.com', seats: 2 });
    expect(draft.orders.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    const { provider_orders: ordered } = await shop.world.ledger();
    expect(ordered.flatMap(({ iccids }) => iccids)).toHaveLength(3);
    // Uploaded again, it is the one that is done.
    const again = await dryRun(text);
    expect(again.body).toMatchObject({ id, state: 'done' });
    await owner.tell('order_import_start', { id });
    await shop.settle();
    expect((await shop.world.ledger()).provider_orders).toHaveLength(ordered.length);
  });

  it('is refused whole if it is none', async () => {
    for (const text of ['', '\u0000PK', 'a,b\n1,2']) {
      const refused = await dryRun(text === '' ? ' ' : text);
      expect(refused.body).toMatchObject({ reason: 'invalid_field', path: ['csv'] });
    }
  });

  it('may have 500 lines with all their fields', async () => {
    const line = (n: number) =>
      `buyer-number-${n}@a-company-with-a-long-name.example,${'Bartholomew '.repeat(5)},none,DE,1,,de,${'Limited '.repeat(6)},`;
    const lines = Array.from({ length: 500 }, (_, n) => line(n));
    const body = JSON.stringify(
      inputOf(`email,name,plan,place,quantity,price,language,company,vat_number\n${lines.join('\n')}`),
    );
    expect(body.length).toBeGreaterThan(100_000);
    const planned = await owner.browser.call<Import>('POST', '/api/operate/order_import_preview', body, {
      'content-length': String(body.length),
    });
    expect(planned).toMatchObject({ status: 200, body: { counts: { planned: 0, refused: 500 } } });
  });

  it('goes on where its process ended', async () => {
    const text = `email,name,plan,place\n${[1, 2, 3].map((n) => `k${n}@example.com,K,${bundle},DE`).join('\n')}`;
    const { id } = (await dryRun(text)).body;
    await owner.tell('order_import_start', { id });
    await shop.loseJobs();
    await shop.recover();
    await shop.settle();
    expect((await owner.ask<Import>('order_import', { id })).body.counts.done).toBe(3);
  });
});

it('adds data to the eSIM of a buyer', async () => {
  const buyer = shop.buyer();
  const bought = await buyer.buy(await buyer.plan('DE'));
  await shop.settle();
  const order = bought.started.order;
  const purchase = (await buyer.order(order)).number;
  const draft = await drafts.make(owner, { terms: 'free', quantity: 1, top_up_order: purchase });
  const placed = await owner.tell('draft_order_place', { id: draft.id });
  expect(placed.body).toMatchObject({ state: 'placed', top_up_order: purchase });
  await shop.settle();
  const [topUp] = (await drafts.read(owner, draft.id)).orders;
  expect(topUp?.state).toBe('delivered');
  const { esims } = await shop.world.ledger();
  expect(esims.some(({ bundles }) => bundles.length === 2)).toBe(true);
  const two = await owner.tell(
    'draft_order_save',
    await drafts.input({ terms: 'free', quantity: 2, top_up_order: purchase }),
  );
  expect(two.body).toMatchObject({ reason: 'invalid_field', path: ['lines'] });
});

it('sells below cost only for somebody who says so', async () => {
  const input = await drafts.input({ quantity: 1, unit_cents: 60 });
  expect((await owner.tell('draft_order_save', input)).body).toMatchObject({ path: ['below_cost'] });
  const meant = await owner.tell('draft_order_save', { ...input, below_cost: true });
  expect(meant.body).toMatchObject({ is_below_cost: true });
});
