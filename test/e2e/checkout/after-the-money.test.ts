import type { Page } from '@playwright/test';

import { anAddress } from '../../support/browser/account-page.ts';
import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, someone } from '../../support/browser/checkout-page.ts';
import { PAYERS } from '../../support/browser/paypal-window.ts';
import { ORDERING } from '../../support/outside/calls.ts';

const ONE = { charges: [{}], provider_orders: [{}], esims: [{}] };
const ORDERED = ['Paid, done', 'Ordering, under way', 'Ready, to come'];
const CHECKED = ['Payment, under way', 'Ordering, to come', 'Ready, to come'];
const REFUNDED = ['Paid, done', 'Not delivered, came to nothing', 'Refunded, done'];

/** The wholesaler is too busy to accept orders. */
const BUSY = { ...ORDERING, effect: 'status', status: 429, times: 1000 } as const;

/** Whether a card field has been visible since the page was loaded. */
async function watchForCards(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { sawCard: boolean };
    seen.sawCard = false;
    const watch = () => {
      const frames = [...document.querySelectorAll('iframe[title="Secure card payment input frame"]')];
      if (frames.some((frame) => frame.checkVisibility())) seen.sawCard = true;
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  return () => page.evaluate(() => (window as unknown as { sawCard: boolean }).sawCard);
}

/** Pressed at one width, and seen at both. */
test.describe('after the payment, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('progress steps replace the card form; a reload, Back and Forward continue without a card field', async ({
    page,
    books,
    checkout,
  }) => {
    const buyer = someone();
    await page.goto('/country/JP');
    const letGo = await checkout.holdAnswers();
    await checkout.openFilled({ buyer });
    await checkout.pay.click();
    await checkout.expectSteps(...ORDERED);
    await expect(page.getByText('You can close this page')).toContainText(buyer.email);
    await expect(checkout.pay).toBeHidden();
    await expect(checkout.email).toBeHidden();
    await expectToFit(page, 360, 1440);

    const sawCard = await watchForCards(page);
    await page.reload();
    await checkout.expectSteps(...ORDERED);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
    await page.goForward();
    await checkout.expectSteps(...ORDERED);
    expect(await sawCard()).toBe(false);
    letGo();
    await expect(checkout.success).toContainText(buyer.email);
    expect(await sawCard()).toBe(false);
    expect(await books.booked()).toMatchObject(ONE);
    await checkout.success.getByRole('button', { name: 'Close', exact: true }).click();
    await checkout.expectSteps('Paid, done', 'Ordered, done', 'Ready, done');
  });

  test(
    'a PayPal payment is checked, then shows the same steps',
    { tag: LONG },
    async ({ page, books, checkout, paypal, complaints }) => {
      complaints.expect(/ERR_FAILED/);
      await books.fault(BUSY);
      const buyer = await paypal.open();
      const letGo = await checkout.holdAnswers();
      // The page cannot learn yet that the shop has the money.
      await page.route('**/api/orders/*', (route) => route.abort());
      const window = await paypal.press();
      await window.payAs(PAYERS.pays);
      await checkout.expectSteps(...CHECKED);
      await expect(page.getByText('Please don’t pay again.')).toBeVisible();
      await expect(paypal.button).toBeHidden();
      await expectToFit(page, 360, 1440);
      await page.reload();
      await checkout.expectSteps(...CHECKED);
      await page.unroute('**/api/orders/*');
      letGo();
      await checkout.expectSteps(...ORDERED);
      await expect(page.getByText('You can close this page')).toContainText(buyer.email);
      await books.clearFaults();
      await expect(page.getByText(/Purchase Successful!|Your eSIM is ready/).first()).toBeVisible({
        timeout: 60_000,
      });
      expect(await books.booked()).toMatchObject({
        paypal_captures: [{}],
        provider_orders: [{}],
        esims: [{}],
      });
    },
  );

  test(
    'waiting and refunded orders show their steps on the order’s page and in the list',
    { tag: LONG },
    async ({ page, books, checkout, complaints }) => {
      complaints.expect(/status of 409/);
      await books.fault(BUSY);
      await checkout.openFilled();
      const started = page.waitForResponse(/create-payment-intent/);
      await checkout.pay.click();
      const { order } = (await (await started).json()) as { order: string };
      await checkout.expectSteps(...ORDERED);
      await expect
        .poll(async () => (await page.request.get(`/api/orders/${order}`)).json())
        .toMatchObject({ order: { status: 'processing' } });
      await page.goto(`/order/${order}`);
      await checkout.expectSteps(...ORDERED);
      await expect(page.getByText('You can close it')).toBeVisible();
      await expectToFit(page, 360, 1440);
      await page.goto('/profile');
      await checkout.expectSteps(...ORDERED);
      await expect(page.getByText('You can close this page')).toBeVisible();
      await expectToFit(page, 360, 1440);
      await books.clearFaults();
      await page.goto(`/order/${order}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible({
        timeout: 60_000,
      });

      await books.fault({ ...ORDERING, effect: 'status', status: 400, times: 5 });
      await checkout.open(await aPlan(page, 'FR'));
      await checkout.fill(someone());
      await checkout.pay.click();
      await expect(checkout.steps.getByRole('listitem').nth(1)).toHaveText('Not delivered, came to nothing');
      await expectToFit(page, 360, 1440);
      await books.clearFaults();
      await page.getByRole('link', { name: 'Follow your order' }).click();
      await checkout.expectSteps(...REFUNDED);
      await expectToFit(page, 360, 1440);
      await page.goto('/profile');
      await checkout.expectSteps(...REFUNDED);
      await expectToFit(page, 360, 1440);
    },
  );
});

test.describe('after the payment, on a screen', () => {
  test.use({ viewport: { width: 1440, height: 740 } });

  test(
    'a mistyped address can be corrected while waiting, and again after the purchase',
    { tag: LONG },
    async ({ page, books, checkout }) => {
      const buyer = someone();
      const [second, third] = [anAddress(), anAddress()];
      const letGo = await checkout.holdAnswers();
      await checkout.openFilled({ buyer });
      await checkout.pay.click();
      await page.getByRole('button', { name: 'Wrong address? Fix it' }).click();
      const field = page.getByRole('textbox', { name: 'Where should it go?' });
      await expect(field).toHaveValue(buyer.email);
      await expectToFit(page, 360, 1440);
      await field.fill(second);
      await page.keyboard.press('Enter');
      await expect(page.getByText('You can close this page')).toContainText(second);
      letGo();
      await expect(checkout.success).toContainText(second);
      await checkout.success.getByRole('button', { name: 'Wrong address? Fix it' }).click();
      await expect(page.getByText('Opening your eSIMs in 3 seconds')).toBeHidden();
      await expectToFit(page, 360, 1440);
      await checkout.success.getByRole('textbox').fill(third);
      await page.keyboard.press('Enter');
      await expect(checkout.success).toContainText(`on its way to ${third}`);
      await books.expectCodesAt(third);
      await books.mailTo(third, 'Your account is ready for a password');
      await expect(checkout.success).toBeVisible();
    },
  );

  test(
    'a wallet’s payment shows them, too; its buttons are disabled during another payment',
    { tag: LONG },
    async ({ page, books, checkout, wallets }) => {
      await books.control('stripe-wallets', { emails: [anAddress()] });
      const letGo = await checkout.holdAnswers();
      await wallets.open('Apple Pay');
      await wallets.agree('Apple Pay');
      await checkout.expectSteps(...ORDERED);
      await expect(wallets.place).toBeHidden();
      await expectToFit(page, 360, 1440);
      letGo();
      await expect(checkout.success).toBeVisible();
      expect(await books.booked()).toMatchObject(ONE);

      await checkout.openFilled({ card: CARDS.asksTheBuyer });
      const inactive = page.locator('[inert]:has(> section[aria-label="Express checkout"])');
      await expect(inactive).toHaveCount(0);
      await checkout.pay.click();
      await expect(page.locator('iframe[title="3D Secure authentication"]')).toBeVisible();
      await expect(inactive).toHaveCount(1);
      await expect(inactive).toHaveCSS('opacity', '0.45');
      await checkout.answerBank('Fail');
      await expect(page.getByText(/^Purchase failed/)).toBeVisible();
      await expect(inactive).toHaveCount(0);
    },
  );
});
