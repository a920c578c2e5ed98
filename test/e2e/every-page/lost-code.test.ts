import type { Page } from '@playwright/test';

import { anAddress } from '../../support/browser/account-page.ts';
import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, CheckoutPage, checkoutAddress, someone } from '../../support/browser/checkout-page.ts';
import { PayPal, PAYERS } from '../../support/browser/paypal-window.ts';
import { Wallets } from '../../support/browser/wallets.ts';

// At this width, the bar shows all links.
test.use({ viewport: { width: 1280, height: 800 } });

const CODE = /\/assets\/|\.data(\?|$)|\/health\/live/;

// With and without data that the browser fetches with the page's code.
for (const [link, title] of [
  ['FAQ', 'Questions and answers'],
  ['Browse Plans', 'Browse eSIM Plans'],
] as const) {
  const name = `${link}: a page whose code does not come says so, and comes once the shop answers`;
  test(name, { tag: link === 'FAQ' ? LONG : [] }, async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED|Failed to fetch/);
    await openAwake(page, '/support');
    await page.route(CODE, (route) => route.abort());
    await page.getByRole('link', { name: link, exact: true }).first().click();
    const lost = page.getByRole('heading', { level: 1, name: 'This page didn’t load' });
    await expect(lost).toBeVisible();
    const address = page.url();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(again).toBeEnabled();
    await expect(lost).toBeVisible();
    expect(page.url()).toBe(address);
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(page.url()).toBe(address);
  });
}

test('a page whose style does not come is loaded as a document, which contains it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/503|plans-/);
  await openAwake(page, '/regional');
  await page.route('**/assets/plans-*.css', (route) => route.fulfill({ status: 503 }));
  await page
    .getByRole('link', { name: /^Europe\+/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Europe+' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your choice' })).toHaveCSS('position', 'fixed');
});

test(
  'a link to a page that did not load works once the shop is back',
  { tag: LONG },
  async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED|Failed to fetch/);
    await openAwake(page, '/support');
    await page.route(CODE, (route) => route.abort());
    const faq = page.getByRole('link', { name: 'FAQ', exact: true }).first();
    await faq.click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeHidden();
    await page.unrouteAll();
    await faq.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  },
);

test('a checkout whose scripts do not come says so, also in the middle of paying', async ({
  page,
  checkout,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to fetch/);
  const letGo = await checkout.holdAnswers();
  await checkout.openFilled();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Secure Checkout']);
  await checkout.pay.click();
  await checkout.expectSteps('Paid, done', 'Ordering, under way', 'Ready, to come');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['This page didn’t load']);
  await expect(page.getByText('please don’t pay again')).toBeVisible();
  await expect(checkout.email).toBeHidden();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await checkout.expectSteps('Paid, done', 'Ordering, under way', 'Ready, to come');
  letGo();
  await expect(checkout.success).toBeVisible();
});

/** Pays in each way; returns the address that gets the eSIM. */
const WAYS: Record<string, (page: Page, walletEmail: string) => Promise<string>> = {
  async card(page) {
    const { email } = someone();
    const checkout = new CheckoutPage(page);
    // Its form for a wrong address, which comes after the payment, is lost, too.
    await page.route('**/assets/order-address-*.js', (route) => route.abort());
    await checkout.openFilled({ buyer: { firstName: 'Mia', lastName: 'Larsen', email } });
    await checkout.pay.click();
    return email;
  },
  async PayPal(page) {
    const paypal = new PayPal(page);
    const { email } = await paypal.open();
    await (await paypal.press()).payAs(PAYERS.pays);
    return email;
  },
  async wallet(page, email) {
    const wallets = new Wallets(page);
    await wallets.open('Google Pay');
    await wallets.agree('Google Pay');
    return email;
  },
  async 'express wallet'(page, email) {
    const wallets = new Wallets(page);
    await openAwake(page, `${checkoutAddress(await aPlan(page))}&pay=wallet`);
    await wallets.press('Google Pay');
    await wallets.agree('Google Pay');
    return email;
  },
};

for (const [way, pay] of Object.entries(WAYS)) {
  const name = `after paying by ${way}, a page that does not come says that the payment is done`;
  test(name, { tag: way === 'card' ? [] : LONG }, async ({ page, books, checkout, complaints }) => {
    complaints.expect(/ERR_FAILED|Failed to fetch/);
    const walletEmail = anAddress();
    await books.control('stripe-wallets', { emails: [walletEmail] });
    const email = await pay(page, walletEmail);
    await expect(checkout.success).toBeVisible();
    await page.route(CODE, (route) => route.abort());
    await checkout.success.getByRole('link', { name: 'View My eSIMs' }).click();
    const paid = page.getByRole('heading', { level: 1, name: 'Your payment went through' });
    await expect(paid).toBeVisible();
    const told = page.getByRole('alert').filter({ has: paid });
    await expect(told).toContainText(/You paid \$\d+\.\d\d/);
    await expect(told).toContainText(`your eSIM goes to ${email} by email`);
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(page).toHaveURL(/\/order\//);
    await expect(paid).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible();
  });
}
