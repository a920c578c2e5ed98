import { readFile } from 'node:fs/promises';

import { unzipSync } from 'fflate';

import { orderNumber } from '../../../src/domain/checkout/order.ts';
import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { openServedConsole, startServedConsole } from '../../support/browser/served-console.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';

const WIDTHS = [360, 768, 1440];

let world: TestShop;
let id = '';
test.beforeAll(async () => {
  world = await startServedConsole({});
  const owned = await ownerOfEsim(world);
  await world.settle();
  ({ id } = await world.purchaseOf(owned));
  // Stripe books a charge one second after it is paid.
  await expect
    .poll(async () => {
      world.passSeconds(3601);
      await world.handlers['fees.read']({});
      const { rows } = await world.deps.db.db.execute<{ read: boolean }>(
        `select bool_and(fee_cents is not null) as read from payment where purchase_id = '${id}'`,
      );
      return rows[0]?.read;
    })
    .toBe(true);
});
test.afterAll(() => world.stop());

test(
  'a purchase has a row in Money, a balanced journal and an invoice, and matches in books and payout',
  { tag: LONG },
  async ({ page }) => {
    // On a phone the navigation is behind a button.
    await page.setViewportSize({ width: 1440, height: 900 });
    await openServedConsole(page, world);
    await page.getByRole('link', { name: 'Money', exact: true }).click();
    await page.getByLabel('Group by', { exact: true }).selectOption('country');
    await page.getByLabel('From').fill('2020-01-01');
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['JP', 'Total']);
    await expect(page.getByText('no fee is known yet', { exact: false })).toHaveCount(0);

    await page.getByRole('link', { name: 'Reconciliation' }).click();
    await expect(page.getByText('No reconciliations yet')).toBeVisible();
    await page.getByRole('button', { name: 'Reconcile now' }).click();
    await expect(page.getByText('All records match.')).toBeVisible();
    const made = page.getByRole('table', { name: 'Reconciliations' }).getByRole('link');
    await expect(made).toHaveCount(1);
    await made.click();
    await expect(
      page.getByRole('table', { name: 'Compared records' }).getByRole('rowheader').first(),
    ).toHaveText('Stripe');

    await page.goto(`${world.baseUrl}/operate/money/invoices`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download ZIP' }).click();
    const archive = unzipSync(await readFile(await (await saved).path()));
    expect(Object.keys(archive)).toEqual(['INV-000001.pdf']);

    await world.world.control('stripe-payout', {});
    await world.handlers['payouts.read']({});
    await page.getByRole('link', { name: 'Payouts' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Matched');
    await page.getByRole('table', { name: 'Payouts' }).getByRole('link').click();
    await page.getByRole('link', { name: orderNumber(id) }).click();

    const journal = page.getByRole('table', { name: 'Journal' });
    await expect(journal.getByRole('rowheader')).toContainText(['Balance']);
    const kinds = await journal.getByRole('rowheader').allTextContents();
    expect(kinds.toSorted()).toEqual(['Balance', 'Cost', 'Fee', 'Price']);
    const sums = await journal.getByRole('row').allTextContents();
    for (const row of sums.slice(1)) expect(row).toContain('$0.00');
  },
);

test(
  'an e-mail is shown as it is sent, and mailed to the operator on request',
  { tag: LONG },
  async ({ page }) => {
    await openServedConsole(page, world);
    await page.goto(`${world.baseUrl}/operate/emails/templates/delivered`);
    const frame = page.locator('iframe').contentFrame();
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.getByRole('img').first()).toBeVisible();
    await page.getByRole('button', { name: 'Send to me' }).click();
    await expect(page.getByText(/^Sent to \S+\. Server response: 250/)).toBeVisible();
    await page.getByRole('link', { name: 'All templates' }).click();
    await page.getByRole('link', { name: 'Outbox' }).click();
    await expect(
      page.getByRole('table', { name: 'Outbox' }).getByText('eSIM delivered').first(),
    ).toBeVisible();
  },
);

test('all of Money and Emails looks right with a real shop', { tag: LONG }, async ({ page, complaints }) => {
  complaints.expect(/Blocked script execution in '\S+mail_preview\.html/);
  await world.handlers['reconciliation.run']({});
  await openServedConsole(page, world);
  const pages = [
    `orders/${id}`,
    'money',
    'money/reconciliation',
    'money/invoices',
    'money/oss-return',
    'money/payouts',
    'mails',
    'mails/templates',
    'mails/templates/refunded',
  ];
  for (const path of pages) {
    await page.goto(`${world.baseUrl}/operate/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const panel = page.getByRole('heading', { level: 2 });
    await expect(page.getByRole('table').or(page.locator('iframe')).or(panel).first()).toBeVisible();
    await expectToFit(page, ...WIDTHS);
  }
});
