import { anAddress } from '../../support/browser/account-page.ts';
import { awake, expect, expectToFit, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { WALLET_CARDS } from '../../support/browser/wallets.ts';

test.use({
  viewport: { width: 360, height: 640 },
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140 Mobile',
});

test.beforeEach(async ({ books }) => {
  await books.control('stripe-wallets', { emails: [anAddress()] });
});

test('a guest pays from the country page in two touches and the wallet’s own, and types nothing', async ({
  page,
  sandbox,
  books,
  checkout,
  wallets,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofStripe = () => asked.filter((url) => url.startsWith(sandbox.stripe));
  const express = page.getByRole('button', { name: 'Express checkout' });
  const heading = page.getByRole('heading', { level: 1, name: 'Express checkout' });

  await openAwake(page, '/country/JP');
  const chosen = page.getByRole('radio', { name: /1\.0 GB/ }).first();
  await chosen.check();
  await expect(express).toBeInViewport({ ratio: 1 });
  const readAt = await page.evaluate(() => scrollY);
  expect(readAt).toBeGreaterThan(0);
  expect(ofStripe()).toEqual([]);
  // Pressed twice, it is one step.
  await express.dblclick();
  await expect(heading).toBeVisible();
  await awake(page);

  await page.goBack();
  await expect(chosen).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(readAt);
  await awake(page);
  await express.click();
  await expect(heading).toBeVisible();
  await page.reload();

  await expect(page.getByRole('button', { name: /\$\d+\.\d\d/ }).first()).toBeInViewport({ ratio: 1 });
  await expect(wallets.button('Google Pay')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Pay another way' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(checkout.pay).toHaveCount(0);
  await expectToFit(page, 320, 1440);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Japan plans' }).click();
  await expect(chosen).toBeChecked();
  await awake(page);
  await express.click();

  await wallets.press('Google Pay');
  await wallets.agree('Google Pay');
  await expect(checkout.success).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\?plan=.*&pay=wallet$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Buy another' })).toBeVisible();
  expect(await books.booked()).toMatchObject({ charges: [{}], provider_orders: [{}], esims: [{}] });
});

test(
  'without its wallet, after a decline, and on request the express checkout is the whole one',
  { tag: LONG },
  async ({ page, books, checkout, complaints, wallets }) => {
    complaints.expect(/\b402\b/);
    const express = page.getByRole('button', { name: 'Express checkout' });
    const others = page.getByRole('heading', { name: 'Or pay another way' });
    await openAwake(page, '/country/JP');
    await express.click();
    await page.getByRole('button', { name: 'Pay another way' }).click();
    await expect(others).toBeFocused();
    await checkout.waitForCard();

    await page.reload();
    await wallets.press('Google Pay');
    await wallets.agree('Google Pay', WALLET_CARDS.isDeclined);
    await expect(wallets.status('Google Pay')).toHaveText('Your card was declined.');
    await wallets.cancel('Google Pay');
    await expect(page.getByRole('alert')).toContainText('Purchase failed: Your card was declined.');
    await expect(checkout.pay).toHaveText(/Complete Purchase/);

    await books.control('stripe-wallets', { available: [] });
    await page.reload();
    await checkout.waitForCard();
    await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
    await expect(wallets.place).toBeHidden();
    // The checkout has found none, so that the button promises no more.
    await openAwake(page, '/country/JP');
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
    await expect(express).toBeHidden();
    await books.control('stripe-wallets', { available: ['apple_pay', 'google_pay', 'link'] });
  },
);
