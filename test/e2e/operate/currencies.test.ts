import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';

import { CURRENCY_CODES } from '../../../src/domain/currencies.ts';
import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { filledConsole, refusal } from '../../support/browser/fake-console.ts';
import { currencyPreview } from '../../support/browser/samples/price-samples.ts';
import { openServedConsole, startServedConsole } from '../../support/browser/served-console.ts';
import type { TestShop } from '../../support/shop/shop.ts';

const WIDTHS = [360, 390, 768, 1440];

const row = (page: Page, code: string) =>
  page.getByRole('table', { name: 'Currencies' }).getByRole('row').filter({ hasText: code });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('each currency is listed with its rate and terms, and opens its own page', async ({ page }) => {
  const fake = filledConsole();
  await fake.serve(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/operate/prices/currencies');
  await expect(page).toHaveTitle(/^Currencies · /);
  const table = page.getByRole('table', { name: 'Currencies' });
  await expect(table.getByRole('row')).toHaveCount(1 + CURRENCY_CODES.length);
  await expect(row(page, 'EUR Euro')).toContainText('On');
  await expect(row(page, 'EUR Euro')).toContainText('European Central Bank');
  await expect(row(page, 'TWD')).toContainText('Old rate');
  await expect(row(page, 'TRY')).toContainText('Paused');
  await expect(row(page, 'TRY')).toContainText('PayPal');
  await expect(row(page, 'ILS')).toContainText('No rate');
  await expectToFit(page, ...WIDTHS);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('link', { name: 'TWD New Taiwan Dollar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'TWD New Taiwan Dollar' })).toBeVisible();
  await expect(page.getByText('The rate is old')).toBeVisible();
  await expect(page.getByText('6 days old')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await page.goto('/operate/prices/currencies/XXX');
  await expect(page.getByText('The shop can’t sell in this currency.')).toBeVisible();
});

test('terms are previewed while they are typed, and published with a reason and a code', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of (403|409|503)/);
  complaints.expect(/api\/operate\/currency_publish 503/);
  const fake = filledConsole();
  await fake.serve(page);
  await page.goto('/operate/prices/currencies/EUR');
  await page.getByRole('button', { name: 'Change' }).click();
  const change = dialog(page, 'Change Euro');
  await expect(change.getByText('there is nothing to publish', { exact: false })).toBeVisible();
  await change.getByLabel('Margin on the rate, %').fill('26');
  await expect(change.getByText('Enter a percentage from 0 to 25.')).toBeVisible();
  await expect(change.getByRole('table')).toHaveCount(0);
  await change.getByLabel('Margin on the rate, %').fill('2,5');
  await expect(change.getByText('1204 of 1840')).toBeVisible();
  await expect(change.getByText('€0.23 (1.8%)')).toBeVisible();
  await expect(change.getByRole('table', { name: 'The largest changes' }).getByRole('row')).toHaveCount(13);
  expect(fake.callsOf('currency_preview').at(-1)?.query).toEqual({
    currency: 'EUR',
    margin_bp: '250',
    ending: '.99',
  });
  await expectToFit(page, ...WIDTHS);
  await change.getByRole('button', { name: 'Publish' }).click();
  await expect(change.getByText('Enter a reason', { exact: false })).toBeVisible();
  await change.getByLabel('Reason').fill('the rate moves more');
  for (const [status, reason, words] of [
    [409, 'changed_by_another', 'Someone changed this meanwhile'],
    [503, 'shop_away', 'The shop can’t answer right now'],
    [403, 'not_your_role', 'Not part of your role'],
  ] as const) {
    fake.on('currency_publish', () => refusal(status, reason));
    await change.getByRole('button', { name: 'Publish' }).click();
    await expect(change.getByText(words)).toBeVisible();
  }
  // The first call needs a fresh code, and the second has it.
  let calls = 0;
  fake.on('currency_publish', () =>
    (calls += 1) === 1 ? refusal(403, 'step_up_needed') : { version: 5, published: true, count: 1204 },
  );
  fake.on('session/step-up', () => ({}));
  await change.getByRole('button', { name: 'Publish' }).click();
  const code = page.getByLabel('Six-digit code');
  await code.fill('123456');
  await code.press('Enter');
  await expect(page.getByText('Version 5 is published; 1204 prices changed.')).toBeVisible();
  expect(fake.callsOf('currency_publish').at(-1)?.body).toEqual({
    currency: 'EUR',
    on: true,
    margin_bp: 250,
    ending: '.99',
    reason: 'the rate moves more',
    seen: 4,
  });
});

test('a preview that fails says why, and a currency that is switched off has none', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const fake = filledConsole();
  fake.on('currency_preview', () => ({
    status: 409,
    body: { error: 'There’s no exchange rate for ILS yet.', code: 'no_rate', reason: 'no_rate' },
  }));
  await fake.serve(page);
  await page.goto('/operate/prices/currencies/ILS');
  await expect(page.getByText('There is no rate yet.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  const change = dialog(page, 'Change Israeli New Shekel');
  await change.getByLabel('Sell in this currency').check();
  await expect(change.getByText('There’s no exchange rate for ILS yet.')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await page.goto('/operate/prices/currencies/EUR');
  await page.getByRole('button', { name: 'Change' }).click();
  const euro = dialog(page, 'Change Euro');
  await euro.getByLabel('Sell in this currency').uncheck();
  await expect(euro.getByText('Its prices go away', { exact: false })).toBeVisible();
  await expect(euro.getByRole('table')).toHaveCount(0);
});

test('a rate is entered with comma or point, and a strange one must be confirmed', async ({ page }) => {
  const fake = filledConsole();
  fake.on('rate_enter', () => ({ count: 812 }));
  await fake.serve(page);
  await page.goto('/operate/prices/currencies/TWD');
  await page.getByRole('button', { name: 'Enter a rate' }).click();
  const enter = dialog(page, 'Rate of New Taiwan Dollar');
  const rate = enter.getByLabel('1 USD in TWD');
  const submit = enter.getByRole('button', { name: 'Enter rate' });
  await expect(enter.getByText('The last one: 1 USD = 31.2 TWD', { exact: false })).toBeVisible();
  await enter.getByLabel('Reason').fill('the bank’s page');
  await rate.fill('much');
  await submit.click();
  await expect(enter.getByText('Enter a number above 0, as in 31.4 or 31,4.').first()).toBeVisible();
  await rate.fill('31,405');
  await submit.click();
  await expect(enter.getByText('Type 31405 or 31.405', { exact: false }).first()).toBeVisible();
  await rate.fill('314');
  await expect(enter.getByText('That is +906% from the last rate')).toBeVisible();
  await submit.click();
  await expect(enter.getByText('Confirm first that the rate is right.')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await rate.fill('31,4');
  await expect(enter.getByText('$10.00 becomes NT$314.')).toBeVisible();
  await submit.click();
  await expect(page.getByText('The rate is in force; 812 prices changed.')).toBeVisible();
  expect(fake.callsOf('rate_enter').map(({ body }) => body)).toEqual([
    { currency: 'TWD', per_base: 31.4, reason: 'the bank’s page' },
  ]);
});

test('an older version shows what it would change before it comes back', async ({ page }) => {
  const fake = filledConsole();
  await fake.serve(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/operate/prices/currencies');
  await page.getByRole('button', { name: 'Restore version 1', exact: true }).click();
  const undo = dialog(page, 'Restore version 1');
  const terms = undo.getByRole('table', { name: 'Terms that would change' });
  await expect(terms.getByRole('row')).toHaveCount(1 + 4);
  await expect(terms.getByRole('row').nth(1)).toContainText('On, 2%, ending .99');
  await expectToFit(page, ...WIDTHS);
  await undo.getByLabel('Reason').fill('a mistake');
  await undo.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 5 is published; 1 price changed.')).toBeVisible();
  expect(fake.callsOf('currency_undo').at(-1)?.body).toEqual({ version: 1, reason: 'a mistake', seen: 4 });

  fake.role = 'viewer';
  await page.goto('/operate/prices/currencies/EUR');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(0);
});

test('a currency whose preview is empty says so', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.on('currency_preview', () =>
    currencyPreview('EUR', { count: 0, dearer: 0, cheaper: 0, examples: [] }),
  );
  await fake.serve(page);
  await page.goto('/operate/prices/currencies/EUR');
  await page.getByRole('button', { name: 'Change' }).click();
  const change = dialog(page, 'Change Euro');
  await change.getByLabel('Margin on the rate, %').fill('2.1');
  await expect(change.getByText('No price changes.')).toBeVisible();
});

test.describe('with a real shop', () => {
  let world: TestShop;
  test.beforeAll(async () => {
    world = await startServedConsole({});
    await world.handlers['rates.read']({});
  });
  test.afterAll(() => world.stop());

  test('a currency is switched on, sold in, and switched off by restoring a version', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openServedConsole(page, world);
    await page.getByRole('link', { name: 'Prices', exact: true }).click();
    await page.getByRole('link', { name: 'Currencies', exact: true }).click();
    await page.getByRole('link', { name: 'JPY Japanese Yen' }).click();
    await page.getByRole('button', { name: 'Change' }).click();
    const change = dialog(page, 'Change Japanese Yen');
    await change.getByLabel('Sell in this currency').check();
    await expect(change.getByLabel('Price ending').getByRole('option')).toHaveText([
      'Any',
      'Whole',
      'Tens',
      'Hundreds',
    ]);
    await change.getByLabel('Price ending').selectOption('Tens');
    const examples = change.getByRole('table', { name: 'Examples' });
    await expect(examples.getByRole('row')).toHaveCount(10);
    const cell = examples.getByRole('row').nth(1).getByRole('cell').last();
    // The preview follows what is chosen.
    await expect(cell).toHaveText(/^¥\d*0$/);
    await change.getByLabel('Reason').fill('Japan is our second market');
    await change.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Version 2 is published; \d+ prices changed\.$/)).toBeVisible();
    const buyer = world.buyer();
    const { bundle_name, country_code } = await buyer.plan('JP');
    const asked = await buyer.post<{
      quote: { methods: { stripe: { currency: string; price_cents: number } } };
    }>('/api/quote', { bundle_name, country_code, currency: 'JPY' });
    const { stripe } = asked.body.quote.methods;
    expect([stripe.currency, stripe.price_cents % 10]).toEqual(['JPY', 0]);

    await world.deps.db.db.execute(sql`update exchange_rate set of_day = of_day - 30 where currency = 'JPY'`);
    await page.reload();
    await expect(page.getByText('Nothing is sold in this currency now')).toBeVisible();
    await page.getByRole('button', { name: 'Enter a rate' }).click();
    const enter = dialog(page, 'Rate of Japanese Yen');
    await enter.getByLabel('1 USD in JPY').fill('152,3');
    await enter.getByLabel('Reason').fill('the bank is away');
    await enter.getByRole('button', { name: 'Enter rate' }).click();
    await expect(page.getByText(/^The rate is in force; \d+ prices? changed\.$/)).toBeVisible();
    await expect(page.getByText('1 USD = 152.3 JPY')).toBeVisible();

    await page.getByRole('link', { name: 'All currencies' }).click();
    await page.getByRole('button', { name: 'Restore version 1', exact: true }).click();
    const undo = dialog(page, 'Restore version 1');
    await undo.getByLabel('Reason').fill('not yet');
    await undo.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Version 3 is published; \d+ prices? changed\.$/)).toBeVisible();
    await expect(row(page, 'JPY Japanese Yen')).toContainText('Off');
  });
});
