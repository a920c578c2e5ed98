import { expect, test, vi } from 'vitest';

import { drawing } from '../../../src/server/drawing/drawing.ts';
import { startTestShop } from '../../support/shop/shop.ts';

test('the drawing process serves one shop after the other', async () => {
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

test('a buyer who wants an invoice while too many wait reads when to try again', async () => {
  const shop = await startTestShop();
  const buyer = shop.buyer();
  const bought = await buyer.buy();
  const address = `/api/orders/${bought.started.order}/invoice`;
  const full = vi.spyOn(drawing, 'isFull', 'get').mockReturnValue(true);
  const refused = await buyer.get<{ code: string }>(address);
  full.mockRestore();
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${shop.baseUrl}${address}`)).status).toBe(200);
  await shop.stop();
});
