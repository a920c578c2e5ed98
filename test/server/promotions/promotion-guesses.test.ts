import { expect, it } from 'vitest';

import { OF_ADDRESS } from '../../../src/server/http/limit-calls.ts';
import { countedBefore } from '../../support/database/behind-the-shop.ts';
import { promotionsOf, quotedWith, tryCode } from '../../support/shop/promotions.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { RATE_LIMIT_SCALE: '1' } });
const codes = promotionsOf(shop);

it('one browser may try twenty wrong codes an hour, one address a hundred; valid codes do not count', async () => {
  const code = await codes.make();
  const buyer = shop.buyer();
  const plan = await buyer.plan('JP');
  await buyer.begin(plan);
  for (let times = 0; times < 25; times++) await quotedWith(buyer, plan, code);
  for (let guess = 0; guess < 20; guess++)
    expect((await tryCode(buyer, plan, `GUESS-${guess}`)).body.why).toBe('unknown');
  const stopped = await tryCode(buyer, plan, code);
  expect([stopped.status, stopped.body.reason]).toEqual([429, 'too_many_promotions']);
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  // The checkout itself still works.
  expect((await buyer.start(await buyer.request(plan))).status).toBe(200);
  // So do others at the address, until all of them together have guessed too often.
  await quotedWith(shop.buyer(), plan, code);
  await countedBefore(shop.deps, OF_ADDRESS['promotion code'], 99);
  expect((await tryCode(shop.buyer(), plan, 'GUESS-100')).body.why).toBe('unknown');
  expect((await tryCode(shop.buyer(), plan, code)).status).toBe(429);
  shop.passSeconds(3601);
  expect((await tryCode(buyer, plan, code)).status).toBe(200);
});
