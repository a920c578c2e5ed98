import { test, LONG } from '../../support/browser/browser.ts';
import { PriceWalk } from '../../support/browser/price-walk.ts';

test(
  'added fees: the total is beside the price from the bar on, at any width',
  { tag: LONG },
  async ({ page, books }) => {
    test.slow();
    const walk = new PriceWalk(page, 'added', 360);
    await walk.buy('/country/JP', books);
    await walk.topUp();
    for (const path of ['/regional/europe', '/browse?country=JP']) {
      await page.goto(path);
      await walk.paidInBar();
    }
  },
);
