import type { Page } from '@playwright/test';

import type { Country, SoldPlan } from '../../../src/domain/catalog/catalog-schema.ts';
import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import type { Currency } from '../../../src/domain/currencies.ts';
import { formatMoney, type Money, ofMinor } from '../../../src/domain/money.ts';
import { anAddress, signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, expectToFit, NO_LIMITS, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, checkoutAddress, someone, tabTo } from '../../support/browser/checkout-page.ts';
import { openConsole } from '../../support/browser/console-page.ts';
import { shiftsOn, watchShifts } from '../../support/browser/layout-shifts.ts';
import { PAYERS } from '../../support/browser/paypal-window.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import { sellIn } from '../../support/shop/sell-in.ts';

// Its own shop: in others, a German page has dollars.
test.use({ settings: { ...NO_LIMITS, BRAND_NAME: 'Simport Abroad' } });

test.beforeAll(async ({ shop }) => {
  await sellIn(shop, ['EUR', 'JPY', 'KRW']);
});

/** '2,59 €', as German pages have it. */
const inGerman = ({ amount }: Money) =>
  `${(amount / 100)
    .toFixed(2)
    .replace('.', ',')
    .replaceAll(/\B(?=(\d{3})+,)/g, '.')}\u00A0€`;

async function quoteIn(page: Page, plan: SoldPlan, currency: Currency): Promise<Quote['methods']> {
  const { bundle_name, country_code } = plan;
  const answer = await page.request.post('/api/quote', { data: { bundle_name, country_code, currency } });
  return ((await answer.json()) as { quote: Quote }).quote.methods;
}

test('German pages say in euros what the checkout charges, and search engines read the same', async ({
  page,
  books,
  checkout,
}) => {
  const answer = await page.request.get('/api/countries/IT?language=de');
  const { country } = (await answer.json()) as { country: Country };
  const plans = [country.fixed_plans, country.unlimited_plans].flatMap((by) => Object.values(by).flat());
  const [first] = plans;
  if (!first) throw new Error('no plans');
  await expect.poll(async () => (await page.request.get('/de/country/IT')).text()).toContain('"EUR"');
  await openAwake(page, '/de/country/IT');
  const shown = await page.locator('label [translate="no"]').allTextContents();
  const prices = new Set(plans.map(({ local }) => inGerman(ofMinor(local?.price ?? 0, 'EUR'))));
  expect(shown.filter((price) => !prices.has(price))).toEqual([]);
  expect(shown.length).toBeGreaterThan(6);
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured.join('').match(/"priceCurrency":"\w+"/g)).toEqual([
    '"priceCurrency":"EUR"',
    '"priceCurrency":"EUR"',
  ]);
  for (const address of ['/de', '/de/browse', '/de/regional', '/de/country/IT/guide', '/de/country/IT']) {
    await openAwake(page, address);
    // What the search and the rest of the page say in amounts, they say in euros.
    const words = await page.locator('main').textContent();
    expect([address, words?.match(/\d\u00A0?\$|\$\d/g)]).toEqual([address, null]);
    await expectToFit(page, 320, 390, 1280);
  }

  await page.locator('input[type="radio"]').nth(2).check({ force: true });
  const id = JSON.parse(await page.locator('input[type="radio"]:checked').first().inputValue()) as {
    id: string;
  };
  const chosen = plans.find(({ bundle_name: name }) => name === id.id) ?? first;
  await page.locator('#buy').click();
  const { stripe } = await quoteIn(page, chosen, 'EUR');
  expect([stripe.currency, stripe.price_cents]).toEqual(['EUR', chosen.local?.price]);
  await expect(checkout.cardInput('cardnumber')).toBeVisible();
  await expect(page.locator('button[type="submit"]').last()).toContainText(
    inGerman(ofMinor(stripe.total_cents, 'EUR')),
  );
  // No price has changed on the way.
  await expect(page.getByRole('status').filter({ hasText: '€' })).toHaveCount(0);
  const buyer = someone();
  await page.locator('[autocomplete="given-name"]').fill(buyer.firstName);
  await page.locator('[autocomplete="family-name"]').fill(buyer.lastName);
  await page.locator('[autocomplete="email"]').first().fill(buyer.email);
  await checkout.cardInput('cardnumber').fill('4242424242424242');
  await checkout.cardInput('exp-date').fill('0434');
  await checkout.cardInput('cvc').fill('123');
  await page.locator('input[autocomplete="given-name"]').press('Enter');
  await expect(page.getByRole('dialog')).toContainText(inGerman(ofMinor(stripe.total_cents, 'EUR')));
  expect((await books.booked()).charges).toMatchObject([{ amount: stripe.total_cents, currency: 'eur' }]);
});

