import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';

import { cardsOnFile, USED } from './cards-on-file.ts';
import { CARD_INTENT, errorOf, sdk, useStripe } from './setting.ts';

const { setting, stripe } = useStripe();

const { newCustomer, savedCard, passBank, charge } = cardsOnFile(stripe);

describe('a customer', () => {
  test('is made once per idempotency key, read, changed, listed and deleted', async () => {
    const email = 'ann@example.com';
    const make = () => stripe.customers.create({ email, metadata: { a: '1' } }, { idempotencyKey: 'one' });
    const [made, again] = [await make(), await make()];
    expect(made).toMatchObject({ object: 'customer', email, metadata: { a: '1' }, livemode: false });
    expect(made.id).toMatch(/^cus_[A-Za-z0-9]{14}$/);
    expect(again.id).toBe(made.id);
    expect(await stripe.customers.update(made.id, { name: 'Ann', metadata: { a: '' } })).toMatchObject({
      name: 'Ann',
      email,
      metadata: {},
    });
    expect((await stripe.customers.list({ email })).data.map(({ id }) => id)).toEqual([made.id]);
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: made.id });

    expect(await stripe.customers.del(made.id)).toMatchObject({ id: made.id, deleted: true });
    const gone = await stripe.customers.retrieve(made.id);
    expect(gone).toMatchObject({ id: made.id, object: 'customer', deleted: true });
    expect(gone).not.toHaveProperty('email');
    expect((await stripe.paymentMethods.retrieve(card.id)).customer).toBeNull();
    expect((await stripe.customers.list({ email })).data).toEqual([]);
    for (const call of [
      stripe.customers.del(made.id),
      stripe.customers.listPaymentMethods(made.id),
      stripe.paymentIntents.create({ ...CARD_INTENT, customer: made.id }),
      stripe.customers.retrieve('cus_unknown'),
    ]) {
      expect(await errorOf(call)).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    }
  });

  test('is only for secret keys', async () => {
    const browser = sdk(setting.sandbox, 'pk_test_contract');
    const customer = await newCustomer();
    for (const call of [
      browser.customers.create(),
      browser.customers.listPaymentMethods(customer),
      browser.paymentMethods.list({ customer }),
      browser.paymentMethods.attach('pm_card_visa', { customer }),
    ]) {
      expect(await errorOf(call)).toMatchObject({ statusCode: 403, code: 'secret_key_required' });
    }
  });
});

describe('a card on file', () => {
  test('is attached once, listed newest first, and detached for good', async () => {
    const customer = await newCustomer();
    const first = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const second = await stripe.paymentMethods.attach('pm_card_mastercard', { customer });
    const ids = [second.id, first.id];
    expect((await stripe.customers.listPaymentMethods(customer)).data.map(({ id }) => id)).toEqual(ids);
    expect((await stripe.paymentMethods.list({ customer, type: 'card' })).data.map(({ id }) => id)).toEqual(
      ids,
    );
    expect(await errorOf(stripe.paymentMethods.attach(first.id, { customer }))).toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
    });
    expect((await stripe.paymentMethods.detach(first.id)).customer).toBeNull();
    expect(await errorOf(stripe.paymentMethods.detach(first.id))).toMatchObject({ statusCode: 400 });
    expect((await errorOf(stripe.paymentMethods.attach(first.id, { customer }))).message).toMatch(USED);
    expect((await errorOf(charge({ customer, card: first.id }))).message).toMatch(USED);
    expect((await charge({ customer, card: second.id })).status).toBe('succeeded');
  });

  test('that the bank declines cannot be put there, but for the one made for it', async () => {
    const customer = await newCustomer();
    const attach = (name: string) => stripe.paymentMethods.attach(name, { customer });
    expect(await errorOf(attach('pm_card_visa_chargeDeclined'))).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
    });
    const { id } = await attach('pm_card_chargeCustomerFail');
    expect(await errorOf(charge({ customer, card: id }))).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
  });

  test('is nobody else’s to pay with', async () => {
    const mine = await savedCard('pm_card_visa');
    const foreign = await errorOf(charge({ customer: await newCustomer(), card: mine.card }));
    expect(foreign).toMatchObject({ statusCode: 400, param: 'payment_method' });
    expect(foreign.message).toContain('does not belong to the Customer');
    const nobody = await errorOf(
      stripe.paymentIntents.create({ ...CARD_INTENT, confirm: true, payment_method: mine.card }),
    );
    expect(nobody).toMatchObject({ statusCode: 400, param: 'payment_method' });
    const stray = await stripe.paymentMethods.create({ type: 'card', card: { token: await newToken() } });
    const notOnFile = await errorOf(charge({ customer: mine.customer, card: stray.id }));
    expect(notOnFile).toMatchObject({ code: 'resource_missing', param: 'payment_method' });
  });

  async function newToken(): Promise<string> {
    const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' };
    return (await stripe.tokens.create({ card })).id;
  }
});

describe('without the buyer', () => {
  test.each([
    ['pm_card_visa', 'pays'],
    ['pm_card_authenticationRequiredOnSetup', 'pays once it was saved'],
    ['pm_card_authenticationRequiredSetupForOffSession', 'pays'],
  ])('%s %s', async (name) => {
    const saved = await savedCard(name);
    const paid = await charge(saved, { error_on_requires_action: true });
    expect(paid).toMatchObject({ status: 'succeeded', customer: saved.customer, payment_method: saved.card });
  });

  test.each([
    ['pm_card_authenticationRequired', 'authentication_required', 'authentication_required'],
    ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ])('%s is refused with %s', async (name, code, decline_code) => {
    const saved = await savedCard(name);
    const error = await errorOf(charge(saved));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, decline_code });
    expect(error.payment_intent).toMatchObject({
      status: 'requires_payment_method',
      customer: saved.customer,
      last_payment_error: { code, payment_method: { id: saved.card } },
    });
    const { id = '' } = error.payment_intent ?? {};
    expect((await stripe.paymentIntents.cancel(id)).status).toBe('canceled');
  });

  test('authentication_required is overcome with the buyer present', async () => {
    const saved = await savedCard('pm_card_authenticationRequired');
    const { payment_intent } = await errorOf(charge(saved));
    const intent = await stripe.paymentIntents.confirm(payment_intent?.id ?? '', {
      payment_method: saved.card,
      return_url: 'https://shop.example/',
    });
    expect(await passBank(intent)).toContain('pay $12.34');
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  test('the same idempotency key charges once, also at once', async () => {
    const saved = await savedCard('pm_card_visa');
    const { id } = await stripe.paymentIntents.create({ ...CARD_INTENT, customer: saved.customer });
    const retrying = sdk(setting.sandbox, 'sk_test_contract', 2);
    const confirm = () =>
      retrying.paymentIntents.confirm(
        id,
        { payment_method: saved.card, off_session: true },
        { idempotencyKey: `charge ${id}` },
      );
    const results = await Promise.all([confirm(), confirm(), confirm()]);
    expect(new Set(results.map((intent) => `${intent.id} ${intent.status}`))).toEqual(
      new Set([`${id} succeeded`]),
    );
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test('off_session and its like need confirm', async () => {
    const saved = await savedCard('pm_card_visa');
    expect(await errorOf(charge(saved, { confirm: false }))).toMatchObject({ statusCode: 400 });
  });
});
