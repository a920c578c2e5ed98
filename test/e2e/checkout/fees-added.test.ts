import { test } from '../../support/browser/browser.ts';
import { PriceWalk } from '../../support/browser/price-walk.ts';

for (const width of [360, 1440]) {
  test(`where fees are added, ${width} px wide: what is paid stands beside the price from the bar on`, async ({
    page,
    books,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const walk = new PriceWalk(page, 'added');
    await walk.buy('/country/JP', books);
    await walk.topUp();
    for (const path of ['/regional/europe', '/browse?country=JP']) {
      await page.goto(path);
      await walk.paidInBar();
    }
  });
}
