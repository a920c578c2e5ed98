import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';

import { CARD_INTENT, errorOf, useStripe } from './setting.ts';

const { setting, stripe } = useStripe({ anew: true });

const SOLD =
  'usd eur gbp chf sek nok dkk pln czk huf try jpy krw twd hkd sgd thb aud nzd cad mxn brl inr aed ils zar'.split(
    ' ',
  );

const pay = async (amount: number, currency: string, method = 'pm_card_visa') =>
  stripe.paymentIntents.create({
    ...CARD_INTENT,
    amount,
    currency,
    confirm: true,
    payment_method: method,
  });
const open = async (amount: number, currency: string) =>
  stripe.paymentIntents.create({ ...CARD_INTENT, amount, currency });
const later = (seconds: number) => setting.pull('clock', { advance_seconds: seconds });
/** What is booked for a charge, a refund or a dispute, oldest first. */
const bookedFor = async (source: string) =>
  (await stripe.balanceTransactions.list({ source })).data.toReversed();
const ledger = async () =>
  (await (await fetch(`${setting.sandbox.origins.control}/control/ledger`)).json()) as Record<
    'charges' | 'refunds',
    Record<string, unknown>[]
  >;

describe('a payment', () => {
  test.each(SOLD)('in %s is charged in it, and booked in dollars', async (currency) => {
    const paid = await pay(200_000, currency);
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 200_000, currency });
    await later(2);
    const [booked] = await bookedFor(paid.latest_charge as string);
    expect(booked).toMatchObject({ currency: 'usd', net: (booked?.amount ?? 0) - (booked?.fee ?? 0) });
    if (currency === 'usd') expect(booked).toMatchObject({ amount: 200_000, exchange_rate: null });
    else expect(booked?.amount).toBe(Math.round(200_000 * (booked?.exchange_rate ?? 0)));
  });

  // A euro buys 1.16 dollars, 176 yen, 384 forints and 36.2 Taiwan dollars.
  test.each([
    ['eur', 1000, 1160, 1.16],
    ['jpy', 1500, 989, 0.659091],
    ['huf', 490_000, 1480, 0.003_020_83],
    ['twd', 32_000, 1025, 0.032_044_2],
    ['aed', 4500, 1225, 0.2723],
  ])('in %s of %i is booked as %i cents', async (currency, amount, cents, rate) => {
    const paid = await pay(amount, currency);
    await later(2);
    const fee = Math.round(cents * 0.029) + 30;
    expect(await bookedFor(paid.latest_charge as string)).toMatchObject([
      {
        amount: cents,
        currency: 'usd',
        exchange_rate: rate,
        fee,
        fee_details: [{ amount: fee, currency: 'usd' }],
        net: cents - fee,
      },
    ]);
  });

  test.each([
    ['usd', 49, 50, 'Amount must be at least $0.50 usd'],
    ['chf', 49, 50, 'Amount must be at least CHF\u00a00.50 chf'],
    ['pln', 199, 200, 'Amount must be at least PLN\u00a02.00 pln'],
    ['czk', 1499, 1500, 'Amount must be at least CZK\u00a015.00 czk'],
    ['huf', 17_400, 17_500, 'Amount must be at least HUF\u00a0175 huf'],
    ['hkd', 399, 400, 'Amount must be at least HK$4.00 hkd'],
    ['mxn', 999, 1000, 'Amount must be at least MX$10.00 mxn'],
    ['aed', 199, 200, 'Amount must be at least AED\u00a02.00 aed'],
    ['jpy', 49, 76, 'Amount must be at least ¥50 jpy'],
    ['jpy', 75, 76, 'Amount must convert to at least 50 cents. ¥75 converts to approximately $0.49.'],
    ['krw', 700, 730, 'Amount must convert to at least 50 cents. ₩700 converts to approximately $0.48.'],
    ['gbp', 37, 38, 'Amount must convert to at least 50 cents. £0.37 converts to approximately $0.49.'],
    [
      'try',
      2000,
      2250,
      'Amount must convert to at least 50 cents. TRY\u00a020.00 converts to approximately $0.45.',
    ],
    ['twd', 1500, 1600, 'Amount must convert to at least 50 cents. NT$15 converts to approximately $0.48.'],
    ['inr', 4000, 4500, 'Amount must convert to at least 50 cents. ₹40.00 converts to approximately $0.45.'],
  ])('in %s of %i is too small, %i is enough', async (currency, little, enough, message) => {
    expect(await errorOf(open(little, currency))).toMatchObject({
      statusCode: 400,
      code: 'amount_too_small',
      param: 'amount',
      message,
    });
    expect(await open(enough, currency)).toMatchObject({ amount: enough });
  });

  test('of a fraction of a forint or a Taiwan dollar is refused, as is such a refund', async () => {
    const refusal = { statusCode: 400, code: 'invalid_charge_amount_no_decimal_compatible', param: 'amount' };
    for (const currency of ['huf', 'twd']) {
      expect(await errorOf(open(490_050, currency))).toMatchObject(refusal);
      const { id } = await pay(490_000, currency);
      expect(await errorOf(stripe.refunds.create({ payment_intent: id, amount: 10_050 }))).toMatchObject(
        refusal,
      );
      expect(await stripe.refunds.create({ payment_intent: id, amount: 10_000 })).toMatchObject({ currency });
    }
  });

  test('in a currency that the sandbox does not play is refused with those that it plays', async () => {
    expect(await errorOf(open(1000, 'isk'))).toMatchObject({
      statusCode: 400,
      param: 'currency',
      message: expect.stringMatching(
        /^Invalid currency: isk\. The sandbox supports these currencies: usd, eur, /,
      ),
    });
    expect(await errorOf(open(100_000_000, 'jpy'))).toMatchObject({
      code: 'amount_too_large',
      message: 'Amount must be no more than ¥99,999,999',
    });
  });

  test('keeps its description after rates have moved below the least amount', async () => {
    const { id } = await open(76, 'jpy');
    await setting.pull('rates', { JPY: 300 });
    expect(await stripe.paymentIntents.update(id, { description: 'eSIM' })).toMatchObject({ amount: 76 });
    expect(await errorOf(stripe.paymentIntents.update(id, { amount: 77 }))).toMatchObject({
      code: 'amount_too_small',
    });
  });
});

