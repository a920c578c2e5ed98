import { readFile } from 'node:fs/promises';

import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { tabTo } from '../../support/browser/checkout-page.ts';
import { openConsole, orderOf } from '../../support/browser/console-page.ts';
import { buyAsGuest } from '../../support/browser/member.ts';

const WIDTHS = [360, 768, 1440];

test(
  'an order is found, mailed again and refunded without a mouse',
  { tag: LONG },
  async ({ page, shop, mia, books }) => {
    const number = await orderOf(mia);
    await books.expectCodesAt(mia.email);
    await openConsole(page, shop);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(number);
    await expect(page.getByRole('option', { selected: true })).toContainText(number);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: number })).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: 'Send the eSIM again' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(`On its way to ${mia.email}.`)).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: 'Refund', exact: true }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Refund the full payment?' });
    await tabTo(page, dialog.getByLabel('Reason'));
    await page.keyboard.type('the traveller stays at home');
    await tabTo(page, dialog.getByRole('button', { name: /^Refund \$/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('You refunded this order.')).toBeVisible();
    await expect(page.getByText('the traveller stays at home').first()).toBeVisible();
    await expect.poll(async () => (await books.booked()).refunds.length).toBe(1);
  },
);

test(
  'the link opens the console, orders are filtered and saved, and the audit records it',
  { tag: LONG },
  async ({ page, shop, mia, complaints }) => {
    complaints.expect(/the server responded with a status of 404/);
    const number = await orderOf(mia);
    await page.goto('/operate/open#old.link');
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expect(page).toHaveURL(/\/operate\/open$/);
    await expectToFit(page, ...WIDTHS);
    await openConsole(page, shop);
    await expectToFit(page, ...WIDTHS);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByLabel('Country', { exact: true }).fill('jp');
    await page.getByLabel('Country', { exact: true }).press('Enter');
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Refunded').selectOption('Yes');
    await expect(page.getByRole('link', { name: number })).toHaveCount(0);
    await page.getByLabel('Refunded').selectOption('No');
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file).toMatch(/^number,id,created_at/);
    expect(file).toContain(`\r\n${number},`);

    await page.keyboard.press('Control+k');
    await page.keyboard.type('nobody at all');
    await expect(page.getByText('No results for “nobody at all”.')).toBeVisible();
    await page.getByRole('combobox').fill('aud');
    await page.getByRole('option', { name: 'Audit' }).click();
    await expect(page.getByRole('cell', { name: 'orders exported' }).first()).toBeVisible();
    await expectToFit(page, ...WIDTHS);
  },
);

test(
  'refunding an order that another operator has changed shows the change first',
  { tag: LONG },
  async ({ page, shop, mia, books, complaints }) => {
    complaints.expect(/the server responded with a status of 409/);
    const number = await orderOf(mia);
    await openConsole(page, shop);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const press = () => dialog.getByRole('button', { name: /^Refund \$/ }).click();
    await press();
    await expect(dialog.getByText('Enter a reason', { exact: false })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await shop.operate('note', number, 'the', 'buyer', 'keeps', 'it');
    await dialog.getByLabel('Reason').fill('the traveller stays at home');
    await press();
    await expect(dialog.getByText('Someone changed this meanwhile')).toBeVisible();
    await expect(page.getByText('the buyer keeps it')).toBeAttached();
    expect((await books.booked()).refunds).toHaveLength(0);
    await press();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await books.booked()).refunds.length).toBe(1);
  },
);

test(
  'an order gets a note, its codes are shown and mailed to another address, and its PDF is made',
  { tag: LONG },
  async ({ page, shop, mia, books }) => {
    const number = await orderOf(mia);
    await books.expectCodesAt(mia.email);
    await openConsole(page, shop);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Write something first.')).toBeVisible();
    await page.getByLabel('Note for the team').fill('Called: the phone is new.');
    await page.getByRole('button', { name: 'Add note' }).click();
    const story = page.getByRole('region', { name: 'Timeline' });
    await expect(story.getByRole('listitem').first()).toContainText('Called: the phone is new.');
    await expect(page.getByLabel('Note for the team')).toHaveValue('');

    await expect(page.getByText('SM-DP+')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show codes' }).click();
    await expect(page.getByAltText('QR code that installs this eSIM')).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.getByRole('button', { name: 'Hide codes' }).click();
    await expect(page.getByText('SM-DP+')).toHaveCount(0);

    const other = `other.${Date.now()}@posteo.example`;
    await page.getByRole('button', { name: 'Send the eSIM again' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Another address').fill('nowhere');
    await dialog.getByLabel('Reason').fill('the first mailbox is full');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByText('Enter a complete email address.').first()).toBeVisible();
    await dialog.getByLabel('Another address').fill(other);
    await expectToFit(page, ...WIDTHS);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(`On its way to ${other}.`, { exact: false })).toBeVisible();
    await books.expectCodesAt(other);
    await books.mailTo(mia.email, 'We sent your eSIM to another address');
    // Those mails were still queued when the page was read.
    await page.reload();

    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Partial refund',
      'Goodwill',
      'Replace the eSIM',
      'Download as PDF',
    ]);
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download as PDF' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${number}.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(story.getByText('Order drawn as PDF')).toBeVisible();
  },
);

test('three buyers of one name are told apart, and found by what they write', async ({
  page,
  shop,
  sandbox,
}) => {
  await page.goto('/faq');
  for (const [lastName, iso] of [
    ['Martin', 'JP'],
    ['Dubois', 'JP'],
    ['Durand', 'FR'],
  ] as const) {
    const email = `${lastName.toLowerCase()}.${Date.now()}@posteo.example`;
    await buyAsGuest(page, sandbox, { iso, buyer: { firstName: 'Chloé', lastName, email } });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await openConsole(page, shop);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or act' });
  const orders = page.getByRole('option', { name: 'SP-' });
  await field.fill('chloe');
  await expect(orders).toHaveText([
    /Chloé D\. · France, .* GB, 7 days/,
    /Chloé D\. · Japan, .* GB, 7 days/,
    /Chloé M\. · Japan, .* GB, 7 days/,
  ]);
  await expectToFit(page, ...WIDTHS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await field.fill('durnad');
  await expect(page.getByText('No results for “durnad”. These come nearest:')).toBeVisible();
  await expect(orders).toHaveText([/France/]);
  await field.press('Enter');
  await expect(page.getByText(/^Chloé Durand · France, /)).toBeVisible();

  await page.goto('/operate/orders?search=chloe');
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText(/Chloé D\.d\*\*\*@posteo\.example.*France, /);
  await expect(rows.nth(3)).toContainText(/Chloé M\.m\*\*\*@posteo\.example.*Japan, /);
  await expectToFit(page, ...WIDTHS);
});
