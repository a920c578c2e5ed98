import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { filledConsole } from '../../support/browser/fake-console.ts';
import { idOf, journalFacts } from '../../support/browser/samples/console-samples.ts';
import { comparisonFacts, payoutFacts } from '../../support/browser/samples/money-samples.ts';

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
  await expectToFit(page, ...WIDTHS);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('By', { exact: true }).selectOption('method');
  await expect(page).toHaveURL(/by=method/);
  await expect(table).toHaveAccessibleName('By method');
  await expect(table.getByRole('rowheader')).toHaveText(['Card', 'PayPal', 'Apple Pay', 'All']);
  await page.getByLabel('By', { exact: true }).selectOption('partner');
  await expect(table.getByRole('rowheader')).toHaveText(['No partner', 'atlas-tours', 'All']);
  await expectToFit(page, ...WIDTHS);
});

test(
  'an order shows its journal, line by line, to who answers for money',
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
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
    expect(fake.callsOf('journal')).toHaveLength(asked);
  },
);

test('Books has each comparison, and makes another', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'finance';
  await fake.serve(page);
  await page.goto('/operate/money');
  await page.getByRole('link', { name: 'Books' }).click();
  await expect(page).toHaveTitle(/^Books · /);
  const table = page.getByRole('table', { name: 'Comparisons' });
  await expect(table.getByRole('row')).toHaveCount(9);
  await expectToFit(page, ...WIDTHS);
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByText('All books agree.')).toBeVisible();
  fake.on('compare_books', () => comparisonFacts(2));
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByText('Not everybody could be asked. Whoever could agrees.')).toBeVisible();
  await expectToFit(page, ...WIDTHS);

  await page.goto(`/operate/money/books/${idOf(301)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Books on /);
  await expect(page.getByRole('region', { name: 'What differs' })).toContainText(
    '$17.63 there and $17.64 here',
  );
  await expectToFit(page, ...WIDTHS);
  fake.on('comparison', () => comparisonFacts(2));
  await page.reload();
  await expect(page.getByRole('region', { name: 'What couldn’t be compared' })).toContainText(
    'PayPal does not answer right now',
  );
  fake.on('comparisons', () => ({ comparisons: [], next: null }));
  await page.goto('/operate/money/books');
  await expect(page.getByText('Our books weren’t compared yet')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
});

test('Invoices are narrowed, found and saved', { tag: LONG }, async ({ page }) => {
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
    .toEqual({ kind: 'credit_note', which: 'INV-1042' });
  await page.getByLabel('Month').selectOption({ index: 1 });
  await expect(page).toHaveURL(/month=\d{4}-\d\d/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'INV-001042 as PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('INV-001042.pdf');
  await page.getByRole('button', { name: 'All as ZIP' }).click();
  await expect.poll(() => fake.callsOf('invoices.zip').at(-1)?.query).toMatchObject({ which: 'INV-1042' });
  fake.on('invoices', () => ({ invoices: [], next: null }));
  await page.reload();
  await expect(page.getByText('No document fits these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page.getByText('No invoices yet')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
});

test('Payouts are told with what of them is not matched', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'finance';
  await fake.serve(page);
  await page.goto('/operate/money/payouts');
  await expect(page).toHaveTitle(/^Payouts · /);
  await expect(page.getByRole('table', { name: 'Payouts' }).getByRole('row')).toHaveCount(11);
  await expect(page.getByText('PayPal isn’t here', { exact: false })).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await page.goto(`/operate/money/payouts/${idOf(501)}`);
  await expect(page.getByText('Its bookings come to $676.12', { exact: false })).toBeVisible();
  await expect(page.getByText('2 bookings aren’t what our books have.', { exact: false })).toBeVisible();
  const table = page.getByRole('table', { name: 'Bookings' });
  await expect(table.getByText('Not in our books')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Show', { exact: true }).selectOption('Not matched');
  await expect(page.getByText('There’s nothing here that fits.')).toBeVisible();
  for (const [n, told] of [
    [2, 'wasn’t read yet'],
    [3, 'was made by hand'],
    [4, 'The bank sent this payout back'],
  ] as const) {
    fake.on('payout', ({ id }) => payoutFacts(n, { id, entries: [] }));
    await page.goto(`/operate/money/payouts/${idOf(500 + n)}`);
    await expect(page.getByText(told, { exact: false })).toBeVisible();
  }
  fake.on('payouts', () => ({ payouts: [], next: null, without: [] }));
  await page.goto('/operate/money/payouts');
  await expect(page.getByText('Nothing was paid out yet')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
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
