import type { OutsideWorld } from '../test/support/outside-world.ts';
import type { RunningShop } from '../test/support/running-shop.ts';
import type { Customer } from './customer.ts';

/** Where the shop is killed: what the world looks like just before, and what the buyers do meanwhile. */
export interface Step {
  name: string;
  /** Prepares the outside world. */
  arrange(world: OutsideWorld): Promise<unknown>;
  /** What each buyer does before the kill; may still be going on when it comes. */
  act(customer: Customer): Promise<void>;
  /** How long after the buyers started the kill comes. Milliseconds, one of them by chance. */
  killAfterMs: readonly [number, number];
  /** What buyers do while or after the shop is down. */
  afterKill?(customer: Customer): Promise<void>;
  /** Kills once more so long after the restart, in the middle of reconciling. Milliseconds. */
  killAgainAfterMs?: readonly [number, number];
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

export const STEPS: readonly Step[] = [
  {
    name: 'intent made, paid while the shop is down',
    arrange: nothing,
    act: (customer) => customer.open('ES'),
    killAfterMs: [600, 900],
    afterKill: async (customer) => {
      if (customer.paymentIntent) await customer.pay();
    },
  },
  {
    name: 'paid, not completed, webhooks lost',
    arrange: (world) => world.webhooks('drop'),
    act: payOnly,
    killAfterMs: [600, 1200],
  },
  {
    name: 'anywhere in a smooth purchase',
    arrange: nothing,
    act: buy,
    killAfterMs: [50, 900],
  },
  {
    name: 'provider order placed, answer cut',
    arrange: (world) => world.fault({ ...orders, effect: 'cut-after', times: 3 }),
    act: buy,
    killAfterMs: [300, 1500],
  },
  {
    name: 'provider order under way',
    arrange: (world) => world.fault({ ...orders, effect: 'delay', delay_ms: 1500, times: 5 }),
    act: buy,
    killAfterMs: [400, 1400],
  },
  {
    name: 'provisioned, mail not sent',
    arrange: (world) =>
      world.fault({ party: 'mail', method: 'SMTP', effect: 'status', status: 451, times: 8 }),
    act: buy,
    killAfterMs: [1200, 2000],
  },
  {
    name: 'in the middle of reconciling',
    arrange: (world) => world.fault({ ...orders, effect: 'cut-before', times: 6 }),
    act: buy,
    killAfterMs: [500, 1000],
    killAgainAfterMs: [200, 2500],
  },
  {
    name: 'wholesaler down until it is too late',
    arrange: (world) => world.fault({ ...orders, effect: 'status', status: 500, times: 10_000 }),
    act: buy,
    killAfterMs: [500, 1500],
  },
];

/** Restores what a step bent, except where the step is about it staying bent. */
export async function mend(world: OutsideWorld): Promise<void> {
  await world.clearFaults();
  await world.webhooks('release');
}

export async function killAndRestart(
  shop: RunningShop,
  afterKill: () => Promise<unknown> = nothing,
): Promise<void> {
  await shop.kill('SIGKILL');
  await afterKill();
  await shop.restart();
}
