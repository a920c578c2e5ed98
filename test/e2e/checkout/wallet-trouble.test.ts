import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { formatMoney, ofBase } from '../../../src/domain/money.ts';
import { anAddress } from '../../support/browser/account-page.ts';
import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, checkoutAddress, CheckoutPage, someone } from '../../support/browser/checkout-page.ts';
import { post } from '../../support/browser/post.ts';
import { WALLET_CARDS, Wallets } from '../../support/browser/wallets.ts';

/** One charge, one order at the wholesaler and one eSIM. */
const ONE = { charges: [{}], provider_orders: [{}], esims: [{}] };
const NONE = { charges: [], provider_orders: [], esims: [] };

test.beforeEach(async ({ books }) => {
  await books.control('stripe-wallets', { emails: [anAddress()] });
});

test(
  'the sheet shows a changed price, and the next sheet asks for the new one',
  { tag: LONG },
  async ({ page, books, checkout, complaints, wallets }) => {
    complaints.expect(/status of 409/);
    const plan = await aPlan(page);
    const { bundle_name, country_code } = plan;
    const { quote } = await post<{ quote: Quote }>(page, '/api/quote', { bundle_name, country_code });
    const { price_cents: price, total_cents: total } = quote.methods.stripe;
    // From the checkout to the plans and back in one document, so that the page fetches the price itself; it has yesterday's, 70
    // cents more.
    await openAwake(page, checkoutAddress(plan));
    await page.getByRole('link', { name: 'Japan plans' }).click();
    await page.route('**/checkout.data*', async (route) => {
      const answer = await route.fetch();
      const older = (text: string, cents: number) =>
        text.replaceAll(new RegExp(`(?<=[,[])${cents}(?=[,\\]])`, 'g'), String(cents + 70));
      await route.fulfill({ response: answer, body: older(older(await answer.text(), price), total) });
    });
    const country = page.getByRole('radio', { name: /1\.0 GB/ });
    await country.first().check();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    const amount = wallets.sheet('Apple Pay').locator('#amount');
    const dearer = `Pay ${formatMoney(ofBase(total + 70))}`;

    await wallets.press('Apple Pay');
    await expect(amount).toHaveText(dearer);
    await wallets.agree('Apple Pay');
    const words = `The price is now ${formatMoney(ofBase(total))}. Please close this and press the button again.`;
    await expect(wallets.status('Apple Pay')).toHaveText(words);
    // The sheet shows the previous total: agreeing to it again buys nothing.
    const again = page.waitForResponse(/create-payment-intent/);
    await wallets.agree('Apple Pay');
    expect((await again).status()).toBe(409);
    await expect(wallets.status('Apple Pay')).toHaveText(words);
    await wallets.cancel('Apple Pay');
    await expect(page.getByText('The price changed while you were away.')).toBeVisible();
    expect(await books.booked()).toMatchObject(NONE);

    await wallets.press('Apple Pay');
    await expect(amount).toHaveText(`Pay ${formatMoney(ofBase(total))}`);
    await wallets.agree('Apple Pay');
    await expect(checkout.success).toBeVisible();
    const { charges } = await books.booked();
    expect(charges.map((charge) => charge.amount)).toEqual([total]);
  },
);

test(
  'a reload while the sheet is open loses nothing',
  { tag: LONG },
  async ({ page, books, checkout, wallets }) => {
    await wallets.open('Apple Pay');
    await page.reload();
    await checkout.waitForCard();
    await expect(page.locator('iframe[title="Apple Pay"]')).toHaveCount(0);
    expect(await books.booked()).toMatchObject(NONE);
    await wallets.press('Apple Pay');
    await wallets.agree('Apple Pay');
    await expect(checkout.success).toBeVisible();
    expect(await books.booked()).toMatchObject(ONE);
  },
);

test(
  'a reload after the agreement finishes the purchase by itself',
  { tag: LONG },
  async ({ page, books, checkout, wallets }) => {
    let isHeld = true;
    await page.route('**/api/esims/complete-purchase', (route) => (isHeld ? undefined : route.continue()));
    await wallets.open('Link');
    await wallets.agree('Link');
    await expect(page.getByText('Your payment went through')).toBeVisible();
    isHeld = false;
    await page.reload();
    await expect(checkout.success).toBeVisible();
    expect(await books.booked()).toMatchObject(ONE);
  },
);

test(
  'a reload during the bank’s challenge keeps the attempt, which another method can finish',
  { tag: LONG },
  async ({ page, books, checkout, wallets }) => {
    await wallets.open('Google Pay');
    await wallets.agree('Google Pay', WALLET_CARDS.asksTheBuyer);
    await expect(page.locator('iframe[title="3D Secure authentication"]')).toBeVisible();
    await page.reload();
    await checkout.waitForCard();
    await checkout.fill(someone(), CARDS.pays);
    await checkout.complete();
    expect(await books.booked()).toMatchObject(ONE);
  },
);

