import { signInHere, signOutFromAfar } from '../../support/browser/account-page.ts';
import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, checkoutAddress, CheckoutPage, someone } from '../../support/browser/checkout-page.ts';
import { PAYERS } from '../../support/browser/paypal-window.ts';

/** One PayPal payment, one order at the wholesaler and one eSIM. */
const ONE = { charges: [], paypal_captures: [{}], provider_orders: [{}], esims: [{}] };
const NOTHING = { charges: [], paypal_captures: [], provider_orders: [], esims: [] };

test.describe('PayPal in trouble', () => {
  test(
    'a shop that cannot reach PayPal says so, closes the window and keeps everything',
    { tag: LONG },
    async ({ page, books, checkout, paypal, complaints }) => {
      // The shop tries again by itself before it gives up.
      test.slow();
      complaints.expect(/50[0-9]/);
      const buyer = await paypal.open();
      const down = {
        party: 'paypal',
        method: 'POST',
        path: '/v2/checkout/orders',
        effect: 'status',
        status: 500,
      };
      await books.control('faults', { ...down, times: 20 });
      const [popup] = await Promise.all([page.waitForEvent('popup'), paypal.button.click()]);
      await expect.poll(() => popup.isClosed()).toBe(true);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(/PayPal payment failed: \S/);
      await expect(alert).toContainText('Nothing was charged. Everything you typed is still here.');
      await expect(alert).toBeInViewport();
      await checkout.expectTyped(buyer);
      expect(await books.booked()).toMatchObject(NOTHING);
      await books.clearFaults();
      await (await paypal.press()).payAs(PAYERS.pays);
      await expect(checkout.success).toBeVisible();
      expect(await books.booked()).toMatchObject(ONE);
    },
  );

  test(
    'a failing window shows PayPal’s message',
    { tag: LONG },
    async ({ page, books, checkout, paypal, complaints }) => {
      complaints.expect(/status of 402/);
      const buyer = await paypal.open();
      await (await paypal.press()).payAs(PAYERS.fails);
      await expect(page.getByRole('alert')).toContainText(
        /PayPal payment failed(: \S|\. Please try again\.)/,
      );
      await checkout.expectTyped(buyer);
      expect(await books.booked()).toMatchObject(NOTHING);
    },
  );

  test(
    'a changed price is shown and needs consent before the window offers the payment',
    { tag: LONG },
    async ({ page, books, checkout, paypal, complaints }) => {
      complaints.expect(/status of 409/);
      const buyer = await paypal.open();
      const words = paypal.asks;
      const total = (await words.textContent()) ?? '';
      // The buyer agrees to yesterday's price: 70 cents more.
      await page.route('**/api/esims/create-paypal-order', async (route) => {
        const json = route.request().postDataJSON() as { price: number };
        await route.continue({ postData: { ...json, price: Math.round(json.price * 100 + 70) / 100 } });
      });
      const [popup] = await Promise.all([page.waitForEvent('popup'), paypal.button.click()]);
      await expect.poll(() => popup.isClosed()).toBe(true);
      await expect(page.getByText('The price changed while you were away.')).toBeInViewport();
      await expect(words).toHaveText(total);
      expect(await books.booked()).toMatchObject(NOTHING);
      await page.unrouteAll();
      await checkout.expectTyped(buyer);
      await (await paypal.press()).payAs(PAYERS.pays);
      await expect(checkout.success).toBeVisible();
    },
  );

  test(
    'a script that does not load can be requested again, and a card still pays',
    { tag: LONG },
    async ({ page, checkout, paypal, complaints }) => {
      complaints.expect(/ERR_FAILED|Failed to load the PayPal JS SDK script/);
      await page.route('**/sdk/js?*', (route) => route.abort());
      await checkout.openFilled({ card: CARDS.pays });
      await checkout.radio('PayPal').check();
      await expect(page.getByRole('alert')).toContainText('PayPal didn’t load.');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert')).toContainText('PayPal didn’t load.');
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(paypal.button).toBeVisible();
      await checkout.radio('Credit or Debit Card').check();
      await checkout.complete();
    },
  );

  test(
    'works if the card form does not load',
    { tag: LONG },
    async ({ page, checkout, paypal, complaints }) => {
      complaints.expect(/ERR_FAILED/);
      await page.route('**/stripe.js', (route) => route.abort());
      await page.goto(checkoutAddress(await aPlan(page)));
      await expect(page.getByText('The card form didn’t load.')).toBeVisible();
      await paypal.choose();
      await checkout.fillBilling(someone());
      await (await paypal.press()).payAs(PAYERS.pays);
      await expect(checkout.success).toBeVisible();
    },
  );

  test(
    'an expired sign-in is requested again, and the window closes',
    { tag: LONG },
    async ({
      page,

      checkout,
      paypal,
      kim,
      complaints,
    }) => {
      complaints.expect(/status of 401/);
      await checkout.open();
      await paypal.choose();
      await signOutFromAfar(page);
      const [popup] = await Promise.all([page.waitForEvent('popup'), paypal.button.click()]);
      await expect.poll(() => popup.isClosed()).toBe(true);
      const words = 'PayPal payment failed: Your session has expired. Please sign in again.';
      await expect(page.getByText(words)).toBeVisible();
      await page.getByRole('button', { name: 'Sign In Again' }).click();
      await signInHere(page, kim.email);
      await expect(page.getByText(/^PayPal payment failed/)).toBeHidden();
      await (await paypal.press()).payAs(PAYERS.pays);
      await expect(checkout.success).toContainText(kim.email);
    },
  );
});

