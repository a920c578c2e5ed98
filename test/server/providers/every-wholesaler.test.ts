import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { fulfil } from '../../../src/server/fulfilment/fulfil.ts';
import { wholesalersOf } from '../../../src/server/providers/registry/wholesalers.ts';
import { compareWholesalers } from '../../../src/server/reconciliation/compare-wholesaler.ts';
import { requestRefund } from '../../../src/server/refunds/request-refund.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { dyingAt } from '../../support/database/count-calls.ts';
import { isLong } from '../../support/machine/long.ts';
import type { Fault } from '../../support/outside/outside-world.ts';
import { type Bought, buying } from '../../support/shop/buying.ts';
import { bundlesOn, offeredNames } from '../../support/shop/top-ups.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { type Played, WHOLESALERS, wholesalerOf } from '../../support/shop/wholesaler.ts';

const EVERY = isLong ? 1 : 3;

// All sell in the same shop at the same time, and whatever applies to one of them applies to the others.
const shop = useTestShop({ extra: ['slowSim', 'esimAccess', 'airalo'], silent: 'stripe' });

const { paid, ended, delivered, statusOf, ordersOf, refundsOf, giveBack, fulfilAndDie } = buying(shop);

describe.each(WHOLESALERS)('with $id', (played) => {
  const other = WHOLESALERS.find(({ id }) => id !== played.id) ?? played;
  const before = async (bought: Bought) => (await ordersOf(bought)).length;

  test('a purchase is delivered once, and every record names its wholesaler', async () => {
    const bought = await paid(played, 'JP');
    const there = await before(bought);
    expect(await ended(bought)).toBe('ready');
    expect(await before(bought)).toBe(there + 1);
    const { rows } = await shop.deps.db.db.execute(
      `select p.wholesaler as purchase, o.wholesaler as "order", e.wholesaler as esim from purchase p
       join provider_order o on o.purchase_id = p.id join user_esim u on u.purchase_id = p.id
       join esim e on e.iccid = u.iccid where p.id = '${(await shop.purchaseOf(bought.begun)).id}'`,
    );
    expect(rows).toEqual([{ purchase: played.id, order: played.id, esim: played.id }]);
    const [mail] = await shop.world.mailbox(bought.buyer.email);
    expect(mail?.text).toContain('LPA:1$');
  });

  test('an eSIM can be topped up with the same wholesaler’s plans, and with no others', async () => {
    const owner = await delivered(played, 'FR');
    const names = await offeredNames(owner);
    const refused = async (seller: Played) => {
      const plan = await owner.buyer.plan('FR', (each) => seller.sells(each));
      const { status, body } = await owner.buyer.start(
        await owner.buyer.request(plan, { attempt_id: randomUUID(), top_up_esim_id: owner.id }),
      );
      expect([status, body.code]).toEqual([409, 'top_up_refused']);
    };
    await refused(other);
    if (played.noTopUps) {
      expect(names).toEqual([]);
      await refused(played);
      return;
    }
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !played.names.test(name))).toEqual([]);
    const added = await paid(played, 'FR', { buyer: owner.buyer, onto: owner.id });
    expect(await ended(added)).toBe('ready');
    expect(await bundlesOn(shop, owner.iccid)).toHaveLength(2);
    expect((await owner.buyer.order(added.begun.started.order)).esim?.iccid).toBe(owner.iccid);
  });

  test('an unused eSIM is returned, and refunded once the wholesaler has it', async () => {
    const owner = await delivered(played, 'ES');
    const isAsked = wholesalerOf(shop, played.id).can.takesBack === 'by request';
    const answer = await giveBack(owner);
    expect([answer.status, answer.body.status]).toEqual(isAsked ? [202, 'asked'] : [200, 'refunding']);
    if (isAsked) {
      await shop.settle();
      expect([await statusOf(owner), await refundsOf(owner)]).toEqual(['ready', []]);
      const details = await owner.buyer.get<{ esim: { return_asked: boolean } }>(`/api/esims/${owner.id}`);
      expect(details.body.esim.return_asked).toBe(true);
      expect((await owner.buyer.order(owner.begun.started.order)).return_asked).toBe(true);
      expect((await giveBack(owner)).body.status).toBe('asked');
      await shop.later(120);
    }
    await shop.settle();
    expect(await statusOf(owner)).toBe('refunded');
    expect(await refundsOf(owner)).toHaveLength(1);
    expect(await bundlesOn(shop, owner.iccid)).toEqual([
      expect.stringMatching(/ (revoked|returned|cancel)$/),
    ]);
  });

  test('an eSIM that the wholesaler does not take back is not refunded', async () => {
    const owner = await delivered(played, 'ES');
    await shop.world.fault({ ...played.returning, effect: 'status', status: played.refusal, times: 2 });
    const { status, body } = await giveBack(owner);
    expect([status, body.why]).toEqual([409, 'not_taken_back']);
    await shop.world.clearFaults();
    await shop.settle();
    expect([await statusOf(owner), await refundsOf(owner)]).toEqual(['ready', []]);
  });

  test('a wholesaler that never takes anything back is not asked, and nothing is refunded', async () => {
    const owner = await delivered(played, 'FR');
    const own = wholesalerOf(shop, played.id);
    const revoke = () => Promise.reject(new Error('it was asked'));
    const firm = { ...own, can: { ...own.can, takesBack: 'never' as const }, revoke };
    const refund = requestRefund(
      { ...shop.deps, wholesalers: wholesalersOf([firm]) },
      await shop.purchaseOf(owner.begun),
      { who: 'buyer', why: '' },
    );
    await expect(refund).rejects.toMatchObject({ facts: { why: 'not_taken_back' } });
    expect([await statusOf(owner), await refundsOf(owner)]).toEqual(['ready', []]);
  });

  test.each<[string, Pick<Fault, 'effect'> & Partial<Fault>]>([
    ['is lost', { effect: 'cut-before' }],
    ['loses its answer', { effect: 'cut-after' }],
    ['is answered with garbage', { effect: 'garbage' }],
    ['meets an error', { effect: 'status', status: 500 }],
    ['meets a full window', { effect: 'status', status: 429 }],
  ])('an order that %s is delivered all the same, once', async (_what, fault) => {
    const bought = await paid(played, 'JP');
    const there = await before(bought);
    await shop.world.fault({ ...played.ordering, ...fault });
    expect(await ended(bought)).toBe('ready');
    expect(await before(bought)).toBe(there + 1);
  });

  test('a purchase whose process dies at any call to the wholesaler is delivered, once', async () => {
    for (let dies = 0; ; dies++) {
      const bought = await paid(played, 'FR');
      await shop.loseJobs();
      const there = await before(bought);
      const hasDied = await fulfilAndDie(played, bought, dies);
      await shop.loseJobs();
      expect(await ended(bought)).toBe('ready');
      expect(await before(bought)).toBe(there + 1);
      if (!hasDied) break;
    }
  });

  test.each([
    { what: 'before a call', answered: false },
    { what: 'with an answer on its way', answered: true },
  ])('a purchase whose process dies $what to the database is delivered, once', async ({ answered }) => {
    let tried = 0;
    for (let call = answered ? 0 : 1; ; call += EVERY) {
      const bought = await paid(played, 'FR');
      const { id } = await shop.purchaseOf(bought.begun);
      await shop.loseJobs();
      const there = await before(bought);
      const hasDied = await dyingAt({ call, answered }, () => fulfil(shop.deps, id, [0, 0])).then(
        () => false,
        () => true,
      );
      await shop.loseJobs();
      expect(await ended(bought)).toBe('ready');
      expect(await before(bought)).toBe(there + 1);
      if (!hasDied) break;
      tried += 1;
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('a balance that is too low buys nothing, and the order is placed once there is money', async () => {
    const { control, on, off } = played.poor;
    await shop.world.control(control, on);
    const bought = await paid(played, 'JP');
    const there = await before(bought);
    await shop.settle();
    expect(await before(bought)).toBe(there);
    await shop.world.control(control, off);
    expect(await ended(bought)).toBe('ready');
    expect(await before(bought)).toBe(there + 1);
  });

  test('a forged or repeated callback changes nothing and is told nothing', async () => {
    const owner = await delivered(played, 'JP');
    const order = (await ordersOf(owner)).at(-1)?.reference ?? '';
    const { path, body } = played.callback({ iccid: owner.iccid, order });
    const send = async (to: string, changed = body) => {
      const response = await shop.app.request(`${shop.baseUrl}${to}`, {
        method: 'POST',
        body: JSON.stringify(changed),
      });
      return response.status;
    };
    const isSigned = wholesalerOf(shop, played.id).can.callbacks === 'signed';
    const told = [await send(path), await send(path)];
    expect(told).toEqual(isSigned ? [400, 400] : [200, 200]);
    if (!isSigned) expect(await send(path.replace(/[^/]+$/, 'another-secret'))).toBe(404);
    expect(await send(path, {})).toBe(400);
    await shop.settle();
    expect([await statusOf(owner), await refundsOf(owner)]).toEqual(['ready', []]);
    const { body: now } = await owner.buyer.get<{ bundle_status: { bundle_state: string } }>(
      `/api/esims/${owner.id}/status`,
    );
    expect(now.bundle_status.bundle_state).toBe('queued');
  });

  test('a wholesaler that is away until it is too late costs nobody anything', async () => {
    const bought = await paid(played, 'ES');
    const there = await before(bought);
    await shop.world.fault({ ...played.ordering, effect: 'status', status: 500, times: 1000 });
    expect(await ended(bought)).toBe('refunded');
    await shop.world.clearFaults();
    await shop.later(3600);
    expect([await before(bought), (await refundsOf(bought)).length]).toEqual([there, 1]);
  });
});

describe.each(WHOLESALERS.filter(({ fails }) => fails))('with $id, which fulfils orders later,', (played) => {
  const fail = (isOn: boolean) =>
    shop.world.control(played.fails?.control ?? '', (isOn ? played.fails?.on : played.fails?.off) ?? {});

  test('an order that was accepted and failed is placed again', async () => {
    await fail(true);
    const bought = await paid(played, 'JP');
    const there = (await ordersOf(bought)).length;
    await shop.settle();
    await fail(false);
    expect(await ended(bought)).toBe('ready');
    // The outside world's records leave out failed orders.
    expect(await ordersOf(bought)).toHaveLength(there + 1);
    const { orderAttempts } = await shop.purchaseOf(bought.begun);
    expect(orderAttempts).toBeGreaterThan(1);
  });

  test('a purchase is refunded if every order fails', async () => {
    await fail(true);
    const bought = await paid(played, 'FR');
    const there = (await ordersOf(bought)).length;
    expect(await ended(bought)).toBe('refunded');
    await fail(false);
    await shop.later(3600);
    expect((await ordersOf(bought)).length).toBe(there);
    expect(await refundsOf(bought)).toHaveLength(1);
  });
});

describe.each(WHOLESALERS.filter(({ dearer }) => dearer))('with $id, which is told a price,', (played) => {
  test('a price that has changed buys nothing, and the buyer has the money back', async () => {
    const { control = '', on = {}, off = {} } = played.dearer ?? {};
    const bought = await paid(played, 'JP');
    const there = (await ordersOf(bought)).length;
    await shop.world.control(control, on);
    expect(await ended(bought)).toBe('refunded');
    await shop.world.control(control, off);
    expect([(await ordersOf(bought)).length, (await refundsOf(bought)).length]).toEqual([there, 1]);
  });
});

describe('with slow-sim', () => {
  const slow = WHOLESALERS.find(({ id }) => id === 'slow-sim') as Played;
  const behaves = (options: object) => shop.world.control('slow-sim', options);

  test('an order that comes after its refund is requested back', async () => {
    await behaves({ ready_after_seconds: 2 * 3600 });
    const bought = await paid(slow, 'ES');
    await shop.settle();
    expect(await ended(bought)).toBe('refunded');
    await behaves({ ready_after_seconds: 3 });
    await shop.later(3 * 3600);
    await shop.later(3600);
    await shop.later(3600);
    const { provider_refunds } = await shop.world.ledger();
    const [order] = (await ordersOf(bought)).toReversed();
    expect(provider_refunds.map(({ reference }) => reference)).toContain(order?.reference);
  });

  test('a return that is denied because the eSIM was used meanwhile is not refunded', async () => {
    const owner = await delivered(slow, 'JP');
    await behaves({ decides_after_seconds: 600, denies_returns: true });
    expect((await giveBack(owner)).body.status).toBe('asked');
    await shop.later(1200);
    await shop.later(61);
    await behaves({ decides_after_seconds: 60, denies_returns: false });
    expect([await statusOf(owner), await refundsOf(owner)]).toEqual(['ready', []]);
    const { body } = await owner.buyer.get<{ esim: { return_asked: boolean } }>(`/api/esims/${owner.id}`);
    expect(body.esim.return_asked).toBe(false);
  });

  test('an operator’s refund does not wait for the decision, which is still followed', async () => {
    const owner = await delivered(slow, 'FR');
    const purchase = await shop.purchaseOf(owner.begun);
    await requestRefund(shop.deps, purchase, { who: 'operator', why: 'kindness', by: atCommandLine('test') });
    await shop.settle();
    expect(await statusOf(owner)).toBe('refunded');
    await shop.later(120);
    expect(await bundlesOn(shop, owner.iccid)).toEqual(['slow_1GB_7D_FR returned']);
    const { rows } = await shop.deps.db.db.execute(
      `select state from provider_return where purchase_id = '${purchase.id}'`,
    );
    expect(rows).toEqual([{ state: 'paid_back' }]);
  });

  test('only signed callbacks count', async () => {
    const owner = await delivered(slow, 'JP');
    await shop.world.control('slow-sim-usage', { iccid: owner.iccid, megabytes: 900 });
    await shop.later(10);
    const usage = await owner.buyer.get<{ bundle_status: { usage_percent: number } }>(
      `/api/esims/${owner.id}/status`,
    );
    expect(usage.body.bundle_status.usage_percent).toBe(90);
    const response = await shop.app.request(`${shop.baseUrl}/api/webhooks/slow-sim`, {
      method: 'POST',
      body: JSON.stringify({ event: 'plan.used', iccid: owner.iccid }),
    });
    expect(response.status).toBe(400);
  });

  test('its records and ours agree', async () => {
    await shop.settle();
    const sides = await compareWholesalers(shop.deps, new Date(0));
    const own = sides.filter(({ name }) => name.startsWith('Slow SIM'));
    expect(own.map(({ name, differences }) => [name, differences])).toEqual([
      ['Slow SIM orders', []],
      ['Slow SIM paid back', []],
    ]);
  });
});
