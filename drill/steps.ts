import { SENDING_MAIL } from '../test/support/outside/calls.ts';
import type { OutsideWorld } from '../test/support/outside/outside-world.ts';
import type { RunningShop } from '../test/support/shop/running-shop.ts';
import type { Customer } from './customer.ts';
import { ShopChange } from './shop-change.ts';

/** A moment at which the shop is killed: the state of the world just before, and what the buyers do meanwhile. */
export interface Step {
  name: string;
  /** Part of the short round. */
  short?: true;
  /** What buyers do before anything is changed. */
  before?(customer: Customer): Promise<unknown>;
  /** Prepares the outside world, or the shop. */
  arrange(world: OutsideWorld, shop: RunningShop): Promise<unknown>;
  /** What each buyer does before the kill; it may still be in progress when the kill comes. */
  act(customer: Customer): Promise<void>;
  /** The earliest moment of the kill: the first buyer has opened a purchase, has paid, or all have done their part. */
  killOnce: 'opened' | 'paid' | 'done';
  /** How long after that the kill comes, at random between the two. Milliseconds. */
  killAfterMs: readonly [number, number];
  /** What buyers do during or after the downtime. */
  afterKill?(customer: Customer): Promise<void>;
  /** Kills again so long after the restart, in the middle of reconciling. Milliseconds. */
  killAgainAfterMs?: readonly [number, number];
  /** The changed world stays until everything has ended, and no other fault is added. */
  lasting?: true;
}

const orders = { party: 'esim-go', method: 'POST', path: '/v2.4/orders' } as const;
const nothing = async () => {};

async function buy(customer: Customer): Promise<void> {
  await customer.open('JP');
  await customer.pay();
  await customer.complete();
}

async function payOnly(customer: Customer): Promise<void> {
  await customer.open('FR');
  await customer.pay();
}

async function loseWebhooks(world: OutsideWorld): Promise<void> {
  for (const provider of ['stripe', 'paypal'] as const) await world.webhooks('drop', provider);
}

const change = new ShopChange();

/** Accepts the current price if the quoted one is no longer valid. */
async function beginAnyhow(customer: Customer): Promise<void> {
  await customer.begin().catch(async () => {
    await customer.askPrice(change.country);
    await customer.begin();
  });
}

export const STEPS: readonly Step[] = [
  {
    name: 'payment made, paid while the shop is down',
    arrange: nothing,
    act: (customer) => customer.open('ES'),
    killOnce: 'done',
    killAfterMs: [0, 300],
    afterKill: async (customer) => {
      if (customer.order) await customer.pay();
    },
  },
  {
    name: 'paid, not completed, webhooks lost',
    short: true,
    arrange: loseWebhooks,
    act: payOnly,
    killOnce: 'done',
    killAfterMs: [0, 400],
  },
  {
    name: 'anywhere in a smooth purchase',
    short: true,
    arrange: nothing,
    act: buy,
    killOnce: 'opened',
    killAfterMs: [0, 1200],
  },
  {
    name: 'provider order placed, answer cut',
    short: true,
    arrange: (world) => world.fault({ ...orders, effect: 'cut-after', times: 3 }),
    act: buy,
    killOnce: 'paid',
    killAfterMs: [0, 1000],
  },
  {
    name: 'provider order under way',
    arrange: (world) => world.fault({ ...orders, effect: 'delay', delay_ms: 1500, times: 5 }),
    act: buy,
    killOnce: 'paid',
    killAfterMs: [50, 1000],
  },
  {
    name: 'provisioned, mail not sent',
    arrange: (world) => world.fault({ ...SENDING_MAIL, effect: 'status', status: 451, times: 8 }),
    act: buy,
    killOnce: 'paid',
    killAfterMs: [400, 1400],
  },
  {
    name: 'in the middle of reconciling',
    arrange: (world) => world.fault({ ...orders, effect: 'cut-before', times: 6 }),
    act: buy,
    killOnce: 'paid',
    killAfterMs: [0, 600],
    killAgainAfterMs: [200, 2500],
  },
  {
    name: 'the wholesaler refuses for good',
    short: true,
    arrange: (world) => world.fault({ ...orders, effect: 'status', status: 400, times: 2 }),
    act: buy,
    killOnce: 'paid',
    killAfterMs: [0, 1000],
  },
  {
    name: 'money asked back, no money for the eSIM',
    short: true,
    before: async (customer) => {
      await buy(customer);
      await customer.readOrder();
    },
    arrange: (world) => world.control('provider', { revokeRefund: false }),
    act: (customer) => customer.askBack(),
    killOnce: 'opened',
    killAfterMs: [0, 400],
    killAgainAfterMs: [200, 2500],
  },
  {
    name: 'money asked back',
    short: true,
    before: async (customer) => {
      await buy(customer);
      await customer.readOrder();
    },
    arrange: nothing,
    act: (customer) => customer.askBack(),
    killOnce: 'opened',
    killAfterMs: [5, 400],
  },
  {
    name: 'an operator gives a part back',
    short: true,
    before: async (customer) => {
      await buy(customer);
      await customer.readOrder();
    },
    arrange: (world) =>
      world.fault({ party: 'stripe', method: 'POST', path: '/v1/refunds', effect: 'cut-after', times: 2 }),
    act: (customer) => customer.giveBack(0.1),
    killOnce: 'opened',
    killAfterMs: [300, 2500],
  },
  {
    name: 'an operator has the eSIM replaced',
    short: true,
    before: async (customer) => {
      await buy(customer);
      await customer.readOrder();
    },
    arrange: (world) => world.fault({ ...orders, effect: 'cut-after', times: 1 }),
    act: (customer) => customer.replace(),
    killOnce: 'opened',
    killAfterMs: [300, 2500],
    killAgainAfterMs: [200, 2500],
  },
  {
    name: 'prices, a code and a plan change meanwhile',
    short: true,
    arrange: (_world, shop) => change.begin(shop),
    act: async (customer) => {
      await customer.askPrice(change.country, change.code);
      // By then some have begun, and the others have a quote.
      const isEarly = customer.way === 'card' || customer.way === 'both';
      if (isEarly) await beginAnyhow(customer);
      await change.publish();
      if (!isEarly) await beginAnyhow(customer);
      await customer.pay();
      await customer.complete();
    },
    killOnce: 'opened',
    killAfterMs: [0, 1500],
  },
  {
    name: 'wholesaler down until it is too late',
    lasting: true,
    arrange: (world) => world.fault({ ...orders, effect: 'status', status: 500, times: 10_000 }),
    act: buy,
    killOnce: 'paid',
    killAfterMs: [0, 1000],
  },
];
