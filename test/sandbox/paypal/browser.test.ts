import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { servePayPage } from '../pay-page/serve-pay-page.ts';
import { useBrowser } from '../use-browser.ts';
import { buttonPage } from './button-page.ts';
import { openPaypal, orderBody, type PaypalSetting } from './setting.ts';

let setting: PaypalSetting;
let shop: Awaited<ReturnType<typeof servePayPage>>;
let page: Page;
const { complaints, newPage } = useBrowser();
/** The answer of the shop's server to a press; the id of a new order unless a test sets another. */
let makeOrder: () => Promise<string>;

beforeAll(async () => {
  setting = await openPaypal();
  shop = await servePayPage(setting.sandbox.origins.paypal, 'paypal-page.tsx');
});
afterAll(async () => {
  await shop?.close();
  await setting?.close();
});

beforeEach(async () => {
  makeOrder = () => setting.order();
  page = await newPage();
  await page.exposeFunction('createOrder', () => makeOrder());
  await page.exposeFunction('captureOrder', async (order: string) => {
    const { body } = await setting.call('POST', `/v2/checkout/orders/${order}/capture`);
    return body.details?.[0].issue ?? body.purchase_units[0].payments.captures[0].status;
  });
});
afterEach(async () => {
  await page.context().close();
  expect(complaints).toEqual([]);
});

const { button, press, news, pay } = buttonPage(() => page);

const script = () => `${setting.sandbox.origins.paypal}/sdk/js`;

async function open(more: Record<string, string> = {}): Promise<void> {
  const query = new URLSearchParams({ sdk: script(), ...more });
  await page.goto(`${shop.origin}/?${query}`);
}

const begun = ['init', 'click paypal'];