test.describe('one checkout with PayPal is one purchase', () => {
  test(
    'if the page is reloaded after the approval: it finishes by itself',
    { tag: LONG },
    async ({ page, books, checkout, paypal }) => {
      const buyer = await paypal.open();
      let isHeld = true;
      await page.route('**/api/esims/complete-paypal-purchase', (route) =>
        isHeld ? undefined : route.continue(),
      );
      await (await paypal.press()).payAs(PAYERS.pays);
      await expect(page.getByText('We’re checking your payment')).toBeVisible();
      isHeld = false;
      await page.reload();
      await expect(checkout.success).toBeVisible();
      await expect(checkout.success).toContainText(buyer.email);
      expect(await books.booked()).toMatchObject(ONE);
    },
  );

  test(
    'if the page is reloaded or left while the window is open: nothing is lost, and the next try pays',
    { tag: LONG },
    async ({ page, books, checkout, paypal, complaints }) => {
      complaints.expect(/status of 402/);
      const buyer = await paypal.open();
      const asks = paypal.asks;
      const left = await paypal.press();
      await page.reload();
      await expect(asks).toBeVisible();
      await expect(checkout.radio('PayPal')).toBeChecked();
      await checkout.expectTyped(buyer);
      await left.page.close();

      await expect(paypal.button).toBeVisible();
      await paypal.press();
      await page.goto('/faq');
      await page.goBack();
      await expect(asks).toBeVisible();
      await checkout.expectTyped(buyer);
      for (const other of page.context().pages()) if (other !== page) await other.close();

      await expect(paypal.button).toBeVisible();
      await (await paypal.press()).payAs(PAYERS.pays);
      await expect(checkout.success).toBeVisible();
      expect(await books.booked()).toMatchObject(ONE);
    },
  );

  test(
    'if the buyer goes back within the shop and returns: input stays',
    { tag: LONG },
    async ({ page, checkout, paypal, complaints }) => {
      complaints.expect(/status of 402/);
      await openAwake(page, '/country/JP');
      await page.getByRole('button', { name: 'Buy Now' }).click();
      await checkout.waitForCard();
      await paypal.choose();
      const buyer = someone();
      await checkout.fillBilling(buyer);
      const popup = await paypal.press();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
      await popup.page.close();
      await page.goForward();
      await expect(paypal.asks).toBeVisible();
      await checkout.expectTyped(buyer);
    },
  );

  test(
    'if a second tab pays by card meanwhile: the buyer reads that nothing is paid twice',
    { tag: LONG },
    async ({ page, context, books, checkout, paypal }) => {
      await paypal.open();
      const popup = await paypal.press();
      const other = new CheckoutPage(await context.newPage());
      await other.open();
      await other.fill(someone());
      await other.complete();
      await popup.payAs(PAYERS.pays);
      await expect(checkout.success).toBeVisible();
      await expect(checkout.success).toContainText('This purchase was already paid for');
      // It stays until the buyer has read it.
      await expect(checkout.success.getByText('in 3 seconds')).toHaveCount(0);
      await expect
        .poll(async () => {
          const { charges, paypal_captures, refunds } = await books.booked();
          return charges.length + paypal_captures.length - refunds.length;
        })
        .toBe(1);
      expect((await books.booked()).esims).toHaveLength(1);
      await checkout.success.getByRole('button', { name: 'Close' }).click();
      await expect(checkout.success).toBeHidden();
      await expect(page.getByText('This purchase was already paid for')).toBeVisible();
    },
  );
});
