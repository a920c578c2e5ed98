import { expect, test } from 'vitest';

import { drawing } from '../../../src/server/drawing/drawing-thread.ts';
import { startTestShop } from '../../support/shop/shop.ts';

test('the thread that draws serves one shop after the other', async () => {
  const begun: number[] = [];
  for (let shops = 0; shops < 2; shops += 1) {
    const shop = await startTestShop();
    const buyer = shop.buyer();
    await buyer.buy();
    expect(await shop.subjectsTo(buyer.email)).not.toEqual([]);
    begun.push(drawing.started);
    await shop.stop();
  }
  expect(begun[0]).toBeGreaterThan(0);
  expect(begun[1]).toBe(begun[0]);
});
