import { expect, expectToFit, LONG, startOwnShop, test } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress, CheckoutPage, someone } from '../../support/browser/checkout-page.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

const WIDTHS = [360, 768, 1440];
const WORDS = 'We are moving house. Back at noon.';

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startOwnShop({ env: {} });
});
test.afterAll(async () => {
  await shop.stop();
});
test.beforeEach(({ complaints }) => {
  complaints.expect(/the server responded with a status of (409|503)/);
});

test(
  'while sales are paused every page says so, and Buy Now leads to the reason',
  { tag: LONG },
  async ({ page }) => {
    await shop.operate('pause', 'sales', WORDS);
    await page.goto(`${shop.baseUrl}/country/JP`);
    await expect.poll(async () => (await page.reload(), page.getByText(WORDS).count())).toBe(1);
    await expect(page.getByRole('complementary', { name: 'Sales are paused' })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.goto(`${shop.baseUrl}/`);
    await expect(page.getByText(WORDS)).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.goto(`${shop.baseUrl}${checkoutAddress(await aPlan(page))}`);
    await expect(page.getByRole('heading', { name: 'Sales are paused', level: 1 })).toBeVisible();
    await expect(page.getByText('Nothing was charged.', { exact: false })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await shop.operate('resume', 'sales');
    await expect
      .poll(async () => {
        await page
          .getByRole('button', { name: 'Try again' })
          .click({ timeout: 2_000 })
          .catch(() => {});
        return page.getByRole('heading', { name: 'Secure Checkout' }).count();
      })
      .toBe(1);
  },
);

test('pressing pay during a pause keeps everything typed', { tag: LONG }, async ({ page }) => {
  await page.goto(`${shop.baseUrl}${checkoutAddress(await aPlan(page))}`);
  const checkout = new CheckoutPage(page);
  await checkout.waitForCard();
  const buyer = someone();
  await checkout.fill(buyer);
  await shop.operate('pause', 'sales', WORDS);
  await checkout.pay.click();
  await expect(page.getByRole('alert').filter({ hasText: WORDS })).toBeVisible();
  await expect(page.getByText('Everything you typed is still here.', { exact: false })).toBeVisible();
  await checkout.expectTyped(buyer);
  await expectToFit(page, ...WIDTHS);
  await shop.operate('resume', 'sales');
  await checkout.complete();
});

test('a paused payment method says so, and the other one is selected', { tag: LONG }, async ({ page }) => {
  await shop.operate('pause', 'card', 'No cards until noon.');
  await page.goto(`${shop.baseUrl}${checkoutAddress(await aPlan(page))}`);
  await expect(page.getByText('No cards until noon.')).toBeVisible();
  const checkout = new CheckoutPage(page);
  await expect(checkout.radio('Credit or Debit Card')).toBeDisabled();
  await expect(checkout.radio('PayPal')).toBeChecked();
  await expectToFit(page, ...WIDTHS);
  await shop.operate('resume', 'card');
});
