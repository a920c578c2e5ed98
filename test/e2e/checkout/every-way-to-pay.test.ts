import type { Page } from '@playwright/test';

import { anAddress } from '../../support/browser/account-page.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, checkoutAddress, CheckoutPage } from '../../support/browser/checkout-page.ts';
import { PAYERS } from '../../support/browser/paypal-window.ts';

/** Addresses that a signed-in buyer can enter at the checkout; each returns where the eSIM goes. */
const ADDRESSES: [string, (page: Page, account: string) => Promise<string[]>][] = [
  ['signed in', async (_page, account) => [account]],
  [
    'with a second address',
    async (page, account) => {
      const second = anAddress();
      await page.getByRole('checkbox', { name: 'Use a different email address' }).check();
      await new CheckoutPage(page).alternative.fill(second);
      return [account, second];
    },
  ],
];

const DOWN = { method: 'POST', effect: 'status', status: 500, times: 20 };
const STRIPE_DOWN = { ...DOWN, party: 'stripe', path: '/v1/payment_intents' };
const PAYPAL_DOWN = { ...DOWN, party: 'paypal', path: '/v2/checkout/orders' };

test.describe('every failure of a payment, one after the other, and then one successful payment:', () => {
  for (const [who, choose] of ADDRESSES) {
    test(`by card, ${who}`, { tag: LONG }, async ({ page, books, checkout, kim, complaints }) => {
      test.slow();
      complaints.expect(/\b(402|502)\b/);
      const alert = page.getByRole('alert');
      await checkout.open();
      const addresses = await choose(page, kim.email);

      await checkout.fillCard(CARDS.declined);
      await books.control('faults', STRIPE_DOWN);
      await checkout.pay.click();
      await expect(alert).toContainText(/Purchase failed: \S/);
      await books.clearFaults();
      await checkout.pay.click();
      await expect(alert).toContainText('Purchase failed: Your card was declined.');
      await checkout.fillCard(CARDS.asksTheBuyer);
      await checkout.pay.click();
      await checkout.answerBank('Close');
      await expect(alert).toContainText('Purchase failed: We are unable to authenticate');
      expect(await books.booked()).toMatchObject({ charges: [], provider_orders: [] });

      await checkout.pay.click();
      await checkout.answerBank('Complete');
      await expect(checkout.success).toContainText(addresses.join(' and '));
      expect(await books.booked()).toMatchObject({ charges: [{ refunded: false }], esims: [{}] });
      await books.expectCodesAt(...addresses);
    });

    test(`by PayPal, ${who}`, { tag: LONG }, async ({ page, books, checkout, paypal, kim, complaints }) => {
      test.slow();
      complaints.expect(/\b(402|502)\b/);
      await checkout.open();
      await paypal.choose();
      const addresses = await choose(page, kim.email);

      await books.control('faults', PAYPAL_DOWN);
      const [popup] = await Promise.all([page.waitForEvent('popup'), paypal.button.click()]);
      await expect.poll(() => popup.isClosed()).toBe(true);
      await expect(page.getByRole('alert')).toContainText(/PayPal payment failed: \S/);
      await books.clearFaults();
      await (await paypal.press()).turnBack();
      await expect(paypal.asks).toBeVisible();
      const first = await paypal.press();
      const again = await paypal.opens(() => first.payAs(PAYERS.isDeclinedFirst));
      await expect(again.page.getByRole('alert')).toContainText('declined');
      const taken = async () =>
        (await books.booked()).paypal_captures.filter(({ status }) => status !== 'DECLINED');
      expect(await taken()).toEqual([]);

      await again.payAs(PAYERS.isChecked);
      await page.getByRole('link', { name: 'Follow your order' }).click();
      const checked = page.getByRole('heading', { level: 1, name: 'Your payment is being checked' });
      await expect(checked).toBeVisible();
      expect(await books.booked()).toMatchObject({ provider_orders: [] });
      const [held] = await taken();
      await books.control('paypal-capture', { capture: held?.id, status: 'COMPLETED' });
      await expect(page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible();
      expect(await taken()).toHaveLength(1);
      expect((await books.booked()).esims).toHaveLength(1);
      await books.expectCodesAt(...addresses);
    });
  }

  test('by a saved card', { tag: LONG }, async ({ page, books, checkout, kim, complaints }) => {
    test.slow();
    complaints.expect(/\b(402|502)\b/);
    await kim.buyAndKeepCard({ method: 'pm_card_authenticationRequired' });
    await books.begin();
    const alert = page.getByRole('alert');
    await page.goto(checkoutAddress(await aPlan(page, 'FR')));
    await expect(page.getByRole('radio', { name: /^Visa ending in 3184/ })).toBeChecked();

    await books.control('faults', STRIPE_DOWN);
    await checkout.pay.click();
    await expect(alert).toContainText(/Purchase failed: \S/);
    await books.clearFaults();
    await checkout.pay.click();
    await checkout.answerBank('Close');
    await expect(alert).toContainText('Purchase failed: We are unable to authenticate');
    expect(await books.booked()).toMatchObject({ charges: [], provider_orders: [] });
    await checkout.pay.click();
    await checkout.answerBank('Complete');
    await expect(checkout.success).toContainText(kim.email);
    expect(await books.booked()).toMatchObject({ charges: [{}], esims: [{}] });
  });
});
