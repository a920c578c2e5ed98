import type { Page } from '@playwright/test';

import { axeContrast } from '../../support/browser/axe.ts';
import { awake, axe, expect, expectToFit, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, checkoutAddress, someone } from '../../support/browser/checkout-page.ts';
import { PUBLIC_PAGES } from '../../support/browser/public-pages.ts';

test.use({ colorScheme: 'dark' });

const NIGHT = 'rgb(10, 21, 36)';
const PAPER = 'rgb(247, 247, 242)';
const INK = 'rgb(14, 27, 44)';
const ON_NIGHT = 'rgb(243, 246, 241)';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('what stands on the pages can be told from its ground by night', async ({ page, checkout }) => {
  for (const place of ['/', '/country/JP', '/faq']) {
    await openAwake(page, place);
    await axeContrast(page);
  }
  await checkout.open();
  await axeContrast(page);
});

test('the look is that of the device, also in the card’s own field and while it changes; paper stays light', async ({
  page,
  checkout,
}) => {
  const html = page.locator('html');
  await checkout.open();
  await expect(html).toHaveCSS('background-color', NIGHT);
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(checkout.cardInput('cardnumber')).toHaveCSS('color', ON_NIGHT);
  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveCSS('background-color', PAPER);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect(html).toHaveCSS('background-color', PAPER);
  await expect(checkout.cardInput('cardnumber')).toHaveCSS('color', INK);
});

test('by night axe finds nothing on any public page', { tag: LONG }, async ({ page, complaints }) => {
  test.slow();
  complaints.expect(/status of (400|404)/);
  for (const place of PUBLIC_PAGES) {
    await page.goto(place);
    await awake(page);
    for (const width of [360, 768, 1440]) {
      await expectToFit(page, width);
      await axe(page);
    }
  }
});

test('nor on a dialog before the purchase', { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/country/JP');
  await page.getByRole('button', { name: 'Plan Details' }).first().click();
  await expect(dialog(page, 'Plan Details')).toBeVisible();
  await axe(page);
  await openAwake(page, '/');
  await page.getByRole('combobox').fill('jap');
  await expect(page.getByRole('option').first()).toBeVisible();
  await axe(page);
  await openAwake(page, '/faq');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await axe(page);
  await page.goto('/dashboard');
  await expect(dialog(page, 'Welcome Back')).toBeVisible();
  await axe(page);
});

test('nor from the checkout to the QR code', { tag: LONG }, async ({ page, checkout, complaints }) => {
  complaints.expect(/status of 402/);
  await page.goto(checkoutAddress(await aPlan(page)));
  await checkout.waitForCard();
  await checkout.fill(someone(), CARDS.declined);
  await axe(page);
  await checkout.pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'declined' }).first()).toBeVisible();
  await axe(page);
  await checkout.radio('PayPal').check();
  await axe(page);
  await checkout.radio('Credit or Debit Card').check();
  await checkout.fillCard(CARDS.pays);
  await checkout.complete();
  await axe(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Install eSIM' }).first().click();
  await expect(page.getByAltText('QR code that installs the eSIM')).toBeVisible();
  await axe(page);
});

test('nor on what an account has', { tag: LONG }, async ({ page, books, kim }) => {
  await kim.buyAndKeepCard();
  const iccid = (await books.booked()).provider_orders[0]?.iccids[0] ?? '';
  await page.goto('/profile');
  const pass = page.getByRole('article', { name: 'Japan' });
  await expect(pass.getByText('Purchased')).toBeVisible();
  await axe(page);
  for (const megabytes of [850, 150]) {
    await books.control('usage', { iccid, megabytes });
    await expect(pass.getByText(megabytes === 850 ? '150 MB left' : 'Depleted').first()).toBeVisible();
    await axe(page);
  }
  for (const [button, name] of [
    ['See details', 'eSIM Details & Live Status'],
    ['Add data', 'Add data'],
    ['Buy again', 'Buy this plan again?'],
  ] as const) {
    await pass.getByRole('button', { name: button }).click();
    await expect(dialog(page, name)).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page, name)).toBeHidden();
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await expectToFit(page, width);
    await axe(page);
  }
});
