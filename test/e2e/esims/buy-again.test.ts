import type { Page } from '@playwright/test';

import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { CheckoutPage, tabTo } from '../../support/browser/checkout-page.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Buy this plan again?' });
const pass = (page: Page, name = 'Japan') => page.getByRole('article', { name });
const buyNow = (page: Page) => question(page).getByRole('button', { name: /^Buy now • \$\d+\.\d\d$/ });

/** The list of eSIMs of somebody with one eSIM and a saved card, with the dialog open. */
async function ask(page: Page): Promise<void> {
  await page.goto('/profile');
  await pass(page).getByRole('button', { name: 'Buy again' }).click();
}

test.describe('buying a plan again', () => {
  test('asks first, charges the saved card once, and shows the new eSIM', async ({ page, books, mia }) => {
    await mia.buyAndKeepCard();
    await books.begin();
    await ask(page);
    const dialog = question(page);
    await expect(dialog.getByText('Visa ending in 4242')).toBeVisible();
    await expect(dialog.getByText('Card processing fee')).toBeVisible();
    await expect(dialog.getByText(mia.email)).toBeVisible();
    await expectToFit(page, 320, 768, 1440);

    const total = /\$(\d+\.\d\d)/.exec((await buyNow(page).textContent()) ?? '')?.[1];
    await buyNow(page).dblclick();
    const done = page.getByRole('dialog', { name: 'Bought again' });
    const message = done.getByText(/^eSIM purchased successfully! ICCID: \d{19,20}$/);
    await expect(message).toBeVisible();
    const { charges, provider_orders: orders } = await books.booked();
    expect(charges.map(({ amount }) => amount)).toEqual([Math.round(Number(total) * 100)]);
    expect(orders).toHaveLength(1);
    expect(await message.textContent()).toContain(orders[0]?.iccids[0]);
    await done.getByRole('button', { name: 'Done' }).click();
    await expect(done).toBeHidden();
    await expect(page.getByText('2 eSIM(s) purchased')).toBeVisible();
    await expect(pass(page)).toHaveCount(2);

    // Buying again adds another one.
    await pass(page).first().getByRole('button', { name: 'Buy again' }).click();
    await buyNow(page).click();
    await expect(done).toBeVisible();
    expect((await books.booked()).charges).toHaveLength(2);
  });

  test('works by keyboard alone, and can be cancelled', { tag: LONG }, async ({ page, books, mia }) => {
    await mia.buyAndKeepCard();
    await books.begin();
    await page.goto('/profile');
    const button = pass(page).getByRole('button', { name: 'Buy again' });
    await expect(button).toBeVisible();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(buyNow(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(button).toBeFocused();
    expect((await books.booked()).charges).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(buyNow(page)).toBeVisible();
    await tabTo(page, buyNow(page));
    await page.keyboard.press('Enter');
    const done = page.getByRole('dialog', { name: 'Bought again' });
    await expect(done.getByRole('button', { name: 'Done' })).toBeFocused();
  });

  test('leads to that plan’s checkout without a saved card', { tag: LONG }, async ({ page, mia }) => {
    await mia.buyAndKeepCard();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
    await expect(page.getByText('Visa ending in 4242 was removed.')).toBeVisible();
    await ask(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Secure Checkout' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText('Japan');
    await new CheckoutPage(page).waitForCard();
  });

  test(
    'explains that the bank wants a confirmation, charges nothing, and leads to the checkout',
    { tag: LONG },
    async ({ page, books, mia, complaints }) => {
      complaints.expect(/status of 402/);
      await mia.buyAndKeepCard({ method: 'pm_card_authenticationRequired' });
      await books.begin();
      await ask(page);
      await buyNow(page).click();
      await expect(
        page.getByText(
          'Purchase failed: Your bank wants you to confirm this payment. Nothing was charged. Please buy the plan at checkout.',
          { exact: true },
        ),
      ).toBeVisible();
      expect((await books.booked()).charges).toEqual([]);
      await question(page).getByRole('link', { name: 'Go to the checkout' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Secure Checkout' })).toBeVisible();
      await expect(page.getByRole('radio', { name: /^Visa ending in 3184/ })).toBeChecked();
    },
  );

  test(
    'says so if the shop cannot be reached, and pressing again is the same purchase',
    { tag: LONG },
    async ({ page, books, mia, complaints }) => {
      complaints.expect(/ERR_FAILED/);
      await mia.buyAndKeepCard();
      await books.begin();
      await page.goto('/profile');
      // The shop does its part, but its answer is lost.
      await page.route('**/api/purchase-esim', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await pass(page).getByRole('button', { name: 'Buy again' }).click();
      await buyNow(page).click();
      await expect(page.getByText('Purchase failed. Please try again.', { exact: true })).toBeVisible();
      await page.unrouteAll();
      await buyNow(page).click();
      await expect(page.getByText(/^eSIM purchased successfully!/)).toBeVisible();
      expect((await books.booked()).charges).toHaveLength(1);
    },
  );

  test(
    'shows a new price before the buyer agrees, and can be loaded again after a failure',
    { tag: LONG },
    async ({ page, mia, complaints }) => {
      complaints.expect(/status of 409|ERR_FAILED/);
      await mia.buyAndKeepCard();
      await page.goto('/profile');
      await page.route('**/api/account/cards', (route) => route.abort());
      await pass(page).getByRole('button', { name: 'Buy again' }).click();
      await expect(page.getByText('We couldn’t load the price.')).toBeVisible();
      await page.unrouteAll();
      // An outdated quote, as on a page opened before the price rose.
      await page.route('**/api/quote', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { quote: { methods: { stripe: { total_cents: number } } } };
        body.quote.methods.stripe.total_cents = 123;
        await route.fulfill({ response: answer, json: body });
      });
      await question(page).getByRole('button', { name: 'Try again' }).click();
      await question(page).getByRole('button', { name: 'Buy now • $1.23' }).click();
      await expect(
        page.getByText('Purchase failed: The price has changed. Please check the new total.', {
          exact: true,
        }),
      ).toBeVisible();
      await expect(question(page).getByRole('button', { name: 'Buy now • $1.23' })).toBeHidden();
      await buyNow(page).click();
      await expect(page.getByText(/^eSIM purchased successfully!/)).toBeVisible();
    },
  );
});
