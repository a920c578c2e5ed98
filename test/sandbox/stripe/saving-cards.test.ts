import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';

import { cardsOnFile, USED } from './cards-on-file.ts';
import { CARD_INTENT, errorOf, sdk, useStripe } from './setting.ts';

const { setting, stripe } = useStripe();

const { newCustomer, savedCard, passBank, charge } = cardsOnFile(stripe);

const idOf = (method: string | { id: string } | null) =>
  typeof method === 'string' ? method : (method?.id ?? '');

describe('a payment that saves its card', () => {
  test('puts it on file when it succeeds, and tells so', async () => {
    const customer = await newCustomer();
    const { id } = await stripe.paymentIntents.create({ ...CARD_INTENT, customer });
    const declined = stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa_chargeDeclined',
      setup_future_usage: 'off_session',
    });
    expect(await errorOf(declined)).toMatchObject({ code: 'card_declined' });
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
    const paid = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      expand: ['customer', 'payment_method', 'latest_charge'],
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      setup_future_usage: 'off_session',
      customer: { id: customer },
      payment_method: { customer },
      latest_charge: { customer },
    });
    const { data: events } = await stripe.events.list({ type: 'payment_method.attached', limit: 1 });
    expect(events[0]?.data.object).toMatchObject({ customer });
    expect((await stripe.charges.list({ customer })).data.map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
    ]);
    expect((await stripe.paymentIntents.list({ customer })).data.map((intent) => intent.id)).toEqual([id]);
  });

  test('without a customer leaves it free to be attached, without the consent for good', async () => {
    const customer = await newCustomer();
    const pay = async (more: Partial<Stripe.PaymentIntentCreateParams>) => {
      const { id } = await stripe.paymentMethods.create({
        type: 'card',
        card: { number: '4242424242424242', exp_month: 12, exp_year: 2040 },
      });
      await stripe.paymentIntents.create({ ...CARD_INTENT, confirm: true, payment_method: id, ...more });
      const again = stripe.paymentIntents.create({ ...CARD_INTENT, confirm: true, payment_method: id });
      expect((await errorOf(again)).message).toMatch(USED);
      return id;
    };
    const requested = await pay({ setup_future_usage: 'off_session' });
    expect((await stripe.paymentMethods.attach(requested, { customer })).customer).toBe(customer);
    const single = await pay({});
    expect((await errorOf(stripe.paymentMethods.attach(single, { customer }))).message).toMatch(USED);
    const withCustomer = await pay({ customer });
    expect((await stripe.paymentMethods.retrieve(withCustomer)).customer).toBeNull();
  });

  test('takes its customer and the consent later, the customer only once', async () => {
    const customer = await newCustomer();
    const { id } = await stripe.paymentIntents.create(CARD_INTENT);
    const changed = await stripe.paymentIntents.update(id, { customer, setup_future_usage: 'off_session' });
    expect(changed).toMatchObject({ customer, setup_future_usage: 'off_session' });
    expect(
      (await stripe.paymentIntents.update(id, { setup_future_usage: '' })).setup_future_usage,
    ).toBeNull();
    expect(await errorOf(stripe.paymentIntents.update(id, { customer: await newCustomer() }))).toMatchObject({
      statusCode: 400,
      param: 'customer',
    });
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
    expect(
      await errorOf(stripe.paymentIntents.update(id, { setup_future_usage: 'off_session' })),
    ).toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  test('from a browser may ask for more use later, not for less', async () => {
    const browser = sdk(setting.sandbox, 'pk_test_contract');
    const mine = await savedCard('pm_card_visa');
    const { id, client_secret } = await stripe.paymentIntents.create({
      ...CARD_INTENT,
      customer: mine.customer,
      setup_future_usage: 'off_session',
    });
    const confirm = (more: Stripe.PaymentIntentConfirmParams) =>
      browser.paymentIntents.confirm(id, { ...more, client_secret } as Stripe.PaymentIntentConfirmParams);
    expect(await errorOf(confirm({ setup_future_usage: '', payment_method: mine.card }))).toMatchObject({
      param: 'setup_future_usage',
    });
    const other = await savedCard('pm_card_visa');
    expect(await errorOf(confirm({ payment_method: other.card }))).toMatchObject({ param: 'payment_method' });
    const paid = await confirm({ payment_method: mine.card });
    expect(paid.status).toBe('succeeded');
    expect(paid).not.toHaveProperty('customer');
  });
});

describe('a SetupIntent', () => {
  test('puts a card on file without a payment', async () => {
    const customer = await newCustomer();
    const made = await stripe.setupIntents.create({ customer, allowed_payment_method_types: ['card'] });
    expect(made).toMatchObject({
      object: 'setup_intent',
      status: 'requires_payment_method',
      usage: 'off_session',
      customer,
      payment_method_types: ['card'],
    });
    expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_`));
    const done = await stripe.setupIntents.confirm(made.id, { payment_method: 'pm_card_visa' });
    expect(done.status).toBe('succeeded');
    const card = idOf(done.payment_method);
    expect((await stripe.setupIntents.retrieve(made.id)).payment_method).toBe(card);
    expect((await charge({ customer, card })).status).toBe('succeeded');
    expect(
      await errorOf(stripe.setupIntents.confirm(made.id, { payment_method: 'pm_card_visa' })),
    ).toMatchObject({ code: 'setup_intent_unexpected_state', setup_intent: { id: made.id } });
  });

  test('asks the buyer where the bank wants it; passed, the card is set up', async () => {
    const customer = await newCustomer();
    const begin = () =>
      stripe.setupIntents.create({
        customer,
        allowed_payment_method_types: ['card'],
        confirm: true,
        payment_method: 'pm_card_authenticationRequiredOnSetup',
        return_url: 'https://shop.example/',
      });
    const failed = await begin();
    expect(failed.status).toBe('requires_action');
    await passBank(failed, 'fail');
    expect(await stripe.setupIntents.retrieve(failed.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    const passed = await begin();
    expect(await passBank(passed)).toContain('save');
    const { status, payment_method } = await stripe.setupIntents.retrieve(passed.id);
    expect(status).toBe('succeeded');
    expect((await charge({ customer, card: idOf(payment_method) })).status).toBe('succeeded');
  });

  test('is refused a card that is declined, and can be cancelled', async () => {
    const { id } = await stripe.setupIntents.create({ customer: await newCustomer() });
    const error = await errorOf(
      stripe.setupIntents.confirm(id, {
        payment_method: 'pm_card_visa_chargeDeclined',
        return_url: 'https://shop.example/',
      }),
    );
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined', setup_intent: { id } });
    expect((await stripe.setupIntents.cancel(id)).status).toBe('canceled');
    expect(await errorOf(stripe.setupIntents.cancel(id))).toMatchObject({
      code: 'setup_intent_unexpected_state',
    });
    expect((await stripe.setupIntents.list({ limit: 1 })).data.map((setup) => setup.id)).toEqual([id]);
  });

  test('opens to a browser only by its client secret', async () => {
    const browser = sdk(setting.sandbox, 'pk_test_contract');
    const made = await stripe.setupIntents.create({ customer: await newCustomer() });
    const read = (client_secret: string) => browser.setupIntents.retrieve(made.id, { client_secret });
    const seen = await read(made.client_secret ?? '');
    expect(seen).toMatchObject({ id: made.id, usage: 'off_session' });
    expect(seen).not.toHaveProperty('customer');
    expect(await errorOf(read(`${made.id}_secret_wrong`))).toMatchObject({ param: 'client_secret' });
    expect(await errorOf(browser.setupIntents.retrieve(made.id))).toMatchObject({ statusCode: 403 });
  });
});
