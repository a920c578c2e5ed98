import type { Page } from '@playwright/test';

import { expect, LONG, test } from '../../support/browser/browser.ts';
import { CARDS } from '../../support/browser/checkout-page.ts';
import { PAYERS } from '../../support/browser/paypal-window.ts';

const NOTHING = { charges: [], paypal_captures: [], provider_orders: [], esims: [] };
const alertOf = (page: Page) => page.getByRole('alert');

test.describe('a payment that PayPal refuses', () => {
  for (const { issue, says, does, tag } of [
    {
      issue: 'PAYER_ACCOUNT_RESTRICTED',
      says: 'PayPal has restricted your account.',
      does: 'card',
      tag: LONG,
    },
    {
      issue: 'DOMESTIC_TRANSACTION_REQUIRED',
      says: 'PayPal only lets your account pay sellers in your own country.',
      does: 'card',
      tag: LONG,
    },
    { issue: 'TRANSACTION_REFUSED', says: 'PayPal refused this payment.', does: 'PayPal' },
    {
      issue: 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
      says: 'PayPal won’t let you try this payment again.',
      does: 'PayPal',
      tag: LONG,
    },
    {
      issue: 'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
      says: 'We can’t take PayPal payments right now.',
      does: 'card',
      tag: LONG,
    },
  ]) {
    test(
      `${issue}: the buyer reads why, is not charged, and pays by ${does} at once`,
      { tag: tag ?? [] },
      async ({ page, books, checkout, paypal, complaints }) => {
        complaints.expect(/status of 402/);
        const buyer = await paypal.open();
        await (await paypal.press()).payAs(PAYERS.pays, issue);
        await expect(alertOf(page)).toContainText(`PayPal payment failed: ${says} Nothing was charged.`);
        await expect(alertOf(page)).toContainText('Everything you typed is still here.');
        await expect(alertOf(page)).not.toContainText('_');
        await expect(alertOf(page)).toBeInViewport();
        await checkout.expectTyped(buyer);
        expect(await books.booked()).toMatchObject(NOTHING);
        // The answer is final: a reload starts with the form, and charges nobody.
        await page.reload();
        await expect(paypal.button).toBeVisible();
        await checkout.expectTyped(buyer);
        expect(await books.booked()).toMatchObject(NOTHING);

        if (does === 'PayPal') {
          await (await paypal.press()).payAs(PAYERS.pays);
        } else {
          await (await paypal.press()).payAs(PAYERS.pays, issue);
          await alertOf(page).getByRole('button', { name: 'Pay by Card' }).click();
          await expect(checkout.radio('Credit or Debit Card')).toBeChecked();
          await expect(checkout.radio('Credit or Debit Card')).toBeFocused();
          await expect(alertOf(page)).toBeHidden();
          await checkout.fillCard(CARDS.pays);
          await checkout.pay.click();
        }
        await expect(checkout.success).toBeVisible();
        const taken = await books.booked();
        expect(taken.charges.length + taken.paypal_captures.length).toBe(1);
        expect(taken.esims).toHaveLength(1);
      },
    );
  }

  test(
    'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: the window opens again for another method, and a reload charges nothing',
    { tag: LONG },
    async ({ page, books, checkout, paypal, complaints }) => {
      complaints.expect(/status of 402/);
      const buyer = await paypal.open();
      const first = await paypal.press();
      // It declines once: a second capture of the same approval would succeed. The buyer's own call must meet the decline.
      await books.control('webhooks', { party: 'paypal', action: 'hold' });
      await books.control('paypal-captures', { next: 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING' });
      const again = await paypal.opens(() => first.payAs(PAYERS.pays));
      await expect(again.page.getByRole('alert')).toContainText('The last payment was declined.');
      await books.control('webhooks', { party: 'paypal', action: 'release' });
      expect(await books.booked()).toMatchObject(NOTHING);
      await page.reload();
      await expect(paypal.button).toBeVisible();
      await again.page.close();
      await checkout.expectTyped(buyer);
      expect(await books.booked()).toMatchObject(NOTHING);
      await (await paypal.press()).payAs(PAYERS.pays);
      await expect(checkout.success).toBeVisible();
      expect((await books.booked()).paypal_captures).toMatchObject([{ status: 'COMPLETED' }]);
    },
  );
});
