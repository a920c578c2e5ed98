import { expect, expectToFit, test } from '../../support/browser/browser.ts';
import { openConsole } from '../../support/browser/console-page.ts';
import { buyAsGuest } from '../../support/browser/member.ts';

const WIDTHS = [360, 768, 1440];

test('a view is saved, its orders are refunded together, and each has its result', async ({
  page,
  shop,
  sandbox,
  books,
}) => {
  await page.goto('/faq');
  for (const lastName of ['Martin', 'Dubois']) {
    const email = `${lastName.toLowerCase()}.${Date.now()}@posteo.example`;
    await buyAsGuest(page, sandbox, { iso: 'TH', buyer: { firstName: 'Anouk', lastName, email } });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await openConsole(page, shop);
  const table = page.getByRole('table', { name: 'Orders' });
  await page.getByLabel('Country', { exact: true }).fill('Thailand');
  await page.getByLabel('Country', { exact: true }).press('Enter');
  await expect(table.getByRole('row')).toHaveCount(3);
  await table.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(table.getByRole('columnheader', { name: 'Paid', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );

  await page.getByRole('button', { name: 'Save view' }).click();
  const naming = page.getByRole('dialog', { name: 'Save this view' });
  await naming.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(naming.getByText('Enter a name.').first()).toBeVisible();
  await naming.getByLabel('Name').fill('Thailand');
  await naming.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Thailand” is saved.')).toBeVisible();
  await page.goto('/operate/orders');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Thailand' }).click();
  await expect(page).toHaveURL(/view=[\da-f-]{36}&.*country=Thailand/i);
  await expect(table.getByRole('row')).toHaveCount(3);
  await expectToFit(page, ...WIDTHS);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const asking = page.getByRole('dialog', { name: 'Refund 2 orders?' });
  await asking.getByLabel('Reason').fill('the network failed');
  await asking.getByRole('button', { name: 'Show the dry run' }).click();
  await expect(page.getByText('This is a dry run. It can be done to 2 orders.')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  expect((await books.booked()).refunds).toHaveLength(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Refund 2 orders' }).click();
  await expect(page.getByText('Done: 2 orders.')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await expect.poll(async () => (await books.booked()).refunds.length).toBe(2);
});
