import { expect, test } from 'vitest';

import type { WaitingOrder } from '../../../src/domain/checkout/order-schema.ts';
import type { UserEsim } from '../../../src/domain/esims/user-esim.ts';
import { ORDERING } from '../../support/outside/calls.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

interface OwnEsims {
  known: boolean;
  esims: UserEsim[];
  waiting: WaitingOrder[];
}

const shop = useTestShop();

test("a paid order whose eSIM is still being made is in its buyer's list, and in no other", async () => {
  await shop.world.control('provider', { orderProcessingMs: 600_000 });
  const buyer = shop.buyer();
  const { completed } = await buyer.buy(await buyer.plan('JP'));
  expect(completed.status).toBe(202);

  const waiting = (await buyer.get<OwnEsims>('/api/esims')).body;
  expect(waiting).toMatchObject({ known: true, esims: [], waiting: [{ order: completed.body.order }] });
  expect(waiting.waiting[0]?.plan.country).toBe('Japan');
  const stranger = (await shop.buyer().get<OwnEsims>('/api/esims')).body;
  expect(stranger).toEqual({
    known: false,
    esims: [],
    total: 0,
    next: null,
    waiting: [],
    returned: [],
    account_asked: false,
  });

  await shop.world.control('clock', { advance_seconds: 700 });
  shop.passSeconds(120);
  await shop.handlers['purchase.recover']({});
  const ready = (await buyer.get<OwnEsims>('/api/esims')).body;
  expect(ready).toMatchObject({ known: true, waiting: [] });
  expect(ready.esims).toHaveLength(1);
  await shop.world.control('provider', { orderProcessingMs: 0 });
});

test('an order that could not be delivered says when it was refunded', async () => {
  await shop.world.fault({ ...ORDERING, effect: 'status', status: 400 });
  const buyer = shop.buyer();
  const { started } = await buyer.buy(await buyer.plan('FR'));
  await shop.drain();
  const order = await buyer.order(started.order);
  expect(order).toMatchObject({ status: 'refunded', coverage: 'Nationwide', esim: null });
  expect(Date.parse(order.refunded_at ?? '')).toBeGreaterThan(Date.parse(order.paid_at ?? ''));
});

test('a guest’s browser lists an order that ended in a refund, with the refund’s destination, and no account is made', async () => {
  await shop.world.fault({ ...ORDERING, effect: 'status', status: 400 });
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('FR'), { create_account: true });
  await begun.complete();
  await shop.settle();
  const own = (await buyer.get<OwnEsims & { account_asked: boolean }>('/api/esims')).body;
  expect(own).toMatchObject({
    known: true,
    esims: [],
    waiting: [],
    account_asked: false,
    returned: [
      {
        order: begun.started.order,
        refund_cause: 'undelivered',
        refund: { minor: Math.round(begun.request.price * 100), currency: 'USD' },
        method_label: 'Visa ending in 4242',
        refunded_at: expect.any(String) as string,
      },
    ],
  });
  expect((await shop.buyer().get<OwnEsims>('/api/esims')).body.known).toBe(false);
  expect(await shop.subjectsTo(buyer.email)).toEqual(['Your money is on its way back']);
  shop.passSeconds(61 * 86_400);
  expect((await buyer.get<OwnEsims>('/api/esims')).body).toMatchObject({ known: false });
  shop.passSeconds(-61 * 86_400);
});
