import type { Locator, Page } from '@playwright/test';

import {
  ALL_WIDTHS,
  awake,
  expect,
  expectToFit,
  LONG,
  openAwake,
  test,
  planRows,
} from '../../support/browser/browser.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Your choice' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const INNER = { useInnerText: true };

/** Chooses a plan, and returns what the bar says of it: the bar changes after the row. */
async function choose(page: Page, row: number): Promise<string> {
  const before = await bar(page).innerText();
  await planRows(page).nth(row).check();
  await expect(bar(page)).not.toHaveText(before, INNER);
  return bar(page).innerText();
}

for (const [place, address] of [
  ['a country', '/country/JP'],
  ['a region', '/regional/europe'],
  ['a country inside the browse page', '/browse?country=JP'],
] as const) {
  const title = `${place} shows plans for as many days and as much data as somebody needs, and keeps it in the address`;
  test(title, { tag: address === '/country/JP' ? [] : LONG }, async ({ page }) => {
    await openAwake(page, address);
    await chip(page, '7 days').click();
    await expect(page.getByText(/^For (?!7 DAYS)/)).toHaveCount(0);
    await expect(planRows(page).first()).toBeChecked();
    await expect(bar(page)).toContainText('7 days');
    await chip(page, 'Unlimited').click();
    await expect(page).toHaveURL(/[?&]days=7&data=unlimited$/);
    await expect(page.getByText('1 GB', { exact: true })).toHaveCount(0);
    const chosen = await choose(page, 1);
    await expect(page).toHaveURL(/&plan=\w+$/);

    // Reloading, or opening the address elsewhere, shows the same from the start.
    await page.reload();
    await awake(page);
    await expect(chip(page, '7 days')).toHaveAttribute('aria-pressed', 'true');
    await expect(planRows(page).nth(1)).toBeChecked();
    await expect(bar(page)).toHaveText(chosen, INNER);

    // So does coming back from the checkout.
    await bar(page).getByRole('button', { name: 'Buy Now' }).click();
    await page.waitForURL('**/checkout?plan=*');
    await page.goBack();
    await expect(planRows(page).nth(1)).toBeChecked();
    // The checkout may have found a wallet, which the bar then offers, too.
    await expect(bar(page)).toContainText(chosen, INNER);

    // One chip clears all, and is lit only if none is.
    await chip(page, '7 days').click();
    await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'false');
    await chip(page, 'All').click();
    await expect(chip(page, 'Unlimited')).toHaveAttribute('aria-pressed', 'false');
    await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(address);
    await expect(planRows(page).first()).toBeChecked();
  });
}

const trip =
  'the length of a trip goes along to the next place, and is recommended for on the next visit, until taken back';
test(trip, { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/country/JP');
  await chip(page, '7 days').click();
  const home = page.getByRole('banner').getByRole('link', { name: / home$/ });
  const spain = page.getByRole('main').getByRole('link', { name: 'Spain', exact: true }).first();
  await home.click();
  await spain.click();
  await expect(page).toHaveURL('/country/ES?days=7');
  await expect(chip(page, '7 days')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^For (?!7 DAYS)/)).toHaveCount(0);
  await expect(planRows(page).first()).toBeChecked();
  await chip(page, '10 days').click();

  // The document of the next visit is the same for everybody, so only the recommendation knows.
  await openAwake(page, '/country/FR');
  await expect(page.getByText(/^Good for 10 days/)).toBeVisible();
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('For 1 DAY', { exact: true }).first()).toBeVisible();
  await expect(planRows(page).first()).toBeChecked();

  await chip(page, '3 days').click();
  await chip(page, 'All').click();
  await expect(page.getByText(/^Good for 7 days/)).toBeVisible();
  await home.click();
  await spain.click();
  await expect(page).toHaveURL('/country/ES');
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true');
});

test('a plan chosen far down the list is still selected after going back, with the list unchanged', async ({
  page,
}) => {
  await openAwake(page, '/country/JP');
  await page.getByRole('button', { name: /^See More Plans/ }).click();
  for (const name of ['Unlimited data', 'Fixed data', 'More unlimited data'])
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  const chosen = await choose(page, 20);
  await expect(page).toHaveURL(/[?&]plan=/);
  await bar(page).getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/checkout?plan=*');
  await page.goBack();
  await expect(planRows(page).nth(20)).toBeChecked();
  await expect(planRows(page).nth(20)).toBeInViewport();
  // By now the checkout may have found a wallet, which the bar then offers, too.
  await expect(bar(page)).toContainText(chosen, INNER);

  // As if the row had been pressed before the page's scripts ran: only the row shows the choice.
  const other = planRows(page).nth(2);
  const { id } = JSON.parse((await other.getAttribute('value')) ?? '') as { id: string };
  await other.evaluate((radio: HTMLInputElement) => {
    radio.checked = true;
    radio.form?.requestSubmit();
  });
  await page.waitForURL((url) => url.searchParams.get('plan')?.includes(id) ?? false);
  // The page would navigate in the middle of the next test.
  await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
});

