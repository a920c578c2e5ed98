import type { Page } from '@playwright/test';

import { expect, expectToFit, openAwake, test, LONG } from '../../support/browser/browser.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Where are you traveling?' });
const NAMES = '**/api/search-names';
const INDEX = '**/api/search-index';
const SCRIPTS = '**/api/search-scripts?*';

/** Holds the answers of this address back. Returns a function that lets them go. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test(
  'pressing Enter before the list has loaded opens the best match once it has',
  { tag: LONG },
  async ({ page }) => {
    await openAwake(page, '/');
    const arrive = await hold(page, NAMES);
    await field(page).pressSequentially('uk');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('Searching countries...');
    await expect(page).toHaveURL(/\/$/);
    arrive();
    await expect(page).toHaveURL(/\/country\/GB$/);
  },
);

test('a late answer does not disturb visitors who kept typing or left', { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/');
  const arrive = await hold(page, NAMES);
  await field(page).fill('uk');
  await page.keyboard.press('Enter');
  await field(page).fill('japan');
  arrive();
  await expect(page.getByRole('option', { name: /Japan/ })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const later = await hold(page, INDEX);
  await openAwake(page, '/');
  await field(page).fill('uk');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'View All Countries' }).click();
  await expect(page).toHaveURL(/\/browse$/);
  const read = page.waitForResponse(INDEX);
  later();
  await read;
  await expect(page.getByRole('heading', { level: 1, name: 'Browse eSIM Plans' })).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/browse$/);
});

test(
  'without the other names, places are found by their names on the page',
  { tag: LONG },
  async ({ page, complaints }) => {
    complaints.expect(/503/);
    await openAwake(page, '/');
    await page.route(NAMES, (route) => route.fulfill({ status: 503, json: {} }));
    await field(page).fill('ital');
    await expect(page.getByRole('option', { name: /Italy/ })).toBeVisible();
    await field(page).fill('us');
    await expect(page.getByRole('option').first()).toContainText('United States');
    await field(page).fill('tokyo');
    await expect(page.getByText('No countries found for "tokyo"').first()).toBeVisible();
    // Focusing the field again requests them again.
    await page.unroute(NAMES);
    await field(page).blur();
    const again = page.waitForResponse(NAMES);
    await field(page).focus();
    await again;
    await expect(page.getByRole('option', { name: /Japan.*Tokyo/ })).toBeVisible();
  },
);

test('names in another script come with its first letter, and a query waits for them', async ({
  page,
  complaints,
}) => {
  complaints.expect(/503/);
  await openAwake(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  await field(page).fill('tokyo');
  await expect(page.getByRole('option', { name: /Japan.*Tokyo/ })).toBeVisible();
  expect(asked.filter((search) => search.includes('script='))).toEqual([]);
  const arrive = await hold(page, SCRIPTS);
  await field(page).fill('いたりあ');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Searching countries...');
  arrive();
  await expect(page.getByRole('option', { name: /Italy.*イタリア/ })).toBeVisible();
  await page.unroute(SCRIPTS);
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 503, json: {} }));
  await field(page).fill('Токио');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await field(page).fill('rome');
  await expect(page.getByRole('option', { name: /Italy.*Rome/ })).toBeVisible();
  await page.unroute(SCRIPTS);
  await field(page).fill('Токио');
  await expect(page.getByRole('option', { name: /Japan.*Токио/ })).toBeVisible();
});

test(
  'if the page cannot search, Enter leads to the shop’s own search',
  { tag: LONG },
  async ({ page, complaints }) => {
    complaints.expect(/503/);
    await openAwake(page, '/');
    await page.route(INDEX, (route) => route.fulfill({ status: 503, json: {} }));
    await field(page).fill('tokyo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/browse\?q=tokyo$/);
    await expect(page.getByText('1 country found for "tokyo"')).toBeVisible();
  },
);

test(
  'the field copes with any amount of pasted text, and the layout holds',
  { tag: LONG },
  async ({ page }) => {
    await openAwake(page, '/');
    await field(page).focus();
    await expect(page.getByRole('option')).toHaveCount(6);
    const much = 'ab'.repeat(30_000);
    await page.keyboard.insertText(much);
    await expect(field(page)).toHaveValue(much.slice(0, 60));
    await expect(page.getByText(/^No countries found for "(ab)+"$/).first()).toBeVisible();
    await expectToFit(page, 320, 360, 768);
    // Without a limit on the field, the answer still comes.
    await field(page).fill('japan '.repeat(10_000));
    await expect(page.getByText(/^No countries found for/).first()).toBeVisible();
    await field(page).fill('japan');
    await expect(page.getByRole('option', { name: /Japan/ })).toBeVisible();
  },
);
