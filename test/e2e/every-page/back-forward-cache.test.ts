import type { Page } from '@playwright/test';

import { expect, LONG, test } from '../../support/browser/browser.ts';
import { chromiumArguments, findChromium } from '../../support/machine/chromium.ts';

const executablePath = findChromium();

// Playwright switches off the back/forward cache; the headless shell has none.
test.use({
  launchOptions: {
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath !== undefined && { executablePath }),
  },
});

const ONE_BY_CARD = {
  charges: [{ refunded: false }],
  paypal_captures: [],
  provider_orders: [{}],
  esims: [{}],
};
/** Leaves for a page of another document; returns a counter of how often the page has come back from the cache. */
async function leave(page: Page): Promise<() => number> {
  let returns = 0;
  await page.exposeFunction('recordReturn', () => (returns += 1));
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void (window as unknown as { recordReturn: () => Promise<void> }).recordReturn();
    });
    window.location.href = '/faq';
  });
  await page.waitForURL('**/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return () => returns;
}

async function comeBack(page: Page): Promise<void> {
  // A cached page is not loaded again, and Playwright's goBack would wait for that.
  await page.evaluate(() => window.history.back());
  await page.waitForURL('**/checkout?*', { waitUntil: 'commit' });
}

test.describe('back on the checkout from the back/forward cache', () => {
  test.slow();

  test(
    'input is still there, and the purchase can be paid',
    { tag: LONG },
    async ({ page, books, checkout }) => {
      const buyer = await checkout.openFilled();
      const returns = await leave(page);
      await comeBack(page);
      await expect.poll(returns).toBe(1);
      await checkout.expectTyped(buyer);
      await expect(page.getByText('Card information is complete')).toBeVisible();
      await checkout.pay.click();
      await expect(checkout.success).toBeVisible({ timeout: 40_000 });
      expect(await books.booked()).toMatchObject(ONE_BY_CARD);
    },
  );

  for (const call of ['create-payment-intent', 'complete-purchase'] as const) {
    const title = `left while paying, when ${call} has no answer yet: nothing stays busy, and it is one purchase`;
    test(title, { tag: LONG }, async ({ page, books, checkout }) => {
      const buyer = await checkout.openFilled();
      let isHeld = true;
      // The connection died while the page was in the cache: that call is never answered.
      await page.route(`**/api/esims/${call}`, (route) => (isHeld ? undefined : route.continue()));
      const asked = page.waitForRequest(`**/api/esims/${call}`);
      await checkout.pay.click();
      await asked;
      if (call === 'create-payment-intent') await expect(checkout.pay).toBeDisabled();
      else await checkout.expectSteps('Paid, done', 'Ordering, under way', 'Ready, to come');
      const returns = await leave(page);
      isHeld = false;
      await comeBack(page);
      if (call === 'create-payment-intent') {
        await expect.poll(returns).toBe(1);
        await checkout.waitForCard();
        await checkout.expectTyped(buyer);
        expect((await books.booked()).charges).toEqual([]);
        await checkout.fillCard('4242424242424242');
        await checkout.pay.click();
      }
      await expect(checkout.success).toBeVisible({ timeout: 40_000 });
      await expect(checkout.success).toContainText(buyer.email);
      expect(await books.booked()).toMatchObject(ONE_BY_CARD);
    });
  }
});
