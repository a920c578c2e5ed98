import { randomUUID } from 'node:crypto';

import { fulfil } from '../../../src/server/fulfilment/fulfil.ts';
import { settle } from '../../../src/server/payments/settle.ts';
import { wholesalersOf } from '../../../src/server/providers/registry/wholesalers.ts';
import { type Mortal, overWire, Wires } from '../memory-world/wire.ts';
import type { Buyer } from './buyer.ts';
import type { TestShop } from './shop.ts';
import { type Played, wholesalerOf } from './wholesaler.ts';

/** Seconds that pass between two looks at an order. */
const STEP_SECONDS = 61;

export interface Bought {
  buyer: Buyer;
  begun: Awaited<ReturnType<Buyer['begin']>>;
}

/** An order that is delivered. */
export interface Delivered extends Bought {
  id: string;
  iccid: string;
}

interface Options {
  buyer?: Buyer;
  /** The eSIM that the plan is added to. */
  onto?: string;
}

/** How buyers of any wholesaler's plans fare in a shop. */
export function buying(shop: TestShop) {
  const statusOf = async ({ buyer, begun }: Bought) => (await buyer.order(begun.started.order)).status;

  /** A payment that the shop knows of; nobody has ordered anything yet. */
  async function paid(
    wholesaler: Played,
    iso: string,
    { buyer = shop.buyer(), onto }: Options = {},
  ): Promise<Bought> {
    const plan = await buyer.plan(iso, (each) => wholesaler.sells(each));
    const changes = { attempt_id: randomUUID(), ...(onto && { top_up_esim_id: onto }) };
    const begun = await buyer.beginAndPay(plan, changes);
    await settle(shop.deps, 'stripe', begun.started.payment_intent_id);
    return { buyer, begun };
  }

  /** Lets time pass until the order is over. */
  async function ended(bought: Bought): Promise<string> {
    for (let step = 0; step < 40; step++) {
      await shop.settle();
      const status = await statusOf(bought);
      if (status === 'ready' || status === 'refunded') return status;
      await shop.later(STEP_SECONDS);
    }
    throw new Error(`it stays ${await statusOf(bought)}`);
  }

  async function delivered(wholesaler: Played, iso: string, options: Options = {}): Promise<Delivered> {
    const bought = await paid(wholesaler, iso, options);
    const status = await ended(bought);
    const { esim } = await bought.buyer.order(bought.begun.started.order);
    if (!esim) throw new Error(`no eSIM: ${status}`);
    return { ...bought, id: esim.id, iccid: esim.iccid };
  }

  return {
    paid,
    ended,
    statusOf,
    delivered,
    ordersOf: async ({ begun }: Bought) => (await shop.world.books(begun)).orders,
    refundsOf: async ({ begun }: Bought) => (await shop.world.books(begun)).refunds,
    giveBack: ({ buyer, id }: Delivered) =>
      buyer.post<{ status: string; why?: string }>(`/api/esims/${id}/refund`, {}),
    fulfilAndDie: (wholesaler: Played, bought: Bought, nth: number) =>
      fulfilAndDie(shop, wholesaler, bought, nth),
  };
}

class Killed extends Error {}

/** Runs a purchase's fulfilment in a process that is killed at its nth crossing to or from the wholesaler. */
async function fulfilAndDie(
  shop: Pick<TestShop, 'deps' | 'purchaseOf'>,
  { id }: Played,
  { begun }: Bought,
  nth: number,
): Promise<boolean> {
  let crossings = 0;
  const mortal: Mortal = {
    async cross() {
      if (crossings++ >= nth) throw new Killed();
    },
  };
  const doomed = overWire('esim-go', wholesalerOf(shop, id), new Wires(), mortal);
  const own = { ...shop.deps, wholesalers: wholesalersOf([doomed]) };
  try {
    await fulfil(own, (await shop.purchaseOf(begun)).id, [0, 0]);
    return false;
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    return true;
  }
}
