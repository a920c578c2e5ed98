import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { BRAKE_SECONDS } from '../../../src/domain/limits/card-brake.ts';
import { cardDeclineTable } from '../../../src/server/fraud/tables.ts';
import { settle } from '../../../src/server/payments/settle.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';
import { isLong } from '../../support/machine/long.ts';
import { CardCheckout, type MemoryShop, openMemoryShop } from '../../support/memory-world/memory-shop.ts';

const BUYERS = isLong ? 2000 : 90;

let at: MemoryShop;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  at = await openMemoryShop(fresh.database, { RATE_LIMIT_SCALE: '1' });
}, 600_000);
afterAll(async () => {
  await at.shop.close();
  await drop();
});

/** A declined card, and its webhook. */
async function decline(checkout: CardCheckout, outcome: 'declined' | 'stolen'): Promise<void> {
  const { payment_intent_id: intent } = await checkout.start();
  at.world.stripe.confirm(intent, outcome);
  await settle(at.shop.deps, 'stripe', intent);
}

/** One attempt from a list of numbers, in a new browser. */
async function tries(): Promise<'told' | 'refused'> {
  const intents = at.world.stripe.intents;
  const checkout = new CardCheckout(at);
  try {
    await decline(checkout, 'stolen');
  } catch (error) {
    if (String(error).includes('too_many_declines')) return 'refused';
    throw error;
  }
  return intents.get(checkout.started?.payment_intent_id ?? '')?.declines.length === 1 ? 'told' : 'refused';
}

it(
  `${BUYERS} buyers behind one address all buy within an hour, even beside a card tester there`,
  { timeout: 600_000 },
  async () => {
    let told = 0;
    for (let index = 0; index < BUYERS; index++) {
      const buyer = new CardCheckout(at);
      // One in ten is declined first, half of them twice.
      if (index % 10 === 0) await decline(buyer, 'declined');
      if (index % 20 === 0) await decline(buyer, 'declined');
      expect((await buyer.buy()).status).toBe('ready');
      if (index >= BUYERS / 2 && (await tries()) === 'told') told += 1;
      at.world.pass(BRAKE_SECONDS / BUYERS);
    }
    expect(told).toBeGreaterThan(0);
    const { db } = at.shop.deps.db;
    const declines = await db.$count(cardDeclineTable, isNotNull(cardDeclineTable.originHash));
    expect(declines).toBeLessThanOrEqual(Math.max(20, BUYERS / 5) + 1);
  },
);

it('a card tester alone there gets at most forty answers', { timeout: 600_000 }, async () => {
  at.world.pass(2 * BRAKE_SECONDS);
  let told = 0;
  for (let index = 0; index < 60; index++) if ((await tries()) === 'told') told += 1;
  expect(told).toBeGreaterThanOrEqual(20);
  expect(told).toBeLessThanOrEqual(40);
});
