import { setTimeout as pause } from 'node:timers/promises';

import type { Order } from '../../src/domain/checkout/order-schema.ts';
import type { RunningShop } from '../../test/support/shop/running-shop.ts';
import { Customer } from '../customer.ts';
import { WAYS } from '../ends.ts';

const PLACES = ['JP', 'FR', 'ES', 'US', 'IT', 'DE'];
/** Between two purchases of the same buyer. */
const BREATH_MS = 300;
const POLL_MS = 300;

export interface Purchase {
  customer: Customer;
  /** When the buyer saw its end, by `performance.now()`. */
  endedAt: number | null;
  /** Why the buyer gave up, in the shop's words. */
  gaveUp: string | null;
}

interface Buyers {
  purchases: readonly Purchase[];
  /** Nobody begins another purchase; resolves once everybody has seen the end of theirs, or has given up. */
  leave(): Promise<void>;
}

/** Buyers who keep buying, each one thing at a time, whatever happens. */
export function comeToBuy(behind: RunningShop, scenario: string, count: number): Buyers {
  const purchases: Purchase[] = [];
  const shop = { isOpen: true };
  const buyOnAndOn = async () => {
    while (shop.isOpen) {
      const index = purchases.length;
      const customer = new Customer(behind, scenario, WAYS[index % WAYS.length] ?? 'card', 'USD');
      const purchase: Purchase = { customer, endedAt: null, gaveUp: null };
      purchases.push(purchase);
      try {
        await customer.open(PLACES[index % PLACES.length] ?? 'JP');
        await customer.pay();
        await customer.complete();
        await untilEnded(customer);
        purchase.endedAt = performance.now();
      } catch (error) {
        purchase.gaveUp = String(error);
      }
      await pause(BREATH_MS);
    }
  };
  const buying = Promise.all(Array.from({ length: count }, buyOnAndOn));
  return {
    purchases,
    async leave() {
      shop.isOpen = false;
      await buying;
    },
  };
}

const MAX_PATIENT_MS = 15 * 60_000;

/** The order's page keeps asking until there is an eSIM or a refund. */
async function untilEnded(customer: Customer): Promise<Order> {
  for (const started = performance.now(); ;) {
    const order = await customer.readOrder();
    if (order.status === 'ready' || order.status === 'refunded') return order;
    if (performance.now() - started > MAX_PATIENT_MS) throw new Error(`still ${order.status}`);
    await pause(POLL_MS);
  }
}
