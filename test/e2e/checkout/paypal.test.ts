import { anAddress } from '../../support/browser/account-page.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';
import { CARDS, someone, tabTo } from '../../support/browser/checkout-page.ts';
import { PAYERS, type PayPal } from '../../support/browser/paypal-window.ts';

/** One PayPal payment, one order at the wholesaler and one eSIM. */
const ONE = { charges: [], paypal_captures: [{}], provider_orders: [{}], esims: [{}] };

/** The checkout's total in cents. */
async function askedCents(paypal: PayPal): Promise<number> {
  const words = (await paypal.asks.textContent()) ?? '';
  return Math.round(Number.parseFloat(words.split('$')[1] ?? '') * 100);
}

test.describe('paying with PayPal', () => {
  test('works by keyboard alone, and charges the shown amount', async ({ page, books, checkout, paypal }) => {
    const buyer = someone();
    const { keyboard } = page;
    await checkout.open();
    await tabTo(page, checkout.email);
    await keyboard.type(buyer.email);
    await keyboard.press('Tab');
    await keyboard.type(buyer.firstName);
    await keyboard.press('Tab');
    await keyboard.type(buyer.lastName);
    await tabTo(page, checkout.radio('Credit or Debit Card'));
    await keyboard.press('ArrowDown');
    await expect(paypal.button).toBeVisible();
    const asked = await askedCents(paypal);
    await tabTo(page, paypal.button);
    const popup = await paypal.opens(() => keyboard.press('Enter'));
    await expect(popup.page.getByText(`$${(asked / 100).toFixed(2)}`)).toBeVisible();
    await expect(popup.page.getByText('eSIM for Japan - 1.0 GB for 7 days')).toBeVisible();
    await expect(page.getByText('Please finish in the PayPal window.')).toBeVisible();
    await expect(page.getByText('Processing Payment...')).toBeVisible();
    await tabTo(popup.page, popup.page.getByRole('button', { name: 'Pay Now' }));
    await popup.closes(() => popup.page.keyboard.press('Enter'));

    await expect(checkout.success).toBeVisible();
    await expect(checkout.success).toContainText(buyer.email);
    const booked = await books.booked();
    expect(booked).toMatchObject(ONE);
    expect(booked.paypal_captures).toMatchObject([{ amount: asked, status: 'COMPLETED', refunded: 0 }]);
    await expect.poll(async () => (await books.mailsTo(buyer.email)).length).toBe(1);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText('1 eSIM(s) purchased')).toBeVisible();
  });

  test(
    'begins only with a full name and a valid address',
    { tag: LONG },
    async ({ page, checkout, paypal }) => {
      await checkout.open();
      await paypal.choose();
      let windows = 0;
      page.on('popup', () => (windows += 1));
      await paypal.button.click();
      await expect(page.getByText('Please enter your complete name')).toHaveCount(2);
      await expect(checkout.email).toBeFocused();
      await page.getByLabel('First Name').fill('Mia');
      await page.getByLabel('Last Name').fill('Larsen');
      await checkout.email.fill('mia@');
      await paypal.button.click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      await expect(checkout.email).toBeFocused();
      expect(windows).toBe(0);
    },
  );

  test(
    'can be cancelled without loss, and the next try is the same purchase',
    { tag: LONG },
    async ({ page, books, checkout, paypal }) => {
      const buyer = await paypal.open();
      const orders: string[] = [];
      page.on('response', async (response) => {
        if (!response.url().includes('create-paypal-order')) return;
        orders.push(((await response.json()) as { paypal_order_id: string }).paypal_order_id);
      });
      await (await paypal.press()).turnBack();
      const { asks } = paypal;
      await expect(asks).toBeVisible();
      await (await paypal.press()).page.close();
      await expect(asks).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await checkout.expectTyped(buyer);
      expect(await books.booked()).toMatchObject({ paypal_captures: [], provider_orders: [] });

      await (await paypal.press()).payAs(PAYERS.pays);
      await expect(checkout.success).toBeVisible();
      expect(new Set(orders).size).toBe(1);
      expect(await books.booked()).toMatchObject(ONE);
    },
  );

  test(
    'can be replaced by a card after cancelling, for the same purchase',
    { tag: LONG },
    async ({ books, checkout, paypal }) => {
      await paypal.open();
      await (await paypal.press()).turnBack();
      await checkout.radio('Credit or Debit Card').check();
      await checkout.fillCard(CARDS.pays);
      await checkout.complete();
      expect(await books.booked()).toMatchObject({ charges: [{}], paypal_captures: [], esims: [{}] });
    },
  );

  test(
    'is offered after a declined card, by keyboard, with everything typed',
    { tag: LONG },
    async ({ page, books, checkout, paypal, complaints }) => {
      complaints.expect(/status of 402/);
      const buyer = await checkout.openFilled({ card: CARDS.declined });
      await checkout.pay.click();
      await page.getByRole('alert').getByRole('button', { name: 'Pay with PayPal' }).focus();
      await page.keyboard.press('Enter');
      await expect(checkout.radio('PayPal')).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(paypal.button).toBeVisible();
      await checkout.expectTyped(buyer);
      await (await paypal.press()).payAs(PAYERS.pays);
      await expect(checkout.success).toBeVisible();
      expect(await books.booked()).toMatchObject({ charges: [], paypal_captures: [{}], esims: [{}] });
    },
  );

  test(
    'lets the buyer choose another method after a decline',
    { tag: LONG },
    async ({ page, books, checkout, paypal, complaints }) => {
      complaints.expect(/status of 402/);
      await paypal.open();
      const first = await paypal.press();
      const again = await paypal.opens(() => first.payAs(PAYERS.isDeclinedFirst));
      await expect(again.page.getByRole('alert')).toContainText('declined');
      await expect(page.getByText('Please finish in the PayPal window.')).toBeVisible();
      await again.payAs(PAYERS.pays);
      await expect(checkout.success).toBeVisible();
      expect(
        (await books.booked()).paypal_captures.filter(({ status }) => status === 'COMPLETED'),
      ).toHaveLength(1);
      expect((await books.booked()).esims).toHaveLength(1);
    },
  );

  test(
    'waits for a payment that PayPal still checks, even after a reload, and then delivers',
    { tag: LONG },
    async ({ page, books, paypal }) => {
      const buyer = await paypal.open();
      await (await paypal.press()).payAs(PAYERS.isChecked);
      const waits = page.getByRole('heading', { name: 'PayPal is still checking this payment' });
      await expect(waits).toBeVisible();
      await expect(page.getByText('Please don’t pay again')).toContainText(buyer.email);
      expect(await books.booked()).toMatchObject({ provider_orders: [], esims: [] });
      await page.reload();
      await expect(waits).toBeVisible();
      await page.getByRole('link', { name: 'Follow your order' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Your payment is being checked' }),
      ).toBeVisible();
      await expect(waits).toBeVisible();

      const [held] = (await books.booked()).paypal_captures;
      await books.control('paypal-capture', { capture: held?.id, status: 'COMPLETED' });
      await expect(page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible();
    },
  );

  test(
    'delivers to the account and to a signed-in buyer’s second address',
    { tag: LONG },
    async ({ page, books, checkout, paypal, kim }) => {
      const second = anAddress();
      await checkout.open();
      await paypal.choose();
      await page.getByRole('checkbox', { name: 'Use a different email address' }).check();
      await paypal.button.click();
      await expect(checkout.alternative).toBeFocused();
      await checkout.alternative.fill(second);
      const requests = Promise.all([
        page.waitForRequest(/create-paypal-order/),
        page.waitForRequest(/complete-paypal-purchase/),
      ]);
      await (await paypal.press()).payAs(PAYERS.pays);
      for (const request of await requests) {
        expect((await request.allHeaders())['authorization']).toMatch(/^Bearer ey/);
        expect(request.postDataJSON()).toMatchObject({
          payment_method: 'paypal',
          is_guest: false,
          send_to_both_emails: true,
          original_user_email: kim.email,
          alternative_email: second,
        });
      }
      expect((await requests)[1].postDataJSON()).toMatchObject({
        paypal_order_id: expect.any(String),
        paypal_payer_id: expect.stringMatching(/^\w+$/),
      });
      await expect(checkout.success).toContainText(`${kim.email} and ${second}`);
      await books.expectCodesAt(kim.email, second);
      await page.getByRole('link', { name: 'View My eSIMs' }).click();
      await expect(page.getByText('1 eSIM(s) purchased')).toBeVisible();
    },
  );
});