const WAYS = ['card and keyboard', 'wallet', 'paypal'] as const;

for (const [currency, way] of (['EUR', 'JPY'] as const).flatMap((each) =>
  WAYS.map((way) => [each, way] as const),
))
  test(`a purchase in ${currency} by ${way} is charged, shown, invoiced and refunded in it`, async ({
    page,
    shop,
    books,
    checkout,
    paypal,
    wallets,
  }) => {
    const plan = (await aPlan(page)) as SoldPlan;
    const methods = await quoteIn(page, plan, currency);
    const asked = way === 'paypal' ? methods.paypal : methods.stripe;
    const total = ofMinor(asked?.total_cents ?? 0, currency);
    const email = anAddress();
    const buyer = Object.assign(someone(), { email });
    await books.control('stripe-wallets', { emails: [email, anAddress()] });
    const byKeyboard = way === 'card and keyboard';
    await openAwake(page, `${checkoutAddress(plan)}${byKeyboard ? '' : `&currency=${currency}`}`);
    await checkout.waitForCard();
    await expectToFit(page, 320, 390, 1280);
    const completed = page.waitForResponse(/\/complete-(paypal-)?purchase\/?$/);
    if (way === 'wallet') {
      await wallets.press('Apple Pay');
      await expect(wallets.sheet('Apple Pay').getByText(formatMoney(total)).first()).toBeVisible();
      await wallets.agree('Apple Pay');
    } else if (byKeyboard) {
      const { keyboard } = page;
      const choice = page.getByLabel('Currency', { exact: true });
      const folded = page.locator('aside button[aria-expanded="false"]');
      if (await folded.isVisible()) {
        await tabTo(page, folded);
        await keyboard.press('Enter');
      }
      await tabTo(page, choice);
      await keyboard.type(currency);
      await expect(choice).toHaveValue(currency);
      await checkout.waitForCard();
      await tabTo(page, checkout.email);
      await keyboard.type(email);
      await keyboard.press('Tab');
      await keyboard.type(buyer.firstName);
      await keyboard.press('Tab');
      await keyboard.type(buyer.lastName);
      await tabTo(page, checkout.cardInput('cardnumber'));
      await keyboard.type(`${currency === 'JPY' ? CARDS.asksTheBuyer : CARDS.pays}0434123`);
      await expect(page.getByText('Card information is complete')).toBeVisible();
      await expect(checkout.pay).toContainText(formatMoney(total));
      await tabTo(page, checkout.pay);
      await keyboard.press('Enter');
      if (currency === 'JPY') await checkout.answerBank('Complete');
    } else {
      await paypal.choose();
      await checkout.fillBilling(buyer);
      const popup = await paypal.press();
      await expect(popup.page.getByText(formatMoney(total)).first()).toBeVisible();
      await popup.payAs(PAYERS.pays);
    }
    await expect(checkout.success).toContainText(formatMoney(total));
    const { order } = (await (await completed).json()) as { order: string };

    const booked = await books.booked();
    const taken = [...booked.charges, ...booked.paypal_captures];
    expect(taken.map((one) => [one.amount, one.currency.toUpperCase()])).toEqual([[total.amount, currency]]);
    await books.mailTo(email, 'Your eSIM for Japan is ready');
    const [pdf] = (await books.mailsTo(email)).flatMap((mail) =>
      mail.attachments
        .filter(({ content_type: type }) => type === 'application/pdf')
        .map(({ filename }) => books.attachment(mail, filename)),
    );
    if (!pdf) throw new Error('no invoice');
    expect((await readPdf(await pdf)).text).toContain(formatMoney(total));

    await page.goto(`/order/${order}`);
    await expect(page.locator('main')).toContainText(formatMoney(total));
    const number = await page.locator('dt:text-is("Order number") + dd').innerText();
    const part = Math.floor(total.amount / 3);
    const typed = currency === 'JPY' ? String(part) : (part / 100).toFixed(2);
    await shop.operate('refund', number, 'a test', '--part', typed, '--yes');
    await shop.operate('refund', number, 'a test', '--yes');
    await expect
      .poll(async () => (await books.booked()).refunds.map(({ amount }) => amount).toSorted((a, b) => a - b))
      .toEqual([part, total.amount - part]);
    await page.reload();
    await expect(page.locator('main')).toContainText(formatMoney(ofMinor(part, currency)));
    await expectToFit(page, 320, 390, 1280);

    if (!byKeyboard) return;
    await openConsole(page, shop);
    await page.getByRole('link', { name: number }).click();
    const journal = page.getByRole('table', { name: 'Journal' });
    await expect(journal).toContainText(formatMoney(total));
    await expect(journal.getByRole('row', { name: /^Balance/ })).toContainText(
      formatMoney(ofMinor(0, currency)),
    );
  });