describe('a rate that moves after the payment', () => {
  test('makes a refund cost more or less than the payment brought', async () => {
    const paid = await pay(15_000, 'jpy');
    await later(2);
    const charge = paid.latest_charge as string;
    await setting.pull('rates', { JPY: 160 });
    const first = await stripe.refunds.create({ payment_intent: paid.id, amount: 5000 });
    await setting.pull('rates', { JPY: 200 });
    const rest = await stripe.refunds.create({ payment_intent: paid.id });
    expect(rest).toMatchObject({ amount: 10_000, currency: 'jpy' });
    const bookings = await Promise.all([charge, first.id, rest.id].map(bookedFor));
    expect(bookings.flat().map(({ amount, exchange_rate }) => [amount, exchange_rate])).toEqual([
      [9886, 0.659091],
      [-3625, 0.725],
      [-5800, 0.58],
    ]);
    expect(await ledger()).toMatchObject({
      charges: [{ amount: 15_000, currency: 'jpy', settled: { amount: 9886, currency: 'usd' } }],
      refunds: [
        { amount: 5000, currency: 'jpy', settled: { amount: 3625, currency: 'usd' } },
        { amount: 10_000, currency: 'jpy', settled: { amount: 5800, currency: 'usd' } },
      ],
    });
  });

  test('moves disputes and failed refunds, too', async () => {
    const disputed = await pay(10_000, 'eur', 'pm_card_createDispute');
    await later(3);
    await setting.pull('rates', { USD: 1.2 });
    await setting.pull('stripe-dispute-end', { payment_intent: disputed.id, end: 'won' });
    const [dispute] = (await stripe.disputes.list({ payment_intent: disputed.id })).data;
    expect(dispute).toMatchObject({ amount: 10_000, currency: 'eur' });
    expect(
      (await bookedFor(dispute?.id ?? '')).map(({ amount, fee, currency }) => [amount, fee, currency]),
    ).toEqual([
      [-11_600, 1500, 'usd'],
      [12_000, 0, 'usd'],
    ]);

    const kept = await pay(1000, 'eur', 'pm_card_refundFail');
    const refund = await stripe.refunds.create({ payment_intent: kept.id });
    await setting.pull('rates', { USD: 1.1 });
    await later(61);
    expect((await bookedFor(refund.id)).map(({ amount }) => amount)).toEqual([-1200, 1100]);
  });

  test('leaves a refund at an unmoved rate the exact opposite of its payment', async () => {
    const paid = await pay(1050, 'eur');
    await later(2);
    const { id } = await stripe.refunds.create({ payment_intent: paid.id });
    const [[charged], [refunded]] = [await bookedFor(paid.latest_charge as string), await bookedFor(id)];
    expect([charged?.amount, refunded?.amount]).toEqual([1218, -1218]);
  });
});

