import type { Page } from '@playwright/test';

import { expect, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan } from '../../support/browser/checkout-page.ts';
import { countRenders, rendersOf } from '../../support/browser/counted-renders.ts';

const plan = (page: Page, position: number) =>
  page.getByRole('radio').nth(position).locator('xpath=ancestor::label');

test.beforeEach(({ page }) => countRenders(page));

test('choosing a plan renders what depends on it, not the list of all plans', async ({ page }) => {
  await openAwake(page, '/country/JP');
  expect(await page.locator('[name=plan]').count()).toBeGreaterThan(20);
  const choice = page.getByRole('region', { name: 'Your choice' });
  const before = await choice.innerText();
  const rendered = await rendersOf(page, () => plan(page, 3).click());
  expect(await choice.innerText()).not.toBe(before);
  expect(rendered).toBeGreaterThan(3);
  expect(rendered).toBeLessThanOrEqual(20);
});

test('changing the payment method renders what it changes, not the whole checkout', async ({
  page,
  checkout,
}) => {
  await checkout.open(await aPlan(page));
  await expect(checkout.cardInput('cardnumber')).toBeVisible();
  const total = page.getByRole('complementary', { name: 'Order Summary' }).getByRole('button');
  const before = await total.innerText();
  const rendered = await rendersOf(page, () => page.getByRole('radio', { name: 'PayPal' }).check());
  expect(await total.innerText()).not.toBe(before);
  expect(rendered).toBeGreaterThan(10);
  expect(rendered).toBeLessThanOrEqual(50);
});

test('typing in a valid field renders nothing else', async ({ page, checkout }) => {
  await checkout.open(await aPlan(page));
  await expect(checkout.cardInput('cardnumber')).toBeVisible();
  const name = page.getByLabel('First Name');
  await name.click();
  const rendered = await rendersOf(page, () => page.keyboard.press('M'));
  expect(await name.inputValue()).toBe('M');
  expect(rendered).toBe(0);
});
