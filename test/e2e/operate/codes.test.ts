import type { Page } from '@playwright/test';

import { expect, expectToFit, test } from '../../support/browser/browser.ts';
import { choosePlace } from '../../support/browser/console-page.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

const WIDTHS = [360, 1440];

async function openCodes(page: Page, shop: RunningShop): Promise<void> {
  const { url } = JSON.parse(await shop.operate('operator', 'link', '--json')) as { url: string };
  await page.goto(url);
  await expect(page).toHaveURL(/\/operate\/dashboard$/);
  await page.goto('/operate/promotions');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
}

test('a code is made, viewed, changed and ended, with each error beside its field', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/status of (404|409)/);
  const code = `CONSOLE-${Date.now().toString(36)}`.toUpperCase();
  await openCodes(page, shop);
  await expectToFit(page, ...WIDTHS);
  await page.getByRole('button', { name: 'New code' }).click();
  const dialog = page.getByRole('dialog', { name: 'New code' });
  await dialog.getByLabel('Code', { exact: true }).fill('no!');
  await dialog.getByLabel('Usage limit').fill('few');
  await dialog.getByRole('button', { name: 'Create code' }).click();
  for (const wrong of [
    'A code has 3 to 30 letters, digits and hyphens.',
    'Enter a percentage from 0.01 to 100.',
    'Enter a whole number of at least 1, or leave it empty.',
  ])
    await expect(dialog.getByText(wrong).last()).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await dialog.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await dialog.getByLabel('Percentage, %').fill('10');
  await dialog.getByLabel('Usage limit').fill('100');
  for (const typed of ['jap', 'fra']) await choosePlace(dialog, 'Valid for', typed);
  await dialog.getByRole('button', { name: 'Remove France' }).click();
  await dialog.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText(`${code} is ready to use.`)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('Active');
  await expect(row).toContainText('10%');
  await expect(row).toContainText('Japan');
  await expectToFit(page, ...WIDTHS);

  await row.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(page.getByText('code made')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await page.getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Change the code' });
  await expect(change.getByLabel('Percentage, %')).toHaveValue('10');
  await change.getByLabel('Discount').selectOption('An amount');
  await change.getByLabel('Amount, $').fill('2');
  const terms = ['--percent', '10', '--places', 'JP', '--most-uses', '50'];
  await shop.operate('promotion-change', '--code', code, ...terms, '--yes');
  await change.getByLabel('Reason').fill('better');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(change.getByText('Someone changed this meanwhile')).toBeVisible();
  await expect(page.getByText('0 of 50')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await change.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Change' }).click();
  await change.getByLabel('Discount').selectOption('An amount');
  await change.getByLabel('Amount, $').fill('2');
  await change.getByLabel('Reason').fill('better');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The code was changed.')).toBeVisible();
  await expect(page.getByText('$2.00', { exact: true })).toBeVisible();
  await expect(page.getByText('Japan', { exact: true })).toBeVisible();
  await expect(page.getByText(/percent: not set \(was 10%\), amount: \$2\.00 \(was not set\)/)).toBeVisible();
  await page.getByRole('button', { name: 'End now' }).click();
  const end = page.getByRole('dialog', { name: 'End the code' });
  await end.getByLabel('Reason').fill('enough');
  await end.getByRole('button', { name: 'End code' }).click();
  await expect(page.getByText('The code has ended.')).toBeVisible();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await page.goto('/operate/promotions?state=ended');
  await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible();
  await page.goto('/operate/promotions/NO-SUCH');
  await expect(page.getByText('There’s no such code.')).toBeVisible();
});

test('a code that gives plans away is not made by a press', async ({ page, shop }) => {
  const code = `FREE-${Date.now().toString(36)}`.toUpperCase();
  await openCodes(page, shop);
  await page.getByRole('button', { name: 'New code' }).click();
  const dialog = page.getByRole('dialog', { name: 'New code' });
  await expect(dialog.getByLabel('Usage limit')).toHaveValue('100');
  await expect(dialog.getByLabel('Until (UTC)')).toHaveValue(/T23:59$/);
  await dialog.getByLabel('Code', { exact: true }).fill(code);
  await dialog.getByLabel('Percentage, %').fill('100');
  await expect(dialog.getByText('Costs at most')).toBeVisible();
  await dialog.getByLabel('Usage limit').fill('');
  await expect(dialog.getByText('It has no usage limit', { exact: false })).toBeVisible();
  await dialog.getByLabel('May go below the floor of a price').check();
  const warning = dialog.getByText(/^This code loses money on \d+ plans$/);
  const [count = ''] = /\d+/.exec(await warning.innerText()) ?? [];
  await expectToFit(page, ...WIDTHS);
  await dialog.getByRole('button', { name: 'Create code' }).click();
  const figure = dialog.getByLabel(`Type ${count} to confirm`);
  await expect(figure).toBeFocused();
  await figure.fill('1');
  await dialog.getByRole('button', { name: 'Create code' }).click();
  await expect(dialog.getByText(`Type the number ${count}, or cancel.`)).toBeVisible();
  const { promotions } = JSON.parse(await shop.operate('promotions', '--json')) as {
    promotions: { code: string }[];
  };
  expect(promotions.map((one) => one.code)).not.toContain(code);
  await dialog.getByLabel('May go below the floor of a price').uncheck();
  await expect(warning).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText(`${code} is ready to use.`, { exact: false })).toBeVisible();
  await shop.operate('promotion', code, 'end');
});
