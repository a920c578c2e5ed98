import type { Page } from '@playwright/test';

import { openBrowse, search } from '../../support/browser/browse-page.ts';
import { expect, expectToFit, LONG, openAwake, test } from '../../support/browser/browser.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Where are you traveling?' });
const marked = (page: Page) => page.getByRole('option', { selected: true });
const message = (page: Page) => page.getByRole('search').getByRole('status');

test('focusing the field shows the most popular places, and the arrow keys and Enter open one', async ({
  page,
}) => {
  await openAwake(page, '/');
  await field(page).focus();
  const popular = page.getByRole('listbox', { name: 'Popular places' });
  await expect(popular.getByRole('option')).toHaveCount(6);
  await expect(popular.getByRole('option').first()).toContainText('United States');
  await expect(message(page)).toHaveText('6 popular places');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  // Nothing is selected yet, so Enter opens none of them.
  await expect(marked(page)).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expectToFit(page, 360, 1440);
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Escape');
  await expect(popular).toBeHidden();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(popular).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(marked(page)).toContainText('Germany');
  await page.keyboard.press('ArrowDown');
  await expect(marked(page)).toContainText('United States');
  const id = await marked(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/country\/US$/);
});

test('the list does not open for somebody who has moved on', { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/');
  await field(page).focus();
  await expect(page.getByRole('option')).toHaveCount(6);
  await page.keyboard.type('jap');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.waitForTimeout(600);
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('the search knows other names of a place, and says which one matched', async ({ page }) => {
  await openAwake(page, '/');
  for (const [typed, name, by] of [
    ['us', 'United States', null],
    ['dubai', 'United Arab Emirates', 'Dubai'],
    ['türkiye', 'Turkey', 'Türkiye'],
    ['deutschland', 'Germany', 'Deutschland'],
    ['日本', 'Japan', '日本'],
  ] as const) {
    await field(page).fill(typed);
    await expect(marked(page)).toContainText(name);
    if (by !== null) await expect(marked(page)).toContainText(by);
  }
  await expectToFit(page, 360, 1440);
  await field(page).fill('uk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/country\/GB$/);
});

test(
  'regions are a separate group, and Enter opens the one that matches',
  { tag: LONG },
  async ({ page }) => {
    await openAwake(page, '/');
    await field(page).fill('europe');
    const regions = page.getByRole('group', { name: 'Regions' });
    await expect(regions.getByRole('option').first()).toContainText(/Europe.*countries/);
    await expect(page.getByRole('option')).toHaveCount(11);
    await expect(marked(page)).toContainText('Europe+');
    await expect(marked(page)).toBeInViewport({ ratio: 1 });
    await expect(message(page)).toHaveText('8 destinations and 3 regions found');
    await expectToFit(page, 360, 1440);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/regional\/europe$/);
  },
);

test('a misspelt name offers the likely place, and Enter opens it', async ({ page }) => {
  await openAwake(page, '/');
  await field(page).fill('japn');
  const panel = page.getByRole('search');
  await expect(panel.getByText('No countries found for "japn"').first()).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Did you mean Japan?' })).toBeVisible();
  await expect(message(page)).toHaveText('No countries found for "japn" Did you mean Japan?');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(panel.getByRole('list', { name: 'Popular places' }).getByRole('link')).toHaveCount(6);
  await expectToFit(page, 360, 1440);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/country\/JP$/);
});

test('the list of countries can be searched by the same names', { tag: LONG }, async ({ page }) => {
  await openBrowse(page);
  await search(page).fill('usa');
  await expect(page.getByText('1 country found for "usa"')).toBeVisible();
});

test('an address with a query shows links', { tag: LONG }, async ({ page }) => {
  for (const [query, link] of [
    ['tokyo', /Japan.*Tokyo/],
    ['europe', /Europe\+ .*countries/],
    ['japn', /Did you mean Japan/],
  ] as const) {
    await page.goto(`/?q=${query}`);
    await expect(page.getByRole('link', { name: link })).toBeVisible();
  }
  await expectToFit(page, 360, 1440);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search finds the same', { tag: LONG }, async ({ page, complaints }) => {
    // With scripts off, Chromium reports each one it does not load this way.
    complaints.expect(/ csp$/);
    await page.goto('/?q=tokyo');
    await expect(page.getByRole('link', { name: /Japan.*Tokyo/ })).toBeVisible();
    await page.goto('/?q=japn');
    await page.getByRole('link', { name: 'Did you mean Japan?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
  });
});
