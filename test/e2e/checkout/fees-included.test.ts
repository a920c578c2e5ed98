import { anAddress } from '../../support/browser/account-page.ts';
import { expect, NO_LIMITS, openAwake, test, LONG } from '../../support/browser/browser.ts';
import { PriceWalk } from '../../support/browser/price-walk.ts';
import { Wallets } from '../../support/browser/wallets.ts';

test.use({ settings: { ...NO_LIMITS, FEE_POLICY: 'included' }, isEmbedded: true });

const title = 'included fees: one price from the bar to the receipt, at any width';
test(title, { tag: LONG }, async ({ page, books }) => {
  test.slow();
  const walk = new PriceWalk(page, 'included', 1440);
  await walk.buy('/country/JP', books);
  await walk.topUp();
  for (const path of ['/regional/europe', '/browse?country=JP']) {
    await page.goto(path);
    await walk.paidInBar();
  }
});

test(
  'a wallet asks for the price in the bar, and charges it',
  { tag: LONG },
  async ({ page, books, checkout }) => {
    await books.control('stripe-wallets', { emails: [anAddress(), anAddress()] });
    await openAwake(page, '/country/JP');
    const paid = await new PriceWalk(page, 'included').paidInBar();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    const wallets = new Wallets(page);
    await wallets.press('Apple Pay');
    await expect(wallets.sheet('Apple Pay').locator('#amount')).toHaveText(`Pay ${paid}`);
    await wallets.agree('Apple Pay');
    await expect(checkout.success).toContainText(`You paid ${paid} with Apple Pay (Visa 4242).`);
    const { charges } = await books.booked();
    expect(charges.map(({ amount }) => `$${(amount / 100).toFixed(2)}`)).toEqual([paid]);
  },
);

test(
  'a plan bought again from the list costs its price and nothing more',
  { tag: LONG },
  async ({ page, mia }) => {
    const { finalPrice } = await mia.buyAndKeepCard();
    await page.goto('/profile');
    await page.getByRole('article', { name: 'Japan' }).getByRole('button', { name: 'Buy again' }).click();
    const question = page.getByRole('dialog', { name: 'Buy this plan again?' });
    await expect(question.getByRole('button', { name: /^Buy now/ })).toHaveText(
      `Buy now • $${finalPrice.toFixed(2)}`,
    );
    await expect(question).not.toContainText(/\bfees?\b/i);
  },
);

test('no text page mentions an added fee', { tag: LONG }, async ({ page }) => {
  for (const path of ['/faq', '/terms-of-service', '/refund-policy', '/about-us', '/support']) {
    await page.goto(path);
    expect([path, await page.getByRole('main').textContent()]).toEqual([
      path,
      expect.not.stringMatching(/processing fee|fees? included/i),
    ]);
  }
});