test('Back closes an open sheet and charges nothing', { tag: LONG }, async ({ page, books, wallets }) => {
  await page.goto('/country/JP');
  await wallets.open('Apple Pay');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
  await expect(page.locator('iframe[title="Apple Pay"]')).toHaveCount(0);
  expect(await books.booked()).toMatchObject(NONE);
});

test('two tabs with the sheet open pay once', { tag: LONG }, async ({ page, context, books }) => {
  const plan = await aPlan(page);
  const other = await context.newPage();
  const [here, there] = [new CheckoutPage(page), new CheckoutPage(other)];
  const [first, second] = [new Wallets(page), new Wallets(other)];
  await first.open('Apple Pay', plan);
  await second.open('Link', plan);
  await page.bringToFront();
  await first.agree('Apple Pay');
  await expect(here.success).toBeVisible();
  await other.bringToFront();
  await second.agree('Link');
  await expect(second.status('Link')).toHaveText('This purchase has already been paid for.');
  await second.cancel('Link');
  await there.expectPaidBefore();
  expect(await books.booked()).toMatchObject(ONE);
});

test(
  'offline while the sheet is open, nothing is charged; back online it is paid',
  { tag: LONG },
  async ({ context, books, checkout, complaints, wallets }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await wallets.open('Apple Pay');
    await context.setOffline(true);
    await wallets.agree('Apple Pay');
    await expect(wallets.status('Apple Pay')).toHaveText('There is no connection.');
    await context.setOffline(false);
    expect(await books.booked()).toMatchObject(NONE);
    await wallets.agree('Apple Pay');
    await expect(checkout.success).toBeVisible();
    expect(await books.booked()).toMatchObject(ONE);
  },
);

test(
  'if the processor stops answering after the agreement, the sheet says so, and paying again is one purchase',
  { tag: LONG },
  async ({ books, checkout, complaints, wallets }) => {
    complaints.expect(/\b50\d\b/);
    await wallets.open('Apple Pay');
    await books.control('faults', {
      party: 'stripe',
      method: 'POST',
      path: '/v1/payment_intents',
      effect: 'status',
      status: 500,
      times: 20,
    });
    await wallets.agree('Apple Pay');
    await expect(wallets.status('Apple Pay')).not.toHaveText(/^(Processing)?$/, { timeout: 30_000 });
    await books.clearFaults();
    await wallets.agree('Apple Pay');
    await expect(checkout.success).toBeVisible();
    expect(await books.booked()).toMatchObject(ONE);
  },
);

test(
  'returning from the bank’s page continues the purchase, and the address alone opens it to nobody',
  { tag: LONG },
  async ({ page, books, checkout, wallets }) => {
    let isHeld = true;
    await page.route('**/api/esims/complete-purchase', (route) => (isHeld ? undefined : route.continue()));
    await checkout.open();
    const started = page.waitForResponse(/create-payment-intent/);
    await wallets.press('Link');
    await wallets.agree('Link');
    const { client_secret, payment_intent_id, order } = (await (await started).json()) as Record<
      string,
      string
    >;
    await expect(page.getByText('Your payment went through')).toBeVisible();
    isHeld = false;
    const back = new URLSearchParams({
      payment_intent: payment_intent_id ?? '',
      payment_intent_client_secret: client_secret ?? '',
      redirect_status: 'succeeded',
      order: order ?? '',
    });
    await page.goto(`${page.url()}&${back}`);
    await expect(checkout.success).toBeVisible();
    expect(page.url()).not.toContain('payment_intent');
    expect(await books.booked()).toMatchObject(ONE);
  },
);

test(
  'returning in another tab shows the order',
  { tag: LONG },
  async ({ page, browser, shop, checkout, wallets }) => {
    await checkout.open();
    const started = page.waitForResponse(/create-payment-intent/);
    await wallets.press('Link');
    await wallets.agree('Link');
    const { order } = (await (await started).json()) as Record<string, string>;
    await expect(checkout.success).toBeVisible();
    const context = await browser.newContext({ baseURL: shop.baseUrl });
    const tab = await context.newPage();
    const back = new URLSearchParams({ redirect_status: 'succeeded', order: order ?? '' });
    await tab.goto(`${checkoutAddress(await aPlan(page))}&${back}`);
    await expect(tab).toHaveURL(new RegExp(`/order/${order}`));
    await context.close();
  },
);