test('a payment is not settled in the ledger before it is booked', async () => {
  await pay(1000, 'eur');
  expect((await ledger()).charges).toMatchObject([{ settled: { amount: null, currency: 'usd' } }]);
});

test('a payout of many currencies is in dollars, and what is in it adds up to nothing', async () => {
  for (const currency of ['usd', 'eur', 'jpy', 'huf', 'krw']) await pay(200_000, currency);
  const refunded = await pay(5000, 'gbp');
  await later(2);
  await stripe.refunds.create({ payment_intent: refunded.id });
  const { id, amount } = await setting.pull('stripe-payout', {});
  expect(await stripe.payouts.retrieve(id as string)).toMatchObject({ currency: 'usd', amount });
  const { data } = await stripe.balanceTransactions.list({ payout: id as string, limit: 100 });
  expect(data.map(({ type }) => type).toSorted()).toEqual([
    ...Array<string>(6).fill('charge'),
    'payout',
    'refund',
  ]);
  expect(new Set(data.map(({ currency }) => currency))).toEqual(new Set(['usd']));
  expect(data.reduce((sum, { net }) => sum + net, 0)).toBe(0);
});

test('too large a refund is refused in the currency of its payment', async () => {
  const { id } = await pay(1500, 'jpy');
  expect(await errorOf(stripe.refunds.create({ payment_intent: id, amount: 1501 }))).toMatchObject({
    message: 'Refund amount (¥1,501) is greater than unrefunded amount on charge (¥1,500)',
  });
});

test('a refund has no currency of its own', async () => {
  const { id } = await pay(1500, 'jpy');
  const wrong = { payment_intent: id, currency: 'usd' } as Stripe.RefundCreateParams;
  expect(await errorOf(stripe.refunds.create(wrong))).toMatchObject({ code: 'parameter_unknown' });
});

describe('the pages', () => {
  test.each([
    ['jpy', 1500, '¥1,500'],
    ['krw', 13_900, '₩13,900'],
    ['huf', 490_000, 'HUF\u00a04,900'],
    ['eur', 1234, '€12.34'],
  ])('in %s say %i as %s', async (currency, amount, shown) => {
    const { stripe: origin } = setting.sandbox.origins;
    const asked = await stripe.paymentIntents.create({
      ...CARD_INTENT,
      amount,
      currency,
      confirm: true,
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'https://shop.example/paid',
    });
    const bank = await fetch(asked.next_action?.redirect_to_url?.url ?? '');
    expect(await bank.text()).toContain(`pay ${shown} with`);
    const query = new URLSearchParams({ wallet: 'apple_pay', amount: String(amount), currency });
    const sheet = await fetch(`${origin}/elements/wallet-sheet?${query}`);
    expect(await sheet.text()).toContain(`Pay ${shown}`);
  });
});
