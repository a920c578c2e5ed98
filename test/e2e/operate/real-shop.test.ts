import { axe, expect, test } from '../../support/browser/browser.ts';
import { tabTo } from '../../support/browser/checkout-page.ts';
import { openConsole, orderOf } from '../../support/browser/console-page.ts';

test('an order is found, mailed again and refunded without a mouse', async ({ page, shop, mia, books }) => {
  const number = await orderOf(mia);
  await books.expectCodesAt(mia.email);
  await openConsole(page, shop);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(number);
  await expect(page.getByRole('option', { selected: true })).toContainText(number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await axe(page);

  await tabTo(page, page.getByRole('button', { name: 'Send the eSIM again' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`On its way to ${mia.email}.`)).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Refund', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Refund the whole payment?' });
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('the traveller stays at home');
  await tabTo(page, dialog.getByRole('button', { name: /^Refund \$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The refund is on its way.')).toBeVisible();
  await expect(page.getByText('the traveller stays at home').first()).toBeVisible();
  await expect.poll(async () => (await books.booked()).refunds.length).toBe(1);
});
