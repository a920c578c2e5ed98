import { beforeEach, describe, expect, it } from 'vitest';

import { refundEnds } from '../../../../src/domain/orders/refund-policy.ts';
import { CONSENT_VERSION } from '../../../../src/domain/promise/withdrawal-consent.ts';
import { auditOf } from '../../../../src/server/audit/record-audit.ts';
import { refundPolicyOf } from '../../../../src/server/core/settings/refund-promise.ts';
import { basketsOf, sharesOf } from '../../../support/shop/basket.ts';
import type { Buyer } from '../../../support/shop/buyer.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';
import { LINK, RECEIPT, withdrawing } from './withdrawing.ts';

const shop = useTestShop({ env: { WITHDRAWAL: 'on' } });
const { ask, buy, confirm, mailedToken, pass, read, rowOf, statusOf } = withdrawing(shop);
const baskets = basketsOf(shop);

let mia: Buyer;
beforeEach(() => {
  mia = shop.buyer();
});

describe('a guest who withdraws by the link of the mail', () => {
  it('gets a receipt with content, date and time, and the refund', async () => {
    const bought = await buy(mia);
    const token = await mailedToken(mia.email, 'Your eSIM for Japan');
    const seen = (await read(token)).body.contract;
    expect(seen).toMatchObject({
      number: bought.number,
      name: 'Mia Larsen',
      email: mia.email,
      why_not: null,
      withdrawal: null,
      is_top_up: false,
    });
    expect(seen.amount.minor / 100).toBe(bought.request.price);
    expect(await rowOf(bought)).toBeUndefined();

    const other = `other.${mia.email}`;
    const done = await confirm(token, other);
    expect(done.status).toBe(200);
    expect(done.body.contract.withdrawal).toMatchObject({ status: 'refunding', refused: null });
    const row = await rowOf(bought);
    expect(row).toMatchObject({ name: 'Mia Larsen', email: other, refused: null });
    expect(row?.settledAt).not.toBeNull();
    await shop.settle();
    expect(await statusOf(token)).toBe('refunded');
    expect((await shop.world.books(bought)).refunds).toHaveLength(1);
    for (const address of [mia.email, other]) {
      const receipt = (await shop.world.mailbox(address)).find(({ subject }) => subject === RECEIPT);
      expect(receipt?.text).toContain('I withdraw from the contract of this order.');
      expect(receipt?.text).toContain(bought.number);
      expect(receipt?.text).toContain('Mia Larsen');
      expect(receipt?.text).toMatch(/[A-Z][a-z]+ \d+, \d{4} at \d\d:\d\d UTC/);
    }
    expect(await shop.subjectsTo(mia.email)).toContain('Your money is on its way back');
    const order = await mia.order(bought.started.order);
    expect(order).toMatchObject({
      status: 'refunded',
      refund_cause: 'returned_by_you',
      withdraw_until: null,
    });
    expect(order.withdrawn_at).toBe(row?.receivedAt.toISOString());
    const audit = await auditOf(shop.deps.db.db, (await shop.purchaseOf(bought)).id);
    expect(audit.map(({ who, what }) => `${who}: ${what}`)).toEqual([
      'processor: payment accepted',
      'buyer: withdrawal received',
      'buyer: refund asked for',
      'shop: the wholesaler paid back',
      'buyer: eSIM taken back',
      'processor: refund succeeded',
    ]);
  });

  it('withdraws once, even if they press twice or in two tabs, with one receipt and one refund', async () => {
    const bought = await buy(mia);
    const token = await mailedToken(mia.email, 'Your eSIM');
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(token, mia.email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [first] = answers;
    pass(3600);
    const again = await confirm(token, `late.${mia.email}`);
    expect(again.body.contract.withdrawal?.received_at).toBe(first?.body.contract.withdrawal?.received_at);
    await shop.settle();
    expect((await shop.world.books(bought)).refunds).toHaveLength(1);
    expect((await shop.subjectsTo(mia.email)).filter((subject) => subject === RECEIPT)).toHaveLength(1);
    expect(await shop.subjectsTo(`late.${mia.email}`)).toEqual([]);
  });

  it('cannot do so with a forged, cut or foreign token, nor with a GET', async () => {
    const bought = await buy(mia);
    const token = await mailedToken(mia.email, 'Your eSIM');
    const flipped = `${token.slice(0, -3)}${token.at(-3) === 'A' ? 'B' : 'A'}${token.slice(-2)}`;
    for (const made of [flipped, token.slice(0, -4), bought.started.order, 'x']) {
      for (const { status, body } of [await read(made), await confirm(made, mia.email)]) {
        expect([status, body.code]).toEqual([404, 'not_found']);
      }
    }
    expect((await shop.buyer().get(`/api/withdrawals/confirm?token=${token}`)).status).toBe(404);
    expect(await rowOf(bought)).toBeUndefined();
  });

  it('cannot do so from another site', async () => {
    await buy(mia);
    const token = await mailedToken(mia.email, 'Your eSIM');
    const body = { token, name: 'Mia', email: mia.email };
    const foreign = { Origin: 'https://evil.example' };
    const { status } = await mia.call('POST', '/api/withdrawals/confirm', body, foreign);
    expect(status).toBe(403);
  });

  it('must give a name and an address for the receipt', async () => {
    await buy(mia);
    const token = await mailedToken(mia.email, 'Your eSIM');
    for (const wrong of [{ name: ' ' }, { email: 'nobody' }, { name: 'x'.repeat(201) }]) {
      const body = { token, name: 'Mia', email: mia.email, ...wrong };
      expect((await shop.buyer().post('/api/withdrawals/confirm', body)).status).toBe(400);
    }
  });

  it('can do so until the last minute of the period, and not later', async () => {
    const [early, late] = [await buy(mia), await buy(mia)];
    const { paidAt } = await shop.purchaseOf(late);
    const end = refundEnds(paidAt ?? new Date(), refundPolicyOf(shop.deps.settings));
    const tokens = (await shop.world.mailbox(mia.email)).map(
      ({ text }) => /\/withdraw#(\S+)/.exec(text)?.[1] ?? '',
    );
    pass((end.getTime() - shop.deps.now().getTime()) / 1000 - 60);
    const [newest = '', oldest = ''] = tokens;
    const inTime = await read(newest);
    expect(inTime.body.contract).toMatchObject({ why_not: null, until: end.toISOString() });
    expect((await confirm(newest, mia.email)).status).toBe(200);
    pass(60);
    expect((await read(oldest)).body.contract).toMatchObject({ why_not: 'too_late', until: null });
    const { status, body } = await confirm(oldest, mia.email);
    expect([status, body.code, body.error]).toEqual([
      409,
      'not_withdrawable',
      'The time to withdraw from this contract is over.',
    ]);
    expect(await rowOf(early)).toBeUndefined();
    expect((await mia.order(early.started.order)).withdraw_until).toBeNull();
    expect(await shop.subjectsTo(mia.email)).not.toContain(LINK);
  });
});

it('one of several orders bought together is withdrawn from alone, for what it cost', async () => {
  const bought = await baskets.buy(undefined, { withdrawal_consent: CONSENT_VERSION });
  await shop.drain();
  const { buyer } = bought;
  const { number } = await buyer.order(bought.body.lines[1]?.order ?? '');
  const { token } = (await ask(buyer, number)).body;
  expect((await confirm(token ?? (await mailedToken(buyer.email, LINK)), buyer.email)).status).toBe(200);
  await shop.settle();
  const lines = await baskets.linesNow(bought);
  expect(lines.map(({ state }) => state)).toEqual(['delivered', 'refunded', 'delivered']);
  const { refunds } = await shop.world.books(bought);
  expect(refunds.map(({ amount }) => amount)).toEqual([sharesOf(lines)[1]]);
});
