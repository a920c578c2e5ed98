import { anAddress } from '../../support/browser/account-page.ts';
import { expect, expectToFit, NO_LIMITS, openAwake, test } from '../../support/browser/browser.ts';
import { CARDS, checkoutAddress, aPlan, someone } from '../../support/browser/checkout-page.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';

test.use({
  settings: { ...NO_LIMITS, TAX: 'table', TAX_HOME: 'IE', LEGAL_TAX_ID: 'VAT ID IE1234567A' },
});

const NET = 'Confirmed: you pay no VAT here and declare it yourself (reverse charge).';
const UNKNOWN =
  'We can’t check this number right now. You pay the VAT, and get it back once the number is confirmed.';

test('a company gives its VAT number, pays the net price, and gets an invoice that says who owes the tax', async ({
  page,
  books,
  checkout,
}) => {
  const plan = await aPlan(page);
  await openAwake(page, checkoutAddress(plan));
  await checkout.waitForCard();
  const gross = (await checkout.pay.textContent()) ?? '';
  await page.getByText('Buying for a company?').click();
  await page.getByLabel('Company', { exact: true }).fill('Weiss GmbH');
  const number = page.getByLabel('VAT Number');

  // Somebody else's number first: nobody has it.
  await number.fill('DE123456200');
  await number.blur();
  await expect(page.getByText('This number isn’t registered for VAT in the EU')).toBeVisible();
  await number.fill('DE123456301');
  await number.blur();
  await expect(page.getByText(UNKNOWN)).toBeVisible();
  await expect(checkout.pay).toHaveText(gross);
  await number.fill('de 123 456 100');
  await number.blur();
  await expect(page.getByText(NET)).toBeVisible();
  await expect(checkout.pay).not.toHaveText(gross);
  const summary = page.getByRole('complementary', { name: 'Order Summary' });
  await expect(summary).toContainText(/VAT \(reverse charge\)-?−?\$\d/);
  await expect(summary).not.toContainText('Included');
  await expectToFit(page, 320, 390, 1280);

  // A reload keeps the number, and looks it up again.
  await page.reload();
  await checkout.waitForCard();
  await expect(page.getByText(NET)).toBeVisible();
  const net = (await checkout.pay.textContent()) ?? '';
  const buyer = Object.assign(someone(), { email: anAddress() });
  await checkout.fill(buyer, CARDS.pays);
  const completed = page.waitForResponse(/\/complete-purchase\/?$/);
  await checkout.pay.click();
  const total = /\$[\d.]+/.exec(net)?.[0] ?? 'no total';
  await expect(checkout.success).toContainText(total);
  const { order } = (await (await completed).json()) as { order: string };
  const { charges } = await books.booked();
  expect(charges.map(({ amount }) => `$${(amount / 100).toFixed(2)}`)).toContain(total);

  await page.goto(`/order/${order}`);
  await expect(page.getByRole('button', { name: 'Invoice' })).toBeVisible();
  await expect(page.getByText('VAT (reverse charge)')).toBeVisible();
  const pdf = await page.request.get(`/api/orders/${order}/invoice`);
  const { text } = await readPdf(await pdf.body());
  for (const words of [
    'Weiss GmbH',
    'VAT no. DE123456100',
    'VAT ID IE1234567A',
    'Reverse charge: VAT to be accounted for by the recipient.',
    'VAT 0% (Germany) $0.00',
    total,
  ])
    expect(text).toContain(words);
});

test('without its number the company pays what everybody does', async ({ page, checkout }) => {
  await openAwake(page, checkoutAddress(await aPlan(page)));
  await checkout.waitForCard();
  const gross = (await checkout.pay.textContent()) ?? '';
  await page.getByText('Buying for a company?').click();
  const number = page.getByLabel('VAT Number');
  await number.fill('DE123456100');
  await number.blur();
  await expect(page.getByText(NET)).toBeVisible();
  await expect(checkout.pay).not.toHaveText(gross);
  await number.fill('');
  await number.blur();
  await expect(page.getByText(NET)).toHaveCount(0);
  await expect(checkout.pay).toHaveText(gross);
});
