import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { CONSENT_VERSION, consentText } from '../../../src/domain/promise/withdrawal-consent.ts';
import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { buyAgainRequest, sendBuyAgain } from '../../support/shop/buying-again.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { WITHDRAWAL: 'on' } });
let mia: Buyer;
beforeEach(() => {
  mia = shop.buyer();
});

const agreed = { withdrawal_consent: CONSENT_VERSION };

test('nothing begins by card or PayPal before the buyer has agreed to the current text', async () => {
  const plan = await mia.plan();
  for (const consent of [{}, { withdrawal_consent: '2020-01' }, { withdrawal_consent: null }]) {
    const byCard = await mia.start(await mia.request(plan, consent));
    const byPaypal = await mia.startPaypal(await mia.paypalRequest(plan, consent));
    for (const { status, body } of [byCard, byPaypal])
      expect([status, body.code]).toEqual([400, 'consent_needed']);
  }
  expect((await shop.world.ledger()).charges).toEqual([]);
  expect(await shop.deps.db.db.select().from(purchaseTable)).toEqual([]);
});

test('the agreed text and its time are stored with the purchase, and the mail repeats them', async () => {
  const begun = await mia.beginAndPay(await mia.plan(), agreed);
  await begun.complete();
  const purchase = await shop.purchaseOf(begun);
  expect(purchase.withdrawalConsentVersion).toBe(CONSENT_VERSION);
  expect(purchase.withdrawalConsentAt?.getTime()).toBeLessThanOrEqual(purchase.paidAt?.getTime() ?? 0);
  await shop.drain();
  const [mail] = await shop.world.mailbox(mia.email);
  const text = consentText(CONSENT_VERSION);
  if (!text) throw new Error('the current version has a text');
  for (const sentence of [text.begin, text.ends, 'Withdraw from contract here'])
    expect(mail?.text).toContain(sentence);
  expect(text.begin).toMatch(/^I ask you to deliver/);
  expect(text.ends).toMatch(/^I know that my right to withdraw ends/);
});

test('buying again, and topping up, need the same consent', async () => {
  const buyer = await shop.member();
  const first = { is_guest: false, save_card: true, attempt_id: randomUUID(), ...agreed };
  const begun = await buyer.beginAndPay(await buyer.plan(), first);
  expect((await begun.complete()).status).toBe(200);
  await shop.settle();
  const request = await buyAgainRequest(buyer, 'FR');
  const refused = await sendBuyAgain(buyer, request);
  expect([refused.status, refused.body.code]).toEqual([400, 'consent_needed']);
  const bought = await sendBuyAgain(buyer, { ...request, ...agreed });
  expect(bought.status).toBe(200);
  const topUp = await buyer.request(await buyer.plan('FR'), {
    attempt_id: randomUUID(),
    is_guest: false,
    top_up_esim_id: bought.body.esim_id,
  });
  expect((await buyer.start(topUp)).body.code).toBe('consent_needed');
  expect((await buyer.start({ ...topUp, ...agreed })).status).toBe(200);
  expect((await sendBuyAgain(buyer, { ...request, top_up_esim_id: bought.body.esim_id })).body.code).toBe(
    'consent_needed',
  );
});
