import { expect, test } from 'vitest';

import { readQr } from '../support/reading/read-qr.ts';
import { useTestShop } from '../support/shop/use-test-shop.ts';

const shop = useTestShop();

test('a guest pays by card and has a working eSIM on the screen and in the mailbox', async () => {
  const buyer = shop.buyer();
  const plan = await buyer.plan('JP');
  const { request, completed } = await buyer.buy(plan);

  expect(completed.status).toBe(200);
  expect(completed.body.iccid).toMatch(/^\d{19}$/);
  const order = await buyer.order(completed.body.order);
  expect(order.status).toBe('ready');
  expect(order.esim?.iccid).toBe(completed.body.iccid);

  await shop.drain();
  const [mail, ...others] = await shop.world.mails();
  expect(others).toEqual([]);
  expect(mail?.to).toContain(buyer.email);
  expect(mail?.subject).toBe('Your eSIM for Japan is ready');
  expect(mail?.text.replaceAll(' ', '')).toContain(completed.body.iccid);
  const lpa = order.esim?.activation?.qr_code_data;
  expect(lpa).toMatch(/^LPA:1\$[\w.-]+\$[\w-]+$/);
  if (!mail) throw new Error('no mail');
  expect(readQr(await shop.world.attachment(mail, 'esim-qr.png'))).toBe(lpa);

  const ledger = await shop.world.ledger();
  expect(ledger.charges).toMatchObject([
    { amount: Math.round(request.price * 100), status: 'succeeded', refunded: false },
  ]);
  expect(ledger.provider_orders).toMatchObject([{ item: plan.bundle_name, iccids: [completed.body.iccid] }]);
  expect(ledger.esims).toHaveLength(1);
  expect(ledger.mails).toHaveLength(1);
  expect((await buyer.order(completed.body.order)).status).toBe('ready');
});
