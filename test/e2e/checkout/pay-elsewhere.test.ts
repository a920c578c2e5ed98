import { expect, LONG, startOwnShop, test } from '../../support/browser/browser.ts';
import { CheckoutPage } from '../../support/browser/checkout-page.ts';
import { freePorts } from '../../support/machine/ports.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

let shop: RunningShop;

test.beforeAll(async () => {
  const mailPort = String((await freePorts(10)) + 9);
  shop = await startOwnShop({
    env: ({ control }) => ({
      SANDBOX_BANK_URL: `http://127.0.0.1:${Number(new URL(control).port) + 6}`,
      SANDBOX_SMTP_PORT: mailPort,
    }),
  });
});

test.afterAll(() => shop?.stop());

test(
  'a method that is paid on its processor’s page leads there and back, whether the buyer pays or not',
  { tag: LONG },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.baseUrl });
    const page = await context.newPage();
    const checkout = new CheckoutPage(page);
    const buyer = await checkout.openFilled();
    await page.getByRole('radio', { name: 'Fast Bank' }).click();
    await expect(page.getByText('Fast Bank opens its own page, then brings you back here.')).toBeVisible();
    await expect(page.getByText('Bank transfer fee').first()).toBeAttached();
    const label = await checkout.pay.textContent();
    await checkout.pay.click();
    await page.getByRole('button', { name: 'Back to the shop' }).click();

    await expect(checkout.pay).toHaveText(label ?? '');
    await checkout.expectTyped(buyer);
    await checkout.pay.click();
    await expect(page.getByText('eSIM for Japan')).toBeVisible();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(checkout.success).toContainText(buyer.email);
    await context.close();
  },
);
