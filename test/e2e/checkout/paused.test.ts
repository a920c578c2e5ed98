import { axe, expect, expectWellShown, LONG, startOwnShop, test } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress } from '../../support/browser/checkout-page.ts';
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
  'while sales are paused every page says so, and Buy Now leads to why',
  { tag: LONG },
  async ({ page }) => {
    await shop.operate('pause', 'sales', WORDS);
    await page.goto(`${shop.baseUrl}/country/JP`);
    await expect.poll(async () => (await page.reload(), page.getByText(WORDS).count())).toBe(1);
    await expect(page.getByRole('complementary', { name: 'Sales are paused' })).toBeVisible();
    await expectWellShown(page, WIDTHS);
    await page.goto(`${shop.baseUrl}/`);
    await expect(page.getByText(WORDS)).toBeVisible();
    await expectWellShown(page, WIDTHS);
    await page.goto(`${shop.baseUrl}${checkoutAddress(await aPlan(page))}`);
    await expect(page.getByRole('heading', { name: 'Sales are paused', level: 1 })).toBeVisible();
    await expect(page.getByText('Nothing was charged.', { exact: false })).toBeVisible();
    await expectWellShown(page, WIDTHS);
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

test(
  'a press on pay that meets the pause loses nothing of what was typed',
  { tag: LONG },
  async ({ page }) => {
    await page.goto(`${shop.baseUrl}${checkoutAddress(await aPlan(page))}`);
    await page.getByLabel('First Name').fill('Mia');
    await page.getByLabel('Last Name').fill('Larsen');
    await page.getByLabel('Email', { exact: false }).first().fill('mia@posteo.example');
    await page.getByText('PayPal', { exact: true }).first().click();
    await shop.operate('pause', 'paypal', 'No PayPal until noon.');
    await page.reload();
    await expect(page.getByText('No PayPal until noon.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /PayPal/ })).toBeDisabled();
    await expect(page.getByRole('radio', { name: /Card/ })).toBeChecked();
    await expect(page.getByLabel('First Name')).toHaveValue('Mia');
    await axe(page);
    await shop.operate('resume', 'paypal');
  },
);
