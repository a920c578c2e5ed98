import type { Hono } from 'hono';
import { z } from 'zod';

import { DAY_MS } from './account/assignment.ts';
import type { Books, Lot } from './account/books.ts';
import { keysNotPlayed, Refusal } from './account/refusal.ts';
import { nanoTime } from './account/wire.ts';
import { findBundle } from './bundles/catalogue.ts';
import { enterRefund } from './orders/enter-refund.ts';

/** Unused stock lapses after twelve months. */
const STOCK_DAYS = 365;

const refund = z.strictObject({ usageId: z.int(), quantity: z.int().min(1) });

/** GET /inventory, and POST /inventory/refund of unused stock to the balance. */
export function serveInventory(app: Hono, books: Books): void {
  app.get('/inventory', (c) => {
    const byBundle = Map.groupBy(inStock(books), ({ bundle }) => bundle);
    return c.json({ bundles: [...byBundle].map(([name, lots]) => stockOnWire(name, lots)) });
  });

  app.post('/inventory/refund', async (c) => {
    if (!books.options.inventoryRefund) throw new Refusal(403, 'inventory refunds are not enabled');
    const request = refund.safeParse(await c.req.json().catch(() => undefined));
    if (!request.success) {
      const [issue] = request.error.issues;
      if (issue?.code === 'unrecognized_keys') throw new Refusal(400, keysNotPlayed([], issue.keys));
      throw new Refusal(400, 'usageId and quantity are required');
    }
    const { usageId, quantity } = request.data;
    const lot = inStock(books).find(({ id }) => id === usageId);
    if (!lot) throw new Refusal(400, `unknown usageId ${usageId}`);
    if (quantity > lot.remaining) throw new Refusal(400, `only ${lot.remaining} bundles are left`);
    if (books.now() >= lot.boughtAt + books.options.refundableDays * DAY_MS) {
      throw new Refusal(400, 'the bundles are too old to be refunded');
    }
    lot.remaining -= quantity;
    enterRefund(books, lot.bundle, quantity, findBundle(lot.bundle)?.wholesaleCents ?? 0);
    books.save();
    return c.json({ status: 'Successfully refunded bundles to balance' });
  });
}

function inStock(books: Books): Lot[] {
  const now = books.now();
  return books.account.inventory.filter(
    ({ remaining, boughtAt }) => remaining > 0 && now < boughtAt + STOCK_DAYS * DAY_MS,
  );
}

function stockOnWire(name: string, lots: Lot[]): Record<string, unknown> {
  const bundle = findBundle(name);
  return {
    name,
    desc: bundle?.description ?? '',
    useDms: false,
    available: lots.map(({ id, total, remaining, boughtAt }) => ({
      id,
      total,
      remaining,
      expiry: nanoTime(boughtAt + STOCK_DAYS * DAY_MS),
    })),
    countries: bundle
      ? (bundle.roaming.length > 0 ? bundle.roaming : [bundle.base]).map(({ iso }) => iso)
      : [],
    data: bundle?.dataMb ?? 0,
    duration: bundle?.days ?? 0,
    durationUnit: 'day',
    autostart: true,
    unlimited: bundle?.dailyFullSpeedMb !== null,
    speed: bundle?.speed ?? [],
  };
}