test('a buyer whose card was declined chooses another currency, and pays once in that', async ({
  page,
  books,
  checkout,
  complaints,
}) => {
  complaints.expect(/status of 402/);
  const plan = (await aPlan(page)) as SoldPlan;
  const { stripe } = await quoteIn(page, plan, 'EUR');
  const buyer = await checkout.openFilled({ card: CARDS.declined });
  await checkout.pay.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await checkout.unfoldSummary();
  const choice = page.getByLabel('Currency', { exact: true });
  await expect(choice).toHaveValue('USD');
  await choice.selectOption('EUR');
  await expect(checkout.pay).toContainText(formatMoney(ofMinor(stripe.total_cents, 'EUR')));
  await expectToFit(page, 320, 390, 1280);
  await checkout.waitForCard();
  await checkout.fill(buyer);
  await checkout.complete();
  const { charges } = await books.booked();
  expect(charges).toMatchObject([{ amount: stripe.total_cents, currency: 'eur', refunded: false }]);
});

test('a method that does not take the currency says so, even if it was chosen before', async ({
  page,
  checkout,
  paypal,
}) => {
  const plan = (await aPlan(page)) as SoldPlan;
  await checkout.open();
  await paypal.choose();
  await openAwake(page, `${checkoutAddress(plan)}&currency=KRW`);
  await expect(page.getByText('PayPal doesn’t take KRW. Pay by card instead.')).toBeVisible();
  await expect(checkout.radio('PayPal')).toBeDisabled();
  await expect(checkout.pay).toContainText('₩');
  await expectToFit(page, 320, 390, 1280);
});

/** Pages that show prices from the start. */
const PRICED = [
  '/',
  '/country/IT',
  '/country/IT/guide',
  '/browse',
  '/browse?part=Asia',
  '/regional',
  '/regional/europe',
  '/regional?to=japan,italy,chile',
];

/** What a page says in dollars. */
const dollarsOn = async (page: Page) =>
  (await page.locator('body').innerText()).match(/(?<![A-Z])\$\d[\d.,]*/g);

const choose = (page: Page, shop: { baseUrl: string }, currency: string) =>
  page.context().addCookies([{ name: 'simport_currency', value: currency, url: shop.baseUrl }]);

test('a reader’s own currency is on every page before its scripts run, and after', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/dynamically imported module/);
  const answer = await page.request.get('/api/countries/IT?language=de');
  const { country } = (await answer.json()) as { country: Country };
  const plans = [country.fixed_plans, country.unlimited_plans].flatMap((by) => Object.values(by).flat());
  await expect.poll(async () => (await page.request.get('/country/IT')).text()).toContain(' EUR');
  await choose(page, shop, 'EUR');
  await watchShifts(page);
  for (const address of PRICED) {
    await page.route('**/assets/**/*.js', (route) => route.abort('aborted'));
    await page.goto(address);
    expect([address, await dollarsOn(page)]).toEqual([address, null]);
    const painted = await page.locator('[data-price]').allInnerTexts();
    expect(painted.join(' ')).toContain('€');
    await page.unroute('**/assets/**/*.js');
    await openAwake(page, address);
    const { coming, there } = await shiftsOn(page);
    expect.soft(coming + there, `${address} moves`).toBeLessThan(0.005);
    expect([address, await dollarsOn(page)]).toEqual([address, null]);
    expect([address, await page.locator('[data-price]').allInnerTexts()]).toEqual([address, painted]);
  }
  await openAwake(page, '/country/IT');
  const shown = await page.locator('label [translate="no"]').allTextContents();
  const prices = new Set(plans.map(({ local }) => formatMoney(ofMinor(local?.price ?? 0, 'EUR'))));
  expect(shown.filter((price) => !prices.has(price))).toEqual([]);
  // Another page is opened without a document, and a dialog and the search bring prices of their own.
  await page
    .getByRole('button', { name: /^Plan Details/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('€');
  expect(await dollarsOn(page)).toBeNull();
  await page.keyboard.press('Escape');
  await page.locator('header a').first().click();
  await page.getByRole('link', { name: 'View All Countries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse eSIM Plans' })).toBeVisible();
  expect(await dollarsOn(page)).toBeNull();

  await page.goto('/country/IT');
  await page.locator('#buy').click();
  await expect(page.locator('button[type="submit"]').last()).toContainText('€');
});

