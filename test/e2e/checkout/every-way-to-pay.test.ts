import type { Page } from '@playwright/test';

import { anAddress, signUpQuietly } from '../../support/browser/account-page.ts';
import { axe, expect, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, checkoutAddress, CheckoutPage } from '../../support/browser/checkout-page.ts';
import { PAYERS, PayPal } from '../../support/browser/paypal-window.ts';
import { buyAndKeepCard } from '../../support/browser/saved-card.ts';
import { SandboxBooks } from '../../support/outside/sandbox-books.ts';

/** What a signed-in buyer sets at the checkout, and where the eSIM goes then. */
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

async function expectCodesAt(books: SandboxBooks, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const codes = async () =>
      (await books.mailsTo(address)).filter(({ text }) => text.includes('LPA:1$')).length;
    await expect.poll(codes).toBe(1);
  }
}

test.describe('every end of a payment, one after the other, and then it is paid once:', () => {
  for (const [who, choose] of ADDRESSES) {
    test(`by card, ${who}`, async ({ page, sandbox, complaints }) => {
      test.slow();
      complaints.expect(/\b(402|502)\b/);
      const books = new SandboxBooks(sandbox.control);
      const before = await books.ledger();
      const account = await signUpQuietly(page, anAddress(), 'Kim van Dijk');
      const checkout = new CheckoutPage(page);
      const alert = page.getByRole('alert');
      await checkout.open(await aPlan(page));
      const addresses = await choose(page, account);

      await checkout.fillCard(CARDS.declined);
      await books.pull('faults', STRIPE_DOWN);
      await checkout.pay.click();
      await expect(alert).toContainText(/Purchase failed: \S/);
      await books.forgetFaults();
      await checkout.pay.click();
      await expect(alert).toContainText('Purchase failed: Your card was declined.');
      await checkout.fillCard(CARDS.asksTheBuyer);
      await checkout.pay.click();
      await checkout.answerBank('Close');
      await expect(alert).toContainText('Purchase failed: We are unable to authenticate');
      expect(await books.since(before)).toMatchObject({ charges: [], provider_orders: [] });

      await checkout.pay.click();
      await checkout.answerBank('Complete');
      await expect(checkout.success).toContainText(addresses.join(' and '));
      expect(await books.since(before)).toMatchObject({ charges: [{ refunded: false }], esims: [{}] });
      await expectCodesAt(books, addresses);
    });

    test(`by PayPal, ${who}`, async ({ page, sandbox, complaints }) => {
      test.slow();
      complaints.expect(/\b(402|502)\b/);
      const books = new SandboxBooks(sandbox.control);
      const before = await books.ledger();
      const account = await signUpQuietly(page, anAddress(), 'Kim van Dijk');
      const [checkout, paypal] = [new CheckoutPage(page), new PayPal(page)];
      await checkout.open(await aPlan(page));
      await paypal.choose();
      const addresses = await choose(page, account);

      await books.pull('faults', PAYPAL_DOWN);
      const [popup] = await Promise.all([page.waitForEvent('popup'), paypal.button.click()]);
      await expect.poll(() => popup.isClosed()).toBe(true);
      await expect(page.getByRole('alert')).toContainText(/PayPal payment failed: \S/);
      await books.forgetFaults();
      await (await paypal.press()).turnBack();
      await expect(page.getByRole('heading', { name: /^Complete Purchase/ })).toBeVisible();
      const first = await paypal.press();
      const again = await paypal.opens(() => first.payAs(PAYERS.isDeclinedFirst));
      await expect(again.page.getByRole('alert')).toContainText('declined');
      const taken = async () =>
        (await books.since(before)).paypal_captures.filter(({ status }) => status !== 'DECLINED');
      expect(await taken()).toEqual([]);

      await again.payAs(PAYERS.isChecked);
      await page.getByRole('link', { name: 'Follow your order' }).click();
      const checked = page.getByRole('heading', { level: 1, name: 'Your payment is being checked' });
      await expect(checked).toBeVisible();
      expect(await books.since(before)).toMatchObject({ provider_orders: [] });
      const [held] = await taken();
      await books.pull('paypal-capture', { capture: held?.id, status: 'COMPLETED' });
      await expect(page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible();
      expect(await taken()).toHaveLength(1);
      expect((await books.since(before)).esims).toHaveLength(1);
      await expectCodesAt(books, addresses);
    });
  }

  test('by a saved card', async ({ page, sandbox, complaints }) => {
    test.slow();
    complaints.expect(/\b(402|502)\b/);
    const books = new SandboxBooks(sandbox.control);
    const account = await signUpQuietly(page, anAddress(), 'Kim van Dijk');
    await buyAndKeepCard(page, sandbox, { method: 'pm_card_authenticationRequired' });
    const before = await books.ledger();
    const checkout = new CheckoutPage(page);
    const alert = page.getByRole('alert');
    await page.goto(checkoutAddress(await aPlan(page, 'FR')));
    await expect(page.getByRole('radio', { name: /^Visa ending in 3184/ })).toBeChecked();

    await books.pull('faults', STRIPE_DOWN);
    await checkout.pay.click();
    await expect(alert).toContainText(/Purchase failed: \S/);
    await axe(page);
    await books.forgetFaults();
    await checkout.pay.click();
    await checkout.answerBank('Close');
    await expect(alert).toContainText('Purchase failed: We are unable to authenticate');
    expect(await books.since(before)).toMatchObject({ charges: [], provider_orders: [] });
    await checkout.pay.click();
    await checkout.answerBank('Complete');
    await expect(checkout.success).toContainText(account);
    expect(await books.since(before)).toMatchObject({ charges: [{}], esims: [{}] });
  });
});
