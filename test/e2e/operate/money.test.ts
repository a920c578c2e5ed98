import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { filledConsole } from '../../support/browser/fake-console.ts';
import { idOf, journalFacts } from '../../support/browser/samples/console-samples.ts';
import {
  ossReturnFacts,
  reconciliationFacts,
  payoutFacts,
} from '../../support/browser/samples/money-samples.ts';

const WIDTHS = [360, 768, 1440];

test('Money shows income and refunds, by the chosen grouping', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'finance';
  await fake.serve(page);
  await page.goto('/operate/money');
  await expect(page).toHaveTitle(/^Money · /);
  await expect(page.getByText('1 Nov 2026 to 24 Nov 2026', { exact: false })).toBeVisible();
  const table = page.getByRole('table');
  await expect(table).toHaveAccessibleName('Day by day');
  await expect(table.getByRole('row')).toHaveCount(26);
  await expect(page.getByLabel('Group by', { exact: true })).toHaveText(/^Day/);
  await expect(page.getByRole('img', { name: /the highest gross is \$581\.79/ })).toBeVisible();
  await expect(
    page.getByText('2 payments and refunds have no known fee yet: $1.03 is estimated', { exact: false }),
  ).toBeVisible();
  await expectToFit(page, ...WIDTHS);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Group by', { exact: true }).selectOption('method');
  await expect(page).toHaveURL(/by=method/);
  await expect(table).toHaveAccessibleName('By method');
  await expect(table.getByRole('rowheader')).toHaveText(['Card', 'PayPal', 'Apple Pay', 'Total']);
  await page.getByRole('button', { name: 'Last month' }).click();
  await expect(page).toHaveURL(/by=method&from=\d{4}-\d\d-01&to=/);
  await page.getByLabel('Group by', { exact: true }).selectOption('partner');
  await expect(table.getByRole('rowheader')).toHaveText(['No partner', 'atlas-tours', 'Total']);
  await expectToFit(page, ...WIDTHS);
});

test(
  'an order shows its journal, line by line, to roles responsible for money',
  { tag: LONG },
  async ({ page }) => {
    const fake = filledConsole();
    fake.role = 'finance';
    await fake.serve(page);
    await page.goto(`/operate/orders/${idOf(2)}`);
    const journal = page.getByRole('table', { name: 'Journal' });
    await expect(journal.getByRole('rowheader')).toHaveText([
      'Price',
      'Fee',
      'Cost',
      'Refund',
      'Lost dispute',
      'Balance',
    ]);
    await expect(journal.getByRole('row', { name: /^Balance/ })).toContainText('$0.00');
    await expect(page.getByRole('link', { name: 'po_1Qx8mK2eZvKYlo2C1a2b' })).toHaveAttribute(
      'href',
      `/operate/money/payouts/${idOf(60)}`,
    );
    await expectToFit(page, ...WIDTHS);

    fake.on('journal', () => journalFacts({ entries: [], balances: [] }));
    await page.reload();
    await expect(page.getByText('No money has moved yet.')).toBeVisible();
    const asked = fake.callsOf('journal').length;
    fake.role = 'support';
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    expect(fake.callsOf('journal')).toHaveLength(asked);
  },
);

