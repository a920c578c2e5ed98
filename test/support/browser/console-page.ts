import { expect, type Locator, type Page } from '@playwright/test';

import type { RunningShop } from '../shop/running-shop.ts';
import type { Member } from './member.ts';

/** Opens the real console as its owner, with the link that a sandbox's command line prints. */
export async function openConsole(page: Page, shop: RunningShop): Promise<void> {
  const { url } = JSON.parse(await shop.operate('operator', 'link', '--json')) as { url: string };
  await page.goto(url);
  // The secret has left the address.
  await expect(page).toHaveURL(/\/operate\/dashboard$/);
  // On a phone the navigation is behind a button.
  await page.goto(new URL('/operate/orders', url).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
}

/** Types a part of a place's name into its field, and takes the first that fits. */
export async function choosePlace(dialog: Locator, label: string, typed: string): Promise<void> {
  const field = dialog.getByRole('combobox', { name: label, exact: true });
  await field.fill(typed);
  await expect(dialog.getByRole('option', { name: typed }).first()).toBeVisible();
  await field.press('Enter');
}

/** Buys a plan for Japan. Returns its order number. */
export async function orderOf(member: Member): Promise<string> {
  await member.buyAndKeepCard();
  const { esims } = (await (await member.page.request.get('/api/esims')).json()) as {
    esims: { order_number: string }[];
  };
  const [newest] = esims;
  if (!newest) throw new Error('nothing was bought');
  return newest.order_number;
}