test('without the prices of the chosen currency, a page keeps its own, and the checkout has them', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/prices\/EUR/);
  await choose(page, shop, 'EUR');
  await page.route('**/prices/EUR-*.js', (route) => route.abort('failed'));
  await openAwake(page, '/country/IT');
  expect(await dollarsOn(page)).not.toBeNull();
  await page.locator('#buy').click();
  await expect(page.locator('button[type="submit"]').last()).toContainText('€');
});

test('a visitor chooses a currency in the menu, and is asked in their own', async ({ page, browserName }) => {
  expect(browserName).toBe('chromium');
  await openAwake(page, '/country/IT');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Language and currency' }).first().click();
  const panel = page.getByRole('navigation', { name: 'Language and currency' });
  await expect(panel.getByRole('button', { name: 'USD' })).toHaveAttribute('aria-pressed', 'true');
  await expectToFit(page, 320, 390, 1280);
  const opened = page.waitForEvent('load');
  await panel.getByRole('button', { name: 'JPY' }).click();
  await opened;
  await expect(page.locator('[data-buy-bar]')).toContainText('¥');
  await openAwake(page, '/');
  expect(await dollarsOn(page)).toBeNull();
  await page.locator('footer').getByRole('button', { name: 'English' }).click();
  await expect(panel.getByRole('button', { name: 'JPY' })).toHaveAttribute('aria-pressed', 'true');
  // A German page has euros of its own, and shows what was chosen.
  await openAwake(page, '/de/country/IT');
  await expect(page.locator('[data-buy-bar]')).toContainText('¥');
});

test('a browser that keeps no cookies says that it cannot remember a currency', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
  );
  await openAwake(page, '/');
  await page.locator('footer').getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'EUR' }).click();
  await expect(page.getByText('Your browser blocks cookies')).toBeVisible();
});

test.describe('for a visitor from Japan', () => {
  test.use({ locale: 'en-JP' });

  test('prices in yen are offered once, and an account offers its currency elsewhere', async ({
    page,
    shop,
  }) => {
    await openAwake(page, '/country/IT');
    const offer = page.getByRole('complementary', { name: 'Prices in another currency' });
    await expect(offer).toContainText('You can pay in JPY.');
    await expectToFit(page, 320, 390, 1280);
    const opened = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Show prices in JPY' }).click();
    await opened;
    await expect(page.locator('[data-buy-bar]')).toContainText('¥');
    await expect(offer).toBeHidden();

    await signUpQuietly(page, anAddress());
    await page.context().clearCookies({ name: 'simport_currency' });
    await choose(page, shop, 'EUR');
    await openAwake(page, '/country/IT');
    await page.locator('footer').getByRole('button', { name: 'English' }).click();
    const again = page.waitForEvent('load');
    await page.getByRole('button', { name: 'KRW' }).click();
    await again;
    await expect(page.locator('[data-buy-bar]')).toContainText('₩');
    await page.context().clearCookies({ name: 'simport_currency' });
    await openAwake(page, '/country/IT');
    await expect(offer).toContainText('You can pay in KRW.');
    await offer.getByRole('button', { name: 'Close' }).click();
    await openAwake(page, '/country/IT');
    await expect(offer).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('simport.currency-offer'))).toMatch(/^\d{13}$/);
  });
});
