import { expect, type Page } from '@playwright/test';

import { CheckoutPage, someone } from './checkout-page.ts';

/** Buys as a guest, from the checkout to the list of eSIMs. */
export async function buyHere(page: Page, { buyer = someone(), createAccount = true } = {}): Promise<void> {
  const checkout = new CheckoutPage(page);
  await checkout.openFilled({ buyer });
  await accountCheckbox(page).setChecked(createAccount);
  await checkout.complete();
  await page.getByRole('link', { name: 'View My eSIMs' }).click();
  await expect(page.getByRole('article', { name: 'Japan' })).toBeVisible();
}

export function accountCheckbox(page: Page) {
  return page.getByRole('checkbox', { name: 'Create account to save purchase history' });
}
