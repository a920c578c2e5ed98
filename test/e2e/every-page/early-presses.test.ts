import type { Page } from '@playwright/test';

import { awake, expect, LONG, test, planRows } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress, CheckoutPage } from '../../support/browser/checkout-page.ts';

/** Opens a page whose scripts wait until the returned function is called. */
async function openAsleep(page: Page, address: string): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^?]*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    expect(await page.evaluate(() => document.documentElement.dataset['turn'])).toBeUndefined();
    scripts.resolve();
    await awake(page);
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test('presses before a page is ready take effect once, when it is', async ({ page }) => {
  const wake = await openAsleep(page, '/country/JP');
  await button(page, 'Sign In').click();
  await button(page, 'Sign In').click();
  await wake();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('plan details and more plans open after an early press', { tag: LONG }, async ({ page }) => {
  const wake = await openAsleep(page, '/country/JP');
  await button(page, 'Plan Details').nth(2).press('Enter');
  await wake();
  await expect(page.getByRole('dialog')).toBeVisible();
  const again = await openAsleep(page, '/country/JP');
  await button(page, /^See More Plans/).click();
  await again();
  await expect(button(page, 'Show Less')).toHaveAttribute('aria-expanded', 'true');
});

test(
  'all chips pressed early count, and one held down while the page wakes up',
  { tag: LONG },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const chip = (name: string) => page.getByRole('button', { name, exact: true });
    const wake = await openAsleep(page, '/country/JP');
    await chip('7 days').click();
    await chip('Unlimited').click();
    await wake();
    await expect(page).toHaveURL('/country/JP?days=7&data=unlimited');
    await expect(chip('Unlimited')).toHaveAttribute('aria-pressed', 'true');

    // What the address selects is visible from the start: nothing moves under the finger when the page wakes up.
    const again = await openAsleep(page, '/country/JP?days=15');
    await expect(chip('15 days')).toBeInViewport({ ratio: 1 });
    await chip('10 days').hover();
    await page.mouse.down();
    await again();
    await page.mouse.up();
    await expect(page).toHaveURL('/country/JP?days=10');
  },
);

test('a plan chosen early is the one that is sold, before and after its page is ready', async ({ page }) => {
  const wake = await openAsleep(page, '/country/JP');
  const rows = planRows(page);
  const bar = page.getByRole('region', { name: 'Your choice' });
  const first = await bar.textContent();
  await rows.nth(1).check();
  await rows.nth(3).check();
  await wake();
  await expect(rows.nth(3)).toBeChecked();
  await expect(bar).not.toHaveText(first ?? '');
  const chosen = JSON.parse((await rows.nth(3).getAttribute('value')) ?? '') as { id: string };
  await button(page, 'Buy Now').click();
  await page.waitForURL(/\/checkout\?/);
  expect(new URL(page.url()).searchParams.get('plan')).toContain(chosen.id);

  const asleep = await openAsleep(page, '/country/JP');
  await rows.nth(2).check();
  const wanted = (await rows.nth(2).getAttribute('value')) ?? '';
  await button(page, 'Buy Now').click();
  await page.waitForURL((url) => url.searchParams.get('plan') === wanted);
  await asleep();
  await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
});

test('a menu opened early stays open, and presses in it take effect', { tag: LONG }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const wake = await openAsleep(page, '/browse');
  await opener(page).click();
  await wake();
  await expect(menu).toBeVisible();

  const again = await openAsleep(page, '/browse');
  await opener(page).click();
  await button(page, 'Get the app').click();
  await again();
  await expect(page.getByRole('dialog', { name: 'Get the app' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('early choices at the checkout count', { tag: LONG }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const checkout = new CheckoutPage(page);
  const wake = await openAsleep(page, checkoutAddress(await aPlan(page)));
  await checkout.radio('PayPal').check();
  const summary = page.getByRole('complementary', { name: 'Order Summary' }).locator('[aria-expanded]');
  await summary.click();
  // On a slow phone React takes a second to start a page, during which it hears no event.
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await wake();
  await expect(summary).toHaveAttribute('aria-expanded', 'true');
  await expect(checkout.radio('PayPal')).toBeChecked();
  await expect(page.getByText('PayPal opens in its own window')).toBeVisible();
});

test('pressing pay early says what is missing', { tag: LONG }, async ({ page }) => {
  const checkout = new CheckoutPage(page);
  const wake = await openAsleep(page, checkoutAddress(await aPlan(page)));
  // Not ready yet, as screen readers announce.
  await checkout.pay.click({ force: true });
  await wake();
  await expect(page.getByText('Please enter your complete name').first()).toBeVisible();
});

test('a sort order chosen early and a query typed early take effect', { tag: LONG }, async ({ page }) => {
  const wake = await openAsleep(page, '/browse?country=JP');
  const rows = page.locator('input[name="plan"]');
  const before = await rows.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('data');
  await wake();
  await expect
    .poll(() => rows.evaluateAll((all) => all.map((one) => one.getAttribute('value'))))
    .not.toEqual(before);

  const asleep = await openAsleep(page, '/support');
  await page.getByRole('searchbox', { name: 'Search frequently asked questions' }).fill('zzz');
  await asleep();
  await expect(page.getByText('No entries match the current query.')).toBeVisible();
});
