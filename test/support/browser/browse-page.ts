import type { Page } from '@playwright/test';

import { openAwake } from './open-page.ts';

export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search countries' });
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const more = (page: Page) => page.getByRole('button', { name: 'Show More Countries' });
export const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

export async function openBrowse(page: Page) {
  await openAwake(page, '/browse');
}
