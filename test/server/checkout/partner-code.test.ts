import { randomUUID } from 'node:crypto';

import { expect, it } from 'vitest';

import { RETENTION } from '../../../src/domain/retention.ts';
import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { purchaseOfAttempt } from '../../../src/server/purchase/attempts.ts';
import { attemptFingerprint } from '../../../src/server/purchase/guest-proof.ts';
import { readPurchase } from '../../../src/server/purchase/purchases.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { buyAgainRequest, purchases, sendBuyAgain } from '../../support/shop/buying-again.ts';
import { cardHolder } from '../../support/shop/card-holder.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

/** The partner code of an attempt's purchase. */
async function viaOf(attempt: string): Promise<string | null | undefined> {
  return (await purchaseOfAttempt(shop.deps.db.db, attemptFingerprint(shop.deps.cipher, attempt)))?.via;
}

const WAYS: Record<string, (buyer: Buyer, changes: Record<string, unknown>) => Promise<unknown>> = {
  'by card, or from a wallet': async (buyer, changes) => buyer.begin(await buyer.plan(), changes),
  'with PayPal': async (buyer, changes) => buyer.beginAndApprove(undefined, 'pat', changes),
  async 'onto an eSIM'(buyer, changes) {
    const owned = await ownerOfEsim(shop, { buyer });
    return buyer.begin(await buyer.plan('JP'), { ...changes, top_up_esim_id: owned.id });
  },
};

it.each(Object.entries(WAYS))(
  'a purchase %s has the code of the partner who sent its buyer',
  async (_way, begin) => {
    const attempt = randomUUID();
    await begin(shop.buyer(), { attempt_id: attempt, via: 'Travel-Blog' });
    expect(await viaOf(attempt)).toBe('travel-blog');
  },
);

it('so does a repeated purchase', async () => {
  const mia = await cardHolder(shop);
  const request = await buyAgainRequest(mia, 'FR');
  expect((await sendBuyAgain(mia, { ...request, via: 'travel-blog' })).status).toBe(200);
  expect(await purchases(shop, mia, request)).toMatchObject([{ via: 'travel-blog' }]);
});

it.each([
  ['x'.repeat(41)],
  ['mia@example.com'],
  ['<b>'],
  ['\u0000'],
  [''],
  [null],
  [7],
  [{ code: 'a' }],
  [['a', 'b']],
])('what is no code, as %j, is left out, and the plan is sold', async (via) => {
  const attempt = randomUUID();
  const begun = await shop.buyer().beginAndPay(undefined, { attempt_id: attempt, via });
  expect((await begun.complete()).status).toBe(200);
  expect(await viaOf(attempt)).toBeNull();
});

it('another code in the same attempt is the same purchase, with its first code', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin(await buyer.plan(), { via: 'first' });
  for (const via of ['second', undefined, '<b>'])
    expect((await buyer.start({ ...begun.request, via })).body).toEqual(begun.started);
  expect((await shop.purchaseOf(begun)).via).toBe('first');
  await buyer.pay(begun.started);
  expect((await buyer.complete({ ...begun.request, via: 'third' }, begun.started)).status).toBe(200);
  expect((await shop.purchaseOf(begun)).via).toBe('first');
});

it('operators see it in the list and on the order, and it stays in the books', async () => {
  const owned = await ownerOfEsim(shop, { request: { via: 'travel-blog' } });
  const { id } = await shop.purchaseOf(owned);
  const line = (await runCommand(shop.deps, ['orders'])).text.split('\n').find((one) => one.includes(id));
  expect(line).toContain(' travel-blog ');
  expect((await runCommand(shop.deps, ['order', id])).text).toMatch(/^sent by +travel-blog$/m);
  shop.passSeconds((RETENTION.guestPurchase.years * 366 + 1) * 24 * 3600);
  await shop.handlers['retention.erase']({});
  expect(await readPurchase(shop.deps.db.db, id)).toMatchObject({ fullName: '', via: 'travel-blog' });
});

it('only operators see it', async () => {
  const attempt = randomUUID();
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(undefined, { attempt_id: attempt, via: 'travel-blog' });
  const answers = [begun.started, (await begun.complete()).body];
  await shop.drain();
  answers.push((await buyer.get(`/api/orders/${begun.started.order}`)).body as never);
  answers.push((await buyer.get('/api/esims')).body as never);
  expect(JSON.stringify(answers)).not.toContain('travel-blog');
});
