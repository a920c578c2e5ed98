import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress } from '../../support/browser/checkout-page.ts';

// The pages are in the pseudo-language, and this browser asks for English.

const offerOn = (page: Page) => page.getByRole('complementary', { name: 'This page in another language' });

test('a visitor whose browser asks for another language is offered the same page in it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAwake(page, '/en-xa/country/JP?days=7');
  const offer = offerOn(page);
  await expect(offer).toHaveText(/This page is available in English\.\s*Read it in English/);
  await expect(offer).toHaveAttribute('lang', 'en');
  // Also on a page that is written from right to left.
  await expect(offer).toHaveAttribute('dir', 'ltr');
  const [line, bar] = await Promise.all([offer.boundingBox(), page.locator('[data-buy-bar]').boundingBox()]);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(line?.height ?? 0).toBeLessThan(90);
  const { violations } = await new AxeBuilder({ page }).include('aside[lang]').analyze();
  expect(violations).toEqual([]);
  // It lies above the page, which is the same without it.
  const layout = () =>
    page.locator('header, main *').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  const withIt = await layout();
  const show = (display: string) =>
    page.locator('aside[lang]').evaluate((line: HTMLElement, how) => (line.style.display = how), display);
  await show('none');
  expect(await layout()).toEqual(withIt);
  await show('');

  await offer.getByRole('link', { name: 'Read it in English' }).click();
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/country\/JP\?days=7$/);
  await expect(offer).toHaveCount(0);
});

test('who closes the line is not asked again, and goes on with the page', async ({ page }) => {
  await openAwake(page, '/en-xa/faq');
  await offerOn(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(offerOn(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  await openAwake(page, '/en-xa/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offerOn(page)).toHaveCount(0);
});

test('nobody is offered a language while they pay', async ({ page, checkout }) => {
  await openAwake(page, `/en-xa${checkoutAddress(await aPlan(page))}`);
  await expect(checkout.cardInput('cardnumber')).toBeVisible();
  await expect(offerOn(page)).toHaveCount(0);
});

test('a choice counts for more than the browser’s wish, and an account’s is offered on other devices', async ({
  page,
  shop,
  mia: _mia,
}) => {
  await page.context().addCookies([{ name: 'simport_language', value: 'en-xa', url: shop.baseUrl }]);
  await openAwake(page, '/en-xa/faq');
  await expect(page.getByRole('button', { name: 'Pseudo' })).toBeVisible();
  await expect(offerOn(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Pseudo' }).click();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  const own = async () => {
    const session = await page.request.get(`${shop.baseUrl}/api/auth/get-session`);
    return ((await session.json()) as { user: { language: string } }).user.language;
  };
  await expect.poll(own).toBe('en');
  await page.context().clearCookies({ name: 'simport_language' });
  await openAwake(page, '/en-xa/faq');
  await expect(offerOn(page)).toBeVisible();
});

test('parts of payment providers speak the language of the page', async ({ page, checkout, paypal }) => {
  // A page in Chinese, as far as they can tell.
  await page.addInitScript(() => {
    const turn = () => (document.documentElement.lang = 'zh-Hant');
    if (window === window.top) document.addEventListener('readystatechange', turn);
  });
  await checkout.open();
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await expect(card.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await paypal.choose();
  await expect(paypal.frame.locator('html')).toHaveAttribute('lang', 'zh-TW');
});
