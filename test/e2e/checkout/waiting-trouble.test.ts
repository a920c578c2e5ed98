import { expect, LONG, test } from '../../support/browser/browser.ts';
import { CheckoutPage } from '../../support/browser/checkout-page.ts';

const ONE = { charges: [{}], provider_orders: [{}], esims: [{}] };
const ORDERED = ['Paid, done', 'Ordering, under way', 'Ready, to come'];

test(
  'going offline while waiting shows no failure, and back online the purchase finishes by itself',
  { tag: LONG },
  async ({ page, context, books, checkout, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    await checkout.openFilled();
    await page.route(/complete-purchase$/, (route) => route.abort('internetdisconnected'));
    await checkout.pay.click();
    await checkout.expectSteps(...ORDERED);
    await context.setOffline(true);
    await expect(async () => {
      await page.clock.runFor(20_000);
      const words = page.getByText('The connection dropped before your eSIM arrived here.');
      await expect(words).toBeVisible({ timeout: 500 });
    }).toPass();
    await checkout.expectSteps(...ORDERED);
    await page.unrouteAll();
    await context.setOffline(false);
    await page.clock.resume();
    await expect(checkout.success).toBeVisible();
    expect(await books.booked()).toMatchObject(ONE);
  },
);

test(
  'a second tab that pays meanwhile says that the order is already paid, and only one payment is taken',
  { tag: LONG },
  async ({ context, page, books, checkout }) => {
    const letGo = await checkout.holdAnswers();
    await checkout.openFilled();
    const other = new CheckoutPage(await context.newPage());
    await other.openFilled();
    await page.bringToFront();
    await checkout.pay.click();
    await checkout.expectSteps(...ORDERED);
    await other.page.bringToFront();
    await other.pay.click();
    await other.expectPaidBefore();
    letGo();
    await page.bringToFront();
    await expect(checkout.success).toBeVisible();
    expect(await books.booked()).toMatchObject(ONE);
  },
);
