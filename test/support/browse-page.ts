import type { Page } from '@playwright/test';

import { expect } from './browser.ts';

export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search countries' });
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const more = (page: Page) => page.getByRole('button', { name: 'Show More Countries' });
export const names = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allTextContents();

/** A page answers once its script runs: the search then follows the typing. */
export async function openBrowse(page: Page) {
  await page.goto('/browse');
  await expect(async () => {
    await search(page).fill('  ');
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await search(page).fill('');
}
