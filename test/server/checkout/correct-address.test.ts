import { describe, expect, test } from 'vitest';

import { SENDING_MAIL } from '../../support/outside/calls.ts';
import { type Buyer, PASSWORD } from '../../support/shop/buyer.ts';
import { buyAsGuest } from '../../support/shop/guest.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const correct = (buyer: Buyer, order: string, email: string) =>
  buyer.post<{ email: string }>(`/api/orders/${order}/address`, { email });
const right = (buyer: Buyer) => `right.${buyer.email}`;
const subjectsTo = async (address: string) =>
  (await shop.world.mails()).filter(({ to }) => to === address).map(({ subject }) => subject);

/** The token of another purchase, without our signature. */
const foreign = (order: string) => (order.startsWith('A') ? 'B' : 'A') + order.slice(1);

const READY = 'Your eSIM for Japan is ready';

test('sent mails go to the right address again, and the order and the list show it', async () => {
  const buyer = shop.buyer();
  const { started } = await buyer.buy();
  await shop.settle();
  expect(await subjectsTo(buyer.email)).toEqual([READY]);
  expect(await correct(buyer, started.order, right(buyer))).toMatchObject({
    status: 200,
    body: { email: right(buyer) },
  });
  await shop.settle();
  expect(await subjectsTo(right(buyer))).toEqual([READY]);
  expect(await subjectsTo(buyer.email)).toEqual([READY]);
  expect((await buyer.order(started.order)).email).toBe(right(buyer));
  const { body } = await buyer.get<{ esims: { billing_details: { email: string } }[] }>('/api/esims');
  expect(body.esims.map(({ billing_details }) => billing_details.email)).toEqual([right(buyer)]);
});

test('the wrong address gets nothing if it is corrected during the bank’s challenge or before the mail is sent', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin();
  await buyer.pay(begun.started, 'pm_card_authenticationRequired');
  expect((await correct(buyer, begun.started.order, right(buyer))).status).toBe(200);
  await shop.stripe.answerChallenge(begun.started.payment_intent_id, 'complete');
  expect((await begun.complete()).status).toBe(200);
  await shop.settle();
  expect([await subjectsTo(buyer.email), await subjectsTo(right(buyer))]).toEqual([[], [READY]]);

  const other = shop.buyer();
  await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 451, times: 3 });
  const { started } = await other.buy();
  await shop.drain();
  expect((await correct(other, started.order, right(other))).status).toBe(200);
  await shop.world.clearFaults();
  await shop.later(60);
  await shop.settle();
  expect([await subjectsTo(other.email), await subjectsTo(right(other))]).toEqual([[], [READY]]);
});

test('an account made for the wrong address is deleted with its link, and the right address gets one', async () => {
  const ACCOUNT = 'Your account is ready for a password';
  const buyer = shop.buyer();
  const { started } = await buyAsGuest(buyer, { create_account: true });
  await shop.settle();
  expect(await subjectsTo(buyer.email)).toContain(ACCOUNT);
  const token = await shop.mailedToken(buyer.email, '/reset-password');
  expect((await correct(buyer, started.order, right(buyer))).status).toBe(200);
  await shop.settle();
  expect(await subjectsTo(right(buyer))).toEqual(expect.arrayContaining([READY, ACCOUNT]));

  const stranger = shop.buyer();
  const reset = (one: string) =>
    stranger.post<{ code: string }>('/api/auth/reset-password', { token: one, newPassword: PASSWORD });
  expect((await reset(token)).body.code).toBe('INVALID_TOKEN');
  expect((await stranger.signUp(buyer.email)).status).toBe(200);
  const esims = '/api/esims';
  expect((await stranger.get<{ esims: unknown[] }>(esims)).body.esims).toEqual([]);

  await reset(await shop.mailedToken(right(buyer), '/reset-password'));
  const phone = shop.buyer();
  await phone.signIn(right(buyer));
  expect((await phone.get<{ esims: unknown[] }>(esims)).body.esims).toHaveLength(1);
});

test('a purchase in an account that somebody uses keeps its address', async () => {
  const buyer = shop.buyer();
  const { started } = await buyAsGuest(buyer, { create_account: true });
  await shop.settle();
  const token = await shop.mailedToken(buyer.email, '/reset-password');
  await shop.buyer().post('/api/auth/reset-password', { token, newPassword: PASSWORD });
  expect((await correct(buyer, started.order, right(buyer))).status).toBe(404);
  await shop.settle();
  expect(await subjectsTo(right(buyer))).toEqual([]);
});

test('only the browser that bought a guest’s order may correct it, for an hour', async () => {
  const buyer = shop.buyer();
  const { started } = await buyer.buy();
  const stranger = shop.buyer();
  expect((await correct(stranger, started.order, right(buyer))).status).toBe(404);
  await stranger.buy();
  expect((await correct(stranger, started.order, right(buyer))).status).toBe(404);
  expect((await correct(buyer, foreign(started.order), right(buyer))).status).toBe(404);
  expect((await correct(buyer, started.order, 'no address')).status).toBe(400);

  const member = await shop.member();
  const owned = await member.begin(undefined, { is_guest: false });
  await member.pay(owned.started);
  expect((await correct(member, owned.started.order, right(member))).status).toBe(404);

  const late = shop.buyer();
  const old = await late.buy();
  await shop.later(3601);
  expect((await correct(late, old.started.order, right(late))).status).toBe(404);
  await shop.settle();
  expect(await subjectsTo(right(late))).toEqual([]);
});

test('a refunded order keeps its address', async () => {
  const buyer = shop.buyer();
  const { started } = await buyer.buy();
  await shop.settle();
  await shop.stripe.refund(started.payment_intent_id);
  await expect
    .poll(async () => (await shop.drain(), (await buyer.order(started.order)).status))
    .toMatch(/^refund/);
  expect((await correct(buyer, started.order, right(buyer))).status).toBe(404);
});

describe('corrections are limited to', () => {
  const strict = useTestShop({ env: { RATE_LIMIT_SCALE: '1' } });

  test('six times a day', async () => {
    const buyer = strict.buyer();
    const { started } = await buyer.buy();
    const answers: number[] = [];
    for (let tries = 0; tries < 6; tries++) {
      answers.push((await correct(buyer, started.order, `${tries}.${buyer.email}`)).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
