import { expect, test } from 'vitest';

import { giveUp } from '../../../src/server/fulfilment/find-lost-provider-order.ts';
import { mailsOf } from '../../../src/server/mail/outbox.ts';
import { SENDING_MAIL } from '../../support/outside/calls.ts';
import type { Paid } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ silent: 'stripe' });

const messages = async (paid: Pick<Paid, 'request' | 'started'>) =>
  (await shop.world.books(paid)).mails.map((mail) => mail.message_id);

test('a temporarily unavailable mail server does not delay the buyer, and gets the mail later', async () => {
  await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 451, times: 4 });
  const begun = await shop.paid('JP');
  expect((await begun.complete()).status).toBe(200);
  await shop.drain();
  expect(await messages(begun)).toEqual([]);
  await shop.minutes(6);
  expect(await messages(begun)).toHaveLength(1);
  expect((await shop.purchaseOf(begun)).state).toBe('delivered');
});

test('of several workers, one sends each mail', async () => {
  const paid = await shop.paid('BE');
  await shop.handlers['purchase.fulfil']({ purchaseId: (await shop.purchaseOf(paid)).id });
  const [mail] = await mailsOf(shop.deps.db.db, (await shop.purchaseOf(paid)).id, 'delivered');
  const job = { mailId: mail?.id ?? '' };
  await Promise.all(Array.from({ length: 5 }, () => shop.handlers['mail.send'](job)));
  await shop.drain();
  expect(await messages(paid)).toHaveLength(1);
});

test('a connection cut after the mail was accepted sends the same message again', async () => {
  await shop.world.fault({ ...SENDING_MAIL, effect: 'cut-after' });
  const paid = await shop.paid('FR');
  await shop.drain();
  await shop.minutes(3);
  const ids = await messages(paid);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(1);
  expect((await shop.purchaseOf(paid)).state).toBe('delivered');
});

test('the mail about a refund is sent once the mail server is back, hours later', async () => {
  await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 451, times: 1000 });
  const paid = await shop.paid('ES');
  await giveUp(shop.deps, await shop.purchaseOf(paid), []);
  await shop.drain();
  await shop.minutes(3);
  await shop.later(7200);
  expect((await shop.purchaseOf(paid)).state).toBe('refunded');
  expect(await messages(paid)).toEqual([]);
  await shop.world.clearFaults();
  await shop.minutes(1);
  expect(await messages(paid)).toHaveLength(1);
});

test('one working address counts as delivery; the other one is still tried', async () => {
  const buyer = shop.buyer();
  const second = `second.${buyer.email}`;
  const changes = { send_to_both_emails: true, alternative_email: second };
  const begun = await buyer.beginAndPay(await buyer.plan('IT'), changes);
  await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 451 });
  await begun.complete();
  await shop.drain();
  expect((await shop.purchaseOf(begun)).state).toBe('delivered');
  expect(await messages(begun)).toHaveLength(1);
  await shop.minutes(1);
  expect(new Set(await messages(begun)).size).toBe(2);
});

test('a permanently refused address ends the attempts, but not the purchase', async () => {
  await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 550, times: 1000 });
  const paid = await shop.paid('PT');
  await shop.drain();
  await shop.minutes(1);
  const tries = (await shop.world.faults()) as { times: number }[];
  // One for the buyer, and one for the operator, who is mailed the case at once.
  expect(tries[0]?.times).toBe(998);
  expect((await paid.buyer.order(paid.started.order)).status).toBe('ready');
  expect((await shop.purchaseOf(paid)).needsReview).toMatch(/mail/);
});

test('after a day without a mail server operators are alerted', async () => {
  await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 451, times: 1000 });
  const paid = await shop.paid('GR');
  await shop.drain();
  await shop.later(25 * 3600);
  await shop.minutes(1);
  expect((await shop.purchaseOf(paid)).needsReview).toMatch(/mail/);
  expect((await paid.buyer.order(paid.started.order)).status).toBe('ready');
});

test('names with headers or markup stay plain names', async () => {
  const buyer = shop.buyer();
  const fullName = 'Eve\r\nBcc: thief@example.com\r\n\r\n<b>bold</b> "x"';
  const changes = { billing_details: { fullName, email: buyer.email } };
  const begun = await buyer.beginAndPay(await buyer.plan('NL'), changes);
  expect((await begun.complete()).status).toBe(200);
  await shop.drain();
  const mails = await shop.world.mails();
  expect(mails.flatMap(({ to }) => to).join(' ')).not.toContain('thief@');
  const mail = mails.find(({ to }) => to.includes(buyer.email));
  expect(mail?.subject).toBe('Your eSIM for the Netherlands is ready');
  expect(mail?.html).not.toContain('<b>bold');
});