test('one plan is recommended in a row above the list, among the arrow keys', async ({ page }) => {
  await openAwake(page, '/country/JP');
  const advised = page.getByRole('radio', {
    name: /^5\.0 GB For 30 DAYS .*Good for 7 days at 700 MB a day$/,
  });
  await expect(advised).not.toBeChecked();
  await expect(planRows(page).first()).toBeChecked();
  await planRows(page).first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(advised).toBeChecked();
  await expect(bar(page)).toContainText('5.0 GB, 30 days');
  // Its other row looks chosen, too, and is chosen by a press.
  const other = planRows(page).and(page.getByRole('radio', { name: /^5\.0 GB For 30 DAYS/ }));
  const ground = (radio: Locator) =>
    radio.evaluate((input) => getComputedStyle(input.closest('label')!.parentElement!).backgroundColor);
  await expect.poll(() => ground(other)).toBe(await ground(advised));
  expect(await ground(planRows(page).first())).not.toBe(await ground(advised));
  await page.keyboard.press('ArrowDown');
  await expect(planRows(page).first()).toBeChecked();
  await page.getByText('Good for 7 days').click();
  await expect(bar(page)).toContainText('5.0 GB, 30 days');
  await page.getByRole('button', { name: 'Plan Details: 5.0 GB, 30 days' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Plan Details' })).toContainText('5.0 GB');
  await page.keyboard.press('Escape');
  await chip(page, '3 days').click();
  // The first of the list says so itself.
  await expect(planRows(page).first()).toBeChecked();
  await expect(planRows(page).first()).toHaveAccessibleName(/Good for 3 days, never runs out$/);
});

test('a size in a search becomes a chip that can be taken off, and chooses a plan that has it', async ({
  page,
}) => {
  await openAwake(page, '/');
  await page.getByRole('combobox', { name: 'Where are you traveling?' }).fill('korea 5 gb');
  await expect(page.getByRole('option').first()).toContainText('South Korea');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/country/KR?data=fixed&gb=5');
  const size = chip(page, '5 GB or more');
  for (const name of ['5 GB or more', 'Fixed data'])
    await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'false');
  await expect(planRows(page).first()).toBeChecked();
  await expect(bar(page)).toContainText('5.0 GB, 30 days');
  await size.click();
  await expect(page).toHaveURL('/country/KR?data=fixed');
  await expect(planRows(page).first()).toHaveAccessibleName(/^1\.0 GB/);
  // It stays in its place, and brings the size back.
  await size.click();
  await expect(page).toHaveURL('/country/KR?data=fixed&gb=5');

  await openAwake(page, '/browse?q=korea+3+days+5+gb');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL('/browse?country=KR&days=3&data=fixed&gb=5');
  await expect(
    page.getByText('No fixed plan has 5 GB for 3 days. Chosen instead: 5 GB, 30 days.'),
  ).toBeVisible();
});

test('tiers are explained, and each Plan Details button names its plan', { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/country/JP');
  await expect(page.getByRole('button', { name: 'Plan Details: Unlimited Lite, 3 days' })).toBeVisible();
  await page.getByRole('button', { name: 'What are tiers?' }).click();
  const tiers = page.getByText(
    /^Essential\s*1 GB a day at full speed, then 1\.25\sMbps, enough for video calls$/,
  );
  await expect(tiers).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tiers).toBeHidden();
  // Fingers have no Escape.
  await page.getByRole('button', { name: 'What are tiers?' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(tiers).toBeHidden();
});

test('says that nothing fits, and shows all again', { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/country/JP?days=1&data=fixed');
  await expect(page.getByText('No plans available for the selected filters.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all plans' }).click();
  await expect(planRows(page).first()).toBeChecked();
  await expect(page).toHaveURL('/country/JP');
});

test('loses nothing at any width', { tag: LONG }, async ({ page }) => {
  for (const path of [
    '/country/JP?days=7&more=1',
    '/country/JP?days=1&data=fixed',
    '/regional/europe?more=1',
  ]) {
    await page.goto(path);
    await expectToFit(page, ...ALL_WIDTHS);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an address shows the chosen trip', { tag: LONG }, async ({ page, complaints }) => {
    // With scripts off, Chromium reports each one it does not load this way.
    complaints.expect(/ csp$/);
    await page.goto('/country/JP?days=7&data=unlimited');
    await expect(planRows(page)).toHaveCount(3);
    await expect(chip(page, 'All')).toBeHidden();
  });
});
