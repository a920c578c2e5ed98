import type { Page } from '@playwright/test';

import { awake, expect, openAwake, test, planRows } from '../../support/browser/browser.ts';

const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const details = (page: Page) => page.getByRole('dialog', { name: 'Plan Details' });
const country = (page: Page) => page.getByRole('heading', { level: 1, name: 'Japan' });

test('Back closes a sheet, Forward and a reload open it again, and no press of Back is lost', async ({
  page,
  auth,
}) => {
  await openAwake(page, '/faq');
  await banner(page).getByRole('button', { name: 'Menu' }).click();
  await expect(menu(page)).toBeVisible();
  await page.waitForFunction(() => (window.history.state as { sheets?: unknown }).sheets);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
  await banner(page).getByRole('button', { name: 'Menu' }).click();
  await menu(page).getByRole('link', { name: 'Browse Plans' }).click();
  await expect(page).toHaveURL('/browse');
  await page
    .getByRole('link', { name: /^Japan\b/ })
    .first()
    .click();
  await expect(country(page)).toBeVisible();

  const opener = page.locator('#plans').getByRole('button', { name: 'Plan Details' }).nth(1);
  await opener.click();
  await expect(details(page)).toBeVisible();
  await page.goBack();
  await expect(details(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(details(page)).toBeVisible();
  await page.reload();
  await awake(page);
  await expect(details(page)).toBeVisible();
  // One sheet takes the place of the other, and closing it keeps the choice.
  await details(page).getByRole('button', { name: 'Sign In to Purchase' }).click();
  await expect(auth.dialog).toBeVisible();
  await expect(details(page)).toBeHidden();
  await auth.button('Close').click();
  await expect(auth.dialog).toBeHidden();
  await expect(planRows(page).nth(1)).toBeChecked();
  await expect(page).toHaveURL(/country=JP&plan=/);

  await opener.click();
  await details(page).getByRole('button', { name: 'Continue without an account' }).click();
  await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
  await page.goBack();
  await awake(page);
  await expect(details(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/browse');
  // The menu’s entry is still there, but has nothing to show.
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(menu(page)).toBeHidden();
});