test('Reconciliation lists each comparison, and makes another', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'finance';
  await fake.serve(page);
  await page.goto('/operate/money');
  await page.getByRole('link', { name: 'Reconciliation' }).click();
  await expect(page).toHaveTitle(/^Reconciliation · /);
  const table = page.getByRole('table', { name: 'Reconciliations' });
  await expect(table.getByRole('row')).toHaveCount(9);
  await expectToFit(page, ...WIDTHS);
  await page.getByRole('button', { name: 'Reconcile now' }).click();
  await expect(page.getByText('All records match.')).toBeVisible();
  fake.on('reconciliation_run', () => reconciliationFacts(2));
  await page.getByRole('button', { name: 'Reconcile now' }).click();
  await expect(page.getByText('Some providers couldn’t be reached. The others match.')).toBeVisible();
  await expectToFit(page, ...WIDTHS);

  await page.goto(`/operate/money/reconciliation/${idOf(301)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Reconciliation /);
  await expect(page.getByRole('region', { name: 'Differences' })).toContainText(
    '$17.63 there and $17.64 here',
  );
  await expectToFit(page, ...WIDTHS);
  fake.on('reconciliation', () => reconciliationFacts(2));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Not compared' })).toContainText(
    'PayPal does not answer right now',
  );
  fake.on('reconciliations', () => ({ reconciliations: [], next: null }));
  await page.goto('/operate/money/reconciliation');
  await expect(page.getByText('No reconciliations yet')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
});

test('Invoices are filtered, found and saved', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'finance';
  await fake.serve(page);
  await page.goto('/operate/money/invoices');
  await expect(page).toHaveTitle(/^Invoices · /);
  const table = page.getByRole('table', { name: 'Invoices and credit notes' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expectToFit(page, ...WIDTHS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Kind').selectOption('Credit note');
  await page.getByLabel('Number, order or email').fill('INV-1042');
  await page.getByLabel('Number, order or email').press('Enter');
  await expect
    .poll(() => fake.callsOf('invoices').at(-1)?.query)
    .toEqual({ kind: 'credit_note', search: 'INV-1042' });
  await page.getByLabel('Month').selectOption({ index: 1 });
  await expect(page).toHaveURL(/month=\d{4}-\d\d/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'INV-001042 as PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('INV-001042.pdf');
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  await expect.poll(() => fake.callsOf('invoices.zip').at(-1)?.query).toMatchObject({ search: 'INV-1042' });
  fake.on('invoices', () => ({ invoices: [], next: null }));
  await page.reload();
  await expect(page.getByText('No document matches these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page.getByText('No invoices yet')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
});

test('The OSS return of a quarter is shown and saved', async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'finance';
  await fake.serve(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/operate/money/oss-return');
  await expect(page).toHaveTitle(/^OSS return · /);
  await expect(page.getByText('VAT due: €409.63')).toBeVisible();
  const supplies = page.getByRole('table', { name: 'Supplies' });
  await expect(supplies.getByRole('row', { name: 'Germany (DE)' })).toContainText('19%');
  await expect(page.getByRole('table', { name: 'Corrections of earlier quarters' })).toContainText('Q2 2026');
  await expect(page.getByRole('table', { name: 'For the return at home' })).toContainText('Ireland (IE)');
  await expectToFit(page, ...WIDTHS);
  await page.setViewportSize({ width: 1440, height: 900 });
  fake.on('oss_return.csv', () => ({}));
  fake.on('oss_documents.csv', () => ({}));
  await page.getByRole('button', { name: 'Totals CSV' }).click();
  await page.getByRole('button', { name: 'Documents CSV' }).click();
  await expect.poll(() => fake.callsOf('oss_documents.csv')).toHaveLength(1);
  await expect.poll(() => fake.callsOf('oss_return.csv')).toHaveLength(1);
  // The rates of a quarter that still runs are not published, and one that nobody read is named.
  fake.on('oss_return', () => ossReturnFacts('2026-Q4'));
  await page.reload();
  await expect(page.getByText('Some amounts can’t be converted')).toBeVisible();
  await expect(page.getByText('Not published yet')).toBeVisible();
  await expect(page.getByText('VAT due')).toHaveCount(0);
  const lacking = [{ currency: 'USD', day: '2026-12-31', per_euro: null, is_to_come: false }];
  fake.on('oss_return', () => ({ ...ossReturnFacts('2026-Q4'), rates: lacking }));
  await page.reload();
  await expect(
    page.getByText('The shop doesn’t have the rate of USD on 2026-12-31', { exact: false }),
  ).toBeVisible();
  fake.on('oss_return', () => ({ ...ossReturnFacts(), lines: [], rates: [] }));
  await page.reload();
  await expect(page.getByText('No invoice or credit note counts in this quarter.')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
});

test('Payouts are listed with their unmatched parts', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'finance';
  await fake.serve(page);
  await page.goto('/operate/money/payouts');
  await expect(page).toHaveTitle(/^Payouts · /);
  await expect(page.getByRole('table', { name: 'Payouts' }).getByRole('row')).toHaveCount(11);
  await expect(page.getByText('PayPal has no payouts here', { exact: false })).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await page.goto(`/operate/money/payouts/${idOf(501)}`);
  await expect(page.getByText('Its transactions add up to $676.12', { exact: false })).toBeVisible();
  await expect(page.getByText('2 transactions don’t match our records.', { exact: false })).toBeVisible();
  const table = page.getByRole('table', { name: 'Transactions' });
  await expect(table.getByText('Not in our records')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Show', { exact: true }).selectOption('Unmatched');
  await expect(page.getByText('Nothing matches this filter.')).toBeVisible();
  for (const [n, told] of [
    [2, 'haven’t been read yet'],
    [3, 'This payout is manual'],
    [4, 'The bank returned this payout'],
  ] as const) {
    fake.on('payout', ({ id }) => payoutFacts(n, { id, entries: [] }));
    await page.goto(`/operate/money/payouts/${idOf(500 + n)}`);
    await expect(page.getByText(told, { exact: false })).toBeVisible();
  }
  fake.on('payouts', () => ({ payouts: [], next: null, without: [] }));
  await page.goto('/operate/money/payouts');
  await expect(page.getByText('No payouts yet')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
});

test('Money is hidden from roles not responsible for it', { tag: LONG }, async ({ page }) => {
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
