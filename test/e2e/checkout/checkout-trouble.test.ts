import type { Page, Route } from '@playwright/test';

import type { Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress, someone } from '../../support/browser/checkout-page.ts';
import { post } from '../../support/browser/post.ts';

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** The plan's price and the total by card, from the server's quote. */
async function quotedCents(page: Page, plan: Plan): Promise<[price: number, total: number]> {
  const { bundle_name, country_code } = plan;
  const { quote } = await post<{ quote: Quote }>(page, '/api/quote', { bundle_name, country_code });
  return [quote.methods.stripe.price_cents, quote.methods.stripe.total_cents];
}

/** From the checkout to the plans and back in one document, so that the page fetches the price itself. */
async function backToPlans(page: Page): Promise<Plan> {
  const plan = await aPlan(page);
  await openAwake(page, checkoutAddress(plan));
  await page.getByRole('link', { name: 'Japan plans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
  return plan;
}

test.describe('the checkout in trouble', () => {
  test(
    'an address without a readable plan leads away, and an unknown plan says so',
    { tag: LONG },
    async ({ page, complaints }) => {
      complaints.expect(/status of 404/);
      for (const address of [
        '/checkout',
        '/checkout?plan=',
        '/checkout?plan=%7Bnonsense',
        '/checkout?plan=%7B%7D',
      ]) {
        await page.goto(address);
        await expect(page).toHaveURL('/dashboard');
      }
      await page.goto(`/checkout?plan=${encodeURIComponent('{"id":"esim_none","countryCode":"JP"}')}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Invalid Plan Data' })).toBeVisible();
      await page.getByRole('link', { name: 'Return to Dashboard' }).click();
      await expect(page).toHaveURL('/dashboard');
    },
  );

  test('is hidden from search engines and caches', { tag: LONG }, async ({ page }) => {
    const answer = await page.goto(checkoutAddress(await aPlan(page)));
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test(
    'Buy Now keeps the page and the choice while the shop is unreachable, and continues once it is back',
    { tag: LONG },
    async ({ page, context, checkout, complaints }) => {
      complaints.expect(/ERR_INTERNET_DISCONNECTED/);
      await openAwake(page, '/country/JP');
      const chosen = page.getByRole('radio', { name: /1\.0 GB/ }).first();
      await chosen.check();
      const missed = page.getByRole('alert').filter({ hasText: 'Your choices are still here.' });
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Buy Now' }).click();
      await expect(missed).toBeInViewport();
      await expect(page).toHaveURL(/\/country\/JP\?plan=esim_\w+$/);
      await expect(chosen).toBeChecked();
      await context.setOffline(false);
      await missed.getByRole('link', { name: 'Try again' }).click();
      await checkout.waitForCard();
      await expect(page.getByText('1.0 GB').first()).toBeVisible();
    },
  );

  test('a price that does not load can be requested again', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    await backToPlans(page);
    await page.route('**/checkout.data*', (route) => route.abort());
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.getByRole('heading', { name: 'The checkout didn’t load' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
  });

  test('a changed price is shown and needs the buyer’s consent before it is charged', async ({
    page,
    books,
    checkout,
    complaints,
  }) => {
    complaints.expect(/status of 409/);
    const plan = await backToPlans(page);
    const [price, total] = await quotedCents(page, plan);
    // The buyer's page has yesterday's price: 70 cents more.
    await page.route('**/checkout.data*', async (route) => {
      const answer = await route.fetch();
      const older = (text: string, cents: number) =>
        text.replaceAll(new RegExp(`(?<=[,[])${cents}(?=[,\\]])`, 'g'), String(cents + 70));
      await route.fulfill({ response: answer, body: older(older(await answer.text(), price), total) });
    });
    await page
      .getByRole('radio', { name: /1\.0 GB/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await checkout.waitForCard();
    await expect(checkout.pay).toHaveText(`Complete Purchase • ${dollars(total + 70)}`);
    await checkout.fill(someone());
    await checkout.pay.click();
    await expect(page.getByText('The price changed while you were away.')).toBeInViewport();
    const words = `It was ${dollars(price + 70)} and is now ${dollars(price)}. Please check the total.`;
    await expect(page.getByText(words)).toBeVisible();
    await expect(checkout.pay).toHaveText(`Complete Purchase • ${dollars(total)}`);
    expect((await books.booked()).charges).toEqual([]);
    await checkout.complete();
    const { charges } = await books.booked();
    expect(charges.map(({ amount }) => amount)).toEqual([total]);
  });

  test(
    'a card form that does not load can be requested again',
    { tag: LONG },
    async ({ page, checkout, complaints }) => {
      complaints.expect(/ERR_FAILED/);
      let failures = 0;
      await page.route('**/stripe.js', async (route) => {
        await route.abort();
        failures++;
      });
      await page.goto(checkoutAddress(await aPlan(page)));
      const notLoaded = page.getByText('The card form didn’t load.');
      await expect(notLoaded).toBeVisible();
      await expect(page.getByText('Loading card form...')).toBeHidden();
      const buyer = someone();
      await page.getByLabel('First Name').fill(buyer.firstName);
      await page.getByLabel('Last Name').fill(buyer.lastName);
      await page.getByLabel('Email Address').fill(buyer.email);
      await expect(checkout.pay).toBeDisabled();
      await page.getByLabel('Email Address').press('Enter');
      const words = 'Payment form is not ready. Please wait a moment and try again.';
      await expect(page.getByRole('alert')).toContainText(words);
      // Paying requests the form once more, too.
      await expect.poll(() => failures).toBe(2);
      await expect(notLoaded).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await checkout.waitForCard();
      await checkout.fill(buyer);
      await checkout.complete();
    },
  );

  for (const trouble of ['hangs', 'answers nonsense'] as const) {
    const title = `a processor whose script ${trouble} is named, with the method that still works`;
    test(title, { tag: trouble === 'hangs' ? LONG : [] }, async ({ page, checkout, complaints }) => {
      complaints.expect(/Unexpected token|PayPal JS SDK|Stripe|Content Security Policy| csp/i);
      await page.clock.install();
      const script = (route: Route) =>
        trouble === 'hangs'
          ? undefined
          : route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><title>Wi-Fi</title>' });
      await page.route('**/stripe.js', script);
      await page.route('**/sdk/js?*', script);
      await openAwake(page, checkoutAddress(await aPlan(page)));
      await page.clock.fastForward(10_000);
      await expect(page.getByText('The card form didn’t load.')).toBeVisible();
      await expect(page.getByText('PayPal doesn’t need it.')).toBeVisible();
      await checkout.radio('PayPal').check();
      await expect(async () => {
        await page.clock.fastForward(1_000);
        await expect(page.getByRole('alert')).toContainText('PayPal didn’t load.', { timeout: 500 });
      }).toPass();
      await expect(page.getByRole('alert')).toContainText('pay by card');
    });
  }

  test(
    'the checkout waits for a connection that breaks after the payment',
    { tag: LONG },
    async ({ page, books, checkout, complaints }) => {
      complaints.expect(/ERR_FAILED|502/);
      let calls = 0;
      await page.route('**/api/esims/complete-purchase', async (route) => {
        calls += 1;
        if (calls === 1) await route.abort();
        else if (calls === 2) await route.fulfill({ status: 502, body: 'bad gateway' });
        else await route.continue();
      });
      await checkout.openFilled();
      await checkout.pay.click();
      await expect(page.getByText('Your payment went through')).toBeVisible();
      await expect(checkout.success).toBeVisible();
      expect(await books.booked()).toMatchObject({ charges: [{ refunded: false }], esims: [{}] });
    },
  );

  test(
    'a payment is never called failed before the shop says so',
    { tag: LONG },
    async ({ page, checkout, complaints }) => {
      complaints.expect(/status of 404/);
      // The page asks the shop about another payment than the one that was made.
      await page.route('**/api/esims/complete-purchase', (route) => {
        const asked = route.request().postDataJSON() as object;
        return route.continue({ postData: { ...asked, payment_intent_id: 'pi_made_up' } });
      });
      await checkout.openFilled();
      await checkout.pay.click();
      await expect(page.getByRole('heading', { name: 'Your payment went through' })).toBeVisible();
      await expect(page.getByText('failed')).toHaveCount(0);
      await page.unrouteAll();
      await page.getByRole('link', { name: 'Follow your order' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible();
    },
  );

  test(
    'a slow eSIM is announced, and appears on the order page',
    { tag: LONG },
    async ({ page, books, checkout }) => {
      const busy = { party: 'esim-go', method: 'POST', path: '/v2.*/orders', effect: 'status', status: 429 };
      await books.control('faults', { ...busy, times: 1000 });
      await checkout.openFilled();
      await checkout.complete();
      await expect(checkout.success).toContainText('is on its way');
      await expect(page).toHaveURL(/\/order\//);
      await expect(page.getByRole('heading', { level: 1, name: 'Your eSIM is on its way' })).toBeVisible();
      await books.clearFaults();
      const ready = page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' });
      await expect(ready).toBeVisible({ timeout: 120_000 });
      await expect(page.getByAltText('QR code that installs the eSIM')).toBeVisible();
    },
  );
});