describe('with the unmodified browser library', () => {
  test('the button is in the locale that the shop asks for, if PayPal has it', async () => {
    await open({ locale: 'de_DE' });
    await button().waitFor();
    expect(await page.frameLocator('iframe[title="PayPal"]').locator('html').getAttribute('lang')).toBe(
      'de-DE',
    );
    for (const [locale, problem] of [
      ['de-DE', 'Invalid query value for locale: de-DE'],
      ['de_XX', 'Invalid query value for locale: de_XX'],
    ] as const) {
      const asked = await fetch(`${script()}?client-id=sandbox&locale=${locale}`);
      expect([asked.status, await asked.text()]).toEqual([400, expect.stringContaining(problem)]);
    }
  });

  test('the window shows what is paid, and the shop captures it', async () => {
    await open();
    const popup = await press();
    expect(await popup.title()).toBe('PayPal sandbox');
    expect(await popup.getByRole('main').innerText()).toMatch(
      /Pay Simport\s+eSIM for Japan[^$]+\$10\.50 USD/,
    );
    const payers = await popup.getByRole('radio').all();
    expect(await Promise.all(payers.map((radio) => radio.isChecked()))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    await pay(popup, 'Pat Normal');
    await news(...begun, 'COMPLETED by PATNRMAL23456');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a payment that PayPal holds is captured as pending', async () => {
    await open();
    await pay(await press(), 'Erin Check (pending e-check)');
    await news(...begun, 'PENDING by ERYNCHECK2345');
  });

  test('the window opens at once, and waits for an order that is slow to come', async () => {
    const slow = Promise.withResolvers<void>();
    makeOrder = () => slow.promise.then(() => setting.order());
    await open();
    const [popup] = await Promise.all([page.waitForEvent('popup'), button().click()]);
    expect(await popup.getByRole('status').textContent()).toBe('Asking the shop what there is to pay...');
    slow.resolve();
    await pay(popup, 'Pat Normal');
    await news(...begun, 'COMPLETED by PATNRMAL23456');
  });

  test('a decline opens the window once more, for the same order', async () => {
    await open();
    const first = await press();
    const order = new URL(first.url()).searchParams.get('token');
    const again = page.waitForEvent('popup');
    await pay(first, 'Dana Declined (declined the first time)');
    const second = await again;
    await second.getByRole('alert').waitFor();
    expect(new URL(second.url()).searchParams.get('token')).toBe(order);
    expect(await second.getByRole('radio', { name: /^Dana/ }).isChecked()).toBe(true);
    await pay(second, 'Dana Declined (declined the first time)');
    await news(...begun, 'INSTRUMENT_DECLINED by DANADECL23456', 'COMPLETED by DANADECL23456');
  });

  test('cancelling in the window, closing it and giving up in the shop all cancel', async () => {
    await open();
    const first = await press();
    await Promise.all([
      first.waitForEvent('close'),
      first.getByRole('button', { name: 'Cancel and return' }).click(),
    ]);
    await news(...begun, 'cancelled string');
    await (await press()).close();
    await news(...begun, 'cancelled string', 'click paypal', 'cancelled string');
    const third = await press();
    await Promise.all([
      third.waitForEvent('close'),
      page.getByRole('button', { name: 'Give up paying with PayPal' }).click(),
    ]);
    await news(
      ...begun,
      'cancelled string',
      'click paypal',
      'cancelled string',
      'click paypal',
      'cancelled string',
    );
  });

  test('a failure calls onError, and nothing is approved', async () => {
    await open();
    await pay(await press(), 'Fay Fails (the window fails)');
    await news(...begun, 'error The approval window failed (forced by the sandbox)');
    makeOrder = async () => Promise.reject(new Error('sold out'));
    const [popup] = await Promise.all([page.waitForEvent('popup'), button().click()]);
    if (!popup.isClosed()) await popup.waitForEvent('close');
    await expect.poll(() => page.getByLabel('news').textContent()).toContain('error sold out');
  });

  test('a shop may refuse a press or disable the button', async () => {
    await open();
    await page.getByLabel('Refuse').check();
    await button().click();
    await news(...begun);
    await page.getByLabel('Disable').check();
    await expect.poll(() => button().getAttribute('aria-disabled')).toBe('true');
    await button().click({ force: true });
    await page.getByLabel('Refuse').uncheck();
    await page.getByLabel('Disable').uncheck();
    await expect.poll(() => button().getAttribute('aria-disabled')).toBe('false');
    expect(page.context().pages()).toHaveLength(1);
    await pay(await press(), 'Pat Normal');
    await news('init', 'click paypal', 'click paypal', 'COMPLETED by PATNRMAL23456');
  });

  test('a window that the browser kept from opening can be opened from the page', async () => {
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await open();
    await button().click();
    const show = page.getByRole('button', { name: 'Show PayPal’s window' });
    await show.waitFor();
    const [popup] = await Promise.all([page.waitForEvent('popup'), show.click()]);
    await pay(popup, 'Pat Normal');
    await news(...begun, 'COMPLETED by PATNRMAL23456');
  });

  test('an order in another currency than the script was asked for is an error', async () => {
    await open({ currency: 'EUR' });
    await button().click();
    await news(
      ...begun,
      'error Expected currency from order api call to be EUR',
      'got USD. Please ensure you are passing currency=USD to the sdk url.',
    );
  });

  test('a script for an unknown client does not load', async () => {
    await open({ client: 'nobody' });
    await expect.poll(() => page.getByLabel('script').textContent()).toBe('rejected');
    await expect
      .poll(() => complaints, { timeout: 60_000 })
      .toContainEqual(expect.stringContaining('400 (Bad Request)'));
    // The browser may log it after the page has received it, and the page may log its own message.
    await page.context().close();
    complaints.length = 0;
  });
});

describe('the window', () => {
  test('can be used by everybody, as can the cover over the shop', async () => {
    await open();
    const popup = await press();
    for (const seen of [popup, page]) {
      const { violations } = await new AxeBuilder({ page: seen }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
    expect(await popup.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('opened without the script leads back to the shop', async () => {
    const back = (how: string) => `${shop.origin}/?${new URLSearchParams({ sdk: script(), how })}`;
    const { body } = await setting.call('POST', '/v2/checkout/orders', {
      ...orderBody(),
      payment_source: {
        paypal: { experience_context: { return_url: back('paid'), cancel_url: back('not') } },
      },
    });
    const link = body.links.find(({ rel }: { rel: string }) => rel === 'payer-action').href as string;
    await page.goto(link);
    await page.getByRole('button', { name: 'Cancel and return' }).click();
    await news('init');
    expect(page.url()).toBe(`${back('not')}&token=${body.id}`);
    await page.goto(link);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await news('init');
    expect(page.url()).toBe(`${back('paid')}&token=${body.id}&PayerID=PATNRMAL23456`);
  });

  test('says so where there is nothing to pay', async () => {
    const paid = await setting.paid();
    for (const [token, title] of [
      ['NONE', 'There is nothing to pay here'],
      [paid.order, 'This payment is made already'],
    ]) {
      await page.goto(`${setting.sandbox.origins.paypal}/checkoutnow?token=${token}`);
      expect(await page.getByRole('heading').textContent()).toBe(title);
    }
    // The browser logs the 404 of the two pages.
    await expect.poll(() => complaints, { timeout: 60_000 }).toHaveLength(2);
    complaints.length = 0;
  });
});
