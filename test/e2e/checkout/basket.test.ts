import type { Page } from '@playwright/test';

import { plansParameter } from '../../../src/domain/checkout/checkout-link.ts';
import { anAddress } from '../../support/browser/account-page.ts';
import { ALL_WIDTHS, expect, expectToFit, openAwake, planRows, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, someone } from '../../support/browser/checkout-page.ts';

const lines = (page: Page) =>
  page.getByRole('complementary', { name: 'Order Summary' }).getByRole('listitem');

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a family buys the same plan three times, and gets an eSIM for each', async ({
    page,
    books,
    checkout,
  }) => {
    const buyer = someone();
    await checkout.open();
    await checkout.unfoldSummary();
    await page.getByRole('button', { name: 'Add another: Japan' }).click();
    await expect(page.getByText('2 plans in this purchase')).toBeFocused();
    await page.getByRole('button', { name: /^Add another: Japan, / }).click();
    await expect(page.getByText('3 plans in this purchase')).toBeFocused();
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page)).toContainText('3 ×');
    await expectToFit(page, 360, ...ALL_WIDTHS);
    await checkout.waitForCard();
    await checkout.fill(buyer, CARDS.pays);
    await checkout.complete();
    await expect(checkout.success).toContainText('Your eSIMs are ready.');
    await checkout.success.getByRole('link', { name: 'Install now' }).click();
    const together = page.getByRole('navigation', { name: 'Bought together' });
    await expect(together.getByRole('link')).toHaveCount(3);
    await expect(together.getByText('Ready', { exact: true })).toHaveCount(3);
    await expectToFit(page, 360, ...ALL_WIDTHS);
    await expect.poll(async () => (await books.mailsTo(buyer.email)).length).toBe(1);
    await together.getByRole('link').nth(2).click();
    await expect(together.getByRole('link').nth(2)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible();
  });

  test('plans of several places are collected, changed and taken out again', async ({ page, checkout }) => {
    await openAwake(page, '/country/ES');
    await page
      .getByRole('button', { name: /^Plan Details/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Add another' }).click();
    await expect(page.getByText('1 plan in your basket')).toBeVisible();
    await openAwake(page, '/country/PT');
    await planRows(page).nth(1).check();
    await page
      .getByRole('button', { name: /^Plan Details/ })
      .nth(1)
      .click();
    await page.getByRole('button', { name: 'Add another' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Check out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Secure Checkout' })).toBeVisible();
    await checkout.unfoldSummary();
    await expect(lines(page)).toHaveCount(2);
    await page.getByRole('button', { name: /^Remove Spain/ }).click();
    await expect(page).toHaveURL(/\/checkout\?plan=.*PT/);
    await page.goBack();
    await openAwake(page, '/');
    await expect(page.getByRole('link', { name: /in your basket/ })).toBeHidden();
  });
});

test('a wallet’s sheet lists the plans of a basket, and pays for all of them', async ({
  page,
  books,
  checkout,
  wallets,
}) => {
  await books.control('stripe-wallets', { emails: [anAddress()] });
  const plan = await aPlan(page);
  const chosen = { id: plan.bundle_name, countryCode: plan.country_code };
  await openAwake(page, `/checkout?${new URLSearchParams({ plans: plansParameter([chosen, chosen]) })}`);
  await wallets.press('Apple Pay');
  const items = wallets.sheet('Apple Pay').getByRole('listitem');
  await expect(items).toContainText([`${plan.country}, `, `${plan.country}, `]);
  const listed = await items.locator('span:last-child').allInnerTexts();
  await wallets.agree('Apple Pay');
  await expect(checkout.success).toContainText('Your eSIMs are ready.');
  const { charges } = await books.booked();
  const cents = listed.map((amount) => Math.round(Number(amount.replace('$', '')) * 100));
  expect(charges.map(({ amount }) => amount)).toEqual([cents.reduce((sum, each) => sum + each, 0)]);
});

test('a basket stays in the header until it is bought, in every tab', async ({ page, checkout }) => {
  const plan = await aPlan(page);
  await openAwake(page, '/');
  await expect(page.getByRole('link', { name: /in your basket/ })).toBeHidden();
  const chosen = { id: plan.bundle_name, countryCode: plan.country_code };
  const stored = JSON.stringify({ plans: plansParameter([chosen, chosen]), at: Date.now() });
  const other = await page.context().newPage();
  await other.goto('/faq');
  await other.evaluate((text) => localStorage.setItem('simport.basket', text), stored);
  await page.getByRole('link', { name: '2 plans in your basket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Secure Checkout' })).toBeVisible();
  await checkout.unfoldSummary();
  await expect(page.getByText('2 plans in this purchase')).toBeVisible();
});
