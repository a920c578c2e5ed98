import { afterEach, expect, test } from 'vitest';

import type { UserEsim } from '../../../src/domain/esims/user-esim.ts';
import { casesOfPurchase } from '../../../src/server/alerts/cases.ts';
import { settleCases } from '../../../src/server/alerts/watch.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
afterEach(() => shop.world.control('provider', { smdpAddressShape: 'host' }));

test.each(['capitals', 'https-port'])(
  'codes with an address of the form %s become codes that phones accept',
  async (shape) => {
    await shop.world.control('provider', { smdpAddressShape: shape });
    const mia = await shop.member();
    const { completed } = await mia.buy();
    expect(completed.status).toBe(200);
    const { body } = await mia.get<{ esims: UserEsim[] }>('/api/esims');
    const codes = await mia.get<{ activation: { qr_code_data: string } }>(
      `/api/esims/${body.esims[0]?.id}/activation`,
    );
    expect(codes.body.activation.qr_code_data).toMatch(/^LPA:1\$[a-z0-9.-]+\$[A-Z0-9-]+$/);
  },
);

test('an order whose codes no phone can use is refunded at once, with a mail, and flagged for review', async () => {
  await shop.world.control('provider', { smdpAddressShape: 'other-port' });
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('SE'));
  expect(await begun.complete()).toMatchObject({ status: 409, body: { code: 'refunded' } });
  await shop.drain();
  const order = await buyer.order(begun.started.order);
  expect([order.status, order.esim]).toEqual(['refunded', null]);
  const books = await shop.world.books(begun);
  expect(books.refunds).toMatchObject([{ amount: books.charges[0]?.amount, status: 'succeeded' }]);
  expect(books.mails.map(({ subject }) => subject)).toEqual(['Your money is on its way back']);
  await settleCases(shop.deps, ['needs_review']);
  const { id } = await shop.purchaseOf(begun);
  expect((await casesOfPurchase(shop.deps.db.db, id)).map(({ words }) => words)).toEqual([
    'A purchase needs review: no phone can use the codes of the eSIM that the wholesaler sent.',
  ]);
});
