import { expect, NO_LIMITS, test } from '../../support/browser/browser.ts';
import { PriceWalk } from '../../support/browser/price-walk.ts';

test.use({ settings: { ...NO_LIMITS, FEE_POLICY: 'included' } });

for (const width of [360, 1440]) {
  test(`where fees are included, ${width} px wide: one price from the bar to the receipt`, async ({
    page,
    books,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const walk = new PriceWalk(page, 'included');
    await walk.buy('/country/JP', books);
    await walk.topUp();
    for (const path of ['/regional/europe', '/browse?country=JP']) {
      await page.goto(path);
      await walk.paidInBar();
    }
  });
}

test('no page of words speaks of a fee on top', async ({ page }) => {
  for (const path of ['/faq', '/terms-of-service', '/refund-policy', '/about-us', '/support']) {
    await page.goto(path);
    expect([path, await page.getByRole('main').textContent()]).toEqual([
      path,
      expect.not.stringMatching(/processing fee|fees? included/i),
    ]);
  }
});
