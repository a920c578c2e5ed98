import type { Page } from 'playwright-core';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { servePayPage } from '../pay-page/serve-pay-page.ts';
import { useBrowser } from '../use-browser.ts';
import { cardPage } from './card-page.ts';
import { CARD_INTENT, openSetting, type Setting } from './setting.ts';

let setting: Setting;
let shop: Awaited<ReturnType<typeof servePayPage>>;
let page: Page;
const { complaints, newPage } = useBrowser();

beforeAll(async () => {
  setting = await openSetting();
  shop = await servePayPage(setting.sandbox.origins.stripe);
});
afterAll(async () => {
  await shop?.close();
  await setting?.close();
});

beforeEach(async () => {
  page = await newPage();
});
afterEach(async () => {
  await page.context().close();
  // A declined card is a 402, which Chromium logs by itself.
  expect(complaints.filter((text) => !text.includes('402'))).toEqual([]);
});

const { card, number, expiry, cvc, bank, shows, enter, pay } = cardPage(() => page);

/** Opens the page for a new PaymentIntent, with the card field ready; returns the intent's id. */
async function open(
  more: Record<string, string> = {},
  params: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<string> {
  const intent = await setting.stripe.paymentIntents.create({ ...CARD_INTENT, ...params });
  const query = new URLSearchParams({
    stripe: `${setting.sandbox.origins.stripe}/stripe.js`,
    secret: intent.client_secret ?? '',
    ...more,
  });
  await page.goto(`${shop.origin}/?${query}`);
  await shows('state', 'ready');
  return intent.id;
}

const UNAUTHENTICATED =
  'payment_intent_authentication_failure: We are unable to authenticate your payment method. Please choose a different payment method and try again.';

describe('the card field', () => {
  test('speaks the language that the shop asks for', async () => {
    await open({ locale: 'zh-TW' });
    expect(await card().locator('html').getAttribute('lang')).toBe('zh-TW');
    await open({ locale: 'de' });
    expect(await number().getAttribute('placeholder')).toBe('Kartennummer');
    await open();
    expect(await card().locator('html').getAttribute('lang')).toBe('en');
  });

  test('formats, advances, and tells its state as it changes', async () => {
    await open();
    await shows('news', '');
    expect(await page.locator('.StripeElement').getAttribute('class')).toContain('StripeElement--empty');
    await number().focus();
    await page.keyboard.type('4242424242424242');
    expect(await number().inputValue()).toBe('4242 4242 4242 4242');
    await shows('news', 'visa partial fine');
    await page.keyboard.type('1240');
    expect(await expiry().inputValue()).toBe('12 / 40');
    await page.keyboard.type('123');
    await shows('news', 'visa complete fine');
    const classes = await page.locator('.StripeElement').getAttribute('class');
    expect(classes).toContain('StripeElement--complete');
    expect(classes).toContain('StripeElement--focus');
    await number().fill('3782');
    await shows('news', 'amex partial incomplete_cvc');
    expect(await number().evaluate((field) => getComputedStyle(field).fontSize)).toBe('18px');
    expect(await number().evaluate((field) => getComputedStyle(field).color)).toBe('rgb(14, 27, 44)');
    for (const [field, hint] of [
      [number(), 'cc-number'],
      [expiry(), 'cc-exp'],
      [cvc(), 'cc-csc'],
    ] as const) {
      expect(await field.getAttribute('autocomplete')).toBe(hint);
      expect(await field.getAttribute('inputmode')).toBe('numeric');
    }
  });

  test('says what is wrong in the real words', async () => {
    await open();
    await number().fill('4242424242424241');
    await shows('news', 'visa partial invalid_number');
    expect(await number().evaluate((field) => getComputedStyle(field).color)).toBe('rgb(179, 38, 30)');
    await pay();
    await shows('result', 'invalid_number: Your card number is invalid.');
    await number().fill('4242');
    await pay();
    await shows('result', 'incomplete_number: Your card number is incomplete.');
    await number().fill('4242424242424242');
    await expiry().fill('0122');
    await shows('news', 'visa partial invalid_expiry_year_past');
    await pay();
    await shows('result', "invalid_expiry_year_past: Your card's expiration year is in the past.");
    await expiry().fill('12');
    await pay();
    await shows('result', "incomplete_expiry: Your card's expiration date is incomplete.");
    await expiry().fill('1240');
    await pay();
    await shows('result', "incomplete_cvc: Your card's security code is incomplete.");
    expect((await setting.stripe.charges.list()).data).toEqual([]);
  });

  test('fits a narrow page, can be disabled, and asks for a ZIP only when wanted', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open();
    await enter('4242424242424242');
    const frame = await page.locator('iframe[title="Secure card payment input frame"]').boundingBox();
    const code = await cvc().boundingBox();
    expect((code?.x ?? 999) + (code?.width ?? 999)).toBeLessThanOrEqual(
      (frame?.x ?? 0) + (frame?.width ?? 0),
    );
    expect(await card().getByLabel('ZIP').isVisible()).toBe(false);
    await page.setViewportSize({ width: 768, height: 640 });
    await open({ disabled: 'yes', zip: 'yes' });
    expect(await number().isDisabled()).toBe(true);
    expect(await card().getByLabel('ZIP').isVisible()).toBe(true);
  });

  test('that loads unseen is whole when it is shown', async () => {
    await open({ hidden: 'yes' });
    expect(await number().isVisible()).toBe(false);
    await page.locator('.field').evaluate((field) => field.removeAttribute('hidden'));
    const frame = page.locator('iframe[title="Secure card payment input frame"]');
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(15);
    await enter('4242424242424242');
    await shows('news', 'visa complete fine');
  });

  test("keeps the card out of the shop's page", async () => {
    await open();
    await enter('4242424242424242');
    expect(await page.locator('input').count()).toBe(0);
    const refused = await page.evaluate(() => {
      try {
        return String((document.querySelector('iframe') as HTMLIFrameElement).contentWindow?.document.title);
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refused).toBe('SecurityError');
  });
});

describe('paying', () => {
  test('a declined card, then one that pays, by Enter, on the same intent', async () => {
    const id = await open();
    await enter('4000000000000002');
    await page.keyboard.press('Enter');
    await shows('result', 'card_declined: Your card was declined.');
    await enter('4242424242424242');
    await page.keyboard.press('Enter');
    await shows('result', 'succeeded');
    const { data } = await setting.stripe.charges.list({ payment_intent: id });
    expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    expect(data[0]?.billing_details).toMatchObject({ name: 'Ann Lee', email: 'ann@example.com' });
  });

  test('3-D Secure completed pays', async () => {
    const id = await open();
    await enter('4000002760003184');
    await pay();
    await bank().getByRole('dialog', { name: 'Confirm it is you' }).waitFor();
    await bank().getByRole('button', { name: 'Complete' }).click();
    await shows('result', 'succeeded');
    expect((await setting.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
    expect(await page.locator('iframe[title="3D Secure authentication"]').count()).toBe(0);
  });

  test('3-D Secure failed or closed charges nothing, and the next card pays', async () => {
    const id = await open();
    await enter('4000000000003220');
    await pay();
    await bank().getByRole('button', { name: 'Fail' }).click();
    await shows('result', UNAUTHENTICATED);
    await pay();
    await bank().getByRole('button', { name: 'Close' }).click();
    await shows('result', UNAUTHENTICATED);
    expect((await setting.stripe.charges.list({ payment_intent: id })).data).toEqual([]);
    await enter('5555555555554444');
    await pay();
    await shows('result', 'succeeded');
  });

  test('the challenge works by keyboard: focus goes in, stays, and comes back; Escape closes it', async () => {
    await open();
    await enter('4000002760003184');
    await page.getByRole('button', { name: 'Pay' }).focus();
    await page.keyboard.press('Enter');
    const focused = async () => (await bank().locator(':focus').textContent())?.trim();
    await bank().getByRole('button', { name: 'Complete' }).waitFor();
    const seen: (string | undefined)[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      seen.push(await focused());
      await page.keyboard.press('Tab');
    }
    expect(seen).toEqual(['Complete', 'Fail', '×', 'Complete']);
    await page.keyboard.press('Escape');
    await shows('result', UNAUTHENTICATED);
    expect(
      await page.getByRole('button', { name: 'Pay' }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });
});

describe('cards on file', () => {
  const cardsOf = async (customer: string) =>
    (await setting.stripe.customers.listPaymentMethods(customer)).data.map(({ card }) => card?.last4);
  const complete = () => bank().getByRole('button', { name: 'Complete' }).click();

  test('a card saved while paying pays again by its id, with 3-D Secure', async () => {
    const { id: customer } = await setting.stripe.customers.create();
    await open({ save: 'yes' }, { customer });
    await enter('4000002760003184');
    await pay();
    await complete();
    await shows('result', 'succeeded');
    expect(await cardsOf(customer)).toEqual(['3184']);

    const { data } = await setting.stripe.customers.listPaymentMethods(customer);
    const id = await open({ method: data[0]?.id ?? '' }, { customer });
    await pay();
    await complete();
    await shows('result', 'succeeded');
    expect((await setting.stripe.paymentIntents.retrieve(id)).payment_method).toBe(data[0]?.id);
  });

  test('a card is put on file without a payment, by confirmCardSetup', async () => {
    const { id: customer } = await setting.stripe.customers.create();
    const { client_secret } = await setting.stripe.setupIntents.create({ customer });
    await open({ setup: 'yes', secret: client_secret ?? '' });
    await enter('4000000000000002');
    await pay();
    await shows('result', 'card_declined: Your card was declined.');
    await enter('4000002500003155');
    await pay();
    await bank().getByRole('button', { name: 'Fail' }).click();
    await shows('result', UNAUTHENTICATED.replace('payment_intent', 'setup_intent'));
    await pay();
    await complete();
    await shows('result', 'succeeded');
    expect(await cardsOf(customer)).toEqual(['3155']);
  });
});
