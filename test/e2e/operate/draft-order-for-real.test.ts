import { expect, expectToFit, openAwake, test } from '../../support/browser/browser.ts';
import { CARDS, someone } from '../../support/browser/checkout-page.ts';

test('a company asks for a quote, accepts the offer, pays and gets its eSIMs', async ({
  page,
  shop,
  checkout,
  books,
}) => {
  const { email } = someone();
  await openAwake(page, '/business-contact');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Company name').fill('Aurora Tours');
  await field('Contact name').fill('Mia Larsen');
  await field('Email').fill(email);
  await field('Message').fill('We need 12 seats for Japan.');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await expect(page.getByText('within one business day').first()).toBeVisible();
  await expect.poll(async () => (await books.mailsTo(email)).length).toBe(1);

  const [url = ''] = (await shop.operate('operator', 'link')).split('\n');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  await expect(page).toHaveURL(/\/operate\/dashboard$/);
  await page.getByRole('link', { name: 'Leads' }).click();
  await page.getByRole('link', { name: 'Aurora Tours' }).first().click();
  await page.getByRole('link', { name: 'Make an offer' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Mia Larsen');
  await expect(page.getByLabel('Quantity')).toHaveValue('12');
  // What is missing is said beside its field, and nothing that was typed is lost.
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose' }).first()).toBeVisible();
  await page.getByLabel('Language of emails and documents').selectOption('en');
  await page.getByLabel('Currency').selectOption('USD');
  await page.getByRole('combobox', { name: 'Place' }).fill('Japan');
  await page.getByRole('combobox', { name: 'Place' }).press('Enter');
  await expect(page.getByLabel('Plan', { exact: true }).getByRole('option').nth(2)).toBeAttached();
  await page.getByLabel('Plan', { exact: true }).selectOption({ index: 2 });
  await page.getByLabel('Price of one').fill('9.00');
  await page.getByLabel('Prices by volume').fill('10: 8.50, 100: 8.00');
  await expectToFit(page, 360, 768, 1440);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^QT-/ })).toBeVisible();
  await expectToFit(page, 360, 768, 1440);
  await page.getByRole('button', { name: 'Send the offer' }).click();
  await expect(page.getByText('on their way to the buyer')).toBeVisible();
  const offer = (await page.locator('a[href*="/offer/"]').getAttribute('href')) ?? '';

  await page.context().clearCookies();
  await page.goto(offer);
  await expect(page.getByRole('heading', { level: 1, name: /^Your offer QT/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('$102.00').first()).toBeVisible();
  await expectToFit(page, 360, 768, 1440);
  await page.getByRole('button', { name: 'Accept and pay' }).click();
  await checkout.waitForCard();
  await expect(checkout.email).toHaveValue(email);
  await checkout.fillCard(CARDS.pays);
  await checkout.complete();
  await expect.poll(async () => (await books.booked()).charges.map(({ amount }) => amount)).toEqual([10_200]);
  await expect.poll(async () => (await books.booked()).provider_orders.length, { timeout: 30_000 }).toBe(12);
  await page.goto(offer);
  await expect(page.getByRole('heading', { level: 2, name: 'Your eSIMs' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /SP-/ }).nth(11).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible();
});
