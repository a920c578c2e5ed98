import { expect, expectWellShown, LONG, test } from '../../support/browser/browser.ts';
import { filledConsole } from '../../support/browser/fake-console.ts';

const WIDTHS = [360, 768, 1440];

test('Money has what came in and went out, by what one chooses', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'finance';
  await fake.serve(page);
  await page.goto('/operate/money');
  await expect(page).toHaveTitle(/^Money · /);
  await expect(page.getByText('1 Nov 2026 to 24 Nov 2026', { exact: false })).toBeVisible();
  const table = page.getByRole('table');
  await expect(table).toHaveAccessibleName('Day by day');
  await expect(table.getByRole('row')).toHaveCount(26);
  await expect(page.getByLabel('By', { exact: true })).toHaveText(/^Day/);
  await expect(page.getByRole('img', { name: /the highest gross is \$581\.79/ })).toBeVisible();
  await expect(
    page.getByText('Of 2 payments and refunds no fee is known yet', { exact: false }),
  ).toBeVisible();
  await expectWellShown(page, WIDTHS);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('By', { exact: true }).selectOption('method');
  await expect(page).toHaveURL(/by=method/);
  await expect(table).toHaveAccessibleName('By method');
  await expect(table.getByRole('rowheader')).toHaveText(['Card', 'PayPal', 'Apple Pay', 'All']);
  await page.getByLabel('By', { exact: true }).selectOption('partner');
  await expect(table.getByRole('rowheader')).toHaveText(['No partner', 'atlas-tours', 'All']);
  await expectWellShown(page, WIDTHS);
});

test('Money is shown to nobody who does not answer for it', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'support';
  await fake.serve(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/operate/orders');
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Money' })).toHaveCount(0);
  await page.goto('/operate/money');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Money');
  expect(fake.callsOf('income')).toEqual([]);
});
